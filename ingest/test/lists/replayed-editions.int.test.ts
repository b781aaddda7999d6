import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ofacSdn } from '../../src/sources/ofac-sdn/source.ts'
import { unSc } from '../../src/sources/un-sc/source.ts'
import { describeRealEditions } from '../support/read-edition.ts'
import { runSource } from '../support/run-source.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

describeRealEditions((folder) => {
  let environment: TestEnvironment
  beforeEach(async () => {
    environment = await openTestEnvironment()
  })
  afterEach(() => environment.close())

  const publish = async (source: typeof ofacSdn, date: string) => {
    const report = await runSource({ ...environment, mirror: folder }, source, { date })
    if (report === 'busy') throw new Error('The source is being read by another run')
    expect(report).toMatchObject({ outcome: 'published', reason: null, warnings: [] })
    return report.counts
  }
  const countChanges = async (sourceId: string) => {
    const rows = await environment.db
      .selectFrom('subject_changes')
      .select(['data_status', (eb) => eb.fn.countAll<number>().as('count')])
      .where('source_id', '=', sourceId)
      .groupBy('data_status')
      .orderBy('data_status')
      .execute()
    return Object.fromEntries(rows.map((row) => [row.data_status, Number(row.count)]))
  }

  /** Countries by kind as the file's features count them, and statements of which nothing but the heading is left. */
  const countStatements = async () => {
    const { rows } = await sql<{ what: string; count: number }>`
        select country->>'kind' as what, count(*)::int as count
        from source_records, jsonb_array_elements(record->'countries') country where valid_to is null group by 1
        union all
        select 'empty', count(*)::int from source_records, jsonb_array_elements(record->'facts') fact
        where valid_to is null and fact->>'value' = ''
      `.execute(environment.db)
    return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
  }

  it('of OFAC: 105 added and 2 removed from 2025-11-04 to 2025-11-19', { timeout: 600_000 }, async () => {
    expect(await publish(ofacSdn, '2025-11-04')).toMatchObject({ records: 18_264, added: 18_264 })
    expect(await countChanges('ofac-sdn')).toEqual({})
    expect(await publish(ofacSdn, '2025-11-19')).toMatchObject({
      records: 18_367,
      type01: 9_359,
      type02: 7_303,
      type03: 1_370,
      type04: 335,
      added: 105,
      withdrawn: 2,
      modified: 2,
      // 18,367 parties and two withdrawn, less ten that OFAC lists twice (TASCA, IMO 9313149).
      documents: 18_359,
    })
    expect(await countChanges('ofac-sdn')).toEqual({ 0: 2, 1: 105, 2: 2, 3: 2 })
    const relationships = await environment.db
      .selectFrom('relationships')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(relationships.count)).toBe(8_194)
    expect(await countStatements()).toEqual({ nationality: 5_502, citizenship: 1_172, registration: 22, empty: 0 })
  })

  it('of the United Nations: 152 added and 18 removed from 2025-04-19 to 2026-08-01', {
    timeout: 300_000,
  }, async () => {
    expect(await publish(unSc, '2025-04-19')).toMatchObject({ records: 877 })
    expect(await publish(unSc, '2026-08-01')).toMatchObject({ records: 1_011, type01: 274, type02: 736, type03: 1 })
    expect(await countChanges('un-sc')).toEqual({ 0: 18, 1: 152, 2: 57, 3: 18 })
    // 35 have a new day of amendment; the others have none: in their comments a party became "formerly listed".
    const { rows } = await sql<{ changes: string; isDated: boolean }>`
      select changes::text, changes @> '[{"field": "listings"}]' as "isDated" from subject_changes
      where source_id = 'un-sc' and data_status = 2
    `.execute(environment.db)
    const undated = rows.filter(({ isDated }) => !isDated)
    expect(undated).toHaveLength(22)
    for (const { changes } of undated) expect(changes).toContain('formerly listed')
  })
})
