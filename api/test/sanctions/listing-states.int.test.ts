import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EntityDetail, HistoryEntry, OtherInfo } from '../../src/contract/detail.ts'
import { SearchAnswer } from '../../src/contract/subject.ts'
import { read as readAs } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const lists = ['section-1260h', 'aeca-debarred', 'cbp-wro', 'state-nonproliferation', 'bis-mieu']

let environment: TestEnvironment
let user: SignedIn
const ids = new Map<string, string>()

beforeAll(async () => {
  environment = await buildTestEnvironment()
  for (const list of lists) await environment.ingest([list, '--force'], { SOURCE_MIRROR: fixtures })
  user = await environment.signIn(await environment.app())
  const subjects = await environment.db.selectFrom('subjects').select(['id', 'name']).execute()
  for (const { id, name } of subjects) ids.set(name, id)
}, 240_000)
afterAll(() => environment.close())

const read = <Data extends z.ZodType>(url: string, schema: Data) => readAs(user, url, schema)
const path = (call: string, name: string) => `/open-api/api/sanction/detail/${call}?id=${ids.get(name)}`
const detail = (name: string, day?: string) =>
  read(path('entity', name) + (day === undefined ? '' : `&day=${day}`), EntityDetail)
const metasOf = async (name: string, day?: string) =>
  (await detail(name, day)).sanctionInfoList.flatMap((list) => list.sanctionMetaList)
const statesOf = async (name: string, day?: string) => (await metasOf(name, day)).map(({ state }) => state)

describe('an entry of Section 1260H', () => {
  test('has its dated states with news and laws, and its sub-companies', async () => {
    const parent = await detail('Huawei Investment & Holding Co., Ltd.')
    const [list] = parent.sanctionInfoList
    expect(list).toMatchObject({ sourceId: 78, listNameCn: '第 1260H 条中国军事企业清单' })
    const [meta] = list?.sanctionMetaList ?? []
    expect(meta?.subCompanyList).toEqual([{ name: 'Huawei Technologies Co., Ltd.', aka: 'Huawei', address: '' }])
    expect(
      meta?.data1260hList.map(({ sanctionDate, statusZh, statusEn }) => [sanctionDate, statusZh, statusEn]),
    ).toEqual([
      ['2021-06-03', '列入', 'Listed'],
      ['2025-01-07', '继续列入', 'Remains listed'],
      ['2026-06-08', '继续列入', 'Remains listed'],
    ])
    expect(meta?.data1260hList[2]?.lawList.map(({ url }) => url)).toContain(
      'https://www.federalregister.gov/citation/91-FR-35189',
    )
    expect(parent.relations).toMatchObject([
      { name: 'Huawei Technologies Co., Ltd.', kind: 'subsidiary-of', direction: 'from', labelZh: '子公司' },
    ])
  })

  test('taken off and listed again stands as it stood on the day asked for', async () => {
    const name = 'Yangtze Memory Technologies Co., Ltd.'
    expect(await statesOf(name, '2020-01-01')).toEqual(['not yet in force', 'not yet in force'])
    expect(await statesOf(name, '2026-02-16')).toEqual(['in force', 'not yet in force'])
    expect(await statesOf(name, '2026-02-17')).toEqual(['ended', 'not yet in force'])
    expect(await statesOf(name)).toEqual(['ended', 'in force'])
  })

  test('has its end and its return in the history', async () => {
    const entries = await read(path('history', 'Yangtze Memory Technologies Co., Ltd.'), z.array(HistoryEntry))
    expect(entries.map(({ date, dataStatus, event }) => [date, dataStatus, event?.labelCn ?? null])).toEqual([
      ['2026-06-08', 1, null],
      ['2026-02-17', 3, '终止'],
      ['2025-01-07', 2, null],
      ['2024-01-31', 1, null],
    ])
  })
})

test('a debarred party has every debarment in Other Info', async () => {
  const [meta] = await metasOf('Aero Systems, Inc.')
  expect(meta?.sourceId).toBe(31)
  const info = meta?.properties.find(({ nameEn }) => nameEn === 'Other Info')
  expect(OtherInfo.parse(JSON.parse(info?.value ?? ''))).toEqual([
    { effectiveDate: '1993-09-27', debarment: 'Statutory debarment', frDate: '1993-09-27', text: '58 FR 50382' },
    { effectiveDate: '1994-02-07', debarment: 'Statutory debarment', frDate: '1994-02-07', text: '59 FR 5664' },
  ])
})

test('an inactive order is suspended, since nobody says when', async () => {
  expect(await metasOf('Kingtom Aluminio S.R.L.')).toMatchObject([
    {
      state: 'suspended',
      suspensions: [{ from: null, to: null, note: '暂停执行（诉讼未决）', noteEn: 'Inactive-Pending Litigation' }],
    },
  ])
})

test('a row of the search says how each list has the subject', async () => {
  const rowOf = async (keyword: string) => {
    const answer = await read(`/open-api/api/sanction/search?keyword=${encodeURIComponent(keyword)}`, SearchAnswer)
    const row = answer.data.find(({ name }) => name === keyword)
    return { status: row?.status, states: row?.sources.map(({ sourceId, state }) => [sourceId, state]) }
  }
  expect(await rowOf('Kingtom Aluminio S.R.L.')).toEqual({ status: 'listed', states: [[13, 'suspended']] })
  expect(await rowOf('Muhammad Nasim ud Din')).toEqual({ status: 'listed', states: [[9, 'in force']] })
})

test('of several sanctions each has its own end, and the history says which ended', async () => {
  const name = 'Muhammad Nasim ud Din'
  expect((await metasOf(name)).map(({ programmes, state }) => [programmes[0], state])).toEqual([
    ['Executive Order 12938', 'ended'],
    ['Export-Import Bank Act', 'in force'],
  ])
  const [ended] = await read(path('history', name), z.array(HistoryEntry))
  expect(ended).toMatchObject({ date: '2011-01-09', event: { kind: 'ended', noteEn: 'Executive Order 12938' } })
})

test('licence terms are properties in both languages', async () => {
  const [meta] = await metasOf('Reconnaissance General Bureau')
  expect(meta?.properties).toContainEqual({
    nameZh: '许可审查政策',
    nameEn: 'License review policy',
    value: 'Presumption of denial (15 CFR 744.22(e))',
    fullLine: false,
  })
})

test.each(['2026-02-30', 'yesterday', '2026-2-3', '20260217'])('"%s" is not a day', async (day) => {
  const response = await user.inject({ url: `${path('entity', 'Aero Systems, Inc.')}&day=${day}` })
  expect(response.statusCode).toBe(400)
  expect(response.json().data.errors).toEqual([{ field: 'day', message: '日期须为日历日，如 2026-06-29' }])
})
