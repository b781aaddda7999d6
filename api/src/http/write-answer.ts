import { z } from 'zod'

/** Takes from a value what its schema names; null when it takes all. */
type Take = ((value: unknown) => unknown) | null

/** A value of an object schema. */
type Fields = Record<string, unknown>

/**
 * Writes the answers of a schema as JSON: only its fields, in its order. Values are not checked, see decision 0104. Throws at once for a schema that
 * it cannot write.
 */
export function compileAnswer(schema: z.ZodType): (answer: unknown) => string {
  const take = compile(schema, new Map())
  return (answer) => JSON.stringify(take === null ? answer : take(answer))
}

/** `objects`: those that are compiled, because a schema may contain itself. */
function compile(schema: z.core.$ZodType, objects: Map<z.ZodObject, Take>): Take {
  if (schema instanceof z.ZodObject) return compileObject(schema, objects)
  if (schema instanceof z.ZodArray) return eachBy(compile(schema.element, objects))
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return unlessAbsent(compile(schema.unwrap(), objects))
  }
  if (schema instanceof z.ZodUnion) return compileUnion(schema, objects)
  if (schema instanceof z.ZodRecord) return takesAll(schema.valueType, objects)
  if (isPlain(schema)) return null
  throw new Error(`An answer has a schema that cannot be written: ${schema._zod.def.type}`)
}

const plainTypes = new Set(['string', 'number', 'boolean', 'null', 'enum', 'literal', 'unknown'])

function isPlain(schema: z.core.$ZodType): boolean {
  return plainTypes.has(schema._zod.def.type)
}

/** A generated function, as zod makes its parsers: one that loops over names took longer than zod's validation. */
function compileObject(schema: z.ZodObject, objects: Map<z.ZodObject, Take>): Take {
  if (objects.has(schema)) return (value) => objects.get(schema)?.(value)
  objects.set(schema, null)
  const takes = Object.values(schema.shape).map((field) => compile(field, objects))
  const fields = Object.keys(schema.shape).map((name, at) => {
    const value = `value[${JSON.stringify(name)}]`
    return `${JSON.stringify(name)}: ${takes[at] === null ? value : `takes[${at}](${value})`}`
  })
  const take = new Function('takes', `return (value) => ({ ${fields.join()} })`)(takes) as (value: unknown) => Fields
  objects.set(schema, take)
  return take
}

function compileUnion(schema: z.ZodUnion, objects: Map<z.ZodObject, Take>): Take {
  if (schema instanceof z.ZodDiscriminatedUnion) return compileByField(schema, objects)
  const [object, ...others] = schema.options.filter((option) => !isPlain(option))
  if (object === undefined) return null
  if (others.length > 0) throw new Error('An answer has a union whose parts cannot be told apart')
  const take = compile(object, objects)
  return (value) => (typeof value === 'object' && value !== null && take !== null ? take(value) : value)
}

function compileByField(schema: z.ZodDiscriminatedUnion, objects: Map<z.ZodObject, Take>): Take {
  const field = schema.def.discriminator
  const takes = new Map<unknown, Take>()
  for (const option of schema.options) {
    const take = compile(option, objects)
    for (const value of option._zod.propValues?.[field] ?? []) takes.set(value, take)
  }
  return (value) => {
    const take = takes.get((value as Fields)[field])
    if (!take) throw new Error(`An answer has an unknown ${field}`)
    return take(value)
  }
}

function eachBy(take: Take): Take {
  return take === null ? null : (values) => (values as unknown[]).map(take)
}

function unlessAbsent(take: Take): Take {
  return take === null ? null : (value) => (value === null || value === undefined ? value : take(value))
}

/** The schema of a record does not say its names, so nothing could be left out of its values. */
function takesAll(values: z.core.$ZodType, objects: Map<z.ZodObject, Take>): Take {
  if (compile(values, objects) !== null) throw new Error('An answer has a record of objects')
  return null
}
