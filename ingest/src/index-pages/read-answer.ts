import type { z } from 'zod'
import { PageChanged } from '../rejected.ts'
import type { IndexPage } from '../source.ts'

/** The answer of an interface in JSON. Throws `PageChanged` when it does not have the form of the schema. */
export function readAnswer<Answer>({ url, text }: IndexPage, schema: z.ZodType<Answer>): Answer {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch (cause) {
    throw new PageChanged(`The answer of ${url} is not JSON.`, { cause })
  }
  const read = schema.safeParse(answer)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new PageChanged(`The answer of ${url} has changed: ${issue?.path.join('.')}: ${issue?.message}.`)
}
