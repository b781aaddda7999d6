import { connect } from '@qingdan/database/connection.ts'
import type { Listing } from '@qingdan/database/record.ts'
import { stateOn, suspendedUntil } from '@qingdan/database/state-on-day.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

const db = connect(process.env['DATABASE_URL'] ?? '', 'China states test', 2)
afterAll(() => db.destroy())

test('32 Chinese measures suspended for a time are unknown since the last day of the suspension, not in force', async () => {
  const { rows } = await sql<{ listing: Listing; edition: string }>`
    select listing, n.published_on::text as edition from source_records c
    join sources o on o.id = c.source_id
    join snapshots n on n.id = o.published_snapshot_id
    cross join lateral jsonb_array_elements(c.record->'listings') listing
    where c.valid_to is null and c.source_id like 'cn-%' and n.published_on = '2026-08-05'
  `.execute(db)
  const count = (day: string) =>
    rows.filter(({ listing, edition }) => {
      const state = stateOn(listing, day, edition)
      return state === 'unknown' && suspendedUntil(listing, state, day) === '2026-11-09'
    }).length
  expect([count('2026-11-09'), count('2026-11-10'), count('2027-06-01')]).toEqual([0, 32, 32])
})
