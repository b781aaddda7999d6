import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, enter, freshPhone, password, phoneCode, register } from './accounts.ts'
import { axeFindings, sidewaysScrolls, visits } from './browser.ts'

const { open, openWindow } = visits()
let account: Account
let other: Account

beforeAll(async () => {
  const { request } = await openWindow()
  account = await register(request)
  other = await register(request)
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
/** The error below a field. */
async function saidAt(page: Page, name: string): Promise<string> {
  const id = await field(page, name).getAttribute('aria-describedby')
  return (await page.locator(`[id="${id}"]`).textContent()) ?? ''
}
const storedOf = (page: Page) => page.evaluate(() => localStorage.getItem('qingdan.session') ?? '')

describe('a new phone', () => {
  it('is saved with the code that was sent to it and the password, and is how one signs in from then on', async () => {
    const page = await open('/updateUserInfo', { as: account })
    const phone = freshPhone()
    await field(page, '手机号').fill('1390')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('手机号格式错误').waitFor()
    await field(page, '手机号').fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    const again = page.getByRole('button', { name: /^(60|5\d) 秒后重发$/ })
    await again.waitFor()
    expect(await again.isDisabled()).toBe(true)
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('请输入验证码').waitFor()
    await page.getByText('请输入原密码').waitFor()
    await page.getByText('更换后，其他设备将退出登录，原手机号会收到通知。').waitFor()

    await field(page, '验证码').fill(phoneCode.right)
    await field(page, '原密码').fill('not-the-one-1')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('原密码错误').waitFor()
    expect(await saidAt(page, '原密码')).toContain('原密码错误')
    await field(page, '原密码').fill(password)
    await field(page, '验证码').fill(phoneCode.wrong)
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('验证码错误或已失效').waitFor()
    expect(await saidAt(page, '验证码')).toContain('验证码错误或已失效')
    expect((await enter(page.request, phone, password)).status).toBe(400)

    await field(page, '验证码').fill(phoneCode.right)
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('信息已更新').waitFor()
    expect((await enter(page.request, phone, password)).status).toBe(200)
    expect((await enter(page.request, account.phone, password)).status).toBe(400)
    await page.goto('/updateUserInfo')
    await field(page, '手机号').waitFor()
    expect(await field(page, '手机号').inputValue()).toBe(phone)
  })

  it('asks for a code to the old one where there is no password', async () => {
    // Its phone got no code in the last minute.
    const page = await open('/updateUserInfo', { as: 'trial' })
    await field(page, '手机号').waitFor()
    // The answer of an account that never had a password, as from a federated sign-in.
    await page.route('**/info/detail', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      await route.fulfill({ response, json: { ...body, data: { ...body.data, proofForChange: 'code' } } })
    })
    await page.reload()
    const phone = freshPhone()
    await field(page, '手机号').fill(phone)
    // A button that was used has another name, so the other one becomes the first.
    for (const sent of [1, 2]) {
      await page.getByRole('button', { name: '获取验证码' }).first().click()
      await expect.poll(() => page.getByRole('button', { name: /秒后重发/ }).count()).toBe(sent)
    }
    await field(page, '验证码').first().fill(phoneCode.right)
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('请输入验证码').waitFor()
    await field(page, '原手机验证码').fill(phoneCode.right)
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('信息已更新').first().waitFor()
    expect((await enter(page.request, phone, password)).status).toBe(200)
  })

  it.each(['zh', 'en'] as const)('never scrolls sideways, and axe finds nothing serious (%s)', async (language) => {
    const page = await open('/updateUserInfo', { as: other, language })
    const phone = language === 'zh' ? '手机号' : 'Mobile phone'
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await field(page, phone).fill('13912345678')
      await page.locator('[name=oldPwd]').waitFor()
      expect(await sidewaysScrolls(page)).toEqual([])
    }
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('a user name', () => {
  it('that mixes scripts is refused while typing, and one that is taken at its field', async () => {
    const page = await open('/updateUserInfo', { as: other })
    await field(page, '用户名').fill('аdmin')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('用户名不能混用易混淆的文字').waitFor()
    await field(page, '用户名').fill('ａｄｍｉｎ')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('用户名已被占用或与已有用户名过于相似').waitFor()
  })
})

describe('a form that somebody filled in before somebody else signed in', () => {
  it('is refused in words, saves nothing and leads to the sign-in', async () => {
    const elsewhere = await open('/home', { as: other })
    const theirs = await storedOf(elsewhere)
    const page = await open('/updateUserInfo', { as: 'demo' })
    await field(page, '公司').fill('不该保存的公司')
    // Written by another tab, before this tab got the event.
    await page.evaluate((session) => localStorage.setItem('qingdan.session', session), theirs)
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('alert').getByText('当前登录账号已变更，请重新登录').waitFor()
    await page.waitForURL(/\/login/)
    const headers = { Authorization: JSON.parse(theirs).token }
    const profile = await (await page.request.get('/user-service/api/info/detail', { headers })).json()
    expect(profile.data).toMatchObject({ userName: other.userName, company: '某某外贸有限公司' })
  })

  it('becomes the form of the signed-in user, once this tab got the event', async () => {
    const elsewhere = await open('/home', { as: other })
    const theirs = await storedOf(elsewhere)
    const page = await open('/updateUserInfo', { as: 'demo' })
    await field(page, '公司').fill('不该保存的公司')
    const secondTab = await page.context().newPage()
    await secondTab.goto('/methodology')
    await secondTab.evaluate((session) => localStorage.setItem('qingdan.session', session), theirs)
    await page
      .getByRole('banner')
      .getByRole('button', { name: `${other.userName}的账户` })
      .waitFor()
    await expect.poll(() => field(page, '用户名').inputValue()).toBe(other.userName)
    expect(await field(page, '公司').inputValue()).toBe('某某外贸有限公司')
  })
})
