import { AppError } from '../../../http/app-error.ts'
import { createThreadPool } from '../../../jobs/thread-pool.ts'
import type { UploadedFile } from './read-upload.ts'
import type { UploadResult } from './upload-worker.ts'

export interface UploadPool {
  /** Reads a workbook of names in a thread. Throws `service.busy` when too many wait. */
  read(file: UploadedFile): Promise<UploadResult>
  close(): Promise<void>
}

/** One thread: a file of 50,000 rows takes a second or two of one core. */
export function createUploadPool(): UploadPool {
  const pool = createThreadPool<UploadedFile, UploadResult>({
    file: new URL('./upload-worker.ts', import.meta.url),
    name: 'readFile',
    threads: 1,
    maxWaiting: 20,
    maxMillis: 60_000,
    idleMillis: 10_000,
    megabytes: 320,
  })
  return {
    async read(file) {
      try {
        return await pool.run(file)
      } catch (error) {
        if (isExhausted(error)) return { refused: 'tooSlow' }
        throw error
      }
    },
    close: pool.close,
  }
}

/** The file took all the time or memory that a thread has. */
function isExhausted(error: unknown): boolean {
  if (error instanceof AppError) return error.cause !== undefined
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
