import type { z } from 'zod'
import { Rejected } from '../rejected.ts'
import { readJson } from './document-text.ts'

/** Reads a whole JSON file of a known form. Throws `Rejected` when it has another. */
export async function readJsonFile<Schema extends z.ZodType>(
  content: AsyncIterable<Uint8Array>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(await readJson(content))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Rejected(`The file has another form at ${issue?.path.join('/')}: ${issue?.message}.`)
}
