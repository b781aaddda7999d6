import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { outageOf } from '../connections/outages.ts'
import type { Envelope, InputErrors } from '../contract/envelope.ts'
import { type ErrorCode, errorCatalogue } from '../contract/error-codes.ts'
import { AppError } from '../http/app-error.ts'
import { languageOf, say } from '../language/language.ts'

const retryAfterSeconds = 5

/** Errors of Fastify that have their own code in our catalogue. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body.type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body.malformed',
  FST_ERR_BAD_URL: 'path.unknown',
  FST_ERR_MAX_PARAM_LENGTH: 'path.unknown',
}

/** Answers every failure in the envelope, in the caller's language, and records refusals in the audit. */
export const envelopePlugin = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
      await app.audit.refused(request, toAppError(error))
      sendFailure(error, request, reply)
      return reply
    })
  },
  { name: 'envelope', dependencies: ['audit'] },
)

/** Answers one failure. The details of an unexpected error are only in the log. */
export function sendFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toAppError(error)
  if (failure.statusCode >= 500) request.log.error({ err: error }, failure.code)
  if (failure.retryAfter !== null) reply.header('retry-after', failure.retryAfter)
  else if (failure.statusCode === 503) reply.header('retry-after', retryAfterSeconds)
  // An invalid path fails before the hooks that normally set the language.
  reply.header('x-request-id', request.id)
  reply.code(failure.statusCode).type('application/json; charset=utf-8').serializer(JSON.stringify)
  reply.send(toEnvelope(failure, request))
}

function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  const outage = outageOf(error)
  if (outage) return new AppError(outage, { cause: error })
  const known = 'code' in error ? frameworkCodes[error.code] : undefined
  if (known) return new AppError(known, { cause: error })
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return new AppError(status >= 400 && status < 500 ? 'request.malformed' : 'unexpected', { cause: error })
}

function toEnvelope(
  failure: AppError,
  request: FastifyRequest,
): Envelope<InputErrors | Record<string, unknown> | null> {
  const language = languageOf(request.headers['accept-language'])
  const errors = failure.fields.map(({ field, code, params = failure.params }) => ({
    field,
    message: say(code, language, params),
  }))
  return {
    code: errorCatalogue[failure.code].code,
    message: say(failure.code, language, failure.params),
    data: errors.length > 0 ? { errors } : failure.data,
  }
}
