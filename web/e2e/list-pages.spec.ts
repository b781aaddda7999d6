import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, visits } from './browser.ts'
import { expectShown } from './expectations.ts'

/** On the real lists and in the fixtures alike. */
const watched = { id: 'cn-watch-2026-12-1', name: '斯巴鲁株式会社', nameEn: 'SUBARU Corporation', label: '关注名单' }
const ended = { keyword: '美国光子公司', english: 'American Photonics' }

const { open } = visits({ as: 'demo' })

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const records = (page: Page) => page.getByRole('list', { name: '中国制裁清单' })
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

describe("China's lists", () => {
  it('lead from the newest decisions, or a name, to the record and on to the subject', async () => {
    const page = await open('/chinaSanctionPage')
    const errors = listenForErrors(page)
    await page.getByRole('region', { name: '最新列入，按清单' }).getByRole('link', { name: watched.label }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('检索中国制裁清单')
    await page.keyboard.type(watched.name)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/chinaSanctionList\?/)
    expect(queryOf(page)).toEqual({ searchkey: watched.name })
    const link = records(page).getByRole('link', { name: watched.name, exact: true })
    expect(await link.locator('mark').first().textContent()).toBe(watched.name)
    await link.click()
    await page.getByRole('heading', { level: 1, name: watched.name }).waitFor()
    await page.getByText('商务部公告2026年第12号').first().waitFor()
    for (const card of ['决定', '被制裁方', '措施', '事由', '执行情况'])
      await page.getByRole('region', { name: card }).waitFor()
    await page.getByRole('link', { name: '查看该主体的全部清单' }).click()
    await page.waitForURL(/\/sanctionInfoSearch\?/)
    await page.getByRole('region', { name: '所在清单' }).waitFor()
    expect(errors).toEqual([])
  })

  it('are narrowed by labels: several together, All alone, from the first page on', async () => {
    const page = await open('/chinaSanctionList?page=2&pageSize=10')
    expect(await chip(page, '全部').getAttribute('aria-pressed')).toBe('true')
    await chip(page, '关注名单').click()
    await page.waitForURL(/labelId=3/)
    expect(queryOf(page)).toEqual({ labelId: '3' })
    expect(await chip(page, '全部').getAttribute('aria-pressed')).toBe('false')
    await chip(page, '不可靠实体清单').click()
    await page.waitForURL(/labelId=1%2C3/)
    await chip(page, '全部').click()
    await page.waitForURL((url) => !url.searchParams.has('labelId'))
    await chip(page, '关注名单').click()
    await chip(page, '关注名单').click()
    await page.waitForURL((url) => !url.searchParams.has('labelId'))
    expect(await chip(page, '全部').getAttribute('aria-pressed')).toBe('true')
  })

  it('mark what has ended, with the day and the reason', async () => {
    const page = await open(`/chinaSanctionList?searchkey=${encodeURIComponent(ended.keyword)}`)
    const row = records(page).getByRole('listitem').filter({ hasText: ended.keyword }).first()
    await row.getByText('已失效').waitFor()
    await row.getByRole('img', { name: '已终止' }).waitFor()
    await row.getByRole('link', { name: ended.keyword, exact: true }).click()
    const course = page.getByRole('region', { name: '执行情况' })
    await course.getByText('2025-08-12').waitFor()
    await expectShown(course.getByText('暂停执行至 2025-08-11'))
  })

  it('say what no hit means and where else to look, and that an id is unknown', async () => {
    const page = await open('/chinaSanctionList?searchkey=zzqqxxyy&labelId=3')
    await page.getByText('没有与“zzqqxxyy”相符的记录').waitFor()
    await page.getByRole('link', { name: '在全球制裁中查' }).waitFor()
    await page.getByRole('button', { name: '在全部清单中查' }).click()
    await page.waitForURL((url) => !url.searchParams.has('labelId'))
    await page.goto('/chinaSanctionDetail?id=no-such-record')
    await expectShown(page.getByText('没有这条记录'))
  })

  it('follow the language of the page', async () => {
    const page = await open(`/chinaSanctionDetail?id=${watched.id}`)
    await page.getByRole('heading', { level: 1, name: watched.name }).waitFor()
    await page.getByRole('button', { name: 'EN, switch to English' }).click()
    await page.getByRole('region', { name: 'Decision' }).waitFor()
    expect(await page.title()).toBe(`${watched.nameEn} - Qingdan`)
    await page.getByText('MOFCOM Announcement No. 12 of 2026').first().waitFor()
  })
})

describe('bulletins', () => {
  it('come five to a page in two layouts, and their parties open', async () => {
    const page = await open('/sanctionMorning')
    const errors = listenForErrors(page)
    const bulletins = page.getByRole('list', { name: '制裁早报' }).getByRole('article')
    await bulletins.first().waitFor()
    expect(await bulletins.count()).toBe(5)
    await page.getByRole('link', { name: '第 2 页' }).click()
    await page.waitForURL(/page=2/)
    await chip(page, '公告').click()
    await page.waitForURL(/dataType=0/)
    expect(queryOf(page)).toEqual({ dataType: '0' })
    await page.getByRole('columnheader', { name: '措施' }).first().waitFor()
    await chip(page, '名单变动').click()
    await page.waitForURL(/dataType=1/)
    await page.getByRole('columnheader', { name: '状态' }).first().waitFor()
    await page.getByRole('table').first().getByRole('link').first().click()
    await page.waitForURL(/\/sanctionInfoSearch\?/)
    expect(errors).toEqual([])
  })

  it('are found by a party, and nothing found says so', async () => {
    const page = await open(`/sanctionMorning?keyword=${encodeURIComponent(watched.name)}`)
    await page.getByRole('cell', { name: watched.name }).first().waitFor()
    await page.goto('/sanctionMorning?keyword=zzqqxxyy')
    await page.getByText('没有相符的早报').waitFor()
    await page.getByRole('button', { name: '看全部' }).click()
    await expectShown(page.getByRole('article').first())
  })

  it('stand on home four at a time, with a next batch and the way to all', async () => {
    const page = await open('/home')
    const panel = page.getByRole('region', { name: '最新制裁', exact: true })
    const headings = panel.getByRole('heading', { level: 3 })
    await headings.first().waitFor()
    expect(await headings.count()).toBe(4)
    const first = (await panel.allInnerTexts()).join()
    await panel.getByRole('button', { name: '换一批' }).click()
    await panel.getByText(/第 2 批/).waitFor()
    await page.waitForFunction(
      ([before]) => document.querySelector('section[aria-label="最新制裁"]')?.textContent !== before,
      [first],
    )
    await panel.getByRole('link', { name: '更多制裁早报' }).click()
    await page.waitForURL(/\/sanctionMorning/)
  })
})

describe('freshness', () => {
  it('shows how current each list is, the origin of its file and its next check', async () => {
    const page = await open('/freshness')
    const errors = listenForErrors(page)
    const un = page.locator('#source-2')
    await un.locator('summary').click()
    await un.getByText('发布机关原文件').waitFor()
    await un.getByText('每天 06:20、18:20（北京时间）').waitFor()
    await page.getByRole('region', { name: '最近记录' }).waitFor()
    await page
      .getByRole('group', { name: '状态' })
      .getByRole('button', { name: /^内置数据|^已过期|^正常/ })
      .first()
      .click()
    await page.waitForURL(/state=/)
    expect(errors).toEqual([])
  })

  it('is where a list on home leads, opened at that list', async () => {
    const page = await open('/home')
    await page.getByRole('region', { name: '清单数据' }).getByRole('link', { name: '联合国', exact: true }).click()
    await page.waitForURL(/\/freshness#source-2/)
    await expectShown(page.locator('#source-2[open]'))
  })
})

describe('a subject', () => {
  it('on the 1260H list shows the course of its designation', async () => {
    const page = await open('/sanctionSearch?seachKey=IDG%20Capital%20Partners')
    const rows = page.getByRole('list', { name: '检索结果' }).locator(':scope > li')
    await rows.filter({ hasText: '1260H' }).first().getByRole('link').first().click()
    await expectShown(page.getByRole('region', { name: '状态沿革' }).getByText('2024-01-31'))
  })

  it('debarred under the AECA shows its debarments as a table', async () => {
    const page = await open('/sanctionSearch?seachKey=Aero%20Systems')
    const rows = page.getByRole('list', { name: '检索结果' }).locator(':scope > li')
    await rows.filter({ hasText: 'AECA' }).first().getByRole('link').first().click()
    await expectShown(page.getByRole('table', { name: '禁止记录' }).getByRole('cell', { name: '58 FR 50382' }))
  })

  it('shows the news about it', async () => {
    const page = await open(`/sanctionInfoSearch?id=${watched.id}&dataType=01&s=1&tab=2`)
    await expectShown(page.getByRole('list', { name: '涉及该主体的公告与名单变动' }).getByText('关注名单').first())
  })
})

const pages = [
  '/chinaSanctionPage',
  '/chinaSanctionList',
  `/chinaSanctionDetail?id=${watched.id}`,
  '/sanctionMorning',
  '/freshness',
]

describe.each(pages)('%s', (path) => {
  it.each(looks)('has nothing serious for axe and never scrolls sideways (%s, %s)', async (language, scheme) => {
    const page = await open(path, { language, scheme })
    await page.waitForLoadState('networkidle')
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
  })

  it('has no Chinese left in English but names, and no English left in its words', async () => {
    const page = await open(path, { language: 'en' })
    await page.waitForLoadState('networkidle')
    const words = await page
      .locator('main :is(h1, h2, th, dt, button, label)')
      .evaluateAll((elements) =>
        elements.filter((element) => !element.querySelector('bdi')).map((element) => element.textContent ?? ''),
      )
    expect(words.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
  })
})
