import { type ErrorCode, errorCatalogue } from '../contract/error-codes.ts'

/** Values for the `{places}` of a phrase. */
type Params = Record<string, string | number>

/** A refused field. */
interface RefusedField {
  field: string
  code: ErrorCode
  /** If absent, those of the error. */
  params?: Params
}

interface Details {
  params?: Params
  fields?: RefusedField[]
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
  /** `data` of the answer. */
  data?: Record<string, unknown>
  /** For the audit: id of the object that the refused action concerns, and what else is known; nothing personal. */
  subject?: string | undefined
  auditDetails?: Record<string, unknown>
  cause?: unknown
}

/** The only error the API throws on purpose. Its message goes to the log; the caller gets the message of `code`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly params: Params
  readonly fields: RefusedField[]
  readonly retryAfter: number | null
  readonly data: Record<string, unknown> | null
  readonly auditDetails: Record<string, unknown>
  subject: string | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.statusCode = errorCatalogue[code].status
    this.params = details.params ?? {}
    this.fields = details.fields ?? []
    this.retryAfter = details.retryAfter ?? null
    this.data = details.data ?? null
    this.auditDetails = details.auditDetails ?? {}
    this.subject = details.subject
  }
}

/** Error for invalid input; the first field's message becomes the message of the answer. */
export function invalidInput(fields: RefusedField[]): AppError {
  return new AppError(fields[0]?.code ?? 'input.invalid', { fields })
}

/** Adds the object of the action to a refusal, for the audit. */
export async function concerning<Result>(subject: string | undefined, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) error.subject ??= subject
    throw error
  }
}
