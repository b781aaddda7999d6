import type { Envelope, FieldError } from '@qingdan/api/contract/envelope.ts'
import { currentLanguage } from '../../i18n/setup.ts'
import { changeSession, currentSession, loseSession, type Session } from '../session/session.ts'

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

/** Timeout of a call: a search takes milliseconds, so a silent server counts as unreachable. */
const usualTimeoutMs = 30_000

/**
 * A failed call. `status` 0: no answer (network, timeout). `code`: from the envelope, or the HTTP status when the answer had no envelope. `message`
 * is in the caller's language, '' if the server sent none.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: number
  readonly errors: readonly FieldError[]
  readonly requestId: string | null
  /** Seconds. */
  readonly retryAfter: number | null
  readonly data: unknown

  constructor(fields: {
    status: number
    code?: number
    message?: string
    data?: unknown
    requestId?: string | null
    retryAfter?: number | null
    cause?: unknown
  }) {
    super(fields.message ?? '', { cause: fields.cause })
    this.name = 'ApiError'
    this.status = fields.status
    this.code = fields.code ?? fields.status
    this.data = fields.data ?? null
    this.errors = fieldErrorsOf(this.data)
    this.requestId = fields.requestId ?? null
    this.retryAfter = fields.retryAfter ?? null
  }

  /** Unreachable or busy: the same call may succeed later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 502 || this.status === 503 || this.status === 504
  }
}

/** Error code for a caller without a valid session. */
export const sessionEnded = 126

function authorization(session: Pick<Session, 'token'> | null): Record<string, string> {
  return session ? { Authorization: session.token } : {}
}

/** The `data` of an envelope. Fails with `ApiError` for every answer that is no success. */
export async function answerOf<T>(response: Response): Promise<T> {
  const envelope = await readEnvelope<T>(response)
  if (envelope && response.ok && (envelope.code === 200 || envelope.code === 202)) return envelope.data
  if (envelope?.code === sessionEnded) loseSession()
  throw new ApiError({
    // A success without an envelope comes from a proxy, not from our API.
    status: response.ok ? 502 : response.status,
    code: envelope?.code,
    message: envelope?.message,
    data: envelope?.data,
    requestId: response.headers.get('x-request-id'),
    retryAfter: retryAfterOf(response),
  })
}

export function addressOf(path: string, params: Record<string, QueryValue>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') query.set(name, text)
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** A call with the token of the session, by default of this browser's. Throws `ApiError` without an answer. */
export async function send(
  address: string,
  init: RequestInit,
  {
    signal,
    session = currentSession(),
    timeoutMs = usualTimeoutMs,
  }: { signal?: AbortSignal | undefined; session?: Pick<Session, 'token'> | null; timeoutMs?: number } = {},
): Promise<Response> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    const response = await fetch(address, {
      ...init,
      headers: { Accept: 'application/json', 'Accept-Language': currentLanguage(), ...authorization(session) },
      signal: controller.signal,
    })
    const renewed = response.headers.get('x-renewed-token')
    if (renewed) changeSession({ token: renewed })
    return response
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiError({ status: 0, cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Null when the body is not an envelope: a proxy's page, an empty or incomplete answer. */
async function readEnvelope<T>(response: Response): Promise<Envelope<T> | null> {
  const text = await response.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return null
  }
  const isEnvelope = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
  return isEnvelope ? (body as Envelope<T>) : null
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

function fieldErrorsOf(data: unknown): readonly FieldError[] {
  if (typeof data !== 'object' || data === null || !('errors' in data) || !Array.isArray(data.errors)) return []
  return data.errors.filter((error): error is FieldError => typeof error?.field === 'string')
}
