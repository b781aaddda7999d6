import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, sidewaysScroll, visits, widths } from './browser.ts'

const { open } = visits({ as: 'demo' })

/** A word of several names, none of which is the word alone. */
const word = 'iran'
const path = (fields: Record<string, string>) => `/sanctionSearch?${new URLSearchParams(fields)}`
const heading = (page: Page) => page.getByRole('heading', { level: 3, name: /^名称中含有“/ })
const rows = (page: Page) => page.getByRole('list', { name: `名称中含有“${word}”` }).getByRole('listitem')
const names = (page: Page) => page.getByRole('list', { name: `名称中含有“${word}”` }).locator('[data-row-link]')

describe('a word that is a part of names', () => {
  it('has its subjects beneath the scored rows, with their number and the word marked', async () => {
    const page = await open(path({ seachKey: word, pageSize: '50' }))
    const errors = listenForErrors(page)
    await heading(page).waitFor()
    const count = Number(/(\d+) 个主体$/.exec((await heading(page).textContent()) ?? '')?.[1])
    expect(count).toBeGreaterThan(0)
    expect(await names(page).count()).toBe(count)
    for (const row of await rows(page)
      .filter({ has: page.locator('[data-row-link]') })
      .all()) {
      expect((await row.locator('mark').allTextContents()).join().toLowerCase()).toContain(word)
      expect(await row.getByRole('button', { name: /^展开匹配说明/ }).count()).toBe(0)
    }
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('is never said to be on no list', async () => {
    const page = await open(path({ seachKey: word, pageSize: '50' }))
    await heading(page).waitFor()
    expect(await page.getByRole('heading', { level: 2, name: /均未载有|没有与/ }).count()).toBe(0)
  })

  it('is reached by keyboard, and the way back leads to the same rows', async () => {
    const page = await open(path({ seachKey: word, pageSize: '50', minScore: '100' }))
    await names(page).first().waitFor()
    const first = await names(page).first().textContent()
    await page.keyboard.press('j')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: first ?? '' }).waitFor()
    await page.goBack()
    await names(page).first().waitFor()
  })

  it('goes on over pages, and cards show the same', async () => {
    const page = await open(path({ seachKey: word, minScore: '100' }))
    await names(page).first().waitFor()
    const shown = await names(page).count()
    await page.getByRole('radio', { name: '卡片' }).check({ force: true })
    await page.waitForURL(/view=card/)
    expect(await names(page).count()).toBe(shown)
  })

  it('is said in English', async () => {
    const page = await open(path({ seachKey: word, minScore: '100' }))
    await heading(page).waitFor()
    await page.getByRole('button', { name: 'EN, switch to English' }).click()
    await page.getByRole('heading', { level: 3, name: /^Names that contain “iran” ?\d+ subjects?$/ }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it.each(Object.values(widths))('nothing scrolls sideways at %i px', async (width) => {
    const page = await open(path({ seachKey: word, minScore: '100' }), { width })
    await heading(page).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

it('a text that no name contains has no such rows', async () => {
  const page = await open(path({ seachKey: 'zzqq vvbbww' }))
  await page.getByRole('heading', { level: 2, name: /均未载有/ }).waitFor()
  expect(await heading(page).count()).toBe(0)
})
