import type { APIRequestContext, BrowserContext, Page } from 'playwright-core'

/** Users of every fresh database. */
export type DemoUser = 'demo' | 'admin' | 'trial' | 'expired'

export interface Account {
  userName: string
  phone: string
  password: string
}

/** Password of every demo user, and of users registered by tests. */
export const password = 'qingdan-demo-2026'

/** The fixed verification code of tests, and a wrong one. */
export const phoneCode = { right: process.env['PHONE_CODE_FIXED'] ?? '246810', wrong: '000000' } as const

/** An unused mobile number. */
export function freshPhone(): string {
  return `139${String(Date.now()).slice(-8)}`
}

/** Answer of the API to this account and password. */
export async function enter(request: APIRequestContext, userName: string, secret: string) {
  const form = { userName, password: secret, passwordEncoding: 'plain' }
  const response = await request.post('/user-service/api/login/pwd', { form })
  return { status: response.status(), data: (await response.json()).data }
}

/** Resets the password of a demo user for later tests. */
export async function restorePassword(request: APIRequestContext, userName: DemoUser, present: string): Promise<void> {
  const { data } = await enter(request, userName, present)
  const response = await request.post('/user-service/api/info/update/pwd', {
    headers: { Authorization: data.token },
    form: { oldPwd: present, newPwd: password, confirmNewPwd: password, passwordEncoding: 'plain' },
  })
  if (!response.ok()) throw new Error(`${userName} keeps another password: ${await response.text()}`)
}

/** Creates a new account with its trial, without signing in. */
export async function register(request: APIRequestContext): Promise<Account> {
  const phone = freshPhone()
  const account = { userName: `guest${phone.slice(-8)}`, phone, password }
  await request.post('/user-service/api/phone/code', { form: { phoneCodeTypeCode: '2', phoneNum: phone } })
  const profile = { company: '某某外贸有限公司', industry: 'energy', code: phoneCode.right, passwordEncoding: 'plain' }
  const response = await request.post('/user-service/api/register', { form: { ...account, ...profile } })
  if (!response.ok()) throw new Error(`nobody can register: ${await response.text()}`)
  return account
}

/** Signs a user in, on every later page of this window. */
export async function signIn(window: BrowserContext, who: DemoUser | Account): Promise<void> {
  const account = typeof who === 'string' ? { userName: who, password } : who
  const { status, data } = await enter(window.request, account.userName, account.password)
  if (status !== 200) throw new Error(`${account.userName} cannot sign in: ${status}`)
  await window.addInitScript((session) => {
    // Only once, so that a test can sign out.
    if (localStorage.getItem('qingdan.session') === null) localStorage.setItem('qingdan.session', session)
    // The trial offer counts as already shown.
    sessionStorage.setItem('qingdan.offerShown', '1')
  }, JSON.stringify(data))
}

/** Types into the focused sign-in form with the keyboard; in Chinese. */
export async function typeAccount(page: Page, name: string, secret: string): Promise<void> {
  const tab = page.getByRole('tab', { name: '账号登录' })
  // A click on the selected mode would only move the focus out of the form.
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
  await page.getByRole('textbox', { name: '用户名或手机号' }).waitFor()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(secret)
  await page.keyboard.press('Enter')
}

/** The token of the signed-in user. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('qingdan.session') ?? '{}').token)
}
