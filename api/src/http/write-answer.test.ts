import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isFile, type Operation } from '../contract/operations/operation.ts'
import { operations } from '../contract/operations.ts'
import { responseSchemas } from './responses.ts'
import { compileAnswer } from './write-answer.ts'

/** One of them is right for each text of the contract. */
const texts = ['“华为”\n\\ \ud800', '2026-08-01', '2026-08-01T01:30:05Z', '08:30', 'CN']

/** Values of a schema with a field too many in each object; the `round` changes which of several forms they have. */
function example(schema: z.core.$ZodType, round: number): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, example(field, round + name.length)])
    return { notInTheContract: 1, ...Object.fromEntries(fields.toReversed()) }
  }
  if (schema instanceof z.ZodArray) {
    return Array.from({ length: round % 3 }, (_, at) => example(schema.element, round + 3 * at + 3))
  }
  if (schema instanceof z.ZodNullable) return round % 4 === 0 ? null : example(schema.unwrap(), round)
  if (schema instanceof z.ZodOptional) return round % 5 === 0 ? undefined : example(schema.unwrap(), round)
  if (schema instanceof z.ZodUnion) return example(schema.options[round % schema.options.length] as z.ZodType, round)
  if (schema instanceof z.ZodRecord)
    return { any: example(schema.valueType, round), name: example(schema.valueType, 1) }
  if (schema instanceof z.ZodEnum) return schema.options[round % schema.options.length]
  if (schema instanceof z.ZodLiteral) return [...schema.values][round % schema.values.size]
  if (schema._zod.def.type === 'string') return texts.find((text) => z.safeParse(schema, text).success)
  if (schema instanceof z.ZodNumber) return round * (round % 2 ? 1 : 0.1)
  if (schema instanceof z.ZodBoolean) return round % 2 === 0
  if (schema instanceof z.ZodUnknown) return { any: [round] }
  return null
}

/** Strict schemas refuse it. */
const withoutExtra = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part) => (key === 'notInTheContract' ? undefined : part))

describe('an answer', () => {
  test.each(Object.entries(operations) as [string, Operation][])(
    'of %s is written as its validation writes it',
    (_name, operation) => {
      for (const [status, schema] of Object.entries(responseSchemas(operation))) {
        if (status === '200' && isFile(operation.answer)) continue
        const write = compileAnswer(schema as z.ZodType)
        for (let round = 0; round < 30; round++) {
          const answer = example(schema as z.ZodType, round)
          const validated = JSON.stringify(z.encode(schema as z.ZodType, withoutExtra(answer)))
          expect(write(answer)).toBe(validated)
        }
      }
    },
  )

  test('that lacks an object fails, it is not sent without it', () => {
    const write = compileAnswer(z.object({ verdict: z.object({ kind: z.string() }) }))
    expect(() => write({})).toThrow(TypeError)
  })

  test.each([
    ['a date', z.date()],
    ['objects that cannot be told apart', z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])],
    ['a record of objects', z.record(z.string(), z.object({ a: z.string() }))],
  ])('with %s is refused at the start', (_what, schema) => {
    expect(() => compileAnswer(z.object({ schema }))).toThrow('An answer has')
  })

  test('may contain itself', () => {
    const Tree = z.object({
      id: z.string(),
      get children() {
        return z.array(Tree)
      },
    })
    const tree = { children: [{ children: [], id: 'b', other: 1 }], id: 'a', other: 1 }
    expect(compileAnswer(Tree)(tree)).toBe('{"id":"a","children":[{"id":"b","children":[]}]}')
  })
})
