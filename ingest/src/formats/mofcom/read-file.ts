import { z } from 'zod'
import { readJson } from '../../reading/document-text.ts'
import { Rejected } from '../../rejected.ts'

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

/** A file of records that were read from pages and documents of the ministry, with the day on which they were. */
export function recordsOf<Entry extends z.ZodType>(sourceId: string, entry: Entry) {
  return z.object({
    sourceId: z.literal(sourceId),
    capturedAt: z.iso.datetime(),
    metadata: z.object({ finalUrl: z.string() }),
    records: z.array(entry).min(1),
  })
}
