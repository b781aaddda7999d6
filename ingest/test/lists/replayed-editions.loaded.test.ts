import { connect } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'

// What scripts/commands/real-lists.mjs has replayed before the newest edition of every list.
const db = connect(process.env['DATABASE_URL'] ?? '', 'replayed editions test', 1)
afterAll(() => db.destroy())

async function countChanges(source: string) {
  const rows = await db
    .selectFrom('subject_changes')
    .select(['data_status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('source_id', '=', source)
    .groupBy('data_status')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.data_status, Number(row.count)]))
}

it('of OFAC are 105 additions and 2 removals from 2025-11-04 to 2025-11-19', async () => {
  expect(await countChanges('ofac-sdn')).toEqual({ 0: 2, 1: 105, 2: 2, 3: 2 })
  const { count } = await db
    .selectFrom('relationships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('source_id', '=', 'ofac-sdn')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(8_194)
})

it('of OFAC have ten parties twice (TASCA, IMO 9313149), which are one subject each', async () => {
  const { rows } = await sql<{ subject_id: string }>`
    select subject_id from subject_records where source_id = 'ofac-sdn' group by 1 having count(*) > 1
  `.execute(db)
  expect(rows).toHaveLength(10)
})

it('of OFAC keep countries by kind as the features of the file count them, and no heading without its statement', async () => {
  const { rows } = await sql<{ what: string; count: number }>`
    select country->>'kind' as what, count(*)::int as count
    from source_records, jsonb_array_elements(record->'countries') country
    where source_id = 'ofac-sdn' and valid_to is null group by 1
    union all
    select 'empty', count(*)::int from source_records, jsonb_array_elements(record->'facts') fact
    where source_id = 'ofac-sdn' and valid_to is null and fact->>'value' = ''
  `.execute(db)
  const counts = Object.fromEntries(rows.map(({ what, count }) => [what, count]))
  expect(counts).toEqual({ nationality: 5_502, citizenship: 1_172, registration: 22, empty: 0 })
})

it('of the United Nations are 152 additions and 18 removals from 2025-04-19 to 2026-08-01', async () => {
  // Sixteen of those removed stand on OFAC's list as well, so they are not taken offline.
  expect(await countChanges('un-sc')).toEqual({ 0: 2, 1: 152, 2: 57, 3: 18 })
  // 35 have a new day of amendment; the others have none: in their comments a party became "formerly listed".
  const { rows } = await sql<{ changes: string; isDated: boolean }>`
    select changes::text, changes @> '[{"field": "listings"}]' as "isDated" from subject_changes
    where source_id = 'un-sc' and data_status = 2
  `.execute(db)
  const undated = rows.filter(({ isDated }) => !isDated)
  expect(undated).toHaveLength(22)
  for (const { changes } of undated) expect(changes).toContain('formerly listed')
})
