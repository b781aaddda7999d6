import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { password, tokenOf } from './accounts.ts'
import { visits } from './browser.ts'
import { expectGone, expectShown } from './expectations.ts'

const listed = {
  path: '/sanctionInfoSearch?id=ofac-25578&dataType=01&s=1',
  name: 'Bank Melli Iran',
  title: '伊朗国民银行',
}
const keyword = 'Mahan Air'

const { openWindow } = visits({ language: 'zh', as: 'demo' })

/** A window of a user who searched and opened a subject; the subject is visible. */
async function openReader(): Promise<Page> {
  const page = await (await openWindow()).newPage()
  await page.goto(`/sanctionSearch?seachKey=${encodeURIComponent(keyword)}`)
  await page.locator('[data-result]').first().waitFor()
  await page.goto(listed.path)
  await page.getByRole('heading', { level: 1, name: listed.name }).waitFor()
  expect(await tabNames(page)).toEqual([
    '首页',
    expect.stringContaining(keyword),
    expect.stringContaining(listed.title),
  ])
  return page
}

const tabNames = (page: Page) =>
  page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link').allInnerTexts()
const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '登录' })

/** Everything that this window and the browser store, as text. */
const memory = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'demo的账户' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click()
}

async function signInByHand(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: '账号登录' }).click()
  await page.getByRole('textbox', { name: '用户名或手机号' }).fill(name)
  await page.locator('[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await page
    .getByRole('banner')
    .getByRole('button', { name: `${name}的账户` })
    .waitFor()
}

/** Traces of what the user looked at. */
const traces = /25578|Melli|Mahan/

describe('signing out', () => {
  it('closes the tabs and deletes searches and visited pages; the language stays', async () => {
    const page = await openReader()
    expect(await memory(page)).toMatch(traces)
    await signOut(page)
    await expectShown(page.getByText('已退出登录'))
    await page.waitForURL(/\/home$/)
    await loginButton(page).waitFor()
    // The tabs close once the page has gone on.
    await expect.poll(() => tabNames(page), { timeout: 10_000 }).toEqual(['首页'])
    expect(await memory(page)).not.toMatch(traces)
    expect(await page.evaluate(() => localStorage.getItem('qingdan.language'))).toBe('zh')
    await page.goto('/sanctionSearch')
    expect(await page.getByRole('combobox').first().inputValue()).toBe('')
  })

  it('on the home page hides the recent searches', async () => {
    const page = await openReader()
    await page.goto('/home')
    const recent = page.getByRole('link', { name: keyword, exact: true })
    await recent.waitFor()
    await signOut(page)
    await expectGone(recent)
  })

  it('does so in every window of the browser', async () => {
    const page = await openReader()
    const other = await page.context().newPage()
    await other.goto(listed.path)
    await other.getByRole('heading', { level: 1, name: listed.name }).waitFor()
    await signOut(other)
    await page.waitForURL(/\/home$/)
    for (const window of [page, other]) {
      await loginButton(window).waitFor()
      await expect.poll(() => tabNames(window), { timeout: 10_000 }).toEqual(['首页'])
      expect(await window.title()).not.toMatch(traces)
      expect(await memory(window)).not.toMatch(traces)
    }
  })
})

describe('a session that ended elsewhere', () => {
  async function openLost(): Promise<Page> {
    const page = await openReader()
    const token = await tokenOf(page)
    await page.request.post('/user-service/api/login/logout', { headers: { Authorization: token } })
    await page.reload()
    await page.waitForURL(/\/login\?reason=ended/)
    return page
  }

  it('closes the tabs and returns its user to the page after sign-in', async () => {
    const page = await openLost()
    await loginButton(page).waitFor()
    // The tabs close once the page has gone on.
    await expect.poll(() => tabNames(page), { timeout: 10_000 }).toEqual(['首页'])
    await signInByHand(page, 'demo')
    await page.getByRole('heading', { level: 1, name: listed.name }).waitFor()
    expect(await tabNames(page)).toEqual(['首页', listed.title])
  })

  it('returns no other user there', async () => {
    const page = await openLost()
    await signInByHand(page, 'admin')
    await page.waitForURL(/\/home$/)
    expect(await tabNames(page)).toEqual(['首页'])
    expect(await memory(page)).not.toMatch(traces)
  })
})

describe('another user', () => {
  it('who signs in in another window finds no tabs, keywords or searches of the previous user', async () => {
    const page = await openReader()
    await page.goto('/methodology')
    await page.getByRole('heading', { level: 1, name: '匹配方法' }).waitFor()
    const form = { userName: 'admin', password: 'qingdan-demo-2026', passwordEncoding: 'plain' }
    const { data } = await (await page.request.post('/user-service/api/login/pwd', { form })).json()
    const other = await page.context().newPage()
    await other?.goto('/home')
    await other?.evaluate((session) => localStorage.setItem('qingdan.session', session), JSON.stringify(data))
    await page.getByRole('banner').getByRole('button', { name: 'admin的账户' }).waitFor()
    expect(await tabNames(page)).toEqual(['首页', '匹配方法'])
    expect(await memory(page)).not.toMatch(traces)
  })
})
