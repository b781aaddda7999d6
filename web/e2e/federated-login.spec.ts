import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshPhone, phoneCode, tokenOf } from './accounts.ts'
import { axeFindings, goTo, listenForErrors, listenForRefusals, visits } from './browser.ts'
import { expectAddress, expectThere } from './expectations.ts'

/** In the fixtures and on the real list alike. */
const listed = { path: '/sanctionInfoSearch?id=ofac-25578&dataType=01&s=1', name: 'Bank Melli Iran' }
const subject = (page: Page) => page.getByRole('heading', { level: 1, name: listed.name })
const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: '登录' })
const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /的账户/ })

/** Persons of the mock providers; `stranger` is a new person each time. */
const people = { ming: /小明/, hua: /小华/, stranger: /新用户/ } as const
type Person = keyof typeof people

const { open, openWindow } = visits()
let mockOrigin = ''

beforeAll(async () => {
  const window = await openWindow()
  mockOrigin = new URL((await window.request.get('/mock-providers')).url()).origin
})

/** In the frame of the dialog, as if a phone had scanned the code. */
async function scan(page: Page, person: Person): Promise<void> {
  await page.frameLocator('iframe[title="登录二维码"]').getByRole('link', { name: people[person] }).click()
}

async function goThroughProvider(page: Page, person: Person): Promise<void> {
  await page.getByRole('tab', { name: '账号登录' }).click()
  await page.getByRole('link', { name: '企业统一登录' }).click()
  await page.waitForURL(`${mockOrigin}/**`)
  await page.getByRole('link', { name: people[person] }).click()
}

/** A user of a federated login has no profile at first. */
async function completeProfile(page: Page): Promise<void> {
  const headers = { Authorization: await tokenOf(page) }
  const phone = freshPhone()
  await page.request.post('/user-service/api/phone/code', { form: { phoneCodeTypeCode: '2', phoneNum: phone } })
  const form = { company: '某某外贸有限公司', industry: 'energy', phone, code: phoneCode.right }
  const saved = await page.request.post('/user-service/api/info/update/user', { headers, form })
  expect(await saved.json()).toMatchObject({ code: 200 })
}

/** A visitor's page that records policy violations and errors. */
async function openListening(path: string) {
  const window = await openWindow()
  const refused = await listenForRefusals(window)
  const page = await window.newPage()
  const errors = listenForErrors(page)
  await goTo(page, path)
  return { page, refused, errors }
}

describe('scanning a code', () => {
  it('shows the provider in a frame of its size that the policy allows', async () => {
    const { page, refused, errors } = await openListening('/home')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    const frame = page.locator('iframe[title="登录二维码"]')
    await page.frameLocator('iframe[title="登录二维码"]').getByRole('link', { name: people.ming }).waitFor()
    expect(await frame.boundingBox()).toMatchObject({ width: 300, height: 330 })
    expect(refused).toEqual([])
    expect(errors).toEqual([])
  })

  it('returns a user with a profile to the requested page', async () => {
    const { page, refused, errors } = await openListening('/login?reason=ended')
    await scan(page, 'hua')
    await accountButton(page).waitFor()
    await completeProfile(page)
    await page.evaluate(() => localStorage.removeItem('qingdan.session'))
    errors.length = 0
    await goTo(page, listed.path)
    await signInButton(page).click()
    await scan(page, 'hua')
    await subject(page).waitFor()
    expect(new URL(page.url()).searchParams.get('id')).toBe('ofac-25578')
    expect(refused).toEqual([])
    // The page made its request before the sign-in.
    expect(errors.filter((error) => !error.includes('401'))).toEqual([])
  })

  it.each(['/sanctionSearch?seachKey=bank', '/chinaSanctionList', '/orderAndLog', '/home'])(
    'leads somebody without one back to %s, and says that the profile is incomplete',
    async (from) => {
      const page = await open(from)
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
      await scan(page, 'stranger')
      await accountButton(page).waitFor()
      await expect.poll(() => page.url(), { timeout: 30_000 }).toBe(new URL(from, page.url()).href)
      await page.getByText('资料未完善').waitFor()
      expect(await axeFindings(page)).toEqual([])
    },
  )

  it('leads somebody without one back to a subject, and to it again once the profile is complete', async () => {
    const page = await open(listed.path)
    await signInButton(page).click()
    await scan(page, 'stranger')
    await accountButton(page).waitFor()
    const prompt = page.getByRole('dialog', { name: '资料未完善' })
    await prompt.getByRole('button', { name: '完善资料' }).click()
    await page.getByRole('heading', { level: 1, name: '完善资料' }).waitFor()
    await prompt.waitFor({ state: 'detached' })
    const form = page.getByRole('main')
    const phone = freshPhone()
    await form.locator('[name=company]').fill('某某外贸有限公司')
    await form.locator('[name=industry]').selectOption('energy')
    await form.locator('[name=phone]').fill(phone)
    await form.getByRole('button', { name: '获取验证码' }).click()
    await form.locator('[name=code]').fill(phoneCode.right)
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByRole('dialog', { name: '试用已开通' }).getByRole('button', { name: '继续' }).click()
    await subject(page).waitFor()
    expect(new URL(page.url()).searchParams.get('id')).toBe('ofac-25578')
    expect(await page.getByText('资料未完善').count()).toBe(0)
  })

  it('with an invalid code shows an error and returns to the sign-in', async () => {
    const page = await open('/wechatShowPage?code=x&state=y')
    await page.getByRole('alert').getByText('登录未成功').waitFor()
    await page.getByRole('link', { name: '重新登录' }).click()
    await expectAddress(page, /\/login$/)
  })

  it('signs nobody in by the code of another window', async () => {
    const theirs = await open('/login?reason=ended')
    await theirs.route('**/wechatShowPage?*', (route) => route.abort())
    const [back] = await Promise.all([
      theirs.waitForRequest((request) => request.url().includes('/wechatShowPage?')),
      scan(theirs, 'hua'),
    ])
    const page = await open('/login?reason=ended')
    await goTo(page, back.url())
    await page.getByRole('alert').getByText('登录未成功').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('qingdan.session'))).toBeFalsy()
  })
})

describe('the user’s organisation', () => {
  it('signs in through its page and returns to the requested page', async () => {
    const { page, refused } = await openListening('/login?reason=ended')
    await goThroughProvider(page, 'ming')
    await accountButton(page).waitFor()
    await completeProfile(page)
    await page.evaluate(() => localStorage.removeItem('qingdan.session'))
    await goTo(page, listed.path)
    await signInButton(page).click()
    await goThroughProvider(page, 'ming')
    await subject(page).waitFor()
    expect(page.url()).not.toContain('code=')
    expect(refused).toEqual([])
  })

  it('leads somebody without a profile back, too', async () => {
    const page = await open(listed.path)
    await signInButton(page).click()
    await goThroughProvider(page, 'stranger')
    await page.getByRole('dialog', { name: '资料未完善' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/sanctionInfoSearch')
    await expectThere(page.getByRole('banner').getByRole('button', { name: /的账户/, includeHidden: true }))
  })

  it('without an answer of the provider shows an error and returns to the sign-in', async () => {
    const page = await open('/oidcShowPage?code=x&state=y')
    await page.getByRole('alert').getByText('登录未成功').waitFor()
    await page.getByRole('link', { name: '重新登录' }).click()
    await expectAddress(page, /\/login$/)
  })
})

describe('single sign-on of the partner', () => {
  it('signs in, always in Chinese, and removes its token from the address', async () => {
    const page = await open('/home', { language: 'en' })
    await page.goto(`${mockOrigin}/qilin/go?person=hua`)
    await accountButton(page).waitFor()
    await page.waitForURL(/\/home$/)
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '制裁清单检索' }).waitFor()
  })

  it('asks before it replaces the session of another user, and names both', async () => {
    const page = await open('/home', { as: 'demo' })
    await page.goto(`${mockOrigin}/qilin/go?person=hua`)
    await page
      .getByRole('alert')
      .getByText(/^您已登录为 demo；单点登录的账户是 qilin_/)
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    const ended = page.waitForResponse('**/login/logout')
    await page.getByRole('button', { name: '继续使用 demo' }).click()
    expect((await ended).status()).toBe(200)
    await page.waitForURL(/\/home$/)
    await page.reload()
    await page.getByRole('banner').getByRole('button', { name: 'demo的账户' }).waitFor()

    await page.goto(`${mockOrigin}/qilin/go?person=hua`)
    await page.getByRole('button', { name: /改用 qilin_\S+ 登录/ }).click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /qilin_\S+的账户/ })
      .waitFor()
    await page.waitForURL(/\/home$/)

    await page.goto(`${mockOrigin}/qilin/go?person=hua`)
    await page.waitForURL(/\/home$/)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /qilin_\S+的账户/ })
      .waitFor()
  })

  it('with a used token leads to the normal sign-in', async () => {
    const window = await openWindow()
    const answer = await window.request.get(`${mockOrigin}/qilin/go?person=hua`, { maxRedirects: 0 })
    const address = answer.headers()['location'] ?? ''
    const page = await window.newPage()
    await goTo(page, address)
    await accountButton(page).waitFor()
    await page.evaluate(() => localStorage.removeItem('qingdan.session'))
    await goTo(page, address)
    await page.getByText('单点登录未成功').waitFor()
    await page.getByRole('tab', { name: '账号登录' }).waitFor()
    expect(new URL(page.url()).searchParams.has('token')).toBe(false)
    expect(await page.evaluate(() => localStorage.getItem('qingdan.session'))).toBeFalsy()
  })
})
