import { read as readWorkbook, utils } from '@e965/xlsx'
import { recordOf } from '@qingdan/database/record-of.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VerifiedDocument } from '../../src/contract/export.ts'
import { createMonitor } from '../../src/modules/monitoring/match-publish.ts'
import { publishEntries, storeLists } from '../support/lists.ts'
import { pagesOf } from '../support/pdf-text.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let demo: SignedIn
let admin: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  // The runs that published the lists, which the ingest would have written.
  await sql`
    insert into ingest_runs (source_id, snapshot_id, outcome, counts, durations, warnings, started_at, finished_at)
    select id, published_snapshot_id, 'published', '{}', '{}', '[]', '2026-01-01', '2026-01-01' from sources
    where published_snapshot_id is not null
  `.execute(environment.db)
  const app = await environment.app()
  demo = await environment.signIn(app, 'demo')
  admin = await environment.signIn(app, 'admin')
})
afterAll(() => environment.close())

const harbour = recordOf({
  publisherId: '60001',
  type: '01',
  subTypes: [{ code: '0101', reason: 'test' }],
  names: [{ value: 'Golden Harbour Shipping Agency Limited', kind: 'primary', quality: 'strong', script: 'Latn' }],
  listings: [
    { list: 'SDN List', programmes: [], measures: ['Block'], legalBases: [], listedOn: '2026-08-02', amendedOn: [] },
  ],
})

/** The text of the record of a batch, without spaces. */
const textOf = async (batchId: string) =>
  pagesOf((await record(demo, batchId)).rawPayload)
    .join('')
    .replaceAll(/\s/g, '')

const record = ({ inject }: SignedIn, batchId: string) =>
  inject({ url: '/open-api/api/user/screening/evidence', query: { batchId, languages: 'zh' } })

test('the record of a batch says what was searched where, found, decided and refused, and verifies', async () => {
  const desk = screeningClient(demo)
  const listed = '永信至成科技集团股份有限公司'
  const id = await desk.batch('01', [[listed], ['Qxzv Wpfk 7'], ['***']])
  await desk.start(id)
  await desk.done(id)
  const [entity] = (await desk.entities({ batchId: id, originalEntityName: listed })).records
  await desk.post('no', { id: entity?.id, note: '同名的另一家公司' })

  const answer = await record(demo, id)
  expect(answer.statusCode).toBe(200)
  const pages = pagesOf(answer.rawPayload)
  const text = pages.join('').replaceAll(/\s/g, '')
  const [batch] = await desk.batches({ id })
  for (const words of [
    batch?.batchNo ?? '?',
    listed,
    'QxzvWpfk7',
    '同名的另一家公司',
    '非同一主体，demo',
    '以上都不是1、无候选1',
    '匹配度70及以上列为候选',
    '美国SDN',
    '4:',
  ]) {
    expect(text).toContain(words.replaceAll(/\s/g, ''))
  }

  const hash = String(answer.headers['x-document-hash'])
  const verified = await demo.inject({ url: `/verify/${hash}`, headers: { accept: 'application/json' } })
  const made = VerifiedDocument.parse(verified.json().data)
  expect(made).toMatchObject({ matched: 'content', subject: { id: batch?.batchNo, type: 'batch' } })
  expect(made.lists.length).toBeGreaterThan(0)
})

test('each decision says which of several candidates it is about', async () => {
  const desk = screeningClient(demo)
  const id = await desk.batch('01', [['Integrity Technology']])
  await desk.start(id)
  await desk.done(id)
  const [entity] = (await desk.entities({ batchId: id })).records
  await sql`
    insert into screening_candidates (entity_id, subject_id, rank, score, facts, record_facts)
    select entity_id, 'ofac-12927', 2, 70, facts || '{"name": "MAHAN AIR"}', record_facts from screening_candidates
    where entity_id = ${entity?.id}
  `.execute(environment.db)
  await desk.post('entity/relation/add', { id: entity?.id, entityId: 'ofac-12927', standardFlag: '1' })
  const text = await textOf(id)
  expect(text).toMatch(/1\.\d\d\.\d\dIntegrityTechnologyGroup,/)
  expect(text).toContain('2.70.00MAHANAIR（美国SDN）')
  expect(text).toContain('1：非同一主体，demo')
  expect(text).toContain('2：同一主体，demo')
})

test('a monitored name that an alert found later is in the record and the workbook with what was decided', async () => {
  const desk = screeningClient(demo)
  const name = 'Golden Harbour Shipping Agency'
  const id = await desk.batch('01', [[name], ['Qxzv Wpfk 9']])
  await desk.start(id)
  await desk.done(id)
  const [entity] = (await desk.entities({ batchId: id, originalEntityName: name })).records
  expect(entity).toMatchObject({ state: 'clear' })
  await desk.post('entity/update/warn', { ids: entity?.id, warnFlag: '1' })
  const monitor = createMonitor(environment)
  await monitor.run()
  await publishEntries(environment, 'ofac-sdn', {
    on: '2026-08-02',
    entries: [{ subjectId: 'ofac-60001', record: harbour, status: 1 }],
  })
  await monitor.run()
  const call = async (path: string, payload: object) =>
    (await demo.inject({ method: 'POST', url: `/open-api/api/user/warn/entity/msg/${path}`, payload })).json().data
  await expect.poll(async () => (await call('page', {})).total, { timeout: 90_000, interval: 500 }).toBe(1)
  const [alert] = (await call('page', {})).records
  await call('comfirm', { relationId: alert.relationPage.records[0].id })

  const text = await textOf(id)
  expect(text).toContain('AgencyLimited（美国SDN）（监控预警）')
  expect(text).toContain('已确认同一主体，demo')
  expect(text).toContain('无候选的名称QxzvWpfk9')
  const query = { batchId: id, languages: 'zh' }
  const { rawPayload } = await demo.inject({ url: '/open-api/api/user/screening/export', query })
  const [sheet] = Object.values(readWorkbook(rawPayload).Sheets)
  const [line] = utils.sheet_to_json<Record<string, string>>(sheet ?? {})
  expect(line).toMatchObject({
    ...{ 原始名称: name, 状态: '已确认', 候选数: 0, 候选序号: '预警', 主体编号: 'ofac-60001', 清单: '美国 SDN' },
    ...{ 清单主体: 'Golden Harbour Shipping Agency Limited', 裁定: '同一主体', 裁定人: 'demo' },
  })
}, 120_000)

test('the record of another user’s batch is unknown, and is not charged', async () => {
  const id = await screeningClient(demo).batch('01', [['Qxzv Wpfk 8']])
  expect((await record(admin, id)).statusCode).toBe(404)
  expect((await record(admin, '999999')).statusCode).toBe(404)
})
