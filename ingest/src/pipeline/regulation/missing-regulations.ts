import type { IngestContext } from '../../ingest-context.ts'
import type { Regulation } from '../../regulations/regulation.ts'

/** Those that have no published edition. */
export async function missingRegulations(
  { db }: IngestContext,
  regulations: readonly Regulation[],
): Promise<Regulation[]> {
  const rows = await db.selectFrom('regulations').select('id').where('published_edition_id', 'is not', null).execute()
  const published = new Set(rows.map(({ id }) => id))
  return regulations.filter(({ id }) => !published.has(id))
}
