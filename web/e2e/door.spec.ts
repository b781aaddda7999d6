import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, newVisitor, seriousFindings, signIn } from './browser.ts'

/** In the fixtures and on the real list alike. */
const listed = { path: '/sanctionInfoSearch?id=ofac-25578&dataType=01&s=1', name: 'Bank Melli Iran' }
const watched = { path: '/chinaSanctionDetail?id=cn-watch-2026-12-1', name: '斯巴鲁株式会社' }
const password = 'qingdan-demo-2026'

let browser: Browser
let visitor: BrowserContext | undefined

beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await visitor?.close()
  visitor = undefined
})
afterAll(() => browser?.close())

async function open(
  path: string,
  { as, ...options }: Parameters<typeof newVisitor>[1] & { as?: Parameters<typeof signIn>[1] } = {},
): Promise<Page> {
  visitor = await newVisitor(browser, options)
  if (as) await signIn(visitor, as)
  const page = await visitor.newPage()
  await page.goto(path)
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  return page
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const userMenu = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name: `${name}的账户` })

/** Types into the form that has the focus, as a hand on the keyboard would. */
async function typeAccount(page: Page, name: string, secret: string): Promise<void> {
  await page.getByRole('textbox', { name: '用户名或手机号' }).waitFor()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(secret)
  await page.keyboard.press('Enter')
}

describe('a visitor', () => {
  it.each([listed, watched])('at $path is told to sign in, does so and reads it there', async ({ path, name }) => {
    const page = await open(path)
    await page.getByText('您还未登录，请先登录').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('main').getByRole('button', { name: '登录' }).click()
    await typeAccount(page, 'demo', password)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await userMenu(page, 'demo').waitFor()
    expect(new URL(page.url()).searchParams.get('id')).toBe(new URL(path, page.url()).searchParams.get('id'))
  })

  it('signs in from the header by keyboard alone, and the focus comes back when the dialog is closed', async () => {
    const page = await open('/home')
    const button = page.getByRole('banner').getByRole('button', { name: '登录' })
    await button.focus()
    await page.keyboard.press('Enter')
    await dialog(page, '登录').waitFor()
    await page.getByRole('textbox', { name: '用户名或手机号' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page, '登录').waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await typeAccount(page, '13800000001', password)
    await userMenu(page, 'demo').waitFor()
    await dialog(page, '登录').waitFor({ state: 'detached' })
    await page.reload()
    await userMenu(page, 'demo').waitFor()
  })
})

describe('signing out', () => {
  it('asks first, then forgets who was here', async () => {
    const page = await open(listed.path, { as: 'demo' })
    await page.getByRole('heading', { level: 1, name: listed.name }).waitFor()
    await userMenu(page, 'demo').click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await dialog(page, '退出登录').getByRole('button', { name: '取消' }).click()
    await userMenu(page, 'demo').click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await dialog(page, '退出登录').getByRole('button', { name: '退出', exact: true }).click()
    await page.getByRole('group').getByText('已退出登录').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('qingdan.session'))).toBeFalsy()
    await page.goto(listed.path)
    await page.getByText('您还未登录，请先登录').waitFor()
  })
})
