import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DiligenceAnswer, DiligenceReport, GuidedRun } from '../../src/contract/guided/run.ts'
import { pagesOf } from '../support/pdf-text.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'
import { findingsOf, type GuidedClient, guidedClient } from './guided-client.ts'

let environment: TestEnvironment
let signedIn: SignedIn
let desk: GuidedClient
let other: GuidedClient
let trial: GuidedClient

beforeAll(async () => {
  environment = await buildTestEnvironment()
  const app = await environment.app()
  signedIn = await environment.signIn(app, 'demo')
  desk = guidedClient(signedIn)
  other = guidedClient(await environment.signIn(app, 'admin'))
  trial = guidedClient(await environment.signIn(app, 'trial'))
})
afterAll(() => environment.close())

const question = (client: GuidedClient, query: Record<string, string>) =>
  client.get<DiligenceAnswer>('diligencing/question', query)
const begin = async (module: string, client = desk) => (await question(client, { module, type: '3' })).data

/** Denies everything but the statements named, until the end. */
async function answerAll(module: string, correct: readonly string[] = []): Promise<DiligenceAnswer> {
  let now = await begin(module)
  while (!now.hasEnd) {
    const optType = correct.includes(now.id) ? '1' : '2'
    now = (await question(desk, { module, type: '2', id: now.id, optType })).data
  }
  return now
}

describe('a questionnaire', () => {
  test('asks one statement at a time, in both languages, with its citations', async () => {
    const first = await begin('1')
    expect(first).toMatchObject({ hasEnd: false, hasUpper: false, sort: 1, conclusion: null, flow: 'item-control' })
    expect(first.question?.question).toMatch(/\p{Script=Han}/u)
    expect(first.question?.questionEn).not.toMatch(/\p{Script=Han}/u)
    expect(first.question?.citations.length).toBeGreaterThan(0)
    expect(first.disclaimer).not.toBe('')
  })

  test('says of each text it cites the day of that text, whatever else the statement rests on', async () => {
    const first = await begin('1')
    const days = new Map(first.question?.citations.map(({ source, textDate }) => [source, textDate]))
    expect(Object.fromEntries(days)).toEqual({
      出口管制法: '2020-12-01',
      '两用物项出口管制条例（国务院令第792号）': '2024-12-01',
    })
  })

  test('ends in a conclusion with every finding, closes, and becomes a report with its name and its answers', async () => {
    const end = await answerAll('1', ['ic.cn.1', 'ic.cn.3'])
    expect(findingsOf(end)).toContain('IC_CN_NUCLEAR')
    expect(end).toMatchObject({ hasEnd: true, question: null, severity: 'licence' })
    expect(end.content).toBe(end.conclusion)

    const early = await desk.post('diligencing/question/report', { module: 1, reportName: '核物项' })
    expect([early.status, early.message]).toEqual([409, '还有题目未答完，请继续作答！'])
    const submitted = await desk.post('diligencing/question/submit', { module: 1, optId: end.id })
    expect(submitted).toMatchObject({ status: 200, data: null })
    const unnamed = await desk.post('diligencing/question/report', { module: 1, reportName: ' ' })
    expect([unnamed.status, unnamed.message]).toEqual([400, '请先填写报告名称！'])
    const long = await desk.post('diligencing/question/report', { module: 1, reportName: '名'.repeat(51) })
    expect(long.status).toBe(400)
    const kept = await desk.post<{ id: string }>('diligencing/question/report', { module: 1, reportName: '核物项' })
    expect(kept.status).toBe(200)
    expect((await desk.post('diligencing/question/report', { module: 1, reportName: '再来' })).status).toBe(409)

    const page = await desk.post<{ records: DiligenceReport[]; total: number }>('diligencing/page', {})
    expect(page.data.records[0]).toMatchObject({ id: kept.data.id, name: '核物项', type: '1', result: end.content })
    const report = await desk.get<GuidedRun>('diligencing/report/detail', { id: kept.data.id })
    expect(report.data).toMatchObject({ reportName: '核物项', isClosed: true, steps: end.steps, hash: end.hash })
    expect((await other.get('diligencing/report/detail', { id: kept.data.id })).status).toBe(404)
  })

  test('is a PDF with every finding, answer, ground, paragraph, version and hash, in both languages', async () => {
    const end = await answerAll('1', ['ic.cn.1', 'ic.cn.3'])
    for (const languages of ['zh', 'en'] as const) {
      const url = `/open-api/api/diligencing/report/export?id=${end.recordId}&languages=${languages}`
      const { statusCode, rawPayload, headers } = await signedIn.inject({ url })
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
      const text = pagesOf(rawPayload).join('\n').replace(/\s+/g, '')
      const said = languages === 'zh' ? [...end.result, end.disclaimer] : [...end.resultEn, end.disclaimerEn]
      for (const one of [...said, end.version, end.hash]) expect(text).toContain(one.replace(/\s+/g, ''))
      const texts = end.steps.map((step) => (languages === 'zh' ? step.text : step.textEn).replace(/\s+/g, ''))
      expect(texts.filter((one) => !text.includes(one))).toEqual([])
    }
    expect((await desk.get('diligencing/report/export', { id: '999999' })).status).toBe(404)
  })

  test('goes back to the last question asked and drops its answer and what followed from it', async () => {
    const first = await begin('1')
    const second = (await question(desk, { module: '1', type: '2', id: first.id, optType: '1' })).data
    const third = (await question(desk, { module: '1', type: '2', id: second.id, optType: '1' })).data
    expect(third.result.length).toBe(1)
    const back = (await question(desk, { module: '1', type: '1' })).data
    expect(back).toMatchObject({ id: second.id, result: [], hasUpper: true })
    const start = (await question(desk, { module: '1', type: '1' })).data
    expect(start).toMatchObject({ id: first.id, hasUpper: false })
    expect((await question(desk, { module: '1', type: '1' })).data.id).toBe(first.id)
  })

  test('goes back from a conclusion', async () => {
    const end = await answerAll('2')
    expect(end.hasEnd).toBe(true)
    const back = (await question(desk, { module: '2', type: '4' })).data
    expect(back).toMatchObject({ hasEnd: false, conclusion: null })
  })

  test('goes on after a reload, and begins anew when asked to', async () => {
    const first = await begin('1')
    const second = (await question(desk, { module: '1', type: '2', id: first.id, optType: '1' })).data
    const resumed = await question(desk, { module: '1', type: '3', resume: '1' })
    expect(resumed.data).toMatchObject({ id: second.id, recordId: first.recordId })
    expect((await begin('1')).id).toBe(first.id)
  })

  test('an answer of a second tab to a question that is not open any more changes nothing and says where the run is', async () => {
    const first = await begin('1')
    const answer = { module: '1', type: '2', id: first.id, optType: '1' }
    const second = (await question(desk, answer)).data
    const late = await question(desk, { ...answer, optType: '2' })
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ recordId: first.recordId, question: { id: second.id } })
    expect((await question(desk, { module: '1', type: '3', resume: '1' })).data.id).toBe(second.id)
  })

  test('two answers at the same moment: one is taken', async () => {
    const first = await begin('2')
    const answer = { module: '2', type: '2', id: first.id, optType: '1' }
    const both = await Promise.all([question(desk, answer), question(desk, { ...answer, optType: '2' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('refuses an answer that is missing, and a module that there is not', async () => {
    const first = await begin('1')
    const missing = await question(desk, { module: '1', type: '2', id: first.id })
    expect([missing.status, missing.message]).toEqual([400, '请选择答案'])
    expect((await question(desk, { module: '3', type: '3' })).status).toBe(400)
  })

  test('is for packages that include it, and one desk’s runs are not another’s', async () => {
    expect((await question(trial, { module: '1', type: '3' })).status).toBe(403)
    const mine = await begin('2')
    const theirs = await begin('2', other)
    expect(theirs.recordId).not.toBe(mine.recordId)
  })
})
