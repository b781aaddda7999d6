import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QueuePage } from '../../src/contract/screening/review.ts'
import { namesakes } from '../support/companies.ts'
import { storeLists } from '../support/lists.ts'
import { pagesOf } from '../support/pdf-text.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'
import { linesOf } from '../support/workbooks.ts'

/** Nothing of a screening is left out silently: candidates that are cut, rows that are not taken, names of ours. */

let environment: TestEnvironment
let demo: SignedIn
let desk: ReturnType<typeof screeningClient>

const party = 'Harbour Star Trading'

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment, [
    ...namesakes('ofac-sdn', 22, party),
    ...namesakes('un-sc', 3, 'Harbour Star Trading Co'),
  ])
  demo = await environment.signIn(await environment.app(), 'demo')
  desk = screeningClient(demo)
})
afterAll(() => environment.close())

async function screened() {
  const id = await desk.batch('01', [[party]])
  await desk.start(id)
  await desk.done(id)
  const [entity] = (await desk.entities({ batchId: id })).records
  if (!entity) throw new Error('The batch has no name')
  return { id, entity, candidates: await desk.candidates(entity.id) }
}

const fileOf = async (path: 'export' | 'evidence', batchId: string) => {
  const { rawPayload } = await demo.inject({
    url: `/open-api/api/user/screening/${path}`,
    query: { batchId, languages: 'zh' },
  })
  return rawPayload
}

test('the best twenty are kept, and page, queue, workbook and record say of how many', async () => {
  const { id, entity, candidates } = await screened()
  expect(candidates).toHaveLength(20)
  expect(entity).toMatchObject({ screningNum: 20, openNum: 20, foundNum: 25 })
  const items = ((await desk.post('queue/page', { scope: 'team' })).data as QueuePage).records
  expect(items.find(({ entityId }) => entityId === entity.id)).toMatchObject({ openNum: 20, foundNum: 25 })

  const [line] = linesOf(await fileOf('export', id))
  expect(line).toMatchObject({ 候选序号: 1, 候选数: '匹配度最高的 20 个，共 25 个' })
  const text = pagesOf(await fileOf('evidence', id))
    .join('')
    .replaceAll(/\s/g, '')
  expect(text).toContain('每个名称列出最高的20个')
  expect(text).toContain('匹配度最高的20个，共25个')
})

test('what rules hide does not take the place of what they leave, and is counted', async () => {
  const rule = await desk.post('rule/save', { kind: 'threshold', minScore: '100', sourceIds: '1', reason: 'test' })
  const { id: ruleId } = rule.data as { id: string }
  await desk.post('rule/try', { id: ruleId, days: '30' })
  expect((await desk.post('rule/start', { id: ruleId })).status).toBe(200)
  const { entity, candidates } = await screened()
  expect(entity).toMatchObject({ state: 'open', screningNum: 25, openNum: 3, hiddenNum: 22, foundNum: null })
  expect(candidates.filter(({ hiddenBy }) => hiddenBy === null)).toHaveLength(3)
  expect((await desk.post('rule/end', { id: ruleId })).status).toBe(200)
})

test('names that were screened before candidates were counted say nothing of it', async () => {
  const { id, entity } = await screened()
  await environment.db
    .updateTable('screening_entities')
    .set({ found_count: null })
    .where('id', '=', Number(entity.id))
    .execute()
  expect((await desk.entities({ batchId: id })).records[0]).toMatchObject({ screningNum: 20, foundNum: null })
  expect(linesOf(await fileOf('export', id))[0]).toMatchObject({ 候选数: 20 })
})

test('the workbook has the rows that were left out in a sheet of their own, in its language', async () => {
  const id = await desk.batch(
    '01',
    [
      ['Qxzv Wpfk', '=1+1'],
      ['***', ''],
    ],
    ['Name', 'unifiedCreditCode'],
  )
  const file = await fileOf('export', id)
  expect(linesOf(file, 1)).toEqual([
    { 行号: 2, 列: '统一社会信用代码', 原因: expect.stringContaining('统一社会信用代码') },
    { 行号: 3, 列: '企业名称', 原因: '名称没有文字，未导入' },
  ])
  expect(linesOf(await fileOf('export', await desk.batch('01', [['Qxzv Wpfk']])), 1)).toEqual([])
})

test('the workbook has the Chinese name that the page shows, and marks one of ours', async () => {
  const { id, entity } = await screened()
  await sql`
    update screening_candidates set facts = facts || '{"nameZh": null, "translatedName": "海星贸易"}'
    where entity_id = ${Number(entity.id)}
  `.execute(environment.db)
  expect(linesOf(await fileOf('export', id))[0]).toMatchObject({ 中文名: '海星贸易 (译名)' })
  await sql`
    update screening_candidates set facts = facts || '{"nameZh": "海港之星"}' where entity_id = ${Number(entity.id)}
  `.execute(environment.db)
  expect(linesOf(await fileOf('export', id))[0]).toMatchObject({ 中文名: '海港之星' })
})
