import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NameFile } from '../../src/contract/screening/review.ts'
import { deskOfTwo, post } from '../support/desk-of-two.ts'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

/** The second person releases what is on the page, and nothing that took its place. */

let environment: TestEnvironment
let lead: SignedIn
let second: SignedIn
let desk: ReturnType<typeof screeningClient>
const [subject, other] = ['ofac-50543', 'ofac-12927']

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  ;({ lead, second } = await deskOfTwo(environment))
  desk = screeningClient(lead)
})
afterAll(() => environment.close())

/** Screens a name, which has two candidates. */
async function screened(name: string): Promise<string> {
  const batchId = await desk.batch('01', [[name]])
  await desk.start(batchId)
  await desk.done(batchId)
  const id = (await desk.entities({ batchId })).records[0]?.id ?? ''
  await sql`
    insert into screening_candidates (entity_id, subject_id, rank, score, facts, record_facts)
    select entity_id, ${other}, 2, 70, facts, record_facts from screening_candidates
    where entity_id = ${id} and subject_id = ${subject}
  `.execute(environment.db)
  return id
}

const waitingSince = async (id: string) => {
  const { data } = (
    await second.inject({ url: `/open-api/api/user/screening/entity/file?screningEntityId=${id}` })
  ).json()
  return NameFile.parse(data).release?.decidedTime
}
const answerTo = async (path: string, payload: object) => {
  const response = await second.inject({ method: 'POST', url: `/open-api/api/user/screening/entity/${path}`, payload })
  return { status: response.statusCode, message: response.json().message }
}

test('another match that was confirmed since is neither released nor sent back', async () => {
  const id = await screened('Integrity Technology')
  await post(lead, 'screening/entity/relation/add', { id, entityId: subject, standardFlag: '1' })
  const seen = await waitingSince(id)
  await post(lead, 'screening/entity/relation/delete', { id, own: '1' })
  await post(lead, 'screening/entity/relation/add', { id, entityId: other, standardFlag: '1' })

  const changed = { status: 409, message: '待复核的裁定已变更，请重新核对' }
  expect(await answerTo('release', { id, decidedTime: seen })).toEqual(changed)
  expect(await answerTo('release/refuse', { id, note: '另一家', decidedTime: seen })).toEqual(changed)
  expect((await answerTo('release', { id, decidedTime: 'yesterday' })).status).toBe(400)
  const shown = async () => (await desk.entities({ originalEntityName: 'Integrity Technology' })).records[0]
  expect(await shown()).toMatchObject({ state: 'proposed', entityId: other })

  expect((await answerTo('release', { id, decidedTime: await waitingSince(id) })).status).toBe(200)
  expect(await shown()).toMatchObject({ state: 'confirmed', entityId: other })
})
