import type { APIRequestContext, BrowserContext, Page } from 'playwright-core'

/** Who can sign in on every fresh database. */
export type DemoUser = 'demo' | 'admin' | 'trial' | 'expired'

export interface Account {
  userName: string
  phone: string
  password: string
}

/** Of every demo user, and of whoever registers here. */
export const password = 'qingdan-demo-2026'

/** What the server sends to every phone in tests, and what it does not. */
export const phoneCode = { right: process.env['PHONE_CODE_FIXED'] ?? '246810', wrong: '000000' } as const

/** A mobile number that nobody has. */
export function freshPhone(): string {
  return `139${String(Date.now()).slice(-8)}`
}

/** What the API answers to that account and password. */
export async function enter(request: APIRequestContext, userName: string, secret: string) {
  const form = { userName, password: secret, passwordEncoding: 'plain' }
  const response = await request.post('/user-service/api/login/pwd', { form })
  return { status: response.status(), data: (await response.json()).data }
}

/** Gives a demo user the usual password again, for whoever comes next. */
export async function restorePassword(request: APIRequestContext, userName: DemoUser, present: string): Promise<void> {
  const { data } = await enter(request, userName, present)
  const response = await request.post('/user-service/api/info/update/pwd', {
    headers: { Authorization: data.token },
    form: { oldPwd: present, newPwd: password, confirmNewPwd: password, passwordEncoding: 'plain' },
  })
  if (!response.ok()) throw new Error(`${userName} keeps another password: ${await response.text()}`)
}

/** A new account with its trial; nobody is signed in by it. */
export async function register(request: APIRequestContext): Promise<Account> {
  const phone = freshPhone()
  const account = { userName: `guest${phone.slice(-8)}`, phone, password }
  await request.post('/user-service/api/phone/code', { form: { phoneCodeTypeCode: '2', phoneNum: phone } })
  const profile = { company: '某某外贸有限公司', industry: 'energy', code: phoneCode.right, passwordEncoding: 'plain' }
  const response = await request.post('/user-service/api/register', { form: { ...account, ...profile } })
  if (!response.ok()) throw new Error(`nobody can register: ${await response.text()}`)
  return account
}

/** Signs somebody in, in every page of this window from now on. */
export async function signIn(window: BrowserContext, who: DemoUser | Account): Promise<void> {
  const account = typeof who === 'string' ? { userName: who, password } : who
  const { status, data } = await enter(window.request, account.userName, account.password)
  if (status !== 200) throw new Error(`${account.userName} cannot sign in: ${status}`)
  await window.addInitScript((session) => {
    // Once: who signs out stays out.
    if (localStorage.getItem('qingdan.session') === null) localStorage.setItem('qingdan.session', session)
    // The offer of the first days was seen before.
    sessionStorage.setItem('qingdan.offerShown', '1')
  }, JSON.stringify(data))
}

/** Types into the form of the account that has the focus, as a hand on the keyboard would; in Chinese. */
export async function typeAccount(page: Page, name: string, secret: string): Promise<void> {
  const tab = page.getByRole('tab', { name: '账号登录' })
  // Chosen already, it would only take the focus from the form.
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
  await page.getByRole('textbox', { name: '用户名或手机号' }).waitFor()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(secret)
  await page.keyboard.press('Enter')
}

/** The token of who is signed in on the page. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('qingdan.session') ?? '{}').token)
}
