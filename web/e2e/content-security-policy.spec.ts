import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DemoUser } from './accounts.ts'
import { listenForRefusals, visits } from './browser.ts'

let refused: string[] = []

const { openWindow } = visits()

/** Opens a page that records violations of its policy. */
async function open(path: string, as: DemoUser | null = null): Promise<Page> {
  const window = await openWindow({ as })
  refused = await listenForRefusals(window)
  const page = await window.newPage()
  const answer = await page.goto(path)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("style-src 'self' 'nonce-")
  expect(policy).not.toContain('unsafe')
  await page.locator('main h1, main form, [role="dialog"]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return page
}

describe('the content security policy blocks nothing of our own', () => {
  it.each([
    '/home',
    '/sanctionSearch?seachKey=Aero%20Systems',
    '/sanctionSearch?tabBut=exact&entityName=IDG%20Capital%20Partners',
    '/sanctionInfoSearch?id=ofac-25578&dataType=01&tab=1',
    '/chinaSanctionPage',
    '/chinaSanctionList',
    '/sanctionMorning',
    '/freshness',
    '/methodology',
    '/orderAndLog',
    '/updateUserInfo',
    '/admin',
  ])('on %s, signed in', async (path) => {
    await open(path, 'admin')
    expect(refused).toEqual([])
  })

  it.each(['/home', '/login', '/register', '/wechatShowPage?code=none'])('on %s, as a visitor', async (path) => {
    await open(path)
    expect(refused).toEqual([])
  })

  it('when a list of choices opens', async () => {
    const page = await open('/sanctionSearch?seachKey=Aero%20Systems')
    await page.getByRole('combobox', { name: '国家' }).first().click()
    await page.getByRole('option').first().waitFor()
    expect(refused).toEqual([])
  })

  it('when a dialog keeps the page behind it from scrolling', async () => {
    const page = await open('/home')
    await page.getByRole('contentinfo').getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    expect(refused).toEqual([])
  })
})

it('a style or script from elsewhere than our files is refused', async () => {
  const page = await open('/home')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    const script = document.createElement('script')
    script.textContent = 'document.title = "mine"'
    document.head.append(style, script)
  })
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none')
  expect(await page.title()).not.toBe('mine')
  await expect.poll(() => refused.length).toBe(2)
})
