import { z } from 'zod'

/** What a published text cites and we hold: a law, with the article if it has one, a US item code, or an announcement. `text`: as it stands in the text. */
export const Citation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('law'), text: z.string(), id: z.string(), article: z.string().nullable() }),
  z.object({ kind: z.literal('item'), text: z.string(), eccn: z.string() }),
  z.object({ kind: z.literal('news'), text: z.string(), id: z.string() }),
])
export type Citation = z.infer<typeof Citation>
