import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { actorOf, sessionOf } from '../../../auth/session.ts'
import { UploadedFile } from '../../../contract/account.ts'
import { FileAddress } from '../../../contract/account-requests.ts'
import { envelopeOf, Nothing } from '../../../contract/envelope.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { ok, responseSchemas } from '../../../http/responses.ts'
import { fileBase, keepFile, readFile } from './file-service.ts'

const tags = ['account']
const maxFileBytes = 1024 * 1024
/** A file and the form around it. */
const maxFormBytes = maxFileBytes + 64 * 1024
/** Nothing in it runs, whatever a browser takes it for. */
const filePolicy = "default-src 'none'; sandbox"

/** Pictures that users give; only here a form may hold a file. */
export const fileRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  await app.register(multipart, {
    limits: { fileSize: maxFileBytes, files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 20 },
  })

  app.post(
    '/user-service/api/file/upload',
    {
      config: { operation: 'account.upload', access: 'session' },
      onRequest: async (request) => {
        if (Number(request.headers['content-length'] ?? 0) > maxFormBytes) throw new AppError('file.tooLarge')
      },
      schema: {
        tags,
        summary: 'Give a picture (multipart field `file`; PNG or JPEG, at most 1 MB), such as a business card',
        consumes: ['multipart/form-data'],
        response: { ...responseSchemas(UploadedFile), 413: envelopeOf(Nothing), 415: envelopeOf(Nothing) },
      },
    },
    async (request) => {
      const file = await receiveFile(request)
      return ok(request, await keepFile(db, file, sessionOf(request).userId, actorOf(request), new Date()))
    },
  )

  app.get(
    `${fileBase}:id`,
    {
      config: { operation: 'account.file', access: 'open' },
      schema: {
        tags,
        summary: 'A picture by its address, which is its secret: a page shows it without a header',
        params: FileAddress,
        response: {
          200: { description: 'The picture', content: { 'image/png': { schema: z.any() } } },
          404: envelopeOf(Nothing),
        },
      },
    },
    async (request, reply) => {
      const { content_type, bytes } = await readFile(db, request.params.id)
      return reply
        .type(content_type)
        .header('content-disposition', 'inline')
        .header('content-security-policy', filePolicy)
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', 'private, max-age=300')
        .send(bytes)
    },
  )
}

/** The bytes of the one file of a form. Throws `file.tooLarge`, `body.type`, and `file.missing` on the field `file`. */
async function receiveFile(request: FastifyRequest): Promise<Buffer> {
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
