import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Language, launchBrowser, newVisitor, seriousFindings, sidewaysOverflow, widths } from './browser.ts'

const fixedCode = process.env['PHONE_CODE_FIXED'] ?? '246810'
const firstPassword = 'first-pass-2026'

let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
afterEach(() => context.close())

let made = 0
/** Somebody with an account of their own, at a first visit. */
async function newcomer(): Promise<{ phone: string; userName: string }> {
  made++
  const phone = `137${String(Date.now()).slice(-6)}${String(made).padStart(2, '0')}`
  const userName = `改密${phone.slice(3)}`
  const post = async (path: string, form: Record<string, string>) => {
    const response = await context.request.post(`/user-service/api/${path}`, { form })
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
  }
  await post('phone/code', { phoneCodeTypeCode: '2', phoneNum: phone })
  const account = { userName, company: '某某外贸有限公司', industry: 'energy', passwordEncoding: 'plain' }
  await post('register', { ...account, phone, code: fixedCode, password: firstPassword })
  return { phone, userName }
}

async function openLogin(language: Language): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => sessionStorage.setItem('qingdan.offerShown', '1'))
  await page.goto('/login')
  await page.getByRole('tab', { name: language === 'zh' ? '账号登录' : 'Account' }).click()
  return page
}

async function signInHere(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('用户名或手机号').fill(name)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
}

/** As the demo users were made. */
async function restoreDemoPassword(userName: string, present: string): Promise<void> {
  const demo = 'qingdan-demo-2026'
  const form = { userName, password: present, passwordEncoding: 'plain' }
  const signedIn = await context.request.post('/user-service/api/login/pwd', { form })
  const headers = { authorization: (await signedIn.json()).data.token }
  const change = { oldPwd: present, newPwd: demo, confirmNewPwd: demo, passwordEncoding: 'plain' }
  const changed = await context.request.post('/user-service/api/info/update/pwd', { form: change, headers })
  expect(changed.ok()).toBe(true)
}

describe('a forgotten password', () => {
  it('is set anew by the code on the phone, which also signs in', async () => {
    context = await newVisitor(browser)
    const page = await openLogin('zh')
    await page.getByRole('button', { name: '忘记密码？' }).click()
    const form = page.getByRole('form', { name: '用验证码设置' })
    await form.locator('[name=phone]:focus').waitFor()
    await form.getByRole('button', { name: '设置密码' }).click()
    await form.getByText('请输入手机号').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
    await form.getByLabel('手机号').fill('13800000004')
    await form.getByRole('button', { name: '获取验证码' }).click()
    await form.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor()
    await form.getByLabel('验证码').fill('000000')
    await form.locator('[name=newPwd]').fill('chosen-anew-1')
    await form.locator('[name=confirmNewPwd]').fill('chosen-anew-2')
    await form.getByRole('button', { name: '设置密码' }).click()
    await form.getByText('两次输入的新密码不一致').waitFor()
    await form.locator('[name=confirmNewPwd]').fill('chosen-anew-1')
    await form.getByRole('button', { name: '设置密码' }).click()
    await form.getByText('验证码错误或已失效').waitFor()
    await form.getByLabel('验证码').fill(fixedCode)
    await form.getByRole('button', { name: '设置密码' }).click()
    await page.getByRole('button', { name: 'expired的账户' }).waitFor()
    await restoreDemoPassword('expired', 'chosen-anew-1')
    expect(new URL(page.url()).pathname).toBe('/home')
  })

  it('leads back to signing in for who remembers it after all', async () => {
    context = await newVisitor(browser)
    const { userName } = await newcomer()
    const page = await openLogin('zh')
    await page.getByRole('button', { name: '忘记密码？' }).click()
    await page.getByRole('button', { name: '返回登录' }).click()
    await page.getByRole('tab', { name: '账号登录' }).click()
    await signInHere(page, userName, firstPassword)
    await page.getByRole('button', { name: `${userName}的账户` }).waitFor()
  })
})

describe('one’s own password', () => {
  it('is changed from the menu, by the old one, and the page stays', async () => {
    context = await newVisitor(browser)
    const { userName } = await newcomer()
    const page = await openLogin('zh')
    await signInHere(page, userName, firstPassword)
    const menu = page.getByRole('button', { name: `${userName}的账户` })
    await menu.click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    await dialog.getByLabel('原密码').fill('not-the-one-1')
    await dialog.locator('[name=newPwd]').fill('chosen-anew-1')
    await dialog.locator('[name=confirmNewPwd]').fill('chosen-anew-1')
    await dialog.getByRole('button', { name: '确认修改' }).click()
    await dialog.getByText('原密码错误').waitFor()
    await dialog.getByLabel('原密码').fill(firstPassword)
    await dialog.getByRole('button', { name: '确认修改' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    await menu.waitFor()
  })

  it('is set by the phone for who never had one', async () => {
    context = await newVisitor(browser)
    const { phone, userName } = await newcomer()
    const page = await openLogin('zh')
    await signInHere(page, userName, firstPassword)
    await page.getByRole('button', { name: `${userName}的账户` }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    await dialog.getByRole('button', { name: '用验证码设置' }).click()
    expect(await dialog.getByLabel('手机号').inputValue()).toBe(phone)
    await dialog.getByRole('button', { name: '用原密码修改' }).click()
    await dialog.getByLabel('原密码').waitFor()
  })
})

describe.each(['zh', 'en'] as const)('setting a password (%s)', (language) => {
  it('never scrolls sideways, and axe finds nothing serious', async () => {
    context = await newVisitor(browser, { language })
    const page = await openLogin(language)
    await page.getByRole('button', { name: language === 'zh' ? '忘记密码？' : 'Forgotten your password?' }).click()
    await page.locator('[name=newPwd]').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(150)
      expect([width, await sidewaysOverflow(page)]).toEqual([width, 0])
    }
  })
})
