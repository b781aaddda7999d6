import { text as readText } from 'node:stream/consumers'
import { z } from 'zod'
import { Rejected } from '../../rejected.ts'

const Entry = z.strictObject({
  /** `jp-eul-` and the number in the edition. */
  id: z.string(),
  entity_name: z.string(),
  aliases: z.array(z.string()),
  /** The country or region as METI heads it. */
  addresses: z.array(z.string()),
  /** Types of concern, in Japanese, as METI prints them. */
  reason: z.string(),
  source_url: z.string(),
  entity_type: z.literal('organization'),
  // Equal in every entry and no data of the party: the list's name and country, and the time of the download.
  list_id: z.literal('jp-end-user-list'),
  source_list_name: z.string(),
  country: z.literal('jp'),
  date_added: z.null(),
  last_verified: z.string(),
})
export type Entry = z.infer<typeof Entry>

/** The whole transcription. Throws `Rejected` when it has another structure. */
export async function parse(content: AsyncIterable<Uint8Array>): Promise<Entry[]> {
  let json: unknown
  try {
    json = JSON.parse(await readText(content))
  } catch (cause) {
    throw new Rejected('The file is not JSON.', { cause })
  }
  const read = z.array(Entry).safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Rejected(`The transcription has another shape at ${issue?.path.join('/')}: ${issue?.message}.`)
}
