import { z } from 'zod'

/** A file of records that were read from pages and documents of the ministry, with the day on which they were. */
export function recordsOf<Entry extends z.ZodType>(sourceId: string, entry: Entry) {
  return z.object({
    sourceId: z.literal(sourceId),
    capturedAt: z.iso.datetime(),
    metadata: z.object({ finalUrl: z.string() }),
    records: z.array(entry).min(1),
  })
}
