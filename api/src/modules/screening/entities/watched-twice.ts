import type { Database } from '@qingdan/database/schema.ts'
import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import { queueWatched } from '../../../jobs/watched-queue.ts'

/** Whether `o` is an earlier entry of the party of `e` on the watchlist of its user: that one is told of it. */
export const isEarlierEntry = sql<boolean>`
  o.user_id = e.user_id and o.type = e.type and o.name_key = e.name_key and o.details_key = e.details_key and o.is_watched
  and o.id < e.id
`

/** Names whose alerts are deleted with them: other entries of their parties are matched again once they are gone. */
export async function requeueOthers(
  trx: Transaction<Database>,
  names: SelectQueryBuilder<Database, 'screening_entities', { id: number }>,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct other.id from screening_entities gone
    join screening_entities other on other.user_id = gone.user_id and other.type = gone.type
      and other.name_key = gone.name_key and other.details_key = gone.details_key and other.is_watched
    where gone.is_watched and gone.id in (${names}) and other.id not in (${names})
  `.execute(trx)
  await queueWatched(
    trx,
    rows.map(({ id }) => id),
  )
}
