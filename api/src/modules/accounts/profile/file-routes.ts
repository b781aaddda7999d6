import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { actorOf, sessionOf } from '../../../auth/session.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { handle } from '../../../plugins/operations.ts'
import { readFile, storeFile } from './file-service.ts'

const maxFileBytes = 1024 * 1024
/** Limit for a file plus its form. */
const maxFormBytes = maxFileBytes + 64 * 1024
/** Prevents a browser from running anything in the file, whatever type it guesses. */
const filePolicy = "default-src 'none'; sandbox"

/** Uploaded pictures; the only route that accepts a file. */
export const fileRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  await app.register(multipart, {
    limits: { fileSize: maxFileBytes, files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 20 },
  })

  handle(
    app,
    'account.upload',
    async (request) => {
      const file = await receiveFile(request)
      return storeFile(db, file, sessionOf(request).userId, actorOf(request), new Date())
    },
    { onRequest: refuseLargeForm },
  )

  handle(app, 'account.file', async (request, reply) => {
    const { content_type, bytes } = await readFile(db, request.params.id)
    return reply
      .type(content_type)
      .header('content-disposition', 'inline')
      .header('content-security-policy', filePolicy)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, max-age=300')
      .send(bytes)
  })
}

async function refuseLargeForm({ headers }: FastifyRequest): Promise<void> {
  if (Number(headers['content-length'] ?? 0) > maxFormBytes) throw new AppError('file.tooLarge')
}

/** Reads the one file of a form. Throws `file.tooLarge`, `body.type`, and `file.missing` on the field `file`. */
async function receiveFile(request: Pick<FastifyRequest, 'isMultipart' | 'parts'>): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('body.type')
  try {
    let found: Buffer | undefined
    for await (const part of request.parts()) {
      if (part.type === 'file') found = await bytesOf(part)
    }
    if (found) return found
  } catch (error) {
    throw error instanceof AppError ? error : formError(error)
  }
  throw invalidInput([{ field: 'file', code: 'file.missing' }])
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer()
  if (part.fieldname !== 'file') throw invalidInput([{ field: 'file', code: 'file.missing' }])
  return bytes
}

function formError(cause: unknown): AppError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('file.tooLarge', { cause })
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return invalidInput([{ field: 'file', code: 'file.missing' }])
  return new AppError('body.malformed', { cause })
}
