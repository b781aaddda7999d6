import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Alert } from '../../src/contract/screening/alerts.ts'
import { deskOfTwo, post } from '../support/desk-of-two.ts'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** A true match in force is changed by taking it back alone, and alerts show the decision in force. */

let environment: TestEnvironment
let lead: SignedIn
let second: SignedIn
let desk: ReturnType<typeof screeningClient>
let colleague: ReturnType<typeof screeningClient>
const subject = 'ofac-50543'
const otherSubject = 'ofac-12927'

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  ;({ lead, second } = await deskOfTwo(environment))
  desk = screeningClient(lead)
  colleague = screeningClient(second)
})
afterAll(() => environment.close())

const fourEyes = (isWanted: boolean) => post(lead, 'desk/update', { fourEyes: isWanted ? '1' : '0', dueHours: 72 })

/** Screens a name in a batch of its own. Returns the id of the name. */
async function screened(name: string, by = desk): Promise<string> {
  const batchId = await by.batch('01', [[name]])
  await by.start(batchId)
  await by.done(batchId)
  return (await by.entities({ batchId })).records[0]?.id ?? ''
}

const confirming = (id: string, entityId = subject) => ({ id, entityId, standardFlag: '1' })
const confirm = (id: string) => post(lead, 'screening/entity/relation/add', confirming(id))
const undo = (id: string) => post(lead, 'screening/entity/relation/delete', { id })

/** How a name reads now. */
async function shown(name: string, id: string) {
  const entity = (await desk.entities({ originalEntityName: name })).records.find((one) => one.id === id)
  return { state: entity?.state, mapped: entity?.entityId, batchNo: entity?.batchNo }
}
const confirmed = { state: 'confirmed', mapped: subject }
const candidate = async (id: string) => (await desk.candidates(id)).find((one) => one.id === subject)

/** Another candidate of a name, as if the lists had it. */
const addCandidate = (id: string) =>
  sql`
    with more as (
      insert into screening_candidates (entity_id, subject_id, rank, score, facts, record_facts)
      select entity_id, ${otherSubject}, 2, 70, facts, record_facts from screening_candidates
      where entity_id = ${id} and subject_id = ${subject}
      returning entity_id
    )
    update screening_entities set open_count = open_count + 1, candidate_count = candidate_count + 1
    where id in (select entity_id from more)
  `.execute(environment.db)

test('one person cannot overturn a match in force: it has to be taken back first, and the drawer says so before', async () => {
  await fourEyes(false)
  const name = 'Integrity Technology Group Inc'
  const [a, b] = [await screened(name), await screened(name)]
  await addCandidate(b)
  expect((await candidate(b))?.confirmed).toBeNull()
  await confirm(a)
  const { batchNo } = await shown(name, a)
  const where = { place: 'batch', batchNo, decidedBy: 'demo', decidedTime: expect.any(String), releasedBy: null }
  expect(await candidate(b)).toMatchObject({ settled: null, confirmed: where })
  expect((await candidate(a))?.confirmed).toBeNull()

  for (const refused of [
    await colleague.post('no', { id: b }),
    await colleague.post('entity/relation/add', confirming(b, otherSubject)),
  ]) {
    expect(refused).toMatchObject({ status: 409, data: { ...where, subjectId: subject } })
    expect(refused.message).toMatch(new RegExp(`demo .*\\d{4}-\\d\\d-\\d\\d.*${batchNo}`))
  }
  expect(await shown(name, a)).toMatchObject(confirmed)
  expect(await shown(name, b)).toMatchObject({ state: 'open' })
  const third = await screened(name)
  expect(await shown(name, third)).toMatchObject(confirmed)

  await undo(a)
  expect((await colleague.post('no', { id: b })).status).toBe(200)
  expect((await shown(name, a)).state).toBe('open')
  // A match after "none of the above" goes on.
  await confirm(a)
  expect(await shown(name, a)).toMatchObject(confirmed)
})

test('nor from a file of a colleague, and nor by "none" of the rest of a name whose match is settled', async () => {
  const name = 'Integrity Technology Group'
  const [a, own] = [await screened(name), await screened(name, colleague)]
  await confirm(a)
  expect((await colleague.post('no', { id: own })).status).toBe(409)
  const later = await screened(name)
  await addCandidate(later)
  await sql`
    update screening_entities set operate_status = '0', operated_at = null, mapped_id = null, mapped_name = null,
      mapped_flag = null where id = ${later}
  `.execute(environment.db)
  expect((await desk.post('no', { id: later })).status).toBe(409)
  expect((await desk.post('entity/relation/add', confirming(later))).status).toBe(200)
  expect(await shown(name, a)).toMatchObject(confirmed)
})

test('the place of a match whose file was deleted is not known, and it is taken back on the page of decisions', async () => {
  const name = 'Integrity Technology'
  const [a, b] = [await screened(name), await screened(name)]
  await confirm(a)
  const { rows } = await sql<{ batch_id: number }>`
    select batch_id from screening_entities where id = ${a}
  `.execute(environment.db)
  await post(lead, 'screening/delete', { ids: String(rows[0]?.batch_id) })
  const refused = await desk.post('no', { id: b })
  expect(refused).toMatchObject({ status: 409, data: { place: 'deleted', batchNo: null } })
  const { decisionId } = refused.data as unknown as { decisionId: string }
  expect((await desk.post('decision/undo', { id: decisionId })).status).toBe(200)
  expect((await desk.post('no', { id: b })).status).toBe(200)
})

test('two people who decide on one name at once do not contradict each other', async () => {
  const name = 'Yongxin Zhicheng Tech'
  const [a, b] = [await screened(name), await screened(name)]
  const [match, none] = await Promise.all([
    desk.post('entity/relation/add', confirming(a)),
    colleague.post('no', { id: b }),
  ])
  expect(match.status).toBe(200)
  expect([200, 409]).toContain(none.status)
  expect(await shown(name, a)).toMatchObject(confirmed)
})

test('a released match stays while another one of it waits, whatever becomes of that', async () => {
  await fourEyes(true)
  const name = 'Yongxin Zhicheng Technology Group'
  const [a, b, c] = [await screened(name), await screened(name), await screened(name)]
  await addCandidate(a)
  await addCandidate(b)
  await confirm(a)
  await post(second, 'screening/entity/release', { id: a })
  expect(await candidate(b)).toMatchObject({ settled: null, confirmed: { decidedBy: 'demo', releasedBy: 'admin' } })
  expect((await colleague.post('no', { id: b })).status).toBe(409)

  await confirm(b)
  expect(await shown(name, a)).toMatchObject(confirmed)
  expect((await shown(name, b)).state).toBe('proposed')
  await post(second, 'screening/entity/release/refuse', { id: b, note: '注册号不同' })
  expect(await shown(name, a)).toMatchObject(confirmed)
  expect((await shown(name, b)).state).toBe('open')

  await confirm(b)
  // A newer one that waits takes the place of one that waits.
  await confirm(c)
  expect((await shown(name, b)).state).toBe('open')
  await undo(c)
  expect(await shown(name, a)).toMatchObject(confirmed)
  await confirm(b)
  await post(second, 'screening/entity/release', { id: b })
  expect(await shown(name, a)).toMatchObject(confirmed)
  expect(await shown(name, b)).toMatchObject(confirmed)
  await undo(b)
  expect((await shown(name, a)).state).toBe('open')
})

test('a match that waits is not released beside another subject that was confirmed meanwhile', async () => {
  const name = 'Yongxin Zhicheng'
  const [a, b] = [await screened(name), await screened(name, colleague)]
  await addCandidate(b)
  await confirm(a)
  await post(second, 'screening/entity/relation/add', confirming(b, otherSubject))
  await post(lead, 'screening/entity/release', { id: b })
  const refused = await colleague.post('entity/release', { id: a })
  expect(refused).toMatchObject({ status: 409, data: { subjectId: otherSubject } })
  expect((await shown(name, a)).state).toBe('proposed')
})

/** Watches a name, and waits for its first alert. */
async function watched(name: string): Promise<{ id: string; alert: () => Promise<Alert> }> {
  const { id } = await post(lead, 'screening/entity/add', { originalEntityName: name, type: '01' })
  const alert = async () => {
    const { records } = await post(lead, 'warn/entity/msg/page', { originalEntityName: name })
    expect(records).toHaveLength(1)
    return records[0]
  }
  await vi.waitFor(alert, { timeout: 30_000, interval: 100 })
  return { id, alert }
}
const status = async ({ alert }: { alert: () => Promise<Alert> }) => {
  const { operateStatus, relationPage } = await alert()
  return { operateStatus, selected: relationPage.records.find(({ isSelect }) => isSelect)?.subject.id ?? null }
}
const relationOf = async ({ alert }: { alert: () => Promise<Alert> }) =>
  (await alert()).relationPage.records.find((one) => one.subject.id === subject)?.id
const open = { operateStatus: '0', selected: null }
const matched = { operateStatus: '1', selected: subject }

test('an alert is open again when its match is taken back elsewhere, and a match of an alert is named as such', async () => {
  await fourEyes(false)
  const name = 'Integrity Technology Group Incorporated'
  const entry = await watched(name)
  const inFile = await screened(name)
  await post(lead, 'warn/entity/msg/comfirm', { relationId: await relationOf(entry) })
  expect(await status(entry)).toEqual(matched)
  const refused = await colleague.post('no', { id: inFile })
  expect(refused).toMatchObject({ status: 409, data: { place: 'watch', batchNo: null, decidedBy: 'demo' } })

  // A later file knows the match; taken back there, nothing shows it any more.
  await undo(await screened(name))
  expect(await status(entry)).toEqual(open)
  expect(await shown(name, entry.id)).toMatchObject({ state: 'open', mapped: null })

  await post(lead, 'warn/entity/msg/comfirm', { relationId: await relationOf(entry) })
  await undo(entry.id)
  expect(await status(entry)).toEqual(open)
  expect((await desk.post('no', { id: inFile })).status).toBe(200)
})

test('a match of an alert about a subject that was listed later is taken back with its name, or on the page of decisions', async () => {
  const name = 'Integrity Tech Group'
  const entry = await watched(name)
  const judge = async () => post(lead, 'warn/entity/msg/comfirm', { relationId: await relationOf(entry) })
  // As when the name was screened before the subject was listed.
  await sql`delete from screening_candidates where entity_id = ${entry.id}`.execute(environment.db)
  await judge()
  expect(await shown(name, entry.id)).toMatchObject(confirmed)
  await undo(entry.id)
  expect(await status(entry)).toEqual(open)
  expect((await shown(name, entry.id)).mapped).toBeNull()

  await judge()
  const { rows } = await sql<{ id: number }>`
    select id from screening_decisions where entity_id = ${entry.id} and undone_at is null and verdict = 'match'
  `.execute(environment.db)
  await post(lead, 'screening/decision/undo', { id: rows[0]?.id })
  expect(await status(entry)).toEqual(open)
  expect((await shown(name, entry.id)).mapped).toBeNull()
})

test('an alert that was none of its candidates shows the match that was confirmed elsewhere since', async () => {
  const name = 'Yongxin Zhicheng Technology Company'
  const entry = await watched(name)
  const inFile = await screened(name)
  await post(lead, 'warn/entity/msg/above/none', { msgId: (await entry.alert()).id })
  expect(await status(entry)).toEqual({ operateStatus: '2', selected: null })
  await confirm(inFile)
  expect(await status(entry)).toEqual(matched)
  expect(await shown(name, entry.id)).toMatchObject(confirmed)
  await undo(inFile)
  expect(await status(entry)).toEqual(open)
  expect(await shown(name, entry.id)).toMatchObject({ state: 'open', mapped: null })
})

test('such an alert is open while that match waits for the second person, and shows it once released', async () => {
  await fourEyes(true)
  const name = 'Yongxin Zhicheng Technologies'
  const entry = await watched(name)
  const inFile = await screened(name)
  await post(lead, 'warn/entity/msg/above/none', { msgId: (await entry.alert()).id })
  await confirm(inFile)
  expect(await status(entry)).toEqual(open)
  await post(second, 'screening/entity/release/refuse', { id: inFile, note: '注册号不同' })
  expect(await status(entry)).toEqual(open)

  await post(lead, 'warn/entity/msg/above/none', { msgId: (await entry.alert()).id })
  await confirm(inFile)
  await post(second, 'screening/entity/release', { id: inFile })
  expect(await status(entry)).toEqual(matched)
  expect(await shown(name, entry.id)).toMatchObject(confirmed)
})
