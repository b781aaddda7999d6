import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enter, password, register, restorePassword, tokenOf } from './accounts.ts'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, visits } from './browser.ts'
import { expectGone, expectShown } from './expectations.ts'

const { open } = visits({ as: 'admin' })

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `操作 ${name}` }) })
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `操作 ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('the page of administrators', () => {
  it('is hidden from other users, also in their menu', async () => {
    const page = await open('/admin', { as: 'demo' })
    await page.getByRole('heading', { level: 1, name: '没有这个页面' }).waitFor()
    await page.getByRole('banner').getByRole('button', { name: /demo/ }).click()
    await page.getByRole('menuitem', { name: '订单与日志' }).waitFor()
    expect(await page.getByRole('menuitem', { name: '管理' }).count()).toBe(0)
  })

  it('is in the menu of administrators and finds users by phone', async () => {
    const page = await open('/home')
    const errors = listenForErrors(page)
    await page.getByRole('banner').getByRole('button', { name: /admin/ }).click()
    await page.getByRole('menuitem', { name: '管理' }).click()
    await row(page, 'trial').waitFor()
    await page.getByRole('searchbox', { name: '用户名、手机号或公司' }).fill('13800000004')
    await page.keyboard.press('Enter')
    await row(page, 'trial').waitFor({ state: 'detached' })
    await row(page, 'expired').getByText('无', { exact: true }).waitFor()
    await page.reload()
    await row(page, 'expired').waitFor()
    await page.getByRole('button', { name: '审核中' }).click()
    await page.getByText('没有符合条件的用户').waitFor()
    expect(errors).toEqual([])
  })

  it('closes and opens an account', async () => {
    const page = await open('/admin?keyword=expired')
    await choose(page, 'expired', '停用账户')
    const dialog = page.getByRole('dialog', { name: '停用账户' })
    await dialog.getByText('expired 立即退出登录').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: '停用账户' }).click()
    await row(page, 'expired').getByText('已停用').waitFor()
    expect((await enter(page.request, 'expired', password)).status).toBe(400)
    await choose(page, 'expired', '恢复账户')
    await page.getByRole('dialog').getByRole('button', { name: '恢复账户' }).click()
    await row(page, 'expired').getByText('正常').waitFor()
    expect((await enter(page.request, 'expired', password)).status).toBe(200)
  })

  it('grants a package', async () => {
    const page = await open('/admin?keyword=admin')
    await row(page, 'admin').waitFor()
    const before = await row(page, 'admin').getByText('专业版').count()
    await choose(page, 'admin', '开通套餐')
    const dialog = page.getByRole('dialog', { name: '开通套餐' })
    await dialog.getByRole('combobox').selectOption({ label: '专业版，有效 365 天' })
    await dialog.getByRole('button', { name: '开通' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expectShown(row(page, 'admin').getByText('专业版').nth(before))
  })

  it('shows requests for a membership until one is granted', async () => {
    const page = await open('/admin')
    const member = await register(page.request)
    const { data } = await enter(page.request, member.userName, member.password)
    const headers = { authorization: data.token }
    await page.request.post('/user-service/api/info/update/user', { headers, form: { type: 'openVip' } })
    await page.getByRole('button', { name: '申请开通', exact: true }).click()
    await row(page, member.userName)
      .getByText(/申请开通$/)
      .waitFor()
    await choose(page, member.userName, '开通套餐')
    const dialog = page.getByRole('dialog', { name: '开通套餐' })
    await dialog.getByRole('combobox').selectOption({ label: '专业版，有效 365 天' })
    await dialog.getByRole('button', { name: '开通' }).click()
    await expectGone(row(page, member.userName))
  })

  it('has no action to close or reset the own account', async () => {
    const page = await open('/admin?keyword=admin')
    await page.getByRole('button', { name: '操作 admin' }).click()
    await page.getByRole('menuitem', { name: '开通套餐' }).waitFor()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['开通套餐'])
  })

  it('shows a new password once, which must be changed', async () => {
    const page = await open('/admin?keyword=expired')
    await choose(page, 'expired', '重置密码')
    await page.getByRole('dialog', { name: '重置密码' }).getByRole('button', { name: '重置密码' }).click()
    const dialog = page.getByRole('dialog', { name: '密码已重置' })
    const once = (await dialog.locator('output').textContent()) ?? ''
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: '已记下' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByText(once).count()).toBe(0)
    expect((await enter(page.request, 'expired', password)).status).toBe(400)
    const { data } = await enter(page.request, 'expired', once)
    expect(data.updatePasswordStatus).toBe('0')
    await restorePassword(page.request, 'expired', once)
  })

  it('shows the audit by operation, and exports it', async () => {
    const page = await open('/admin?tab=audit')
    await page.getByRole('combobox', { name: '操作', exact: true }).selectOption({ label: '登录' })
    await page.waitForURL(/operation=account\.signIn/)
    await page.getByRole('textbox', { name: '操作人' }).fill('admin')
    await page.getByRole('button', { name: '筛选' }).click()
    await page.waitForURL(/actor=admin/)
    // Below each other, as on a phone, the button is the last of the filters.
    await page.setViewportSize({ width: 390, height: 844 })
    const filters = page.getByRole('main').locator('form').first()
    expect(
      await filters.getByRole('button', { name: '筛选' }).evaluate((it) => it.previousElementSibling?.textContent),
    ).toMatch(/^日期/)
    await page
      .getByRole('row', { name: /admin 登录 account\.signIn.*成功/ })
      .first()
      .waitFor()
    await page.waitForFunction(() => document.querySelectorAll('main tbody tr').length > 0)
    expect(await page.getByRole('row', { name: /admin\.users/ }).count()).toBe(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^audit-.*\.csv$/)
    expect(readFileSync(await download.path(), 'utf8')).toContain('account.signIn,登录')
    await page.goto('/admin?tab=audit&operation=no.such')
    await page.getByText('没有符合条件的记录').waitFor()
  })
})

describe('the audit', () => {
  it('says in words who was refused what', async () => {
    const member = await open('/home', { as: 'demo' })
    const headers = { Authorization: await tokenOf(member) }
    await member.request.get('/user-service/api/admin/package/list', { headers })
    const form = { company: '审计用的公司' }
    await member.request.post('/user-service/api/info/update/user', { headers, form })
    const page = await open('/admin?tab=audit&actor=demo')
    await page
      .getByRole('row', { name: /demo 查询套餐 admin\.packages.*拒绝 地址不存在/ })
      .first()
      .waitFor()
    await page
      .getByRole('row', { name: /demo 修改个人信息.*修改：公司/ })
      .first()
      .waitFor()
  })

  it('can be paged to older entries, and back', async () => {
    const page = await open('/admin?tab=audit')
    const token = await tokenOf(page)
    // Reading adds entries too: more than one page holds.
    for (let reading = 0; reading < 21; reading += 1) {
      await page.request.get('/user-service/api/admin/audit/page', { headers: { Authorization: token } })
    }
    await page.reload()
    await page
      .getByRole('row', { name: /admin\.audit/ })
      .first()
      .waitFor()
    await page.getByRole('link', { name: '更早的记录' }).click()
    await page.waitForURL(/before=\d+/)
    await page.getByRole('link', { name: '回到最新' }).click()
    await page.waitForURL((url) => !url.searchParams.has('before'))
    await expectShown(page.getByRole('link', { name: '更早的记录' }))
  })
})

describe.each(looks)('administration (%s, %s)', (language, scheme) => {
  it.each(['/admin', '/admin?tab=audit'])(
    'at %s has no serious finding of axe and never scrolls sideways',
    async (path) => {
      const page = await open(path, { language, scheme })
      await page.getByRole('table').waitFor()
      expect(await axeFindings(page)).toEqual([])
      expect(await sidewaysScrolls(page)).toEqual([])
    },
  )
})
