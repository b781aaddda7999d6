import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VerifiedDocument } from '../../src/contract/export.ts'
import { storeLists } from '../support/lists.ts'
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

test('the record of another user’s batch is unknown, and is not charged', async () => {
  const id = await screeningClient(demo).batch('01', [['Qxzv Wpfk 8']])
  expect((await record(admin, id)).statusCode).toBe(404)
  expect((await record(admin, '999999')).statusCode).toBe(404)
})
