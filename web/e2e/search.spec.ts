import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, looks, sidewaysScroll, sidewaysScrolls, visits, widths } from './browser.ts'
import { expectAddress, expectShown } from './expectations.ts'

/** On the real list and in the fixtures alike. */
const listed = { id: 'ofac-25578', name: 'Bank Melli Iran', title: '伊朗国民银行', entry: '25578', type: '01' }
const unlisted = 'zzqqxxyy'

const { open } = visits({ as: 'demo' })

const box = (page: Page) => page.getByRole('combobox', { name: '名称、别名或证件号' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: '检索建议' })
const rowLink = (page: Page, name: string) =>
  page.getByRole('list', { name: '检索结果' }).getByRole('link', { name, exact: true })
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const searchPath = (keyword: string) => `/sanctionSearch?seachKey=${encodeURIComponent(keyword)}`
const detailPath = `/sanctionInfoSearch?id=${listed.id}&dataType=${listed.type}&s=1`

describe('the main way', () => {
  it('goes from a name to its record, into English and back to the results as they were', async () => {
    const page = await open('/sanctionSearch')
    const errors = listenForErrors(page)
    expect(await box(page).evaluate((field) => field === document.activeElement)).toBe(true)

    await page.keyboard.type(listed.name.toLowerCase())
    await page.keyboard.press('Control+Enter')
    await rowLink(page, listed.title).waitFor()
    expect(queryOf(page)).toEqual({ seachKey: listed.name.toLowerCase() })
    const verdict = page.getByRole('heading', { level: 2, name: /强匹配/ })
    await verdict.waitFor()
    expect(await verdict.evaluate((heading) => heading === document.activeElement)).toBe(true)
    expect(await axeFindings(page)).toEqual([])

    await rowLink(page, listed.title).click()
    await page.getByRole('heading', { level: 1, name: listed.name }).waitFor()
    expect(queryOf(page)).toMatchObject({ id: listed.id, dataType: listed.type, searchKey: listed.name.toLowerCase() })
    await page.getByRole('heading', { level: 2, name: /在 \d+ 份清单上有效/ }).waitFor()
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'EN, switch to English' }).click()
    await page.getByRole('heading', { level: 2, name: /In force on \d+ list/ }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'History', exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('link', { name: /Back to results/ }).click()
    await page.getByRole('list', { name: 'Results' }).getByRole('link', { name: listed.name, exact: true }).waitFor()
    expect(queryOf(page)).toEqual({ seachKey: listed.name.toLowerCase() })
    await page.getByRole('heading', { level: 2, name: /strong match/ }).waitFor()
    expect(errors).toEqual([])
  })

  it('keeps filters and view in the address, through a reload and the way back', async () => {
    const page = await open(searchPath(listed.name))
    await rowLink(page, listed.title).waitFor()
    await page.getByRole('button', { name: /^企业/ }).click()
    await page.getByRole('radio', { name: '卡片' }).check({ force: true })
    await page.waitForURL(/view=card/)
    expect(queryOf(page)).toMatchObject({ type: '01', view: 'card' })
    await page.reload()
    await rowLink(page, listed.title).click()
    await page.getByRole('heading', { level: 1, name: listed.name }).waitFor()
    await page.goBack()
    await rowLink(page, listed.title).waitFor()
    expect(queryOf(page)).toMatchObject({ seachKey: listed.name, type: '01', view: 'card' })
  })

  it('opens the record in a separate tab', async () => {
    const page = await open(searchPath(listed.name))
    await rowLink(page, listed.title).click()
    await page.getByRole('heading', { level: 1, name: listed.name }).waitFor()
    const tabs = page.getByRole('navigation', { name: '已打开的页面' })
    await tabs.getByRole('link', { name: `检索：${listed.name}` }).waitFor()
    await expectShown(tabs.getByRole('link', { name: listed.title, exact: true }))
  })
})

describe('details of the party', () => {
  const person = { id: 'un-690789', typed: 'Ibraima Camara', passport: 'AAID00437' }
  const fold = (page: Page) => page.getByRole('button', { name: /^补充信息/ })
  const row = (page: Page) => page.locator(`[data-result="${person.id}"]`)

  it('are folded away, asked for with the name, kept in the address and explained on the row', async () => {
    const page = await open(searchPath(person.typed))
    const errors = listenForErrors(page)
    await row(page).waitFor()
    expect(await fold(page).getAttribute('aria-expanded')).toBe('false')

    await fold(page).click()
    await page.getByLabel('出生日期').fill('1964年5月11日')
    await page.getByLabel('性别').selectOption('female')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: '一并检索' }).click()
    await page.waitForURL(/birthDate=1964-05-11/)
    expect(queryOf(page)).toEqual({ seachKey: person.typed, birthDate: '1964-05-11', sex: 'female' })
    await page.getByRole('button', { name: '补充信息 1964-05-11 · 女' }).waitFor()

    await row(page)
      .getByRole('button', { name: /^展开匹配说明/ })
      .click()
    const details = row(page).getByRole('table').filter({ hasText: '出生日期' }).first()
    await details.getByRole('row', { name: '出生日期 1964-05-11 1964-05-11 相符' }).waitFor()
    await details.getByRole('row', { name: '性别 女 男 不符' }).waitFor()
    expect(
      await row(page)
        .getByRole('row', { name: /^性别 −\d/ })
        .count(),
    ).toBe(1)
    expect(await axeFindings(page)).toEqual([])

    await page.reload()
    await page.getByRole('button', { name: '补充信息 1964-05-11 · 女' }).click()
    expect(await page.getByLabel('出生日期').inputValue()).toBe('1964-05-11')
    await page.getByRole('button', { name: '清除', exact: true }).click()
    await page.waitForURL((url) => !url.searchParams.has('birthDate'))
    expect(errors).toEqual([])
  })

  it('go along when the name is searched, and a date that is none is refused where it stands', async () => {
    const page = await open(searchPath(person.typed))
    await fold(page).click()
    await page.getByLabel('出生日期').fill('May 1964')
    await box(page).press('Enter')
    await page.getByRole('alert').filter({ hasText: '请填年、年月或年月日' }).waitFor()
    expect(queryOf(page)).toEqual({ seachKey: person.typed })
    await page.getByLabel('出生日期').fill('1964')
    await box(page).press('Enter')
    await page.waitForURL(/birthDate=1964(&|$)/)
  })

  it('show the reason of a row on hover and on focus', async () => {
    const page = await open(`${searchPath(person.typed)}&birthDate=1964`)
    const reason = row(page).getByText('出生日期：相符')
    await row(page).waitFor()
    expect(await reason.isVisible()).toBe(false)
    await row(page).hover()
    await reason.waitFor()
    await row(page)
      .getByText(/^起评分 .*合计 \d+\.\d\d$/)
      .waitFor()
    await page.mouse.move(0, 0)
    await reason.waitFor({ state: 'hidden' })
    await row(page).getByRole('link').first().focus()
    await reason.waitFor()
  })

  it.each(Object.values(widths))('never scroll the page sideways at %i px', async (width) => {
    const path = `${searchPath(person.typed)}&birthDate=1964&nationality=GW,PT&identifier=AAID00437`
    const page = await open(path, { width })
    await row(page).waitFor()
    await fold(page).click()
    await page.getByLabel('证件号或编号').waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
  })

  it('hold numbers that find their party by themselves, and a wrong check digit is said', async () => {
    const page = await open(searchPath(`护照号 ${person.passport}`))
    await row(page).waitFor()
    await page.getByText(`按护照检索：${person.passport}`).waitFor()
    await page.goto(searchPath('IMO 9187620'))
    await page.getByRole('alert').filter({ hasText: 'IMO 编号 9187620 的校验位不符' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('suggestions', () => {
  it('come from two characters on, are walked by the arrows and opened by Enter', async () => {
    const page = await open('/sanctionSearch')
    await page.keyboard.type('b')
    expect(await suggestions(page).count()).toBe(0)
    await page.keyboard.type(listed.name.slice(1, 12))
    const option = suggestions(page).getByRole('option').filter({ hasText: listed.name }).first()
    await option.waitFor()
    const options = suggestions(page).getByRole('option')
    while ((await option.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown')
      const id = await box(page).getAttribute('aria-activedescendant')
      expect(id, 'an option is active').not.toBeNull()
    }
    expect(await options.locator('[aria-selected="true"]').count()).toBeLessThanOrEqual(1)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: listed.name }).waitFor()
  })

  it('give way to Escape, and Enter then searches the text as typed', async () => {
    const page = await open('/sanctionSearch')
    await page.keyboard.type(listed.name.slice(0, 10))
    await suggestions(page).waitFor()
    await page.keyboard.press('Escape')
    await suggestions(page).waitFor({ state: 'detached' })
    expect(await box(page).inputValue()).toBe(listed.name.slice(0, 10))
    await page.keyboard.press('Enter')
    await page.waitForURL(/seachKey=/)
    expect(queryOf(page)).toEqual({ seachKey: listed.name.slice(0, 10) })
  })

  it('offer recent searches', async () => {
    const page = await open(searchPath(listed.name))
    await rowLink(page, listed.title).waitFor()
    await page.getByRole('button', { name: '清空' }).click()
    await page.keyboard.press('ArrowDown')
    await expectShown(suggestions(page).getByRole('option', { name: listed.name }))
  })
})

describe('wrong input', () => {
  it.each([
    ['', '请输入搜索词'],
    ['华', '至少需要输入两个字符才能发起搜索'],
    ['字'.repeat(301), '搜索词最多输入300个字符'],
  ])('shows a message: %#', async (keyword, message) => {
    const page = await open('/sanctionSearch')
    await box(page).fill(keyword)
    await page.getByRole('button', { name: '检索', exact: true }).click()
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor()
    expect(await box(page).getAttribute('aria-invalid')).toBe('true')
    expect(queryOf(page)).toEqual({})
    expect(await axeFindings(page)).toEqual([])
  })

  it('in the address shows the same message', async () => {
    const page = await open(searchPath('华'))
    await expectShown(page.getByRole('alert').getByText('至少需要输入两个字符才能发起搜索'))
  })
})

describe('exact mode', () => {
  it('clears keyword and results, demands a name and finds the record by it', async () => {
    const page = await open(searchPath(listed.name))
    await rowLink(page, listed.title).waitFor()
    await page.getByRole('radio', { name: '精确' }).check({ force: true })
    await page.getByRole('form', { name: '精确检索' }).waitFor()
    expect(queryOf(page)).toEqual({ tabBut: 'exact' })
    expect(await rowLink(page, listed.title).count()).toBe(0)

    await page.getByRole('button', { name: '确定' }).click()
    await page.getByRole('alert').getByText('请输入实体名称').waitFor()

    await page.getByRole('textbox', { name: '实体名称' }).fill(listed.name.toUpperCase())
    await page.getByRole('textbox', { name: '实体编号' }).fill(listed.entry)
    await page.getByRole('combobox', { name: '主体类型' }).selectOption(listed.type)
    await page.getByRole('combobox', { name: '国家/地区' }).fill('iran')
    await page.getByRole('option', { name: '伊朗' }).waitFor()
    await page.keyboard.press('Enter')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: '确定' }).click()
    await rowLink(page, listed.title).waitFor()
    expect(queryOf(page)).toMatchObject({ tabBut: 'exact', entityId: listed.entry, type: listed.type, country: 'IR' })
    await page.getByRole('heading', { level: 2, name: /名称完全一致的主体 1 个/ }).waitFor()

    await page.getByRole('button', { name: '取消' }).click()
    await page.waitForURL((url) => url.search === '?tabBut=exact')
    expect(await page.getByRole('textbox', { name: '实体名称' }).inputValue()).toBe('')
  })
})

describe('no hit', () => {
  it('says what was searched on which dates and that it is not a clearance', async () => {
    const page = await open(searchPath(unlisted))
    await page.getByRole('heading', { level: 2, name: new RegExp(`均未载有“${unlisted}”`) }).waitFor()
    await page.getByText('未命中不等于没有风险', { exact: false }).first().waitFor()
    const searched = page.getByRole('listitem').filter({ hasText: '美国 SDN' })
    expect(await searched.textContent()).toMatch(/\d{4}-\d{2}-\d{2}/)
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('keyboard', () => {
  it('walks the rows with J and K, explains with E and opens with Enter', async () => {
    const page = await open(searchPath(listed.name))
    await rowLink(page, listed.title).waitFor()
    await page.getByRole('heading', { level: 2 }).first().focus()
    await page.keyboard.press('j')
    expect(await rowLink(page, listed.title).evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('e')
    const explanation = page.getByRole('region', { name: `匹配说明：${listed.name}` })
    await explanation.waitFor()
    expect(queryOf(page)).toMatchObject({ id: listed.id })
    expect(await addedUp(explanation.getByRole('table').last())).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: listed.name }).waitFor()
  })
})

/** Whether the lines of a score's sum add up to its last cell, to the cent. */
async function addedUp(table: ReturnType<Page['locator']>): Promise<boolean> {
  const cents = (await table.locator('tr td:last-child').allInnerTexts())
    .map((text) => Math.round(Number(text.replace('−', '-').replace('+', '')) * 100))
    .filter((value) => !Number.isNaN(value))
  const total = cents.pop()
  return cents.reduce((sum, value) => sum + value, 0) === total
}

describe('the record', () => {
  it('shows its list with entry, date and source, and a dated history', async () => {
    const page = await open(detailPath)
    const lists = page.getByRole('region', { name: '所在清单' })
    await lists.getByText(listed.entry, { exact: true }).waitFor()
    await lists.getByText(/数据日期 \d{4}-\d{2}-\d{2}/).waitFor()
    expect(await lists.getByRole('link', { name: '发布机关原文' }).getAttribute('href')).toMatch(/^https:\/\//)
    const history = page.getByRole('region', { name: '历史' })
    await history.getByRole('listitem').first().waitFor()
    expect(await history.getByRole('listitem').first().locator('time').textContent()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    await page.getByText('清单未载中文名').waitFor()
  })

  it('has its parts as tabs that the arrows change and the address keeps', async () => {
    const page = await open(detailPath)
    await page.getByRole('tab', { name: /^清单/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tabpanel', { name: /^关联企业/ }).waitFor()
    expect(queryOf(page)['tab']).toBe('1')
    await page.reload()
    await page.getByRole('tab', { name: /^关联企业/, selected: true }).waitFor()
    await page.getByRole('tab', { name: /^相关新闻/ }).click()
    await page.getByText('暂无相关新闻').waitFor()
  })

  it('that does not exist says so and leads on', async () => {
    const page = await open('/sanctionInfoSearch?id=ofac-999999999&s=1')
    await page.getByText('没有这个主体').waitFor()
    await page.getByRole('main').getByRole('link', { name: '去制裁检索' }).click()
    await expectAddress(page, /\/sanctionSearch/)
  })
})

const pages = {
  results: searchPath(listed.name),
  explanation: `${searchPath(listed.name)}&id=${listed.id}`,
  cards: `${searchPath(listed.name)}&view=card`,
  'exact form': '/sanctionSearch?tabBut=exact',
  'no hit': searchPath(unlisted),
  record: `${detailPath}&searchKey=${encodeURIComponent(listed.name)}`,
  relations: `${detailPath}&tab=1`,
}

describe.each(Object.entries(pages))('%s', (_name, path) => {
  it.each(looks)('has no serious finding of axe (%s, %s)', async (language, scheme) => {
    const page = await open(path, { language, scheme })
    await page.waitForLoadState('networkidle')
    expect(await axeFindings(page)).toEqual([])
  })

  it.each(['zh', 'en'] as const)('does not scroll sideways at any width (%s)', async (language) => {
    const page = await open(path, { language })
    await page.waitForLoadState('networkidle')
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})
