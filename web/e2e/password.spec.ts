import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { password, phoneCode, register, restorePassword } from './accounts.ts'
import { axeFindings, type Language, sidewaysScrolls, visits } from './browser.ts'
import { expectShown } from './expectations.ts'

const { openWindow } = visits()

async function openLogin(language: Language = 'zh'): Promise<Page> {
  const page = await (await openWindow({ language })).newPage()
  await page.addInitScript(() => sessionStorage.setItem('qingdan.offerShown', '1'))
  await page.goto('/login')
  await page.getByRole('tab', { name: language === 'zh' ? '账号登录' : 'Account' }).click()
  return page
}

async function signInHere(page: Page, name: string): Promise<void> {
  await page.getByLabel('用户名或手机号').fill(name)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
}

describe('a forgotten password', () => {
  it('is replaced with the code on the phone, which also signs in', async () => {
    const page = await openLogin()
    await page.getByRole('button', { name: '忘记密码？' }).click()
    const form = page.getByRole('form', { name: '用验证码设置' })
    await form.locator('[name=phone]:focus').waitFor()
    await form.getByRole('button', { name: '设置密码' }).click()
    await form.getByText('请输入手机号').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
    await form.getByLabel('手机号').fill('13800000004')
    await form.getByRole('button', { name: '获取验证码' }).click()
    await form.getByRole('button', { name: /\d+ 秒后重发/ }).waitFor()
    await form.getByLabel('验证码').fill(phoneCode.wrong)
    await form.locator('[name=newPwd]').fill('chosen-anew-1')
    await form.locator('[name=confirmNewPwd]').fill('chosen-anew-2')
    await form.getByRole('button', { name: '设置密码' }).click()
    await form.getByText('两次输入的新密码不一致').waitFor()
    await form.locator('[name=confirmNewPwd]').fill('chosen-anew-1')
    await form.getByRole('button', { name: '设置密码' }).click()
    await form.getByText('验证码错误或已失效').waitFor()
    await form.getByLabel('验证码').fill(phoneCode.right)
    await form.getByRole('button', { name: '设置密码' }).click()
    await page.getByRole('button', { name: 'expired的账户' }).waitFor()
    await restorePassword(page.request, 'expired', 'chosen-anew-1')
    expect(new URL(page.url()).pathname).toBe('/home')
  })

  it('leads back to the sign-in', async () => {
    const page = await openLogin()
    const { userName } = await register(page.request)
    await page.getByRole('button', { name: '忘记密码？' }).click()
    await page.getByRole('button', { name: '返回登录' }).click()
    await page.getByRole('tab', { name: '账号登录' }).click()
    await signInHere(page, userName)
    await expectShown(page.getByRole('button', { name: `${userName}的账户` }))
  })
})

describe('one’s own password', () => {
  it('is changed from the menu with the old one, and the page stays', async () => {
    const page = await openLogin()
    const { userName } = await register(page.request)
    await signInHere(page, userName)
    const menu = page.getByRole('button', { name: `${userName}的账户` })
    await menu.click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    await dialog.getByLabel('原密码').fill('not-the-one-1')
    await dialog.locator('[name=newPwd]').fill('chosen-anew-1')
    await dialog.locator('[name=confirmNewPwd]').fill('chosen-anew-1')
    await dialog.getByRole('button', { name: '确认修改' }).click()
    await dialog.getByText('原密码错误').waitFor()
    await dialog.getByLabel('原密码').fill(password)
    await dialog.getByRole('button', { name: '确认修改' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    await expectShown(menu)
  })

  it('is set by phone for a user without one', async () => {
    const page = await openLogin()
    const { phone, userName } = await register(page.request)
    await signInHere(page, userName)
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
    const page = await openLogin(language)
    await page.getByRole('button', { name: language === 'zh' ? '忘记密码？' : 'Forgotten your password?' }).click()
    await page.locator('[name=newPwd]').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})
