import { ApiError } from '../../lib/api/api-client.ts'

export type Failure = 'network' | 'away' | 'busy' | 'missing' | 'input' | 'broken'

/** The kind of failure that selects the message. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'broken'
  if (error.status === 0) return 'network'
  if (error.status === 429) return 'busy'
  if (error.isTemporary) return 'away'
  if (error.status === 404) return 'missing'
  return error.status === 400 || error.status === 413 || error.status === 415 ? 'input' : 'broken'
}
