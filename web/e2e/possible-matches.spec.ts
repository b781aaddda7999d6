import type { MatchDecision, MatchPair, MatchSide } from '@qingdan/api/contract/matches/match-decisions.ts'
import type { PossiblySame } from '@qingdan/api/contract/matches/possible-match.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, visits } from './browser.ts'
import { expectGone, expectShown } from './expectations.ts'

/** The pairs of the demonstration change with its lists: most answers are given here, in the form of the contract. */

const { openWindow } = visits({ as: 'admin' })

const same = (value: string) => ({ zh: value, en: value })
const grounds: PossiblySame['grounds'] = [
  {
    kind: 'name',
    labelZh: '名称相同',
    labelEn: 'Same name',
    points: 7.2,
    shared: [same('viktor zolotov')],
    own: null,
    other: null,
  },
  {
    kind: 'other-birth-date',
    labelZh: '出生日期不同',
    labelEn: 'Different birth dates',
    points: -2.1,
    shared: [],
    own: same('1954-01-27'),
    other: same('1955-01-27'),
  },
]
const list = (sourceId: number, shortName: string, shortNameCn: string): PossiblySame['lists'][number] => ({
  sourceId,
  shortName,
  shortNameCn,
  state: 'in force',
  repeats: [],
})
const listCount = { inForce: 1, suspended: 0, unknown: 0, ended: 0 }

function side(name: string, ref: string, more: Partial<MatchSide> = {}): MatchSide {
  return {
    type: '02',
    s: '1',
    subjectId: ref.replace('/', '-'),
    ref,
    name,
    nameZh: null,
    names: [{ value: name, script: 'Latn', lang: 'en', kind: 'primary', quality: 'strong', sourceIds: [1] }],
    sex: 'male',
    birthday: ['1954-01-27'],
    birthPlaces: [],
    nationalities: [{ country: '俄罗斯', countryEn: 'Russia', countryCode: 'RU' }],
    country: '俄罗斯',
    countryEn: 'Russia',
    countryCode: 'RU',
    addresses: [],
    identifiers: [{ nameZh: '护照', nameEn: 'Passport', value: '770001234' }],
    status: 'listed',
    listCount,
    listedOn: '2018-04-06',
    changedOn: '2024-02-23',
    lists: [
      { ...list(1, 'OFAC SDN', '美国 SDN'), publisherIds: ['24326'], listedOn: '2018-04-06', programmes: ['RUSSIA'] },
    ],
    ...more,
  }
}
const pair = (number: number, more: Partial<MatchPair> = {}): MatchPair => ({
  a: side(`First ${number}`, `eu-fsf/${number}`),
  b: side(`Second ${number}`, `ofac-sdn/${number}`, { sex: null, identifiers: [] }),
  probability: 0.92,
  consequence: 'freeze',
  foundTime: '2026-11-23T00:00:00.000Z',
  grounds,
  ...more,
})

interface Sent {
  path: string
  form: Record<string, string>
}

/** A window whose queue has the pairs, and what it sends. */
async function withQueue(window: BrowserContext, pairs: readonly MatchPair[]): Promise<Sent[]> {
  const sent: Sent[] = []
  const decided = new Map<string, string>()
  const answer = (data: unknown) => ({ json: { code: 200, message: '', data } })
  await window.route('**/admin/match/page?*', (route) => {
    const records = pairs.filter(({ a, b }) => ![...decided.values()].includes(`${a.ref} ${b.ref}`))
    return route.fulfill(answer({ records, total: records.length, next: null }))
  })
  await window.route('**/admin/match/decide', (route) => {
    const form = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    sent.push({ path: 'decide', form })
    if (form['b'] === 'ofac-sdn/409') {
      return route.fulfill({ status: 409, json: { code: 409, message: '这一对已由他人裁定', data: null } })
    }
    decided.set(String(sent.length), `${form['a']} ${form['b']}`)
    return route.fulfill(answer({ decisionId: String(sent.length) }))
  })
  await window.route('**/admin/match/undo', (route) => {
    const form = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    sent.push({ path: 'undo', form })
    decided.delete(form['decisionId'] ?? '')
    return route.fulfill(answer(null))
  })
  return sent
}
const names = (page: Page) => page.getByRole('columnheader')
const expectPair = (page: Page, number: number) =>
  expectShown(names(page).getByText(`First ${number}`, { exact: true }))

describe('the queue of possible matches', () => {
  it('is decided with one key each, and the last step is taken back with one', async () => {
    const window = await openWindow()
    const sent = await withQueue(window, [pair(1), pair(2), pair(3)])
    const page = await window.newPage()
    const errors = listenForErrors(page)
    await page.goto('/admin?tab=matches')
    await expectPair(page, 1)
    await expectShown(page.getByText('待裁定 3 对'))
    await expectShown(page.getByText('合计 +5.1，可能性 92%'))
    await page.keyboard.press('y')
    await expectPair(page, 2)
    await expectShown(page.getByText('待裁定 2 对'))
    await page.keyboard.press('s')
    await expectPair(page, 3)
    await page.keyboard.press('u')
    await expectPair(page, 2)
    await page.getByLabel('备注（可不填）').fill('照片不同 yes')
    await page.getByLabel('备注（可不填）').blur()
    await page.keyboard.press('n')
    await expectPair(page, 3)
    await page.keyboard.press('u')
    await expectPair(page, 2)
    expect(sent).toEqual([
      { path: 'decide', form: { a: 'eu-fsf/1', b: 'ofac-sdn/1', verdict: 'same' } },
      { path: 'decide', form: { a: 'eu-fsf/2', b: 'ofac-sdn/2', verdict: 'other', note: '照片不同 yes' } },
      { path: 'undo', form: { decisionId: '2' } },
    ])
    expect(errors).toEqual([])
  })

  it('ends with the skipped ones, which can be looked at again', async () => {
    const window = await openWindow()
    await withQueue(window, [pair(1), pair(2)])
    const page = await window.newPage()
    await page.goto('/admin?tab=matches')
    await expectPair(page, 1)
    await page.getByRole('button', { name: '跳过' }).click()
    await expectPair(page, 2)
    await page.getByRole('button', { name: '不是同一主体' }).click()
    await expectShown(page.getByText('本轮已看完'))
    await page.getByRole('button', { name: '重看跳过的' }).click()
    await expectPair(page, 1)
  })

  it('leaves a pair that somebody else decided, and says so', async () => {
    const window = await openWindow()
    await withQueue(window, [pair(409)])
    const page = await window.newPage()
    await page.goto('/admin?tab=matches')
    await expectPair(page, 409)
    await page.keyboard.press('y')
    await expectShown(page.getByText('这一对已由他人裁定'))
  })

  it('has the pairs of the stored lists, with their grounds in words', async () => {
    const page = await (await openWindow()).newPage()
    await page.goto('/admin?tab=matches')
    await expectShown(page.getByText(/^(名称少见|共有用词少见)$/))
    await expectGone(page.getByText('其他依据'))
  })

  it('says that nothing waits, and that nothing was decided', async () => {
    const window = await openWindow()
    await withQueue(window, [])
    const page = await window.newPage()
    await page.goto('/admin?tab=matches')
    await expectShown(page.getByText('没有待裁定的疑似同一主体'))
    await page.getByText('已裁定', { exact: true }).click()
    await expectShown(page.getByText('尚无裁定'))
  })

  it('does not exist for users', async () => {
    const page = await (await openWindow({ as: 'demo' })).newPage()
    await page.goto('/admin?tab=matches')
    await expectShown(page.getByRole('heading', { level: 1, name: '没有这个页面' }))
  })
})

const decisions: MatchDecision[] = (['applied', 'waiting', 'overruled', 'contradicted', 'undone'] as const).map(
  (state, index) => ({
    decisionId: String(9 - index),
    a: { ref: 'eu-fsf/1', subjectId: 'eu-1', type: '02', name: 'First', shortName: 'EU FSF', shortNameCn: '欧盟 FSF' },
    b: { ref: 'un-sc/2', subjectId: null, type: null, name: null, shortName: 'UN', shortNameCn: '联合国' },
    verdict: index % 2 === 0 ? 'same' : 'other',
    note: index === 0 ? 'Photograph' : null,
    probability: 0.9,
    grounds,
    userName: 'admin',
    time: '2026-11-23T00:00:00.000Z',
    undoneBy: state === 'undone' ? 'admin' : null,
    undoneTime: state === 'undone' ? '2026-11-23T01:00:00.000Z' : null,
    state,
  }),
)
const withDecisions = (window: BrowserContext) =>
  window.route('**/admin/match/decision/page?*', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { records: decisions, next: null } } }),
  )

describe('what was decided', () => {
  it('says what became of it, and can be taken back', async () => {
    const window = await openWindow()
    const sent = await withQueue(window, [])
    await withDecisions(window)
    const page = await window.newPage()
    await page.goto('/admin?tab=matches&view=decided')
    await expectShown(page.getByText('未生效：以核定文件为准'))
    expect(await page.getByRole('button', { name: /^撤销：/ }).count()).toBe(4)
    await page
      .getByRole('button', { name: /^撤销：/ })
      .first()
      .click()
    await expect.poll(() => sent).toEqual([{ path: 'undo', form: { decisionId: '9' } }])
  })
})

const other: PossiblySame = {
  id: 'un-110554',
  type: '02',
  s: '1',
  name: 'Viktor ZOLOTOV',
  nameZh: null,
  status: 'listed',
  listCount,
  lists: [list(2, 'UN SC', '联合国安理会')],
  probability: 0.92,
  isConfirmed: false,
  grounds,
}

/** Every row and detail of the window has this other subject. */
async function withOther(window: BrowserContext, rowStatus?: 'offline'): Promise<void> {
  await window.route('**/sanction/search?*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const { id, type, s, name, nameZh, lists } = other
    const mark = { count: 2, id, type, s, name, nameZh, lists }
    for (const row of body.data.data)
      Object.assign(row, { possiblySame: mark, ...(rowStatus && { status: rowStatus }) })
    if (rowStatus) body.data.verdict.listCount = 0
    await route.fulfill({ response, json: body })
  })
  await window.route('**/sanction/detail/entity?*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    Object.assign(body.data, { possiblySame: [other], ...(rowStatus && { status: rowStatus, sanctionInfoList: [] }) })
    await route.fulfill({ response, json: body })
  })
}

describe('who is possibly the same', () => {
  it('stands on the row, and on the page of the subject with the grounds', async () => {
    const window = await openWindow({ as: 'demo' })
    await withOther(window)
    const page = await window.newPage()
    await page.goto('/sanctionSearch?seachKey=MAHAN%20AIR')
    const row = page.locator('[data-result]').first()
    await expectShown(row.getByText('疑似同一主体：'))
    await expectShown(row.getByText('可能另在：联合国安理会'))
    await row.locator('[data-row-link]').click()
    const card = page.getByRole('region', { name: '疑似同一主体' })
    await expectShown(card.getByText('可能性 92%'))
    await expectShown(card.getByText('1955-01-27'))
    await expectShown(page.getByText('可能另在：联合国安理会（疑似同一主体）'))
    expect(await card.getByRole('link', { name: 'Viktor ZOLOTOV' }).getAttribute('href')).toContain('id=un-110554')
  })

  it('qualifies that a subject is on no list, in the verdict, on the row and on its page', async () => {
    const window = await openWindow({ as: 'demo' })
    await withOther(window, 'offline')
    const page = await window.newPage()
    await page.goto('/sanctionSearch?seachKey=MAHAN%20AIR')
    await expectShown(page.getByText('另有疑似同一主体，可能仍在：联合国安理会。'))
    await expectShown(page.locator('[data-result]').first().getByText('可能仍在：联合国安理会', { exact: true }))
    await page.locator('[data-row-link]').first().click()
    await expectShown(page.getByText('可能仍在：联合国安理会（疑似同一主体）'))
    await expectShown(page.getByRole('heading', { name: '列名均已终止' }))
  })

  it('is nowhere without such a subject', async () => {
    const page = await (await openWindow({ as: 'demo' })).newPage()
    await page.goto('/sanctionSearch?seachKey=MAHAN%20AIR')
    await expectShown(page.locator('[data-result]'))
    await expectGone(page.getByText('疑似同一主体'))
  })
})

describe.each(looks)('possible matches (%s, %s)', (language, scheme) => {
  it.each(['/admin?tab=matches', '/admin?tab=matches&view=decided', '/sanctionSearch?seachKey=MAHAN%20AIR', 'detail'])(
    'at %s have no serious finding of axe and never scroll sideways',
    async (path) => {
      const window = await openWindow({ language, scheme })
      await withQueue(window, [pair(1, { consequence: 'offList' }), pair(2)])
      await withDecisions(window)
      await withOther(window)
      const page = await window.newPage()
      await page.goto(path === 'detail' ? '/sanctionSearch?seachKey=MAHAN%20AIR' : path)
      if (path === 'detail') await page.locator('[data-row-link]').first().click()
      await expectShown(path.startsWith('/admin') ? page.getByRole('table') : page.getByText('Viktor ZOLOTOV'))
      expect(await axeFindings(page)).toEqual([])
      expect(await sidewaysScrolls(page)).toEqual([])
    },
  )
})
