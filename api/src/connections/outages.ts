import { errors } from '@elastic/elasticsearch'
import type { ErrorCode } from '../contract/error-codes.ts'

/** Socket errors and SQLSTATE classes that mean "the server cannot answer now". */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
])
/** 08 connection, 53 out of resources, 57P shutdown, 57014 statement timeout, 42P01/3D000 not migrated or not created yet. */
const sqlStates = /^(08...|53...|57P..|57014|42P01|3D000)$/
/** node-postgres throws these errors without a code. */
const poolMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/

/** The error code of an outage of the search engine or the database; null for any other error. */
export function outageOf(error: unknown): ErrorCode | null {
  if (error instanceof errors.ElasticsearchClientError) return engineOutage(error)
  return isDatabaseAway(error) ? 'database.away' : null
}

function engineOutage(error: errors.ElasticsearchClientError): ErrorCode | null {
  if (error instanceof errors.SerializationError || error instanceof errors.ConfigurationError) return null
  if (!(error instanceof errors.ResponseError)) return 'engine.away'
  if (error.statusCode === 404) return 'engine.loading'
  const status = error.statusCode ?? 503
  return status === 429 || status >= 500 ? 'engine.away' : null
}

function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return socketCodes.has(code) || sqlStates.test(code) || poolMessages.test(error.message)
}
