import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshPhone, password, phoneCode, register, signIn, tokenOf, typeAccount } from './accounts.ts'
import { axeFindings, sidewaysScrolls, visits } from './browser.ts'
import { expectAddress, expectShown } from './expectations.ts'

/** In the fixtures and on the real list alike. */
const listed = { path: '/sanctionInfoSearch?id=ofac-25578&dataType=01&s=1', name: 'Bank Melli Iran' }
const watched = { path: '/chinaSanctionDetail?id=cn-watch-2026-12-1', name: '斯巴鲁株式会社' }

const { open } = visits()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const userMenu = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name: `${name}的账户` })

describe('a visitor', () => {
  it.each([listed, watched])('at $path is asked to sign in, does so and reads it there', async ({ path, name }) => {
    const page = await open(path)
    await page.getByText('您还未登录，请先登录').waitFor()
    expect(await axeFindings(page)).toEqual([])
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
    await page.getByRole('tab', { name: '扫码登录' }).press('ArrowRight')
    await page.getByRole('textbox', { name: '用户名或手机号' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
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

describe('a wrong password', () => {
  it('is refused in place, without saying which of the two was wrong', async () => {
    const page = await open('/login?reason=ended')
    await page.getByText('登录已失效，请重新登录').waitFor()
    await page.getByRole('tab', { name: '账号登录' }).click()
    await page.keyboard.press('Enter')
    await page.getByText('请输入用户名或手机号').waitFor()
    await typeAccount(page, `nobody-${Date.now()}`, 'not-the-password')
    await page.getByText('账号或密码错误').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await axeFindings(page)).toEqual([])
  })

  it('typed too often shows how long to wait', async () => {
    const page = await open('/login?reason=ended')
    await page.route('**/login/pwd', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '120' },
        json: { code: 429, message: '登录失败次数过多，请 2 分钟后再试', data: null },
      }),
    )
    await typeAccount(page, 'demo', 'x')
    await expectShown(page.getByText('请 2 分钟后再试'))
  })
})

describe('a session', () => {
  it('that ended elsewhere leads to the sign-in and from there back', async () => {
    const page = await open('/home', { as: 'demo' })
    await userMenu(page, 'demo').waitFor()
    const token = await tokenOf(page)
    const ended = await page.request.post('/user-service/api/login/logout', { headers: { Authorization: token } })
    expect(ended.ok()).toBe(true)
    await page.goto(listed.path)
    await page.waitForURL(/\/login\?reason=ended/)
    await typeAccount(page, 'demo', password)
    await page.getByRole('heading', { level: 1, name: listed.name }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/sanctionInfoSearch')
  })

  it('never leads to another site afterwards', async () => {
    const page = await open('/login?reason=ended')
    await page.evaluate(() => sessionStorage.setItem('qingdan.returnPath', '//evil.example/home'))
    await typeAccount(page, 'demo', password)
    await expectAddress(page, /\/home$/)
  })
})

describe.each(['demo', null] as const)('an address without an id (%s)', (as) => {
  it.each([
    ['/sanctionInfoSearch', '未指定主体', '去制裁检索'],
    ['/chinaSanctionDetail', '未指定记录', '去中国制裁清单'],
  ])('%s says so and leads on, without a retry', async (path, title, link) => {
    const page = await open(path, { as })
    const main = page.getByRole('main')
    await main.getByText(title).waitFor()
    await main.getByRole('link', { name: link }).waitFor()
    expect(await main.getByRole('button', { name: '重试' }).count()).toBe(0)
    expect(await main.getByRole('button', { name: '登录' }).count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('a package', () => {
  it('that ended is said on the page and in a dialog that leads on', async () => {
    const page = await open(listed.path, { as: 'expired' })
    await dialog(page, '试用已到期').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page, '试用已到期').waitFor({ state: 'detached' })
    await page.getByRole('main').getByText('试用已到期').waitFor()
    await page.getByRole('main').getByRole('button', { name: '了解详情' }).click()
    await dialog(page, '试用已到期').getByRole('button', { name: '立即开通' }).click()
    await page.waitForURL(/\/updateUserInfo\?type=openVip/)
  })

  it('on trial opens five subjects a day, and says of the sixth when it opens again', async () => {
    const page = await open('/home', { as: 'trial' })
    const answer = await page.request.get('/open-api/api/sanction/china/search', { params: { pageSize: 6 } })
    const records: { id: string }[] = (await answer.json()).data.data
    expect(records.length).toBe(6)
    const paths = records.map(({ id }) => `/chinaSanctionDetail?id=${id}`)
    for (const path of paths.slice(0, 5)) {
      await page.goto(path)
      await page.getByRole('region', { name: '被制裁方' }).waitFor()
    }
    await page.goto(paths[5] ?? '')
    const refused = dialog(page, '今日 5 次中国制裁详情已用完')
    await refused.getByText(/北京时间 00:00 重置（还有 (\d+ 小时 \d+ 分|\d+ 分钟)）/).waitFor()
    await refused.getByRole('button', { name: '立即开通' }).waitFor()
    expect(await refused.getByText('免费次数').count()).toBe(0)
    await page.goto(paths[0] ?? '')
    await page.getByRole('region', { name: '被制裁方' }).waitFor()
  })

  it('that was paid for offers neither a trial nor what the user has', async () => {
    const page = await open('/home', { as: 'demo' })
    await page.route('**/sanction/detail/entity?*', (route) => {
      const resetAt = new Date(Date.now() + 60_000).toISOString()
      const data = { reason: 'daily', module: 'sanction', plan: 'paid', used: 500, resetAt }
      return route.fulfill({ status: 403, json: { code: 402, message: '', data } })
    })
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('qingdan.session') ?? '{}')
      localStorage.setItem('qingdan.session', JSON.stringify({ ...session, experienceOffer: true }))
      sessionStorage.removeItem('qingdan.offerShown')
    })
    await page.goto(listed.path)
    const refused = dialog(page, '今日 500 次全球制裁详情已用完')
    await refused.waitFor()
    expect(await refused.getByRole('button').allTextContents()).toEqual(['', '关闭'])
    await page.keyboard.press('Escape')
    await refused.waitFor({ state: 'detached' })
    await page.waitForTimeout(500)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('that ended says so instead of opening an entry of the menu', async () => {
    const page = await open('/home', { as: 'expired' })
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '全球制裁' }).click()
    await dialog(page, '试用已到期').waitFor()
    expect(new URL(page.url()).pathname).toBe('/home')
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '中国制裁' }).click()
    await dialog(page, '试用已到期').waitFor()
    expect(new URL(page.url()).pathname).toBe('/chinaSanctionPage')
  })
})

describe('the free experience', () => {
  it('is named where a package ends, and offered to a member once, whatever windows are open', async () => {
    const page = await open('/home')
    await signIn(page.context(), await register(page.context().request))
    await page.evaluate(() => sessionStorage.clear())
    await page.context().addInitScript(() => sessionStorage.removeItem('qingdan.offerShown'))
    await page.reload()
    await dialog(page, '免费体验 7 天').getByRole('button', { name: '关闭' }).last().click()
    const second = await page.context().newPage()
    await second.goto(listed.path)
    await second.getByRole('heading', { level: 1, name: listed.name }).waitFor()
    await second.waitForTimeout(500)
    expect(await dialog(second, '免费体验 7 天').count()).toBe(0)
    await second.getByRole('button', { name: /PDF/ }).click()
    await dialog(second, '试用不含此功能').getByRole('button', { name: '免费体验 7 天' }).click()
    await dialog(second, '免费体验 7 天').getByRole('button', { name: '立即领取' }).waitFor()
    // It has no screening, so it is no remedy there.
    await second.goto('/myWatch')
    const refused = dialog(second, '试用不含此功能')
    await refused.waitFor()
    expect(await refused.getByRole('button', { name: '免费体验 7 天' }).count()).toBe(0)
  })

  it('is offered once per session before the ways in', async () => {
    const page = await open('/login')
    await dialog(page, '免费体验 7 天').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('tab', { name: '账号登录' }).waitFor()
    await page.waitForTimeout(500)
    expect(await dialog(page, '免费体验 7 天').count()).toBe(0)
  })
})

describe('registering', () => {
  it('from the dialog closes it and leads back', async () => {
    const page = await open(listed.path)
    await page.getByRole('main').getByRole('button', { name: '登录' }).click()
    await dialog(page, '登录').getByRole('link', { name: '注册' }).click()
    await page.waitForURL(/\/register$/)
    await dialog(page, '登录').waitFor({ state: 'detached' })
    const phone = page.locator('[name=phone]')
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => sessionStorage.getItem('qingdan.returnPath'))).toBe(listed.path)
  })

  it('says what is missing at each field, counts down to the next code over a reload, and signs in', async () => {
    const page = await open('/register')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('main').getByRole('button', { name: '注册' }).click()
    await page.getByText('请输入手机号').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
    await page.getByLabel('手机号').fill('12345')
    await page.getByText('手机号格式错误').waitFor()
    const phone = freshPhone()
    await page.getByLabel('手机号').fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor()
    await page.getByLabel('手机号').fill(phone)
    await page.getByLabel('验证码').fill(phoneCode.wrong)
    await page.locator('[name=password]').fill('abcd1234')
    await page.getByLabel('用户名').fill(`用户${phone.slice(-6)}`)
    await page.getByLabel('公司').fill('某某外贸有限公司')
    await page.getByLabel('行业').selectOption('energy')
    await page.getByRole('main').getByRole('button', { name: '注册' }).click()
    await page.getByText('该密码过于常见，容易被猜到，请换一个').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
    await page.locator('[name=password]').fill(password)
    await page.getByRole('main').getByRole('button', { name: '注册' }).click()
    await page.getByText('验证码错误或已失效').waitFor()
    await page.getByLabel('验证码').fill(phoneCode.right)
    await page.getByRole('main').getByRole('button', { name: '注册' }).click()
    await dialog(page, '注册成功').waitFor()
    expect(new URL(page.url()).pathname).toBe('/home')
  })
})

describe.each(['zh', 'en'] as const)('pages before sign-in (%s)', (language) => {
  it.each(['/login?reason=ended', '/register', '/wechatShowPage?code=x', listed.path])(
    '%s never scrolls sideways, and axe finds nothing serious in the dark',
    async (path) => {
      const page = await open(path, { language, scheme: 'dark' })
      await page.waitForLoadState('networkidle')
      expect(await axeFindings(page)).toEqual([])
      expect(await sidewaysScrolls(page)).toEqual([])
    },
  )
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
