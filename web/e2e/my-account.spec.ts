import { readFileSync } from 'node:fs'
import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, visits, widths } from './browser.ts'
import { expectShown, expectThere } from './expectations.ts'

/** In the fixtures and on the real list alike. */
const bank = { path: '/sanctionInfoSearch?id=ofac-25578&dataType=01&s=1', name: 'Bank Melli Iran' }
const decision = '/chinaSanctionDetail?id=cn-watch-2026-12-1'

const { open } = visits({ as: 'demo' })

const menuNames = {
  favourites: /^(我的收藏|Favourites)$/,
  profile: /^(个人信息|Personal information)$/,
  orders: /^(订单与日志|Orders and log)$/,
}
async function choose(page: Page, entry: keyof typeof menuNames): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /demo/ }).click()
  await page.getByRole('menuitem', { name: menuNames[entry] }).click()
}
const star = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(收藏|已收藏)$/ })
const isMarked = (page: Page) => star(page).getAttribute('aria-pressed')
const unmark = async (page: Page) => {
  await star(page).waitFor()
  if ((await isMarked(page)) === 'true') await star(page).click()
  await page.getByRole('button', { name: '收藏', exact: true }).waitFor()
}

describe('a favourite', () => {
  it('is marked on its page, stays after a reload, is found in the dialog and taken away there', async () => {
    const page = await open(bank.path)
    const errors = listenForErrors(page)
    await unmark(page)
    await star(page).click()
    await page.getByRole('button', { name: '已收藏', exact: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: '已收藏', exact: true }).waitFor()

    await choose(page, 'favourites')
    const dialog = page.getByRole('dialog', { name: '我的收藏' })
    await dialog.getByRole('searchbox', { name: '在收藏中查找' }).fill('no such name')
    await dialog.getByText('没有名称含“no such name”的收藏').waitFor()
    await dialog.getByRole('searchbox', { name: '在收藏中查找' }).fill('melli')
    await dialog.getByRole('link', { name: bank.name }).waitFor()
    await dialog.getByRole('button', { name: `取消收藏 ${bank.name}` }).click()
    await dialog.getByRole('link', { name: bank.name }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '收藏', exact: true }).waitFor()
    expect(errors).toEqual([])
  })

  it('is marked by S, and opens from the dialog', async () => {
    const page = await open(bank.path)
    await unmark(page)
    await page.keyboard.press('s')
    await page.getByRole('button', { name: '已收藏', exact: true }).waitFor()
    await page.goto('/home')
    await choose(page, 'favourites')
    await page.getByRole('dialog').getByRole('link', { name: bank.name }).click()
    await page.getByRole('heading', { level: 1, name: bank.name }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await unmark(page)
  })

  it('of a Chinese decision is its subject', async () => {
    const page = await open(decision)
    await unmark(page)
    await star(page).click()
    await page.getByRole('button', { name: '已收藏', exact: true }).waitFor()
    await page.getByRole('link', { name: /查看该主体/ }).click()
    await page.waitForURL(/sanctionInfoSearch/)
    await expectShown(page.getByRole('button', { name: '已收藏', exact: true }))
    await unmark(page)
  })

  it('of the item tables says what will be here', async () => {
    const page = await open('/home')
    await choose(page, 'favourites')
    const dialog = page.getByRole('dialog', { name: '我的收藏' })
    await dialog.getByRole('tab', { name: '制裁清单' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await dialog.getByRole('tab', { name: 'ECCN', exact: true }).getAttribute('aria-selected')).toBe('true')
    await dialog.getByText('还没有收藏').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.includes('demo'))
  })
})

/** Of the register's fixture; its graph is drawn. */
const company = '/sanctionInfoSearch?id=reg-NK-abdzbEBkqyT29GyREbiURZ&dataType=01&s=1&tab=1'
const exported = '/open-api/api/sanction/export/simple'
const formOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(request.postData() ?? ''))

describe('the export of a subject', () => {
  it('is a PDF in the language of the page, with the search it came from', async () => {
    const page = await open(`${bank.path}&searchKey=melli&searchType=fuzzy`, { language: 'en' })
    const [request, download] = await Promise.all([
      page.waitForRequest((sent) => sent.url().includes(exported)),
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PDF' }).click(),
    ])
    const { base64Img, ...asked } = formOf(request)
    expect(asked).toMatchObject({ languages: 'en', searchKey: 'melli', searchType: 'fuzzy' })
    expect(base64Img).toBeUndefined()
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await page.getByText('Exported').first().waitFor()
  })

  it('holds the graph while that is in sight', async () => {
    const page = await open(company)
    await page.getByTestId('graph-canvas').waitFor()
    await page.waitForLoadState('networkidle')
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.url().includes(exported)),
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 PDF' }).click(),
    ])
    const picture = formOf(request)['base64Img'] ?? ''
    // An empty drawing of that size is a few hundred letters.
    expect(picture.length).toBeGreaterThan(3000)
    const colours = await page.evaluate(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const pen = canvas.getContext('2d')
      pen?.drawImage(image, 0, 0)
      const pixels = new Uint32Array(
        pen?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0),
      )
      return new Set(pixels).size
    }, picture)
    expect(colours).toBeGreaterThan(20)
  })

  it('is refused in words where the package has none', async () => {
    const page = await open(bank.path, { as: 'trial' })
    await page.getByRole('button', { name: '导出 PDF' }).click()
    await page
      .getByRole('dialog')
      .getByText(/会员|套餐/)
      .first()
      .waitFor()
    await expectThere(page.getByRole('heading', { level: 1, name: bank.name, includeHidden: true }))
  })
})

describe('personal information', () => {
  it('is saved, shows phone and e-mail only, and takes a picture as business card', async () => {
    const page = await open('/home')
    await choose(page, 'profile')
    const dialog = page.getByRole('dialog', { name: '个人信息' })
    await dialog.getByText('13800000001').waitFor()
    expect(await dialog.getByRole('textbox', { name: '手机号' }).count()).toBe(0)

    const card = dialog.locator('input[type=file]')
    await card.setInputFiles({ name: 'card.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await dialog.getByText('仅支持 PNG、JPG、JPEG 图片').waitFor()
    await card.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) })
    await dialog.getByText('图片不能超过 1 MB').waitFor()
    await card.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('MZ no picture') })
    await dialog.getByRole('alert').filter({ hasText: /./ }).waitFor()
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 20 } })
    await card.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture })
    const preview = dialog.getByRole('img', { name: '名片预览' })
    await preview.waitFor()
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('[role=dialog] img')?.naturalWidth ?? 0) > 0,
    )
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByText('信息已更新').first().waitFor()
    await dialog.waitFor({ state: 'detached' })

    await choose(page, 'profile')
    await preview.waitFor()
    await dialog.getByRole('button', { name: '删除' }).click()
    await dialog.getByText('确定删除名片？').waitFor()
    await dialog.getByRole('button', { name: '删除' }).click()
    await preview.waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.waitFor({ state: 'detached' })
    await choose(page, 'profile')
    await dialog.getByRole('button', { name: '上传' }).waitFor()
    expect(await preview.count()).toBe(0)
  })

  it('cannot be saved without a name, and says so at the field', async () => {
    const page = await open('/home')
    await choose(page, 'profile')
    const dialog = page.getByRole('dialog', { name: '个人信息' })
    await dialog.getByRole('textbox', { name: '用户名' }).fill(' ')
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.getByText('请输入用户名').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('userName')
  })
})

describe('the registration of a membership', () => {
  it('asks a code only for a new phone, and ends at home', async () => {
    const page = await open('/updateUserInfo?type=openVip')
    await page.getByRole('heading', { level: 1, name: '开通会员' }).waitFor()
    const phone = page.getByRole('textbox', { name: '手机号' })
    await phone.waitFor()
    expect(await page.getByRole('textbox', { name: '验证码' }).count()).toBe(0)
    await phone.fill('13900000001')
    await page.getByRole('textbox', { name: '验证码' }).waitFor()
    await phone.fill('1390')
    await page.getByRole('textbox', { name: '邮箱' }).fill('nobody')
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.getByText('手机号格式错误').waitFor()
    await page.getByText('邮箱格式错误').waitFor()
    await phone.fill('13800000001')
    await page.getByRole('textbox', { name: '邮箱' }).fill('')
    await page.getByRole('button', { name: '提交申请' }).click()
    const result = page.getByRole('dialog', { name: '申请已提交' })
    await result.getByText('开通申请已登记').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await result.getByRole('button', { name: '继续' }).click()
    await page.waitForURL(/\/home/)
  })
})

describe('orders and log', () => {
  it('lead from a module of an order to its log, whose entries open in place', async () => {
    const page = await open(bank.path)
    await page.getByRole('heading', { level: 1, name: bank.name }).waitFor()
    await choose(page, 'orders')
    await page.getByRole('heading', { level: 1, name: '订单与日志' }).waitFor()
    await page.getByRole('region', { name: '订单', exact: true }).getByText('生效中').first().waitFor()
    await page.getByRole('link', { name: '全球制裁的使用日志' }).click()
    await page.waitForURL(/tab=log/)
    expect(new URL(page.url()).searchParams.get('moduleId')).toBe('sanction')
    // The modules to choose from are asked for on their own.
    await expect.poll(() => page.getByRole('combobox', { name: '功能' }).inputValue()).toBe('sanction')
    const entry = page.getByRole('row', { name: new RegExp(bank.name) }).first()
    await entry.getByRole('button', { name: '展开' }).click()
    await page.getByRole('definition').filter({ hasText: 'ofac-25578' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.reload()
    await entry.waitFor()
  })

  it('narrow the days only once both are chosen', async () => {
    const page = await open(bank.path)
    await page.getByRole('heading', { level: 1, name: bank.name }).waitFor()
    await page.goto('/orderAndLog?tab=log')
    const entry = page.getByRole('row', { name: new RegExp(bank.name) }).first()
    await entry.waitFor()
    await page.getByLabel('开始日期').fill('2020-01-01')
    await page.getByText('选好起止日期后生效').waitFor()
    await entry.waitFor()
    await page.getByLabel('结束日期').fill('2020-01-02')
    await page.getByText('没有符合条件的记录').waitFor()
    await page.getByLabel('结束日期').fill('2019-01-02')
    await page.getByText('开始日期不能晚于结束日期').waitFor()
    await page.getByRole('button', { name: '清除' }).click()
    await expectShown(entry)
  })

  it('are exported as a spreadsheet; what is empty says so in place', async () => {
    const page = await open(bank.path)
    await page.getByRole('heading', { level: 1, name: bank.name }).waitFor()
    await page.goto('/orderAndLog?tab=log')
    const button = page.getByRole('button', { name: '导出 Excel' })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    await page.goto('/orderAndLog?tab=log&moduleId=diligence')
    await button.click()
    await page.getByText('没有可导出的内容').waitFor()
  })

  it('are asked of a visitor by signing in', async () => {
    const page = await open('/orderAndLog', { as: null })
    await page.getByRole('main').getByRole('button', { name: '登录' }).click()
    await expectShown(page.getByRole('dialog', { name: '登录' }))
  })
})

const paths = ['/orderAndLog', '/orderAndLog?tab=log', '/updateUserInfo?type=openVip']

describe.each(looks)('my account (%s, %s)', (language, scheme) => {
  it.each(paths)('at %s has no serious finding of axe and never scrolls sideways', async (path) => {
    const page = await open(path, { language, scheme })
    await page.waitForLoadState('networkidle')
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
  })

  it.each(['favourites', 'profile'] as const)('has a dialog of %s without serious finding of axe', async (entry) => {
    const page = await open('/home', { language, scheme })
    await choose(page, entry)
    await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: widths.narrow, height: 800 })
    const box = await page.getByRole('dialog').boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= widths.narrow).toBe(true)
  })
})
