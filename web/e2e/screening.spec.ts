import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, visits } from './browser.ts'
import { expectShown } from './expectations.ts'

const { open } = visits({ as: 'demo' })

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook of names; the headings are in another order than the template has them. */
async function workbook(name: string, rows: readonly [country: string, name: string][]) {
  const cells = [['国家或地区', '名称'], ...rows].map((row) => row.map((value) => ({ type: String, value })))
  return { name, mimeType: workbookType, buffer: await writeExcelFile(cells).toBuffer() }
}

const listed = 'Bank Melli Iran'
const clear = '青岛海燕木业有限公司'

/** Imports a file and starts it; ends on the page of the batch. */
async function screen(page: Page, file: Awaited<ReturnType<typeof workbook>>): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '导入名称' }).first().click()
  const dialog = page.getByRole('dialog', { name: '导入名称' })
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await dialog.getByRole('button', { name: /^导入并筛查/ }).click()
  await page.waitForURL(/\/checkDetail\?batchId=/)
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const nameRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const drawer = (page: Page, name: string) => page.getByRole('complementary', { name: `${name} 的候选` })

describe('a file of names', () => {
  it('is read, screened, judged by keys, and remembered in the next batch', async () => {
    const page = await open('/batchCheck')
    const errors = listenForErrors(page)
    await screen(
      page,
      await workbook('suppliers.xlsx', [
        ['伊朗', listed],
        ['', clear],
        ['', clear],
      ]),
    )
    await nameRow(page, listed).getByText('待确认').waitFor({ timeout: 30_000 })
    await nameRow(page, clear).getByText('无候选').waitFor()
    await nameRow(page, clear).getByText('第 3、4 行').waitFor()

    await page.keyboard.press('j')
    const beside = drawer(page, listed)
    await beside.getByRole('checkbox', { name: /选择候选 1：/ }).waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await nameRow(page, listed).getByText('已确认').waitFor()
    await nameRow(page, listed)
      .getByRole('link', { name: /Bank Melli Iran/i })
      .waitFor()
    expect(await beside.getByRole('button', { name: '确认为同一主体' }).isDisabled()).toBe(true)

    await page.keyboard.press('Escape')
    await beside.waitFor({ state: 'detached' })
    expect(await focusedName(page)).toBe(listed)

    await page.goto('/screeningDecisions')
    await nameRow(page, listed)
      .getByRole('button', { name: `撤销：${listed}` })
      .first()
      .click()
    await page.getByRole('dialog', { name: '撤销' }).getByRole('button', { name: '撤销' }).click()
    await nameRow(page, listed).getByText(/撤销$/).first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tbody')?.tagName)).toBe('TBODY')
    expect(errors).toEqual([])
  })

  it('whose candidates are all refused is clear in the next batch, and says who refused them', async () => {
    const page = await open('/batchCheck')
    const name = 'Bank Meli Iranian'
    await screen(page, await workbook('first.xlsx', [['', name]]))
    await nameRow(page, name).getByText('待确认').waitFor({ timeout: 30_000 })
    await page.keyboard.press('j')
    await drawer(page, name).getByLabel('备注（可选').fill('另一家银行')
    await drawer(page, name).getByRole('button', { name: '以上都不是' }).click()
    await nameRow(page, name).getByText('以上都不是').waitFor()

    await page.goto('/batchCheck')
    await screen(page, await workbook('second.xlsx', [['', name]]))
    await nameRow(page, name).getByText('此前已裁定').waitFor({ timeout: 30_000 })
    await page.keyboard.press('j')
    await drawer(page, name)
      .getByText(/裁定为不是/)
      .first()
      .waitFor()
    await drawer(page, name).getByText('另一家银行').first().waitFor()
  })

  it('is stopped and goes on, and the focus stays with what is said of it', async () => {
    const page = await open('/batchCheck')
    const names = Array.from({ length: 3000 }, (_, at): [string, string] => ['', `青岛海燕木业 ${at}`])
    await screen(page, await workbook('many.xlsx', names))
    const head = page.getByRole('region', { name: '筛查进度' })
    await head.getByRole('button', { name: '停止' }).focus()
    await page.keyboard.press('Enter')
    await head.getByRole('button', { name: '继续筛查' }).waitFor()
    await expect.poll(() => focusedName(page)).toMatch(/^已停止，/)
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('继续筛查')
    await page.keyboard.press('Enter')
    await head.getByRole('button', { name: '停止' }).waitFor()
    await expect.poll(() => focusedName(page)).toMatch(/^筛查中 /)
    await head.waitFor({ state: 'detached', timeout: 50_000 })
    await expect.poll(() => focusedName(page)).toBe('名称')
  })

  it('that cannot be taken says why before and after it is sent', async () => {
    const page = await open('/batchCheck')
    await page.getByRole('main').getByRole('button', { name: '导入名称' }).first().click()
    const dialog = page.getByRole('dialog', { name: '导入名称' })
    const choose = dialog.locator('input[type="file"]')
    await choose.setInputFiles({ name: 'names.csv', mimeType: 'text/csv', buffer: Buffer.from('名称') })
    const problem = dialog.getByRole('alert').getByText('names.csv：文件须为 xlsx 或 xls 格式')
    await problem.waitFor()
    await choose.setInputFiles({
      name: 'program.xlsx',
      mimeType: workbookType,
      buffer: Buffer.from('MZ\x90\0 not a workbook'),
    })
    await dialog.getByRole('alert').getByText('program.xlsx').waitFor()
    await choose.setInputFiles({ name: 'names.csv', mimeType: 'text/csv', buffer: Buffer.from('名称') })
    await problem.waitFor()
    expect(await dialog.getByRole('alert').count()).toBe(1)
    expect(await dialog.getByRole('button', { name: '选择文件' }).isEnabled()).toBe(true)
  })

  it('among good ones is named, and the good ones are read', async () => {
    const page = await open('/batchCheck')
    await page.getByRole('main').getByRole('button', { name: '导入名称' }).first().click()
    const dialog = page.getByRole('dialog', { name: '导入名称' })
    await dialog
      .locator('input[type="file"]')
      .setInputFiles([
        await workbook('good.xlsx', [['', '青岛海燕']]),
        { name: 'names.csv', mimeType: 'text/csv', buffer: Buffer.from('名称') },
        { name: 'program.xlsx', mimeType: workbookType, buffer: Buffer.from('MZ\x90\0 not a workbook') },
      ])
    await dialog.getByRole('region', { name: 'good.xlsx' }).getByText('读取 1 行').waitFor()
    const problems = dialog.getByRole('alert')
    await problems.getByText('2 个文件未读取，其余已读取：').waitFor()
    expect(await problems.getByRole('listitem').allTextContents()).toEqual([
      'names.csv：文件须为 xlsx 或 xls 格式',
      'program.xlsx：这是程序文件，不是 Excel 工作簿，请另选文件',
    ])
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: '仅导入' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('row').filter({ hasText: 'good.xlsx' }).first().waitFor()
  })
})

describe('the list of batches', () => {
  it('keeps the focus when batches are deleted, and shows the whole drawer with its buttons', async () => {
    const page = await open('/batchCheck')
    await screen(page, await workbook('gone.xlsx', [['伊朗', 'Bank Melli of Iran']]))
    await nameRow(page, 'Bank Melli of Iran').getByText('待确认').waitFor({ timeout: 30_000 })
    await page.keyboard.press('j')
    await drawer(page, 'Bank Melli of Iran').getByRole('checkbox').first().waitFor()
    const none = await drawer(page, 'Bank Melli of Iran').getByRole('button', { name: '以上都不是' }).boundingBox()
    expect((none?.y ?? 0) + (none?.height ?? 0)).toBeLessThanOrEqual(900)
    // English words are the widest.
    const english = await open(page.url(), { language: 'en', width: 1280 })
    await english.getByRole('button', { name: 'Take back: Bank Melli of Iran' }).waitFor()
    const table = english.getByRole('table', { name: 'Names' })
    expect(await table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0))).toBe(0)

    await page.goto('/batchCheck')
    await screen(page, await workbook('other.xlsx', [['', '青岛另一家木业']]))
    await nameRow(page, '青岛另一家木业').getByText('无候选').waitFor({ timeout: 30_000 })
    await page.getByRole('button', { name: '青岛另一家木业', exact: true }).click()
    const [title, meaning] = await Promise.all(
      ['没有疑似匹配的主体', '只与清单上的企业比对过'].map((text) =>
        drawer(page, '青岛另一家木业').getByText(text).boundingBox(),
      ),
    )
    expect((meaning?.y ?? 0) - (title?.y ?? 0)).toBeLessThan(48)
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: '选择 青岛另一家木业' }).check()
    await page.getByRole('button', { name: '加入监控（1）' }).waitFor()
    // The tab of the first batch.
    await page
      .getByRole('link', { name: /^批次 \d/ })
      .first()
      .click()
    await page.getByRole('button', { name: '加入监控（0）' }).waitFor()

    await page.goto('/batchCheck')
    const row = page.getByRole('row').filter({ hasText: 'gone.xlsx' }).first()
    const before = await page.getByRole('row').count()
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: '删除（1）' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect.poll(() => page.getByRole('row').count()).not.toBe(before)
    await expect.poll(() => focusedName(page)).toBe('批次')
  })
})

describe('the watchlist', () => {
  it('takes a party of an empty search, and shows it with what was found', async () => {
    const name = `青岛海燕 ${Date.now()}`
    const page = await open(`/sanctionSearch?seachKey=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: '加入监控' }).click()
    const dialog = page.getByRole('dialog', { name: '加入监控' })
    await expectShown(dialog.getByRole('textbox', { name: '名称' }))
    expect(await dialog.getByRole('textbox', { name: '名称' }).inputValue()).toBe(name)
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto('/myWatch')
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name }).getByText('单独加入').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `取消监控：${name}` }).click()
    await page.getByRole('dialog', { name: '取消监控' }).getByRole('button', { name: '取消监控' }).click()
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })

  it('lets go of several names at once', async () => {
    const names = ['甲', '乙'].map((word) => `青岛海燕${word} ${Date.now()}`)
    const page = await open('/myWatch')
    for (const name of names) {
      await page.getByRole('main').getByRole('button', { name: '加入监控' }).first().click()
      const dialog = page.getByRole('dialog', { name: '加入监控' })
      await dialog.getByRole('textbox', { name: '名称' }).fill(name)
      await dialog.getByRole('button', { name: '保存' }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('checkbox', { name: `选择 ${name}` }).check()
    }
    await page.getByRole('button', { name: '取消监控（2）' }).click()
    await page.getByRole('dialog', { name: '取消监控' }).getByRole('button', { name: '取消监控' }).click()
    for (const name of names) await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '取消监控（0）' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })

  it('gives an alert for a party that may be listed, which is confirmed once', async () => {
    // Another legal form in each try: a party that was alerted before is not alerted again.
    const name = `Bank Melli Iran ${['PJSC', 'Ltd', 'Inc', 'LLC', 'Corp'][Date.now() % 5]}`
    const page = await open('/myWatch')
    const errors = listenForErrors(page)
    await page.getByRole('main').getByRole('button', { name: '加入监控' }).first().click()
    const dialog = page.getByRole('dialog', { name: '加入监控' })
    await dialog.getByRole('textbox', { name: '名称' }).fill(name)
    await dialog.getByRole('textbox', { name: '国家或地区' }).fill('伊朗')
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.waitFor({ state: 'detached' })

    const card = page.getByRole('article').filter({ hasText: name })
    await expect
      .poll(
        async () => {
          await page.goto('/riskWatch')
          await page.getByRole('heading', { level: 1, name: '风险预警' }).waitFor()
          await page.waitForTimeout(1000)
          return card.count()
        },
        { timeout: 30_000 },
      )
      .toBe(1)
    await page
      .getByRole('banner')
      .getByRole('img', { name: /条未读预警/ })
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await card.getByRole('checkbox').first().check()
    await card.getByRole('button', { name: '确认为同一主体' }).click()
    await card.getByText(/^已确认（demo 于 .* 裁定）$/).waitFor()
    // The next alert that waits, otherwise this one.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    expect(await card.getByRole('button', { name: '确认为同一主体' }).count()).toBe(0)
    await page.getByRole('button', { name: '全部已读' }).click()
    await card.getByText('未读', { exact: true }).waitFor({ state: 'detached' })
    await page.goto('/myWatch')
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('link', { name: /Bank Melli Iran/i })
      .waitFor()
    expect(errors).toEqual([])
  })

  it('asks for a name', async () => {
    const page = await open('/myWatch')
    await page.getByRole('main').getByRole('button', { name: '加入监控' }).first().click()
    const dialog = page.getByRole('dialog', { name: '加入监控' })
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.getByText('请输入名称').waitFor()
  })
})

const pages = ['/batchCheck', '/checkDetail', '/myWatch', '/riskWatch', '/screeningDecisions'] as const

describe.each(pages)('%s', (path) => {
  it.each(looks)('is accessible and fits every width (%s, %s)', async (language, scheme) => {
    const page = await open(path, { language, scheme })
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
  })

  it('asks a visitor to sign in, and says what the package lacks', async () => {
    const visitor = await open(path, { as: null })
    await visitor.getByRole('main').getByRole('button', { name: '登录' }).waitFor()
    const trial = await open(path, { as: 'trial' })
    await expectShown(
      trial
        .getByRole('main')
        .getByText(/套餐|会员/)
        .first(),
    )
  })
})
