import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, sidewaysScroll, visits, widths } from './browser.ts'

const { open } = visits({ as: 'demo' })

const rows = (page: Page) => page.getByRole('list', { name: '法律法规' }).getByRole('listitem')
const chips = (page: Page, label: string) => page.getByRole('group', { name: label })

describe('laws', () => {
  it('are filtered by several countries and by category, until all are meant', async () => {
    const page = await open('/law')
    const errors = listenForErrors(page)
    await rows(page).first().waitFor()
    const countries = chips(page, '国家')
    expect(await countries.getByRole('button', { pressed: true }).textContent()).toContain('全部')
    await countries.getByRole('button', { name: '欧盟' }).click()
    await countries.getByRole('button', { name: '日本' }).click()
    await page.getByText('共 2 件，新的在前').waitFor()
    await countries.getByRole('button', { name: '全部' }).click()
    await chips(page, '类别').getByRole('button', { name: '行政法规' }).click()
    await page.getByText('共 2 件，新的在前').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('are found by words of their text, and open at the article, marked', async () => {
    const page = await open('/law?keyword=最终用途证明')
    await rows(page).first().getByRole('link', { name: '第四条' }).click()
    await page.waitForURL(/lawDetail.*article=4/)
    const article = page.getByRole('region', { name: '第四条' })
    await article.waitFor()
    expect(await article.locator('mark').textContent()).toBe('最终用途证明')
    expect(await article.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await axeFindings(page)).toEqual([])
  })

  it('say so when nothing is found', async () => {
    const page = await open('/law?keyword=量子纠缠')
    await page.getByText('没有与“量子纠缠”相符的法规').waitFor()
  })
})

describe('a law', () => {
  it('says that it was replaced, and leads to the version in force and its document', async () => {
    const page = await open('/law?keyword=对外贸易法')
    await rows(page).nth(1).getByRole('link', { name: '中华人民共和国对外贸易法' }).first().click()
    await page.getByText(/^本版本自 2026-03-01 起被取代/).waitFor()
    await page.getByRole('region', { name: '历次版本' }).getByRole('link', { name: '2025-12-27' }).click()
    await page.getByText('2026-03-01', { exact: true }).first().waitFor()
    const address = await page.getByRole('link', { name: '打开文本' }).getAttribute('href')
    const answer = await page.request.get(address ?? '')
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('第六条')
  })

  it('that was transcribed without its versions says that the day of its text is not stated', async () => {
    const page = await open('/law?keyword=外国為替及び外国貿易法')
    await rows(page)
      .first()
      .getByText(/^正文时点未注明（\d{4}-\d{2}-\d{2} 收录）$/)
      .waitFor()
    await rows(page).first().getByRole('link', { name: '外国為替及び外国貿易法' }).click()
    await page.getByText('正文未注明截至何日，可能不是现行文本，请核对官方文本。').waitFor()
    await page.getByText(/正文所载最近修订自 2007-04-01 施行/).waitFor()
  })

  it('is compared with its former version, article by article', async () => {
    const page = await open('/law?keyword=对外贸易法')
    await rows(page).nth(0).getByRole('link', { name: '中华人民共和国对外贸易法' }).first().click()
    await page.getByRole('region', { name: '历次版本' }).getByRole('link', { name: '对照' }).click()
    await page.getByText('修改 2 条，增加 2 条，删去 0 条，未变 2 条。', { exact: false }).waitFor()
    expect(await page.locator('ins').count()).toBeGreaterThan(0)
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })

  it('that is unknown says so', async () => {
    const page = await open('/lawDetail?id=cn-00000000-2020-01-01')
    await page.getByText('未找到该法规').waitFor()
  })

  it.each(Object.values(widths))('nothing scrolls sideways at %i px', async (width) => {
    const page = await open('/lawDetail?id=us-15-cfr-744', { width })
    await page.getByRole('region', { name: '§ 744.21' }).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    const list = await open('/law', { width })
    await rows(list).first().waitFor()
    expect(await sidewaysScroll(list)).toBe(0)
  })
})
