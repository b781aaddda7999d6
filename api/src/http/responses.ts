import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AccessRefusal } from '../contract/account.ts'
import { type Envelope, envelopeOf, InputErrors, Nothing } from '../contract/envelope.ts'
import { say } from '../language/language.ts'

/** A successful answer in the caller's language. */
export function ok<Data>(request: FastifyRequest, data: Data): Envelope<Data> {
  return { code: 200, message: say('success', request.language), data }
}

/** The answers of a route that gives `data`, for the OpenAPI document and the types. */
export function responseSchemas<Data extends z.ZodType>(data: Data) {
  return {
    200: envelopeOf(data),
    400: envelopeOf(InputErrors.nullable()),
    401: envelopeOf(Nothing),
    403: envelopeOf(AccessRefusal.nullable()),
    404: envelopeOf(Nothing),
    429: envelopeOf(Nothing),
    503: envelopeOf(Nothing),
  }
}
