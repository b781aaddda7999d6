import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enter, password, register, tokenOf, typeAccount } from './accounts.ts'
import { axeFindings, goTo, visits } from './browser.ts'

/** In the fixtures and on the real list alike. */
const listed = { path: '/sanctionInfoSearch?id=ofac-25578&dataType=01&s=1', name: 'Bank Melli Iran' }
const profile = '/user-service/api/info/detail'

const { open, openWindow } = visits()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const subject = (page: Page) => page.getByRole('heading', { level: 1, name: listed.name })
const isSignedIn = (page: Page) => page.evaluate(() => Boolean(localStorage.getItem('qingdan.session')))

/** Filters the list of users to this one. */
async function choose(admin: Page, name: string, action: string): Promise<void> {
  await admin.getByRole('button', { name: `操作 ${name}` }).click()
  await admin.getByRole('menuitem', { name: action }).click()
}

describe('a password that an administrator has reset', () => {
  it('ends the sessions, and is changed before anything else in a dialog that does not close', async () => {
    const admin = await open('/home', { as: 'admin' })
    const { userName, phone } = await register(admin.request)
    const page = await open(listed.path, { as: { userName, phone, password } })
    await subject(page).waitFor()
    const former = await tokenOf(page)

    await goTo(admin, `/admin?keyword=${phone}`)
    await choose(admin, userName, '重置密码')
    await dialog(admin, '重置密码').getByRole('button', { name: '重置密码' }).click()
    const given = (await dialog(admin, '密码已重置').locator('output').textContent()) ?? ''
    const before = await page.request.get(profile, { headers: { Authorization: former } })
    expect((await before.json()).code).toBe(126)

    await page.reload()
    await page.waitForURL(/\/login\?reason=ended/)
    await typeAccount(page, userName, given)
    const must = dialog(page, '修改密码')
    await must.getByText('当前密码由管理员设置').waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 450)
    await page.waitForTimeout(500)
    expect(await must.isVisible()).toBe(true)
    expect(await must.getByRole('button', { name: '关闭' }).count()).toBe(0)
    expect(await subject(page).count()).toBe(0)
    const present = await tokenOf(page)

    await must.getByLabel('原密码').fill('not-the-given-1')
    await must.getByLabel('新密码', { exact: false }).nth(0).fill('my-own-password-1')
    await must.getByLabel('确认新密码').fill('my-own-password-1')
    await must.getByRole('button', { name: '确认修改' }).click()
    const old = must.getByLabel('原密码')
    await must.locator('[name=oldPwd][aria-invalid=true]').waitFor()
    await expect.poll(() => old.evaluate((field) => field === document.activeElement)).toBe(true)
    const said = await old.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${said}"]`).textContent()).toContain('原密码错误')
    expect(await axeFindings(page, '[role=dialog]')).toEqual([])

    await old.fill(given)
    await must.getByRole('button', { name: '确认修改' }).click()
    await subject(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/sanctionInfoSearch')
    expect(await must.count()).toBe(0)
    for (const token of [former, present]) {
      const answer = await page.request.get(profile, { headers: { Authorization: token } })
      expect((await answer.json()).code).toBe(126)
    }
    expect((await enter(page.request, userName, given)).status).toBe(400)
    await page.reload()
    await subject(page).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('may be postponed by signing out, and is required again', async () => {
    const admin = await open('/home', { as: 'admin' })
    const { userName, phone } = await register(admin.request)
    await goTo(admin, `/admin?keyword=${phone}`)
    await choose(admin, userName, '重置密码')
    await dialog(admin, '重置密码').getByRole('button', { name: '重置密码' }).click()
    const given = (await dialog(admin, '密码已重置').locator('output').textContent()) ?? ''
    const page = await open('/login?reason=ended')
    await typeAccount(page, userName, given)
    await dialog(page, '修改密码').getByRole('button', { name: '退出登录' }).click()
    await page.waitForURL(/\/login/)
    expect(await isSignedIn(page)).toBe(false)
    await typeAccount(page, userName, given)
    await dialog(page, '修改密码').waitFor()
  })
})

describe('an account under review', () => {
  it('is announced and blocks reading; after approval the whole package is open', async () => {
    const { userName, phone } = await register((await openWindow({ at: 'reviewing' })).request)
    const page = await open('/login?reason=ended')
    await typeAccount(page, userName, password)
    const prompt = dialog(page, '账户审核中')
    await prompt.getByText('24 小时内').waitFor()
    expect(await axeFindings(page, '[role=dialog]')).toEqual([])
    await prompt.getByRole('button', { name: '取消' }).click()
    await page.waitForURL(/\/login/)
    await prompt.waitFor({ state: 'detached' })
    expect(await isSignedIn(page)).toBe(false)

    await typeAccount(page, userName, password)
    await prompt.getByRole('button', { name: '知道了' }).click()
    await prompt.waitFor({ state: 'detached' })
    await goTo(page, listed.path)
    await prompt.getByRole('button', { name: '知道了' }).click()
    await prompt.waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('main').getByText('账户审核中').waitFor()
    await page.getByRole('main').getByRole('button', { name: '了解详情' }).click()
    await prompt.getByRole('button', { name: '知道了' }).click()
    await prompt.waitFor({ state: 'detached' })
    expect(await subject(page).count()).toBe(0)

    const admin = await open(`/admin?keyword=${phone}`, { as: 'admin' })
    await admin.getByRole('button', { name: '审核中' }).click()
    await choose(admin, userName, '通过审核')
    const approval = dialog(admin, '通过审核')
    await approval.getByText(userName).waitFor()
    await approval.getByRole('button', { name: '通过审核' }).click()
    await admin.getByText('没有符合条件的用户').waitFor()
    await admin.getByRole('button', { name: '全部', exact: true }).click()
    await admin
      .getByRole('row', { name: new RegExp(userName) })
      .getByText('正常')
      .waitFor()

    await page.reload()
    await subject(page).waitFor()
    await expect.poll(() => page.getByRole('dialog', { name: '账户审核中' }).count()).toBe(0)
    await page.reload()
    await subject(page).waitFor()
    expect(await page.getByRole('dialog', { name: '账户审核中' }).count()).toBe(0)
  })
})
