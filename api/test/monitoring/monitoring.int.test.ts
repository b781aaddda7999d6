import type { SourceRecord } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import { createScreener } from '@qingdan/screening/screener.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import type { FastifyInstance } from 'fastify'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectEngine } from '../../src/connections/search-engine.ts'
import type { JobTools } from '../../src/jobs/job.ts'
import { screenWatched } from '../../src/jobs/screen-watched.ts'
import { createSourceDirectory } from '../../src/modules/dictionary/source-directory.ts'
import { createMonitor, type Monitor } from '../../src/modules/monitoring/match-publish.ts'
import { publishEntries, storeLists } from '../support/lists.ts'
import { searchCalls } from '../support/search-calls.ts'
import {
  buildTestEnvironment,
  type SignedIn,
  switchedProxyTo,
  type TestEnvironment,
} from '../support/test-environment.ts'
import { watch } from '../support/watched.ts'

/** A night: a list adds, changes and takes off entries, and their watchers are told once. */

let environment: TestEnvironment
let app: FastifyInstance
let client: SignedIn
let other: SignedIn
let monitor: Monitor
let watchedId: number

const base = '/open-api/api/user'
const post = async (caller: SignedIn, path: string, payload: Record<string, unknown> = {}) => {
  const response = await caller.inject({ method: 'POST', url: `${base}/${path}`, payload })
  return { status: response.statusCode, ...response.json() }
}
const alerts = async (payload: Record<string, unknown> = {}, caller = client) =>
  (await post(caller, 'warn/entity/msg/page', payload)).data
const unread = async (caller = client) =>
  (await caller.inject({ url: `${base}/warn/entity/msg/noReadNum` })).json().data
/** Another process each time, as after a restart. */
const restarted = () => createMonitor(environment)

const harbour: SourceRecord = recordOf({
  publisherId: '60001',
  type: '01',
  subTypes: [{ code: '0101', reason: 'test' }],
  names: [
    { value: 'Golden Harbour Shipping Agency Limited', kind: 'primary', quality: 'strong', script: 'Latn' },
    { value: '金港船务代理有限公司', kind: 'aka', quality: 'strong', script: 'Hans' },
  ],
  countries: [{ kind: 'registration', country: 'Panama', countryCode: 'PA' }],
  listings: [
    {
      list: 'SDN List',
      programmes: ['IRAN'],
      measures: ['Block'],
      legalBases: [],
      listedOn: '2026-08-02',
      amendedOn: [],
    },
  ],
})

beforeAll(async () => {
  environment = await buildTestEnvironment({ worker: false })
  await storeLists(environment)
  app = await environment.app()
  client = await environment.signIn(app)
  other = await environment.signIn(app, 'admin')
  monitor = createMonitor(environment)
  watchedId = await watch(environment, client.userId, { name: 'Golden Harbor Shipping Agency Ltd', type: '01' })
  await watch(environment, client.userId, { name: 'Silver Mountain Trading', type: '01' })
})
afterAll(() => environment.close())

test('without a publish nobody is told anything', async () => {
  expect(await monitor.run()).toMatchObject({ alerts: 0 })
  expect(await monitor.run()).toBeNull()
  expect(await alerts()).toMatchObject({ total: 0, records: [] })
})

test('a new listing that a watched name may be gives one alert with its candidate and its lists', async () => {
  await publishEntries(environment, 'ofac-sdn', {
    on: '2026-08-02',
    entries: [{ subjectId: 'ofac-60001', record: harbour, status: 1 }],
  })
  expect(await monitor.run()).toMatchObject({ changed: 1, alerts: 1 })
  const { records, total } = await alerts()
  expect(total).toBe(1)
  expect(records[0]).toMatchObject({
    msgType: '1',
    originalEntityName: 'Golden Harbor Shipping Agency Ltd',
    name: 'Golden Harbour Shipping Agency Limited',
    operateStatus: '0',
    isRead: false,
  })
  expect(records[0].relationPage).toMatchObject({ total: 1, current: 1, pages: 1 })
  const [candidate] = records[0].relationPage.records
  expect(candidate).toMatchObject({
    entityName: 'Golden Harbour Shipping Agency Limited',
    countryCode: 'PA',
    isSelect: false,
    subject: { id: 'ofac-60001', nameZh: '金港船务代理有限公司' },
  })
  expect(candidate.subject.sources).toHaveLength(1)
})

test('its score and its reason are those of the search', async () => {
  const [alert] = (await alerts()).records
  const { search } = searchCalls(() => app)
  const [row] = (await search('Golden Harbor Shipping Agency Ltd', { type: '01' })).data
  const [{ matchingDegree, subject }] = alert.relationPage.records
  expect(matchingDegree).toBe(row?.score)
  expect(subject.explanation.contributions.length).toBeGreaterThan(0)
  expect(subject).toMatchObject({ explanation: row?.explanation, highlights: row?.highlights })
})

test('the same publish tells nobody again, also after a restart and when its record was lost', async () => {
  expect(await monitor.run()).toBeNull()
  expect(await restarted().run()).toBeNull()
  await environment.db
    .deleteFrom('monitoring_runs')
    .where('id', '=', (eb) => eb.selectFrom('monitoring_runs').select((of) => of.fn.max('id').as('id')))
    .execute()
  expect(await restarted().run()).toMatchObject({ changed: 1, alerts: 0 })
  expect((await alerts()).total).toBe(1)
})

test('unread alerts are counted until all are read', async () => {
  expect([await unread(), await unread(other)]).toEqual([1, 0])
  // The field is ignored: one's own are read, whoever it names.
  expect(await post(other, 'warn/entity/msg/read/all', { userId: client.userId })).toMatchObject({ code: 200 })
  expect(await unread()).toBe(1)
  expect(await post(client, 'warn/entity/msg/read/all', {})).toMatchObject({ code: 200 })
  expect(await unread()).toBe(0)
  expect((await alerts()).records[0]).toMatchObject({ isRead: true, operateStatus: '0' })
})

test('an alert is found by name, type and day of Shanghai', async () => {
  const [{ warnTime }] = (await alerts()).records
  const today = new Date(Date.parse(warnTime) + 8 * 3_600_000).toISOString().slice(0, 10)
  const totals = async (filter: Record<string, unknown>) => (await alerts(filter)).total
  expect(await totals({ originalEntityName: 'golden harbor', msgType: '1' })).toBe(1)
  expect(await totals({ originalEntityName: '100%' })).toBe(0)
  expect(await totals({ msgType: '0' })).toBe(0)
  expect(await totals({ startWarnTime: today, endWarnTime: today })).toBe(1)
  expect(await totals({ endWarnTime: '2020-01-01' })).toBe(0)
  expect(await totals({ startWarnTime: '2999-01-01' })).toBe(0)
  // 23:59 in Shanghai is still the day; UTC is eight hours behind.
  await environment.db.updateTable('watch_alerts').set({ raised_at: '2026-08-03T15:59:59Z' }).execute()
  expect(await totals({ startWarnTime: '2026-08-03', endWarnTime: '2026-08-03' })).toBe(1)
  await environment.db.updateTable('watch_alerts').set({ raised_at: '2026-08-03T16:00:00Z' }).execute()
  expect(await totals({ startWarnTime: '2026-08-03', endWarnTime: '2026-08-03' })).toBe(0)
})

test("another user's alert does not exist", async () => {
  const [alert] = (await alerts()).records
  const relationId = alert.relationPage.records[0].id
  expect(await alerts({}, other)).toMatchObject({ total: 0 })
  for (const [path, body] of [
    ['relation/page', { msgId: alert.id }],
    ['above/none', { msgId: alert.id }],
    ['comfirm', { relationId }],
    ['comfirm', { relationId: '999999' }],
  ] as const) {
    expect(await post(other, `warn/entity/msg/${path}`, body), path).toMatchObject({ status: 404 })
  }
  expect((await alerts()).records[0].operateStatus).toBe('0')
})

test('"none of the above" ends the alert, and the unchanged record raises no other', async () => {
  const [{ id, relationPage }] = (await alerts()).records
  expect(await post(client, 'warn/entity/msg/above/none', { msgId: id })).toMatchObject({ code: 200 })
  const decided = { decidedBy: 'demo', decidedTime: expect.stringMatching(/^20/) }
  expect((await alerts()).records[0]).toMatchObject({ operateStatus: '2', ...decided })
  expect(await post(client, 'warn/entity/msg/above/none', { msgId: id })).toMatchObject({ status: 409 })
  const [{ id: relationId }] = relationPage.records
  expect(await post(client, 'warn/entity/msg/comfirm', { relationId })).toMatchObject({ status: 409 })
  const decisions = await environment.db.selectFrom('screening_decisions').selectAll().execute()
  expect(decisions).toMatchObject([{ entity_id: watchedId, subject_id: 'ofac-60001', verdict: 'none' }])
  // Remarks are no facts that a decision rests on.
  const remarked = { ...harbour, remarks: ['Linked to nobody.'] }
  await publishEntries(environment, 'ofac-sdn', {
    on: '2026-08-04',
    entries: [{ subjectId: 'ofac-60001', record: remarked, status: 2 }],
  })
  expect(await monitor.run()).toMatchObject({ changed: 1, alerts: 0 })
  const audited = await environment.db.selectFrom('audit_entries').select('operation').execute()
  expect(audited.map(({ operation }) => operation)).toContain('watch.none')
})

test('a record that changed in substance asks again', async () => {
  const changed = { ...harbour, countries: [{ kind: 'registration' as const, country: 'Iran', countryCode: 'IR' }] }
  await publishEntries(environment, 'ofac-sdn', {
    on: '2026-08-05',
    entries: [{ subjectId: 'ofac-60001', record: changed, status: 2 }],
  })
  expect(await monitor.run()).toMatchObject({ changed: 1, alerts: 1 })
  const { records, total } = await alerts()
  expect(total).toBe(2)
  expect(records[0]).toMatchObject({ operateStatus: '0' })
})

test('confirming maps the watched name, and later changes of the subject are new sanctions', async () => {
  const [{ id, relationPage }] = (await alerts()).records
  const [{ id: relationId }] = relationPage.records
  expect(await post(client, 'warn/entity/msg/comfirm', { relationId })).toMatchObject({ code: 200 })
  const entity = await environment.db
    .selectFrom('screening_entities')
    .select(['mapped_id', 'mapped_name', 'operate_status'])
    .where('id', '=', watchedId)
    .executeTakeFirstOrThrow()
  expect(entity).toEqual({
    mapped_id: 'ofac-60001',
    mapped_name: 'Golden Harbour Shipping Agency Limited',
    operate_status: '1',
  })
  const page = await post(client, 'warn/entity/msg/relation/page', { msgId: id })
  expect(page.data).toMatchObject({ total: 1, records: [{ isSelect: true }] })
  await publishEntries(environment, 'ofac-sdn', {
    on: '2026-08-06',
    entries: [{ subjectId: 'ofac-60001', record: harbour, status: 0 }],
  })
  expect(await monitor.run()).toMatchObject({ changed: 1, alerts: 1 })
  const [alert] = (await alerts()).records
  expect(alert).toMatchObject({ msgType: '0', dataStatus: 0, changedOn: '2026-08-06', operateStatus: '1' })
  expect(alert.listName).not.toBeNull()
  expect(await restarted().run()).toBeNull()
})

test('who watches no more gets no alert, and the index of watched names forgets it', async () => {
  await environment.db.updateTable('screening_entities').set({ is_watched: false }).execute()
  const again = { ...harbour, publisherId: '60002' }
  await publishEntries(environment, 'ofac-sdn', {
    on: '2026-08-07',
    entries: [{ subjectId: 'ofac-60002', record: again, status: 1 }],
  })
  const before = (await alerts()).total
  expect(await monitor.run()).toMatchObject({ changed: 1, alerts: 0 })
  expect((await alerts()).total).toBe(before)
  const { count } = await environment.engine.count({ index: `${environment.indexPrefix}-watched-f*` })
  expect(count).toBe(0)
})

test('a lost index of watched names is built again from the database', async () => {
  await environment.db.updateTable('screening_entities').set({ is_watched: true }).execute()
  const names = Object.keys(await environment.engine.indices.get({ index: `${environment.indexPrefix}-watched-f*` }))
  await environment.engine.indices.delete({ index: names })
  const another = { ...harbour, publisherId: '60003', names: harbour.names.slice(0, 1) }
  await publishEntries(environment, 'ofac-sdn', {
    on: '2026-08-08',
    entries: [{ subjectId: 'ofac-60003', record: another, status: 1 }],
  })
  expect(await restarted().run()).toMatchObject({ changed: 1, alerts: 1 })
})

test('other Chinese names of ours alone are matched, and tell nobody of a subject that was judged or alerted', async () => {
  await watch(environment, client.userId, { name: '马汉航空公司', type: '01' })
  const before = (await alerts()).total
  // As if the tables of names had been others when the last version was built.
  await sql`update index_builds set names_version = 'of before'`.execute(environment.db)
  await environment.ingest(['rebuild-index'])
  expect(await restarted().run()).toMatchObject({ alerts: 1 })
  expect(await alerts()).toMatchObject({ total: before + 1 })
  expect((await alerts()).records[0]).toMatchObject({ originalEntityName: '马汉航空公司' })
  await sql`update index_builds set names_version = 'of before' where state <> 'live'`.execute(environment.db)
  expect(await restarted().run()).toBeNull()
})

test('a first alert is not lost while the engine is away, however often it is tried', async () => {
  const proxy = await switchedProxyTo(environment.elasticsearchUrl)
  const engine = connectEngine(proxy.url)
  const screener = createScreener({ engine, alias: subjectAlias(environment.indexPrefix) }, 0)
  const id = await watch(environment, other.userId, { name: 'Mahan Air', type: '01' })
  const tools = {
    db: environment.db,
    screener,
    sources: createSourceDirectory(environment.db),
  } as Partial<JobTools> as JobTools
  const waiting = async () => {
    const { rows } = await sql<{ payload: { entityIds: number[] }; attempts: number }>`
      select j.payload, j.attempts from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'screen-watched'
    `.execute(environment.db)
    return rows
  }
  try {
    await runMigrations({ connectionString: environment.databaseUrl })
    await screenWatched.run({ entityIds: [id] }, tools, { jobId: '1', isLast: true })
    expect(await waiting()).toMatchObject([{ payload: { entityIds: [id] }, attempts: 0 }])
    expect(await alerts({ originalEntityName: 'Mahan Air' }, other)).toMatchObject({ total: 0 })
    await proxy.open()
    await screenWatched.run({ entityIds: [id] }, tools, { jobId: '1', isLast: false })
    expect(await alerts({ originalEntityName: 'Mahan Air' }, other)).toMatchObject({ total: 1 })
  } finally {
    await proxy.close()
    await screener.end()
    await engine.close()
  }
})

test('a new entry of the watchlist, and a name that is watched from now on, get their first alert at once', async () => {
  const working = await buildTestEnvironment()
  try {
    await storeLists(working)
    const caller = await working.signIn(await working.app(), 'admin')
    const form = { originalEntityName: 'Mahan Airlines', type: '01' }
    const added = await post(caller, 'screening/entity/add', form)
    expect(added.status, added.message).toBe(200)
    const firstAlert = () =>
      vi.waitFor(
        async () => {
          const { records } = await alerts({}, caller)
          expect(records).toHaveLength(1)
          return records[0]
        },
        { timeout: 30_000, interval: 100 },
      )
    const alert = await firstAlert()
    expect(alert).toMatchObject({ msgType: '1', originalEntityName: 'Mahan Airlines', operateStatus: '0' })
    expect(alert.relationPage.records[0]).toMatchObject({ subject: { id: 'ofac-12927' } })
    // What was seen in an alert is not told again when watching begins anew.
    for (const warnFlag of ['0', '1'])
      await post(caller, 'screening/entity/update/warn', { ids: added.data.id, warnFlag })
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from graphile_worker.jobs where task_identifier = 'screen-watched'`.execute(
        working.db,
      )
      expect(rows).toEqual([])
    }, 10_000)
    await firstAlert()
  } finally {
    await working.close()
  }
})
