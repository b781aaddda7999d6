import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

/** A decision is about the candidates that were on the page, and not about those that took their place. */

let environment: TestEnvironment
let desk: ReturnType<typeof screeningClient>
const name = 'Integrity Technology'
const subject = 'ofac-50543'

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  desk = screeningClient(await environment.signIn(await environment.app(), 'demo'))
})
afterAll(() => environment.close())

/** Monitors the name with its details. Returns its id when it is screened. */
async function watched(details: object): Promise<string> {
  const { data } = await desk.post('entity/add', { type: '01', originalEntityName: name, ...details })
  const { id } = data as { id: string }
  await vi.waitFor(async () => expect((await shown())?.state).toBe('open'), { timeout: 60_000, interval: 50 })
  return id
}
const shown = async () => (await desk.entities({ originalEntityName: name, warnFlag: '1' })).records[0]
const screeningTimeOf = async (id: string) => (await desk.candidates(id))[0]?.screeningTime

test('candidates that were found again since are neither refused nor confirmed', async () => {
  const id = await watched({})
  const seen = await screeningTimeOf(id)
  await desk.post('entity/update/warn', { ids: id, warnFlag: '0' })
  expect(await watched({ companyCountry: 'CN' })).toBe(id)

  const changed = { status: 409, message: '该名称已重新筛查，请重新核对候选' }
  expect(await desk.post('no', { id, screeningTime: seen })).toMatchObject(changed)
  const match = { id, entityId: subject, standardFlag: '1' }
  expect(await desk.post('entity/relation/add', { ...match, screeningTime: seen })).toMatchObject(changed)
  expect((await desk.post('no', { id, screeningTime: 'yesterday' })).status).toBe(400)
  expect(await shown()).toMatchObject({ state: 'open', operateStatus: '0' })

  expect((await desk.post('no', { id, screeningTime: await screeningTimeOf(id) })).status).toBe(200)
  expect(await shown()).toMatchObject({ state: 'none' })
})
