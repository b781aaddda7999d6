import { type ErrorCode, errorCatalogue } from '../contract/error-codes.ts'

interface Details {
  /** Values for the `{places}` of the phrase. */
  params?: Record<string, string | number>
  /** Refused fields, each with its error code. */
  fields?: { field: string; code: ErrorCode }[]
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
  /** `data` of the answer. */
  data?: Record<string, unknown>
  cause?: unknown
}

/** The only error the API throws on purpose. Its message goes to the log; the caller gets the message of `code`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly params: Record<string, string | number>
  readonly fields: { field: string; code: ErrorCode }[]
  readonly retryAfter: number | null
  readonly data: Record<string, unknown> | null

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.statusCode = errorCatalogue[code].status
    this.params = details.params ?? {}
    this.fields = details.fields ?? []
    this.retryAfter = details.retryAfter ?? null
    this.data = details.data ?? null
  }
}

/** Error for invalid input; the first field's message becomes the message of the answer. */
export function invalidInput(fields: { field: string; code: ErrorCode }[]): AppError {
  return new AppError(fields[0]?.code ?? 'input.invalid', { fields })
}
