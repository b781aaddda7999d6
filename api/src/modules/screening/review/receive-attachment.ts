import type { FastifyRequest } from 'fastify'
import { attachmentFormBytes } from '../../../contract/screening/limits.ts'
import { cleanText } from '../../../contract/text.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'

export async function refuseLargeAttachment({ headers }: FastifyRequest): Promise<void> {
  if (Number(headers['content-length'] ?? 0) > attachmentFormBytes) throw new AppError('body.tooLarge')
}

/** Reads a form of an id and one file. Throws `body.type`, `body.tooLarge`, `input.invalid` on `id`, and `attachment.missing` on `file`. */
export async function receiveAttachment(request: Pick<FastifyRequest, 'isMultipart' | 'parts'>) {
  if (!request.isMultipart()) throw new AppError('body.type')
  let id = ''
  let file: { fileName: string; bytes: Buffer } | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const fileName = cleanText(part.filename).split(/[/\\]/).at(-1)?.slice(-200) ?? ''
        file = { fileName, bytes: await part.toBuffer() }
      } else if (part.fieldname === 'id') id = String(part.value)
    }
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    throw new AppError(code === 'FST_REQ_FILE_TOO_LARGE' ? 'body.tooLarge' : 'body.malformed', { cause })
  }
  if (!/^\d{1,15}$/.test(id)) throw invalidInput([{ field: 'id', code: 'input.invalid' }])
  if (!file) throw invalidInput([{ field: 'file', code: 'attachment.missing' }])
  return { id: Number(id), ...file }
}
