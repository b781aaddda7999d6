import { readUpload, type UploadedFile, type UploadReading } from './read-upload.ts'
import { type FileRefusal, RefusedFile } from './workbook-kind.ts'

/** Errors lose their class between threads. */
export type UploadResult = { reading: UploadReading } | { refused: FileRefusal }

/** Runs in a thread of the pool. */
export async function readFile(file: UploadedFile): Promise<UploadResult> {
  try {
    return { reading: await readUpload(file) }
  } catch (error) {
    if (error instanceof RefusedFile) return { refused: error.reason }
    throw error
  }
}
