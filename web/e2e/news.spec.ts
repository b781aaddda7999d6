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

describe('hot news', () => {
  it('move on by themselves, stand still when paused and under the pointer, and step by buttons', async () => {
    const page = await open('/home')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    const hot = page.getByRole('region', { name: '热点资讯' })
    const list = hot.getByRole('list', { name: '热点资讯' })
    const place = () => list.evaluate((element) => element.scrollLeft)
    await expect.poll(place, { timeout: 8000 }).toBeGreaterThan(0)
    await hot.getByRole('button', { name: '暂停轮播' }).click()
    await hot.getByRole('button', { name: '自动轮播' }).waitFor()
    await page.waitForTimeout(700)
    const paused = await place()
    await page.waitForTimeout(3500)
    expect(await place()).toBe(paused)
    await hot.getByRole('button', { name: '下一条' }).click()
    await expect.poll(place).not.toBe(paused)
    await hot.getByRole('button', { name: '自动轮播' }).click()
    await list.hover()
    await page.waitForTimeout(700)
    const held = await place()
    await page.waitForTimeout(3500)
    expect(await place()).toBe(held)
    expect(await axeFindings(page)).toEqual([])
  })

  it('stand still for readers who want less motion', async () => {
    const page = await open('/home')
    const hot = page.getByRole('region', { name: '热点资讯' })
    await hot.getByRole('button', { name: '自动轮播' }).waitFor()
    await page.waitForTimeout(3500)
    expect(await hot.getByRole('list').evaluate((element) => element.scrollLeft)).toBe(0)
  })
})
