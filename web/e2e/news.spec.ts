import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, sidewaysScroll, visits, widths } from './browser.ts'

const { open } = visits({ as: 'demo' })

const rows = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')

describe('news', () => {
  it('are on the first page, four of each kind, and lead to all of the kind', async () => {
    const page = await open('/home')
    const china = page.getByRole('region', { name: '中国动态' })
    await china.getByRole('link', { name: /出口管制对话/ }).waitFor()
    expect(await china.getByRole('listitem').count()).toBe(4)
    expect(await page.getByRole('region', { name: '国际动态' }).getByRole('listitem').count()).toBe(4)
    await china.getByRole('link', { name: '更多中国动态' }).click()
    await page.getByRole('tab', { name: '中国动态', selected: true }).waitFor()
  })

  it('are found by a word, and say which item codes they name and where the original is', async () => {
    const page = await open('/homeList')
    const errors = listenForErrors(page)
    await page.getByRole('searchbox', { name: '检索资讯' }).fill('correction')
    await page.keyboard.press('Enter')
    await rows(page, '国际动态').getByRole('link').first().click()
    await page.getByRole('link', { name: '3A090' }).waitFor()
    const original = page.getByRole('link', { name: '看发布机关原文' })
    expect(await original.getAttribute('href')).toContain('federalregister.gov')
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('say so when nothing is found, and when there is no such announcement', async () => {
    const page = await open('/homeList?keyword=量子纠缠')
    await page.getByText('没有相符的资讯').waitFor()
    await page.goto('/homeListInfo?id=999999')
    await page.getByText('没有这条资讯').waitFor()
  })

  it.each(Object.values(widths))('fit a window of %i px', async (width) => {
    const page = await open('/homeList', { width })
    await rows(page, '国际动态').first().waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  })
})
