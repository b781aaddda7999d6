import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DiligenceAnswer, DiligenceReport, GuidedRun, GuidedRunRow } from '../../src/contract/guided/run.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'
import { type GuidedClient, guidedClient } from './guided-client.ts'

let environment: TestEnvironment
let desk: GuidedClient
let other: GuidedClient
let userId: string

beforeAll(async () => {
  environment = await buildTestEnvironment()
  const app = await environment.app()
  const signedIn = await environment.signIn(app, 'demo')
  userId = signedIn.userId
  desk = guidedClient(signedIn)
  other = guidedClient(await environment.signIn(app, 'admin'))
})
afterAll(() => environment.close())

const begin = async (fields: object = {}) =>
  await desk.post<GuidedRun>('risk/end/use/start', { categoryId: 'nuc', ...fields })
const list = async (client: GuidedClient, flow = 'end-use') =>
  (await client.get<{ records: GuidedRunRow[]; total: number }>('risk/record/page', { flow, pageSize: '100' })).data

/** Denies a questionnaire to its end and keeps it. */
async function keepReport(reportName: string): Promise<{ status: number; message: string; id: string }> {
  const ask = async (query: Record<string, string>) =>
    (await desk.get<DiligenceAnswer>('diligencing/question', { module: '1', ...query })).data
  let now = await ask({ type: '3' })
  while (!now.hasEnd) now = await ask({ type: '2', id: now.id, optType: '2' })
  await desk.post('diligencing/question/submit', { module: 1, optId: now.id })
  const kept = await desk.post<{ id: string } | null>('diligencing/question/report', { module: 1, reportName })
  return { ...kept, id: kept.data?.id ?? '' }
}

describe('earlier runs of a wizard', () => {
  test('are listed with what was entered, newest first, to their user alone', async () => {
    const first = (await begin()).data.recordId
    const second = (await begin({ eccn: 'EAR99', countryId: 'JP', parties: [{ name: '甲公司' }] })).data
    expect(second).toMatchObject({
      parties: [{ name: '甲公司', subjectId: null, subjectName: null }],
      remaining: { least: expect.any(Number), most: expect.any(Number) },
    })
    const { records } = await list(desk)
    expect(records.map(({ recordId }) => recordId).slice(0, 2)).toEqual([second.recordId, first])
    expect(records[0]).toMatchObject({ eccn: 'EAR99', country: '日本', hasEnd: false, severity: null })
    expect(records[0]?.about).toMatch(/\p{Script=Han}/u)
    expect((await list(other)).total).toBe(0)
    expect((await desk.get('risk/record/page', { flow: 'counterparty' })).status).toBe(400)
  })

  test('are deleted by their user alone; an open questionnaire is none of them', async () => {
    const id = (await begin()).data.recordId
    const open = (await desk.get<DiligenceAnswer>('diligencing/question', { module: '1', type: '3' })).data.recordId
    const remove = async (client: GuidedClient, ids: string) =>
      (await client.post<{ count: number }>('risk/record/delete', { ids })).data.count
    expect(await remove(other, id)).toBe(0)
    expect(await remove(desk, `${id},${open},999999`)).toBe(1)
    expect((await desk.get('risk/record', { recordId: id })).status).toBe(404)
    expect((await desk.get('risk/record', { recordId: open })).status).toBe(200)
    expect((await desk.post('risk/record/delete', { ids: 'x' })).status).toBe(400)
  })

  test('are limited, with a message that says so and nothing lost', async () => {
    await sql`
      insert into guided_runs (user_id, graph_hash, flow, start_key, begun_at, changed_at)
      select user_id, graph_hash, flow, start_key, begun_at, changed_at
      from guided_runs, generate_series(1, 500) where user_id = ${userId} and flow = 'end-use' limit 500
    `.execute(environment.db)
    const refused = await begin()
    expect([refused.status, refused.message]).toEqual([409, '记录已满 500 条，请先删除不再需要的记录'])
    const [oldest] = (await list(desk)).records
    await desk.post('risk/record/delete', { ids: oldest?.recordId })
    await sql`delete from guided_runs where user_id = ${userId} and flow = 'end-use'`.execute(environment.db)
    expect((await begin()).status).toBe(200)
  })
})

describe('reports', () => {
  test('are deleted by their user alone', async () => {
    const { id } = await keepReport('待删')
    const remove = async (client: GuidedClient) =>
      (await client.post<{ count: number }>('diligencing/report/delete', { ids: id })).data.count
    expect(await remove(other)).toBe(0)
    expect(await remove(desk)).toBe(1)
    const { records } = (await desk.post<{ records: DiligenceReport[] }>('diligencing/page', {})).data
    expect(records.some((one) => one.id === id)).toBe(false)
  })

  test('are limited, and the questionnaire waits for the name', async () => {
    await keepReport('第一份')
    await sql`
      insert into guided_runs (user_id, graph_hash, flow, start_key, report_name, begun_at, changed_at, closed_at, reported_at)
      select user_id, graph_hash, flow, start_key, report_name, begun_at, changed_at, closed_at, reported_at
      from guided_runs, generate_series(1, 1000) where user_id = ${userId} and reported_at is not null limit 1000
    `.execute(environment.db)
    const refused = await keepReport('再一份')
    expect([refused.status, refused.message]).toEqual([409, '报告已满 1000 份，请先删除不再需要的报告'])
    await sql`delete from guided_runs where user_id = ${userId} and report_name = '第一份'`.execute(environment.db)
    const kept = await desk.post('diligencing/question/report', { module: 1, reportName: '再一份' })
    expect(kept.status).toBe(200)
  })
})

describe('what is known before the questions', () => {
  test('is refused by its field when it is wrong', async () => {
    const refused = async (fields: object) => {
      const { status, message } = await begin(fields)
      return [status, message]
    }
    expect((await refused({ parties: [{ name: '甲', subjectId: 'nobody' }] }))[0]).toBe(404)
    expect((await refused({ parties: 'not json' }))[0]).toBe(400)
    expect((await refused({ parties: [{ name: ' ' }] }))[0]).toBe(400)
    const many = Array.from({ length: 13 }, (_one, at) => ({ name: `甲${at}` }))
    expect(await refused({ parties: many })).toEqual([400, '当事方最多 12 个'])
    expect((await refused({ asOf: '2026-13-01' }))[0]).toBe(400)
    expect((await refused({ asOf: '1999-01-01' }))[0]).toBe(400)
    expect((await refused({ countryId: 'ZZ' }))[0]).toBe(400)
    expect((await begin({ asOf: '2026-11-09' })).data.asOf).toBe('2026-11-09')
  })
})
