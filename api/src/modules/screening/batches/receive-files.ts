import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maxFileBytes, maxFiles } from '../../../contract/screening/limits.ts'
import { type SubjectType, subjectTypes } from '../../../contract/subject.ts'
import { cleanText } from '../../../contract/text.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'

/** Of a file that is too large one byte more is received, so that it is refused by its name. */
export const formOptions = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: maxFileBytes + 1,
    files: maxFiles,
    fields: 5,
    parts: maxFiles + 5,
    fieldSize: 1000,
    headerPairs: 20,
  },
}
/** Limit for all files plus their form. */
const maxFormBytes = maxFiles * maxFileBytes + 64 * 1024

export interface ReceivedFiles {
  type: SubjectType
  files: { fileName: string; bytes: Buffer }[]
}

export async function refuseLargeForm({ headers }: FastifyRequest): Promise<void> {
  if (Number(headers['content-length'] ?? 0) > maxFormBytes) throw new AppError('body.tooLarge')
}

/**
 * Reads a form of a type and files, in any order. Throws `body.type`, `type.unknown`, and on the field `file`
 * `workbook.missing` and `workbook.tooMany`.
 */
export async function receiveFiles(request: Pick<FastifyRequest, 'isMultipart' | 'parts'>): Promise<ReceivedFiles> {
  if (!request.isMultipart()) throw new AppError('body.type')
  const files: ReceivedFiles['files'] = []
  let type: string | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') files.push({ fileName: fileNameOf(part), bytes: await part.toBuffer() })
      else if (part.fieldname === 'type') type = String(part.value)
    }
  } catch (error) {
    throw error instanceof AppError ? error : formError(error)
  }
  if (files.length === 0) throw invalidInput([{ field: 'file', code: 'workbook.missing' }])
  const known = subjectTypes.find((one) => one === type)
  if (known === undefined) throw invalidInput([{ field: 'type', code: 'type.unknown' }])
  return { type: known, files }
}

function fileNameOf({ filename }: MultipartFile): string {
  return cleanText(filename).split(/[/\\]/).at(-1)?.slice(-255) ?? ''
}

function formError(cause: unknown): AppError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') {
    const fields = [{ field: 'file', code: 'workbook.tooMany' as const }]
    return new AppError('workbook.tooMany', { fields, params: { most: maxFiles } })
  }
  return new AppError('body.malformed', { cause })
}
