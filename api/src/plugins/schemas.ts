import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import fp from 'fastify-plugin'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { type ErrorCode, isErrorCode } from '../contract/error-codes.ts'
import { AppError, invalidInput } from '../http/app-error.ts'
import { compileAnswer } from '../http/write-answer.ts'

/** More are refused: no operation has half as many. */
const maxFields = 100

/** Of a document in JSON, with those of objects in it, and its lists: more are refused unread. The largest operation takes a quarter. */
const maxParts = 20_000

/** Of a form, unless its operation has a limit of its own. */
const maxFormBytes = 64 * 1024

interface Fields extends Record<string, string | string[] | undefined> {
  /** Set when there were more than `maxFields`: a parser of queries must not throw. */
  [tooMany]?: true
}
const tooMany = Symbol('too many fields')

interface Options {
  /** A wrong answer fails, as in tests. Fields outside the contract are never sent in any case. */
  validatesAnswers: boolean
}

/** Accepts every POST as a form or as JSON, validates every input by its zod schema, and writes every answer by its own (decision 0104). */
export const schemaPlugin = fp(
  async (app: FastifyInstance, { validatesAnswers }: Options) => {
    await app.register(formbody, { parser: parseForm, bodyLimit: maxFormBytes })
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
      if (hasMoreParts(text, maxParts)) done(new AppError('input.tooMany'))
      else parseJson(request, text, done)
    })
    // Fastify reads it as text, which no operation takes.
    app.removeContentTypeParser('text/plain')
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(validatesAnswers ? serializerCompiler : compiledSerializer)
  },
  { name: 'schemas' },
)

/**
 * `a=1&b=` → `{a: '1'}`: an empty value counts as absent, a repeated one is an array (which its schema rejects). Reads at most `maxFields` pairs, in
 * one pass, so that its time does not grow with the number of names. Never throws; more pairs are refused with the input.
 */
export function parseForm(text: string): Fields {
  const end = endOfFields(text)
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text.slice(0, end))) {
    const known = values.get(name)
    if (known) known.push(value)
    else values.set(name, [value])
  }
  const fields: Fields = Object.create(null)
  for (const [name, [only = '', ...others]] of values) {
    if (others.length > 0) fields[name] = [only, ...others]
    else if (only !== '') fields[name] = only
  }
  if (end < text.length) fields[tooMany] = true
  return fields
}

/** Where the pair after the last allowed one begins; the length of the text if there is none. */
function endOfFields(text: string): number {
  let end = -1
  for (let count = 0; count < maxFields; count++) {
    end = text.indexOf('&', end + 1)
    if (end === -1) return text.length
  }
  return end
}

/** Whether a text in JSON has more members and lists than this, by its colons and brackets: those in a value count too, and spaces hide none. */
export function hasMoreParts(text: string, most: number): boolean {
  let count = 0
  for (const sign of [':', '['])
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) if (++count > most) return true
  return false
}

const compiledSerializer: FastifySerializerCompiler<z.ZodType> = ({ schema }) => compileAnswer(schema)

const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (input: unknown) => {
    if (hasTooMany(input)) return { error: new AppError('input.tooMany') }
    const parsed = schema.safeParse(httpPart === 'body' ? withDigits(input) : (input ?? {}))
    if (parsed.success) return { value: parsed.data }
    return { error: invalidInput(refusedFields(parsed.error, input)) }
  }

/** A body with its numbers as the digits that a form would carry: JSON may send either, and a schema reads only texts. */
export function withDigits(body: unknown): unknown {
  if (body === null || body === undefined) return {}
  if (typeof body !== 'object' || Array.isArray(body) || !Object.values(body).some(isPlainNumber)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isPlainNumber(value) ? String(value) : value]),
  )
}

/** A number whose digits are the ones that were sent. */
function isPlainNumber(value: unknown): value is number {
  return (
    typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER && /^-?\d+(\.\d+)?$/.test(String(value))
  )
}

function hasTooMany(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  return Object.hasOwn(input, tooMany) || Object.keys(input).length > maxFields
}

/** One error per field, in the order of the schema. */
function refusedFields(error: z.ZodError, input: unknown): { field: string; code: ErrorCode }[] {
  const fields = new Map<string, ErrorCode>()
  for (const issue of error.issues) {
    // Fields have the names of the request; a position inside a comma list is not a field, one of a field in a list of objects is.
    const field = issue.path.filter((key, at, path) => typeof key === 'string' || at < path.length - 1).join('.')
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
