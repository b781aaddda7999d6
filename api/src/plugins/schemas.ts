import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import fp from 'fastify-plugin'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { type ErrorCode, isErrorCode } from '../contract/error-codes.ts'
import { invalidInput } from '../http/app-error.ts'

type Fields = Record<string, string | string[]>

/**
 * Every POST takes a form as well as JSON; every input and every answer goes through its zod schema, so that nothing
 * leaves that the contract does not name. For ten search rows that costs 0.13 ms over plain JSON.
 */
export const schemaPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(formbody, { parser: parseForm })
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
  },
  { name: 'schemas' },
)

/** `a=1&b=` → `{a: '1'}`: an empty value is not given, a repeated one is an array (and refused by its schema). Never throws. */
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

/** One error a field, in the order of the schema. */
function refusedFields(error: z.ZodError, input: unknown): { field: string; code: ErrorCode }[] {
  const fields = new Map<string, ErrorCode>()
  for (const issue of error.issues) {
    // Fields are named as they were sent; a place inside a comma list is no field of its own.
    const field = issue.path.filter((key) => typeof key === 'string').join('.')
    if (!fields.has(field)) fields.set(field, codeOf(issue, input))
  }
  return [...fields].map(([field, code]) => ({ field, code }))
}

/** What zod says of an array where one value belongs. */
const typeCodes = new Set(['invalid_type', 'invalid_value'])

function codeOf(issue: z.core.$ZodIssue, input: unknown): ErrorCode {
  if (typeCodes.has(issue.code) && Array.isArray(valueAt(input, issue.path[0]))) return 'input.duplicate'
  return isErrorCode(issue.message) ? issue.message : 'input.invalid'
}

function valueAt(input: unknown, key: PropertyKey | undefined): unknown {
  return typeof input === 'object' && input !== null && key !== undefined ? Reflect.get(input, key) : undefined
}
