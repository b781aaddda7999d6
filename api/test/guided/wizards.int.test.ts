import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  EndUseCategory,
  GuidedRun,
  MinimumRateReport,
  RiskCountry,
  SensitiveGroup,
} from '../../src/contract/guided/run.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'
import { askedIn, findingsOf, type GuidedClient, guidedClient } from './guided-client.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
let environment: TestEnvironment
let desk: GuidedClient
let other: GuidedClient

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
  const app = await environment.app()
  desk = guidedClient(await environment.signIn(app, 'demo'))
  other = guidedClient(await environment.signIn(app, 'admin'))
}, 300_000)
afterAll(() => environment.close())

const startRule = (changes: object = {}) =>
  desk.post<GuidedRun>('risk/product/rule/start', {
    eccn: 'EAR99',
    countryId: 'MX',
    endUser: 'Qxzv Wpfk Ltd',
    type: 1,
    ...changes,
  })

/** Answers no but where a question is named, until the end. */
async function finish(run: GuidedRun, yes: readonly string[]): Promise<GuidedRun> {
  let now = run
  while (now.question) {
    const { id } = now.question
    const body = { recordId: now.recordId, id, answer: yes.includes(id) ? 1 : 0 }
    now = (await desk.post<GuidedRun>('risk/product/rule/answer', body)).data
  }
  return now
}

describe('the direct product rules', () => {
  test('need an item, a destination and an end user, each refused by its name', async () => {
    const refused = async (changes: object) => {
      const { status, message } = await startRule(changes)
      return [status, message]
    }
    expect(await refused({ eccn: '' })).toEqual([400, '请选择 ECCN'])
    expect(await refused({ eccn: 'abc' })).toEqual([400, 'ECCN 格式有误，例如 3A001.a.1；未列入 CCL 的填 EAR99'])
    expect(await refused({ eccn: '9Z999' })).toEqual([400, 'ECCN 格式有误，例如 3A001.a.1；未列入 CCL 的填 EAR99'])
    expect(await refused({ eccn: '0A000' })).toEqual([400, 'CCL 中没有这一编码；未列入 CCL 的填 EAR99'])
    expect(await refused({ countryId: '' })).toEqual([400, '请选择目的国家（地区）'])
    expect((await startRule({ countryId: 'ZZ' })).status).toBe(400)
    expect(await refused({ endUser: ' ' })).toEqual([400, '请填写最终用户企业名称'])
  })

  test('answer by themselves what the destination decides, with the ground, and end with every rule', async () => {
    const begun = (await startRule()).data
    expect(begun).toMatchObject({ hasEnd: false, hasUpper: false, question: { id: 'fdp.g.1', type: 1 } })
    const end = await finish(begun, ['fdp.g.1'])
    expect(end.hasEnd).toBe(true)
    expect(findingsOf(end)).toContain('FDP_NOT_NS')
    expect(askedIn(end)).not.toContain('fdp.ns.1')
    const country = end.steps.find(({ id }) => id === 'fdp.ns.1')
    expect(country).toMatchObject({
      by: 'facts',
      answer: 'no',
      grounds: [{ fact: '目的地', value: '墨西哥', valueEn: 'Mexico', against: expect.stringContaining('D:1') }],
    })
  })

  test('a party that is undecided answers nothing: its footnotes are asked', async () => {
    const end = await finish((await startRule()).data, ['fdp.g.1'])
    expect(askedIn(end)).toContain('fdp.el.1')
    expect((await startRule({ endUserId: 'unknown' })).status).toBe(404)
  })

  test('an option that a rule does not have is worded and walked for itself', async () => {
    const [a, b] = await Promise.all([startRule({ type: 1 }), startRule({ type: 2 })])
    const ends = await Promise.all([
      finish(a.data, ['fdp.g.1', 'fdp.el.1', 'fdp.fn1.1']),
      finish(b.data, ['fdp.g.1', 'fdp.el.1', 'fdp.fn1.1']),
    ])
    const texts = ends.map(({ steps }) => steps.find(({ id }) => id === 'fdp.fn1.2')?.text)
    expect(texts[0]).not.toBe(texts[1])
  })

  test('go back, go on after a reload, and are nobody else’s', async () => {
    const begun = (await startRule()).data
    const { recordId } = begun
    const second = await desk.post<GuidedRun>('risk/product/rule/answer', { recordId, id: 'fdp.g.1', answer: 1 })
    const read = await desk.get<GuidedRun>('risk/record', { recordId })
    expect(read.data.question).toEqual(second.data.question)
    expect(read.data.input).toEqual({ eccn: 'EAR99', countryId: 'MX', endUser: 'Qxzv Wpfk Ltd', type: '1' })
    expect((await desk.post<GuidedRun>('risk/product/rule/upper/question', { recordId })).data.question?.id).toBe(
      'fdp.g.1',
    )
    expect((await other.get('risk/record', { recordId })).status).toBe(404)
    expect((await other.post('risk/product/rule/answer', { recordId, id: 'fdp.g.1', answer: 1 })).status).toBe(404)
    expect((await desk.post('risk/end/use/answer', { recordId, questionId: 'fdp.g.1', optType: 1 })).status).toBe(404)
  })

  test('an answer to a question that is not open changes nothing and says where the run is', async () => {
    const { recordId } = (await startRule()).data
    const late = await desk.post<GuidedRun>('risk/product/rule/answer', { recordId, id: 'fdp.ns.3', answer: 1 })
    expect(late).toMatchObject({ status: 409, data: { recordId, question: { id: 'fdp.g.1' } } })
    const missing = await desk.post('risk/product/rule/answer', { recordId, id: 'fdp.g.1' })
    expect([missing.status, missing.message]).toEqual([400, '请选择答案'])
  })
})

describe('the end uses', () => {
  test('are chosen first; each ends in a conclusion with its properties', async () => {
    const categories = (await desk.get<EndUseCategory[]>('risk/end/use/category/list')).data
    expect(categories.length).toBe(20)
    for (const { id } of categories) {
      let now = (await desk.post<GuidedRun>('risk/end/use/start', { categoryId: id })).data
      while (now.question) {
        const body = { recordId: now.recordId, questionId: now.question.id, optType: 1 }
        now = (await desk.post<GuidedRun>('risk/end/use/answer', body)).data
      }
      expect(now).toMatchObject({ hasEnd: true, content: expect.any(String) })
      expect(now.steps.at(-1)?.citations.length).toBeGreaterThan(0)
    }
    expect((await desk.post('risk/end/use/start', { categoryId: 'zzz' })).status).toBe(400)
  })

  test('say of a paragraph that is stayed what is held of it, with the official page', async () => {
    let now = (await desk.post<GuidedRun>('risk/end/use/start', { categoryId: 'sdn' })).data
    while (now.question) {
      const optType = now.question.id === 'eu.sdn.4' ? 2 : 1
      const body = { recordId: now.recordId, questionId: now.question.id, optType }
      now = (await desk.post<GuidedRun>('risk/end/use/answer', body)).data
    }
    const cited = new Map(now.steps.at(-1)?.citations.map((one) => [one.ref, one.notices]))
    expect(cited.get('15 CFR 744.8(b)')).toMatchObject([
      {
        text: expect.stringContaining('停止期间适用的文字没有收录'),
        by: '90 FR 50857',
        url: 'https://www.federalregister.gov/citation/90-FR-50857',
      },
    ])
    expect(cited.get('15 CFR 744.8(c)')).toEqual([])
  })
})

describe('a de minimis report', () => {
  const add = async (reportName: string) =>
    (await desk.post<{ recordId: string }>('risk/minimum/rate/add', { reportName })).data.recordId
  const start = (recordId: string, changes: object = {}) =>
    desk.post<GuidedRun>('risk/minimum/rate/start', { recordId, eccn: 'EAR99', countryId: 'BR', ...changes })
  const answer = (recordId: string, questionId: string, given: number) =>
    desk.post<GuidedRun>('risk/minimum/rate/answer', { recordId, questionId, answer: given })
  const count = (recordId: string, totalValue: unknown, productValue: unknown) =>
    desk.post<{ countResult: number; run: GuidedRun }>('risk/minimum/rate/count', {
      recordId,
      totalValue,
      productValue,
    })

  /** At the question with the two amounts. */
  async function atCalculation(name: string): Promise<GuidedRun> {
    let now = (await start(await add(name))).data
    while (now.question?.type === 1) {
      now = (await answer(now.recordId, now.question.id, now.question.id === 'dm.0' ? 1 : 0)).data
    }
    return now
  }

  test('compares the share exactly, and shows it rounded', async () => {
    const { recordId, question } = await atCalculation('恰好')
    const id = question?.id ?? ''
    expect((await answer(recordId, id, 1)).message).toBe('请先计算最低比例')
    expect((await count(recordId, '6251.009', '25000')).data.countResult).toBe(25)
    const over = (await answer(recordId, id, 1)).data
    expect(over.steps.find(({ kind }) => kind === 'calculation')?.amounts).toEqual({
      totalValue: '6251.00',
      productValue: '25000',
      countResult: '25.00',
    })
    const exact = await atCalculation('恰好')
    expect((await count(exact.recordId, 250, 1000)).data.countResult).toBe(25)
    const within = (await answer(exact.recordId, id, 1)).data
    expect(findingsOf(within).at(-1)).not.toBe(findingsOf(over).at(-1))
  })

  test('refuses amounts that cannot be divided, by their field', async () => {
    const { recordId } = await atCalculation('金额')
    const refused = async (totalValue: unknown, productValue: unknown) => {
      const { status, message } = await count(recordId, totalValue, productValue)
      return [status, message]
    }
    expect(await refused(1, 0)).toEqual([400, '外国制造产品价值须大于 0'])
    expect(await refused(11, 10)).toEqual([400, '美国受控成分总值不得大于产品价值'])
    for (const wrong of ['-1', 'x', '', '1e5']) expect((await refused(wrong, 10))[0]).toBe(400)
  })

  test('is listed by name and day, also before its questions, and waits for item and destination', async () => {
    const recordId = await add('阀门_100%')
    const early = await answer(recordId, 'dm.0', 1)
    expect([early.status, early.message]).toEqual([409, '请先选择 ECCN 和目的国家（地区）'])
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const listed = await desk.get<{ records: MinimumRateReport[]; total: number }>('risk/minimum/rate/page', {
      reportName: '_100%',
      startTime: today,
      endTime: today,
    })
    expect(listed.data).toMatchObject({ total: 1, records: [{ recordId, reportName: '阀门_100%', hasEnd: false }] })
    await start(recordId)
    const begun = await desk.get<{ records: MinimumRateReport[] }>('risk/minimum/rate/page', { reportName: '_100%' })
    expect(begun.data.records).toMatchObject([{ eccn: 'EAR99', countryName: '巴西', countryEn: 'Brazil' }])
    const past = { startTime: '2020-01-02', endTime: '2020-01-01' }
    expect((await desk.get('risk/minimum/rate/page', past)).status).toBe(400)
    const unnamed = await desk.post('risk/minimum/rate/add', { reportName: '' })
    expect([unnamed.status, unnamed.message]).toEqual([400, '请先填写报告名称！'])
  })
})

describe('what the first steps choose from', () => {
  test('destinations by letter, found by a part of either name', async () => {
    const all = (await desk.get<RiskCountry[]>('risk/country/list')).data
    expect(all.find(({ code }) => code === 'VN')).toEqual({
      id: 'VN',
      code: 'VN',
      name: '越南',
      nameEn: 'Vietnam',
      letter: 'Y',
    })
    const named = async (name: string) => (await desk.get<RiskCountry[]>('risk/country/list', { name })).data
    expect((await named('越')).map(({ code }) => code)).toEqual(['VN'])
    expect((await named('viet')).map(({ code }) => code)).toEqual(['VN'])
  })

  test('Country Groups D and E, with where they are printed', async () => {
    const groups = (await desk.get<SensitiveGroup[]>('risk/sensitiveCountry/list')).data
    expect(groups.map(({ group }) => group)).toEqual(['D:1', 'D:2', 'D:3', 'D:4', 'D:5', 'E:1', 'E:2'])
    expect(groups.find(({ group }) => group === 'E:2')?.countries.map(({ code }) => code)).toEqual(['CU'])
  })

  test('item codes by their beginning, and EAR99', async () => {
    const codes = async (eccn: string) =>
      (await desk.get<{ eccn: string }[]>('risk/ccl/suggest', { eccn })).data.map((one) => one.eccn)
    expect((await codes('3A0')).every((code) => code.startsWith('3A0'))).toBe(true)
    expect(await codes('ear')).toContain('EAR99')
  })
})
