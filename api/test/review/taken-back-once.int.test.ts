import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScreeningDecision } from '../../src/contract/screening/entity.ts'
import { deskOfTwo, post } from '../support/desk-of-two.ts'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** A page that is a while old takes back nothing that a colleague decided since. */

let environment: TestEnvironment
let lead: SignedIn
let second: SignedIn
let desk: ReturnType<typeof screeningClient>
let colleague: ReturnType<typeof screeningClient>
const subject = 'ofac-50543'

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  ;({ lead, second } = await deskOfTwo(environment))
  desk = screeningClient(lead)
  colleague = screeningClient(second)
})
afterAll(() => environment.close())

/** Screens a name in a batch of its own. Returns the id of the name. */
async function screened(name: string): Promise<string> {
  const batchId = await desk.batch('01', [[name]])
  await desk.start(batchId)
  await desk.done(batchId)
  return (await desk.entities({ batchId })).records[0]?.id ?? ''
}

const match = (id: string) => ({ id, entityId: subject, standardFlag: '1' })
const shown = async (name: string, id: string) =>
  (await desk.entities({ originalEntityName: name })).records.find((one) => one.id === id)
const confirmed = { state: 'confirmed', operateStatus: '1', entityId: subject }
const decisionsOn = async (name: string) => {
  const { data } = await desk.get('decision/page', { keyword: name, pageSize: '50' })
  return (data as unknown as { records: ScreeningDecision[] }).records
}

test('a decision is taken back once: the one in its place stays as it is', async () => {
  const name = 'Integrity Technology Group Inc'
  const id = await screened(name)
  await post(lead, 'screening/entity/relation/add', match(id))
  const [waiting] = await decisionsOn(name)
  await post(second, 'screening/entity/release/refuse', { id, note: 'look again' })
  await post(lead, 'screening/entity/relation/add', match(id))
  await post(second, 'screening/entity/release', { id })
  expect(await shown(name, id)).toMatchObject(confirmed)

  const refused = await desk.post('decision/undo', { id: waiting?.id })
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('admin') })
  expect(await shown(name, id)).toMatchObject(confirmed)
})

test('what waits for a second person is taken back as a whole', async () => {
  const name = '永信至成科技集团公司'
  const id = await screened(name)
  await sql`
    insert into screening_candidates (entity_id, subject_id, rank, score, facts, record_facts)
    select entity_id, 'ofac-12927', 2, 70, facts, record_facts from screening_candidates
    where entity_id = ${id} and subject_id = ${subject}
  `.execute(environment.db)
  await post(lead, 'screening/entity/relation/add', match(id))
  const other = (await decisionsOn(name)).find(({ verdict }) => verdict === 'none')
  expect(other).toMatchObject({ awaitsRelease: true })
  await post(lead, 'screening/decision/undo', { id: other?.id })
  expect(await shown(name, id)).toMatchObject({ state: 'open', openNum: 2 })
  expect((await decisionsOn(name)).map(({ undoneTime }) => undoneTime)).not.toContain(null)
})

test('what waits is taken back with the batch that is deleted, because nobody could release it any more', async () => {
  const name = 'Integrity Technology Incorporated'
  const id = await screened(name)
  await post(lead, 'screening/entity/relation/add', match(id))
  const batchId = (await shown(name, id))?.batchId
  await post(lead, 'screening/delete', { ids: batchId })
  expect(await decisionsOn(name)).toMatchObject([
    { awaitsRelease: true, undoneBy: 'demo', undoneTime: expect.any(String) },
  ])
})

test('undoing one’s own last decision leaves what a colleague decided or released since', async () => {
  const name = 'Integrity Technology'
  const id = await screened(name)
  const undoOwn = (who: typeof desk) => who.post('entity/relation/delete', { id, own: '1' })
  await post(lead, 'screening/no', { id })
  await post(second, 'screening/entity/relation/delete', { id })
  // It is open again already, as was asked.
  expect((await undoOwn(desk)).status).toBe(200)
  await post(second, 'screening/entity/relation/add', match(id))
  expect(await undoOwn(desk)).toMatchObject({ status: 409, message: expect.stringContaining('admin') })
  expect((await shown(name, id))?.state).toBe('proposed')
  await post(lead, 'screening/entity/release', { id })
  expect(await undoOwn(colleague)).toMatchObject({ status: 409, message: expect.stringContaining('demo') })
  expect(await shown(name, id)).toMatchObject(confirmed)

  // Anybody takes back what they see, on the row itself.
  await post(second, 'screening/entity/relation/delete', { id })
  await post(lead, 'screening/no', { id })
  expect((await undoOwn(desk)).status).toBe(200)
  expect((await shown(name, id))?.state).toBe('open')
})
