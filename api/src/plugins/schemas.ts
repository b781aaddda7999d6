import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import fp from 'fastify-plugin'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { type ErrorCode, isErrorCode } from '../contract/error-codes.ts'
import { invalidInput } from '../http/app-error.ts'

type Fields = Record<string, string | string[]>

/**
 * Accepts every POST as a form or as JSON, and validates every input and answer by its zod schema, so that fields outside the contract are never
 * sent. For ten search rows that costs 0.13 ms over plain JSON.
 */
export const schemaPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(formbody, { parser: parseForm })
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
  },
  { name: 'schemas' },
)

/** `a=1&b=` → `{a: '1'}`: an empty value counts as absent, a repeated one is an array (which its schema rejects). Never throws. */
export function parseForm(text: string): Fields {
  const fields: Fields = Object.create(null)
  const parameters = new URLSearchParams(text)
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    const [only = ''] = values
    if (values.length > 1) fields[name] = values
    else if (only !== '') fields[name] = only
  }
  return fields
}

const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const parsed = schema.safeParse(input ?? {})
    if (parsed.success) return { value: parsed.data }
    return { error: invalidInput(refusedFields(parsed.error, input)) }
  }

/** One error per field, in the order of the schema. */
function refusedFields(error: z.ZodError, input: unknown): { field: string; code: ErrorCode }[] {
  const fields = new Map<string, ErrorCode>()
  for (const issue of error.issues) {
    // Fields have the names of the request; a position inside a comma list is not a field.
    const field = issue.path.filter((key) => typeof key === 'string').join('.')
    if (!fields.has(field)) fields.set(field, codeOf(issue, input))
  }
  return [...fields].map(([field, code]) => ({ field, code }))
}

/** Zod's error for an array where one value is expected. */
const typeCodes = new Set(['invalid_type', 'invalid_value'])

function codeOf(issue: z.core.$ZodIssue, input: unknown): ErrorCode {
  if (typeCodes.has(issue.code) && Array.isArray(valueAt(input, issue.path[0]))) return 'input.duplicate'
  return isErrorCode(issue.message) ? issue.message : 'input.invalid'
}

function valueAt(input: unknown, key: PropertyKey | undefined): unknown {
  return typeof input === 'object' && input !== null && key !== undefined ? Reflect.get(input, key) : undefined
}
