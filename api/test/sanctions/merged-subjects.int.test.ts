import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EntityDetail, HistoryEntry } from '../../src/contract/detail.ts'
import { read as readAs } from '../support/answers.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let user: SignedIn

/** The United Nations' record of a man, merged into an existing subject. */
const [merged, survivor] = ['un-110554', 'there-before']

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  const { db } = environment
  const man = await db.selectFrom('subjects').selectAll().where('id', '=', merged).executeTakeFirstOrThrow()
  await db
    .insertInto('subjects')
    .values({ id: survivor, type: man.type, sub_types: man.sub_types, name: man.name, is_listed: true })
    .execute()
  await db
    .updateTable('subject_records')
    .set({ subject_id: survivor, reason: 'decision' })
    .where('own_subject_id', '=', merged)
    .execute()
  await db.updateTable('subjects').set({ merged_into: survivor, is_listed: false }).where('id', '=', merged).execute()
  user = await environment.signIn(await environment.app())
})
afterAll(() => environment.close())

const read = <Data extends z.ZodType>(path: string, schema: Data) =>
  readAs(user, `/open-api/api/sanction/detail/${path}`, schema)

describe('the id of a merged subject', () => {
  test('answers with the subject it was merged into, under that one’s id', async () => {
    const asked = await read(`entity?id=${merged}`, EntityDetail)
    expect(asked).toMatchObject({ id: survivor, status: 'listed' })
    expect(asked).toEqual(await read(`entity?id=${survivor}`, EntityDetail))
    expect(asked.sanctionInfoList.map(({ sourceId }) => sourceId)).toEqual([2])
  })

  test('has the history of its records', async () => {
    const history = await read(`history?id=${merged}`, z.array(HistoryEntry))
    expect(history.length).toBeGreaterThan(1)
    expect(history).toEqual(await read(`history?id=${survivor}`, z.array(HistoryEntry)))
  })
})

describe('what each list said on a day', () => {
  test('is the state of that day, until the edition without it', async () => {
    const statusOn = async (day: string) => (await read(`entity?id=ofac-15591&day=${day}`, EntityDetail)).status
    expect(await statusOn('2025-11-18')).toBe('listed')
    expect(await statusOn('2025-11-19')).toBe('offline')
  })

  test('is the text of that day, without later amendments', async () => {
    await sql`
      with amended as (
        update source_records set valid_from = '2026-08-01' where source_id = 'un-sc' and publisher_id = '110554'
        returning source_id, publisher_id, record, snapshot_id
      )
      insert into source_records (source_id, publisher_id, record, hash, snapshot_id, valid_from, valid_to)
      select source_id, publisher_id, jsonb_set(record, '{documents}', '[]'), 'before', snapshot_id, '2025-11-04', '2026-08-01'
      from amended
    `.execute(environment.db)
    const numbersOn = async (day: string) =>
      (await read(`entity?id=${survivor}&day=${day}`, EntityDetail)).identifiers.map(({ value }) => value)
    const passport = 'D0009720 (Afghanistan; issued 2021-10-12)'
    expect(await numbersOn('2026-07-31')).toEqual([])
    expect(await numbersOn('2026-08-01')).toEqual([passport])
    expect(await numbersOn('2020-01-01')).toEqual([])
  })
})

test('a subject whose only edition was rolled back is unknown', async () => {
  await environment.db
    .insertInto('subjects')
    .values({ id: 'ofac-99999', type: '01', sub_types: [], name: 'Taken back', is_listed: false })
    .execute()
  const response = await user.inject({ url: '/open-api/api/sanction/detail/entity?id=ofac-99999' })
  expect(response.json()).toMatchObject({ code: 404 })
})
