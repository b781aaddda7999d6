import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, sidewaysScroll, visits, widths } from './browser.ts'
import { expectShown } from './expectations.ts'

const listed = { name: 'Bank Melli Iran', title: '伊朗国民银行' }
const loose = 'air mansur lydia technology'

const { open } = visits()

const path = (fields: Record<string, string>) => `/sanctionSearch?${new URLSearchParams(fields)}`
const verdict = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const box = (page: Page) => page.getByRole('combobox', { name: '名称、别名或证件号' })
const row = (page: Page) =>
  page.getByRole('list', { name: '检索结果' }).getByRole('link', { name: listed.title, exact: true })
const spoken = (page: Page) => page.locator('[aria-live="polite"]').textContent()

describe('a sentence says what is known', () => {
  it('names the filters that leave nothing, and what there is without them', async () => {
    const page = await open(path({ seachKey: listed.name, country: 'JP' }))
    await verdict(page, /^按所选条件没有匹配/).waitFor()
    await expectShown(page.getByText(/不加筛选有 \d+ 个/))
    expect(await axeFindings(page)).toEqual([])
    await button(page, '清除筛选').click()
    await row(page).waitFor()
  })

  it('does so in exact mode, where a number is a filter too', async () => {
    const page = await open(path({ tabBut: 'exact', entityName: listed.name, entityId: '9187629' }))
    await verdict(page, /^按所选条件没有匹配/).waitFor()
    await button(page, '清除筛选').click()
    await verdict(page, /^名称完全一致的主体/).waitFor()
    await row(page).waitFor()
    await page.goto(new URL(path({ tabBut: 'exact', entityName: 'Bank Meli' }), page.url()).href)
    await verdict(page, /^\d+ 份清单均无名称与“Bank Meli”完全一致的主体$/).waitFor()
  })

  it.each([
    ['%%%', /没有文字或数字，未检索$/],
    ['&&&', /没有文字或数字，未检索$/],
    ['12', /过短，无法据此判断$/],
    ['international trading', /是名称的一部分，\d+ 个主体含有它$|须人工复核$/],
    ['葫芦娃娃', /没有与“葫芦娃娃”相符的名称$/],
    ['zzqq vvbbww', /^\d+ 份清单均未载有“zzqq vvbbww”$/],
  ])('of %s says %s', async (seachKey, title) => {
    const page = await open(path({ seachKey }))
    await verdict(page, title).waitFor()
  })

  it('offers the approximate results with their number, and shows that many', async () => {
    const page = await open(path({ seachKey: loose }))
    const count = page.getByText(/^共 \d+ 个主体/)
    const shown = async () =>
      (await count.count()) === 0 ? 0 : Number(/共 (\d+) 个/.exec((await count.textContent()) ?? '')?.[1])
    const offer = button(page, /^显示低于 50 的近似结果（\d+）$/)
    await offer.waitFor()
    const hidden = Number(/（(\d+)）/.exec((await offer.textContent()) ?? '')?.[1])
    const before = await shown()
    await offer.click()
    await page.waitForURL(/minScore=30/)
    await offer.waitFor({ state: 'detached' })
    await expect.poll(shown, { timeout: 5000 }).toBe(before + hidden)
  })

  it('offers what to do next as actions', async () => {
    const page = await open(path({ seachKey: 'zzqq vvbbww' }))
    for (const hint of ['换原文或英文名再查', '只输入字号', '改用证件号']) {
      await button(page, hint).click()
      expect(await box(page).evaluate((field) => field === document.activeElement)).toBe(true)
    }
    await page.keyboard.type('other')
    expect(await box(page).inputValue()).toBe('other')
  })
})

describe('while the next answer is awaited', () => {
  it('no verdict stands, on the page or for a screen reader, also when offline', async () => {
    const page = await open('/sanctionSearch')
    await box(page).fill(listed.name)
    await page.keyboard.press('Control+Enter')
    await verdict(page, /强匹配/).waitFor()
    await expect.poll(() => spoken(page), { timeout: 5000 }).toMatch(/强匹配/)

    let answerSearch = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answerSearch = resolve
    })
    await page.route('**/sanction/search?*', async (route) => {
      await isAnswered
      await route.continue()
    })
    await box(page).fill('mahan air')
    await page.keyboard.press('Control+Enter')
    await page.getByText('正在检索“mahan air”', { exact: true }).first().waitFor()
    expect(await verdict(page, /强匹配/).count()).toBe(0)
    await expect.poll(() => spoken(page), { timeout: 5000 }).toBe('正在检索“mahan air”')
    answerSearch()
    await verdict(page, /强匹配/).waitFor()
    expect(await page.getByText('正在检索“mahan air”', { exact: true }).count()).toBe(0)

    await page.context().setOffline(true)
    await box(page).fill('lydia')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('alert').getByText('连不上服务').waitFor()
    expect(await verdict(page, /强匹配/).count()).toBe(0)
    await expect.poll(() => spoken(page), { timeout: 5000 }).toBe('“lydia”未能检索')
    await page.context().setOffline(false)
    await verdict(page, /强匹配|提示线|宽泛|未载有/).waitFor()
  })

  it.each(Object.values(widths))('nothing scrolls sideways at %i px', async (width) => {
    const page = await open(path({ seachKey: listed.name, country: 'JP' }), { width })
    await verdict(page, /^按所选条件没有匹配/).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
