import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AccessRefusal } from '../contract/account.ts'
import { type Envelope, envelopeOf, InputErrors, Nothing } from '../contract/envelope.ts'
import { type FileAnswer, isFile, type Operation } from '../contract/operations/operation.ts'
import { say } from '../language/language.ts'

/** A successful answer in the caller's language. */
export function ok<Data>(request: FastifyRequest, data: Data): Envelope<Data> {
  return { code: 200, message: say('success', request.language), data }
}

/** The answers of an operation by HTTP status. */
export function responseSchemas({ answer, failures, isProbe }: Operation) {
  const extra = Object.entries(failures ?? {}).map(([status, data]) => [status, envelopeOf(data)])
  return {
    200: isFile(answer) ? fileResponse(answer) : envelopeOf(answer),
    ...(isProbe ? {} : usualFailures),
    ...Object.fromEntries(extra),
  }
}

const usualFailures = {
  400: envelopeOf(InputErrors.nullable()),
  401: envelopeOf(Nothing),
  403: envelopeOf(AccessRefusal.nullable()),
  404: envelopeOf(Nothing),
  429: envelopeOf(Nothing),
  503: envelopeOf(Nothing),
}

function fileResponse({ contentType, description }: FileAnswer) {
  const file = z.unknown().meta({ type: 'string', format: 'binary' })
  return { description, content: { [contentType]: { schema: file } } }
}
