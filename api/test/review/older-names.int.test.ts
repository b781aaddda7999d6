import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { QueuePage } from '../../src/contract/screening/review.ts'
import { deskOfTwo, post } from '../support/desk-of-two.ts'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** Names of older batches when the newer decision about the same name waits for a second person. */

let environment: TestEnvironment
let lead: SignedIn
let second: SignedIn
let desk: ReturnType<typeof screeningClient>
const subject = 'ofac-50543'

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  ;({ lead, second } = await deskOfTwo(environment))
  desk = screeningClient(lead)
})
afterAll(() => environment.close())

/** Screens a name in a batch of its own. Returns the id of the name. */
async function screened(name: string): Promise<string> {
  const batchId = await desk.batch('01', [[name]])
  await desk.start(batchId)
  await desk.done(batchId)
  const [entity] = (await desk.entities({ batchId })).records
  if (entity?.state !== 'open') throw new Error(`The name is ${entity?.state}, not open`)
  return entity.id
}

/** A name of an older batch that was judged "none", and the same name of a newer one, open because that expired. */
async function screenedTwice(name: string): Promise<{ older: string; newer: string }> {
  const older = await screened(name)
  await desk.post('no', { id: older, note: 'first' })
  await sql`update screening_decisions set expires_at = now() - interval '1 day' where name = ${name}`.execute(
    environment.db,
  )
  return { older, newer: await screened(name) }
}

const confirm = (id: string, more: object = {}) =>
  post(lead, 'screening/entity/relation/add', { id, entityId: subject, standardFlag: '1', ...more })

/** How a name reads now: its state, and what its candidate says of earlier decisions. */
async function shown(name: string, id: string) {
  const entity = (await desk.entities({ originalEntityName: name })).records.find((one) => one.id === id)
  const candidate = (await desk.candidates(id)).find((one) => one.id === subject)
  return {
    state: entity?.state,
    mapped: entity?.entityId,
    note: candidate?.settled?.note ?? null,
    reopened: candidate?.reopened,
  }
}
const open = { state: 'open', mapped: null, note: null, reopened: [] }
const opened = { ...open, reopened: ['proposed'] }

test('a name of an older batch is open while the newer match waits for the second person, and follows it once released', async () => {
  const name = 'Integrity Technology Group Inc'
  const { older, newer } = await screenedTwice(name)
  await confirm(newer, { note: 'second' })
  expect((await shown(name, newer)).state).toBe('proposed')
  expect(await shown(name, older)).toEqual(opened)
  const { records } = QueuePage.parse(await post(second, 'screening/queue/page', { scope: 'team' }))
  expect(records.map(({ kind, entityId }) => [kind, entityId])).toEqual(
    expect.arrayContaining([
      ['release', newer],
      ['name', older],
    ]),
  )
  // A name that followed no decision before is not settled behind the back of its users.
  const other = await screened(name)

  await post(second, 'screening/entity/release', { id: newer })
  const followed = { state: 'confirmed', mapped: subject, note: 'second', reopened: [] }
  expect(await shown(name, newer)).toMatchObject({ state: 'confirmed', mapped: subject })
  expect(await shown(name, older)).toEqual(followed)
  expect(await shown(name, other)).toEqual(open)

  await post(lead, 'screening/entity/relation/delete', { id: newer })
  expect(await shown(name, older)).toEqual(open)
})

test('a name of an older batch stays open when the newer match is sent back, and no later release settles it', async () => {
  const name = 'Integrity Technology'
  const { older, newer } = await screenedTwice(name)
  await confirm(newer)
  await post(second, 'screening/entity/release/refuse', { id: newer, note: '注册号不同' })
  expect(await shown(name, older)).toEqual(open)
  await confirm(newer)
  await post(second, 'screening/entity/release', { id: newer })
  expect(await shown(name, older)).toEqual(open)
})

test('a name of an older batch follows the newest decision when that takes the place of a match that waits', async () => {
  const name = 'Yongxin Zhicheng Technology'
  const { older, newer } = await screenedTwice(name)
  await confirm(newer)
  const newest = await screened(name)
  await desk.post('no', { id: newest, note: 'third' })
  expect(await shown(name, older)).toMatchObject({ state: 'settled', note: 'third' })
  expect(await shown(name, newer)).toMatchObject({ state: 'open', mapped: null })
})

test('a match that waits again in another batch takes the older names with it', async () => {
  const name = 'Integrity Technology Group'
  const { older, newer } = await screenedTwice(name)
  await confirm(newer)
  const newest = await screened(name)
  await confirm(newest, { note: 'third' })
  expect((await shown(name, newer)).state).toBe('open')
  expect(await shown(name, older)).toEqual(opened)
  await post(second, 'screening/entity/release', { id: newest })
  expect(await shown(name, older)).toMatchObject({ state: 'confirmed', mapped: subject, note: 'third' })
})

test('a name of an older batch with several candidates is confirmed by a match that excludes the others', async () => {
  const name = 'Beijing Integrity Technology'
  const others = async (id: string) =>
    sql`
      with more as (
        insert into screening_candidates (entity_id, subject_id, rank, score, facts, record_facts)
        select entity_id, 'ofac-12927', 2, 70, facts, record_facts from screening_candidates where entity_id = ${id}
        returning entity_id
      )
      update screening_entities set open_count = 2, candidate_count = 2 where id in (select entity_id from more)
    `.execute(environment.db)
  const older = await screened(name)
  await others(older)
  await desk.post('no', { id: older })
  await sql`update screening_decisions set expires_at = now() - interval '1 day' where name = ${name}`.execute(
    environment.db,
  )
  const newer = await screened(name)
  await others(newer)
  await confirm(newer)
  expect(await shown(name, older)).toEqual(opened)
  await post(second, 'screening/entity/release', { id: newer })
  expect(await shown(name, older)).toMatchObject({ state: 'confirmed', mapped: subject })
})
