import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelopeOf } from '../../src/contract/envelope.ts'
import { Freshness } from '../../src/contract/freshness.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
})
afterAll(() => environment.close())

async function read(): Promise<Freshness> {
  const response = await app.inject({ url: '/open-api/api/dic/source/freshness' })
  const body = response.json()
  expect(response.statusCode, response.body).toBe(200)
  expect(envelopeOf(Freshness).parse(body)).toEqual(body)
  return body.data
}
const readSource = async (id: string) => (await read()).sources.find((source) => source.id === id)

async function addRun(source: string, outcome: string, rest: { code?: string; warnings?: object[] } = {}) {
  await sql`
    insert into ingest_runs (source_id, snapshot_id, outcome, reason, reason_code, counts, durations, warnings, finished_at)
    select ${source}, case when ${outcome} = 'published' then published_snapshot_id end, ${outcome},
      ${rest.code ? 'words for operators' : null}, ${rest.code ?? null}, '{"records": 5, "type01": 2, "type02": 1}', '{}',
      ${JSON.stringify(rest.warnings ?? [])}::jsonb, now()
    from sources where id = ${source}
  `.execute(environment.db)
}

async function addEvent(kind: string, source: string | null, details: object, message = kind) {
  await sql`
    insert into ingest_events (source_id, kind, message, details)
    values (${source}, ${kind}, ${message}, ${JSON.stringify(details)}::jsonb)
  `.execute(environment.db)
}

describe('freshness', () => {
  test('of a list without a run shows what is served and that it is stale', async () => {
    expect(await readSource('ofac-sdn')).toMatchObject({
      sourceId: 1,
      state: 'stale',
      staleBy: 'edition',
      date: '2025-11-19',
      count: 4,
      warnings: [],
      lastFailure: null,
      nextRunAt: null,
    })
  })

  test('has the counts by type and the warnings of the run that read the file', async () => {
    await addRun('ofac-sdn', 'published', { warnings: [{ code: 'unknown-country', count: 3, examples: ['Utopia'] }] })
    await addRun('ofac-sdn', 'unchanged')
    expect(await readSource('ofac-sdn')).toMatchObject({
      types: [
        { type: '01', count: 2 },
        { type: '02', count: 1 },
      ],
      warnings: [
        {
          code: 'unknown-country',
          label: { zh: '未能识别的国家或地区', en: 'Country or area not recognised' },
          count: 3,
          examples: ['Utopia'],
        },
      ],
    })
  })

  test('explains in plain words why the last run published nothing', async () => {
    await environment.db
      .updateTable('snapshots')
      .set({ published_on: new Date().toISOString().slice(0, 10) })
      .where('source_id', '=', 'un-sc')
      .execute()
    expect((await readSource('un-sc'))?.state).toBe('fresh')
    await addRun('un-sc', 'failed', { code: 'source.unavailable' })
    expect(await readSource('un-sc')).toMatchObject({
      state: 'failed',
      lastFailure: { code: 'source.unavailable', reason: { zh: '未能从发布机关取得文件，沿用现有数据' } },
    })
  })

  test('has the next check of a list, never a time in the past', async () => {
    const set = (at: Date) =>
      environment.db.updateTable('sources').set({ next_run_at: at }).where('id', '=', 'un-sc').execute()
    const soon = new Date(Date.now() + 3_600_000)
    await set(soon)
    expect((await readSource('un-sc'))?.nextRunAt).toBe(soon.toISOString())
    await set(new Date(Date.now() - 60_000))
    expect((await readSource('un-sc'))?.nextRunAt).toBeNull()
  })

  test('has the events, newest first, and whether a newer index was refused', async () => {
    await addEvent('index.published', null, { count: 6 })
    await addEvent('source.stale', 'ofac-sdn', {})
    await addEvent('index.refused', null, {}, 'un-sc has 3 records, the index before 6')
    const { events, index } = await read()
    expect(index).toMatchObject({ count: 6, isRefused: true })
    const [refused, stale, published] = events
    expect([refused, stale, published]).toMatchObject([
      { kind: 'index.refused', sourceId: null, detail: 'un-sc has 3 records, the index before 6' },
      { kind: 'source.stale', sourceId: 1, detail: null },
      { kind: 'index.published', message: { zh: '检索索引已更新，共 6 个主体' } },
    ])
    expect(stale?.message.en).toMatch(/: stale; the last good data stay in use$/)
    await addEvent('index.published', null, { count: 6 })
    expect((await read()).index.isRefused).toBe(false)
  })
})
