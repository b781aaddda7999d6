import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { password, tokenOf, typeAccount } from './accounts.ts'
import { axeFindings, goTo, listenForErrors, looks, sidewaysScrolls, visits } from './browser.ts'
import { expectShown } from './expectations.ts'

const { open, openWindow } = visits({ as: 'demo' })

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Screens names; ends on the page of the batch when all are screened. */
async function screen(page: Page, names: readonly string[]): Promise<void> {
  const cells = [['名称'], ...names.map((name) => [name])].map((row) => row.map((value) => ({ type: String, value })))
  const buffer = await writeExcelFile(cells).toBuffer()
  await page.goto('/batchCheck')
  await page.getByRole('main').getByRole('button', { name: '导入名称' }).first().click()
  const dialog = page.getByRole('dialog', { name: '导入名称' })
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'names.xlsx', mimeType: workbookType, buffer })
  await dialog.getByRole('button', { name: /^导入并筛查/ }).click()
  await page.waitForURL(/\/checkDetail\?batchId=/)
  await row(page, names[0] ?? '')
    .getByText('待确认')
    .waitFor({ timeout: 30_000 })
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const work = (page: Page, name: string) => page.getByRole('complementary', { name: `处理 ${name}` })
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
/** Another name in each run: what was decided before does not come again. */
const fresh = (word: string) => `Bank Melli Iran ${word} ${Date.now().toString(36)}`

/** From the name that is worked on: a draft with its trial, put in force. */
async function putOnGoodNames(page: Page, name: string): Promise<void> {
  await work(page, name).getByRole('button', { name: '新增白名单' }).click()
  const form = page.getByRole('dialog', { name: '新增白名单' })
  expect(await form.locator('[name="originalEntityName"]').inputValue()).toBe(name)
  await form.locator('[name="expiresOn"]').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
  await form.locator('[name="reason"]').fill('已核对执照，另一家')
  await form.getByRole('button', { name: '保存草稿' }).click()
  const trial = page.getByRole('dialog', { name: /试算/ })
  await trial.getByRole('button', { name: '试算', exact: true }).click()
  await trial.getByRole('button', { name: '启用规则' }).click()
  await trial.waitFor({ state: 'detached' })
}

/** Takes a name over that somebody works on. */
async function takeOver(page: Page, name: string, holder: string): Promise<void> {
  await page.getByRole('button', { name: `接手：${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `接手：${name}` })
  await dialog.getByText(new RegExp(`^${holder} 自 .* 起在处理`)).waitFor()
  await dialog.getByRole('button', { name: '接手' }).click()
  await work(page, name).getByRole('checkbox').first().waitFor()
}

/** What the queue says of a name that `demo` worked on and `admin` took over. */
const claimWords = {
  zh: { mine: /^由我处理，至 /, lost: 'admin 已接手，由其裁定。', other: /^admin 处理中，至 / },
  en: {
    mine: /^mine until /,
    lost: 'admin took this name over and decides about it.',
    other: /^admin works on it until /,
  },
} as const

/** `demo`, who leads a desk, and `admin`, who has joined it; both on its page. */
async function openDesk(): Promise<[lead: Page, second: Page]> {
  const lead = await open('/screeningDesk')
  await lead.getByLabel('账号').fill('admin')
  await lead.getByRole('button', { name: '邀请', exact: true }).click()
  await lead.getByRole('button', { name: '移出：admin' }).waitFor()
  const second = await open('/screeningDesk', { as: 'admin' })
  const join = second.getByRole('main').getByRole('button', { name: '加入' })
  const joined = second.getByText('设置由组长更改。')
  await join.or(joined).first().waitFor()
  // A try before may have joined already.
  if (await join.isVisible()) {
    await join.click()
    await second.getByRole('dialog', { name: '加入' }).getByRole('button', { name: '加入' }).click()
  }
  await joined.waitFor()
  return [lead, second]
}

/** The lead is alone again. */
async function closeDesk(lead: Page): Promise<void> {
  await lead.getByRole('button', { name: '移出：admin' }).click()
  await lead.getByRole('dialog', { name: '移出' }).getByRole('button', { name: '移出' }).click()
  await lead.getByRole('button', { name: '移出：admin' }).waitFor({ state: 'detached' })
}

describe('the queue', () => {
  it('is worked through by keys: next, choose, confirm, undo, and a note that stays', async () => {
    const page = await open('/batchCheck')
    const errors = listenForErrors(page)
    const names = [fresh('Tehran'), fresh('Shiraz')]
    await screen(page, names)
    await page.goto('/screeningQueue')
    await row(page, names[0] ?? '')
      .getByText('待确认')
      .waitFor()
    await page.keyboard.press('n')
    const beside = page.getByRole('complementary', { name: /^处理 / })
    await beside.getByRole('checkbox').first().waitFor()
    const name = (await beside.getByRole('heading', { level: 2 }).textContent()) ?? ''
    await row(page, name).getByText('我在处理').waitFor()
    await beside.getByLabel('新备注').fill('已核对执照')
    await beside.getByRole('button', { name: '添加备注' }).click()
    await beside.getByText('已核对执照').waitFor()
    await beside.locator('input[type="file"]').setInputFiles({
      name: 'licence.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 licence'),
    })
    await beside.getByRole('link', { name: 'licence.pdf' }).waitFor()
    await beside.getByRole('heading', { level: 2 }).focus()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.getByText('刚裁定：').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('u')
    await work(page, name).getByText('已核对执照').waitFor()
    await work(page, name).getByRole('link', { name: 'licence.pdf' }).waitFor()
    await putOnGoodNames(page, name)
    await work(page, name).getByRole('button', { name: '以上都不是' }).click()
    await page.getByText('刚裁定：').waitFor()
    expect(errors).toEqual([])
  })

  it('keeps what was typed when the network is away, and says so', async () => {
    const name = fresh('Shiraz')
    const page = await open('/batchCheck')
    await screen(page, [name])
    await page.goto('/screeningQueue')
    await page.getByRole('button', { name, exact: true }).click()
    await work(page, name).getByRole('checkbox').first().waitFor()
    const note = work(page, name).getByRole('textbox', { name: /^备注/ })
    await note.fill('已核对执照')
    await page.context().setOffline(true)
    await work(page, name).getByRole('button', { name: '以上都不是' }).click()
    await page.getByText('操作未成功，请重试').first().waitFor()
    await page.context().setOffline(false)
    expect(await note.inputValue()).toBe('已核对执照')
    await work(page, name).getByRole('button', { name: '以上都不是' }).click()
    await page.getByText('刚裁定：').waitFor()
  })

  it('keeps what was typed when the session ended, for the same user', async () => {
    const name = fresh('Shiraz')
    const page = await open('/batchCheck')
    await screen(page, [name])
    await page.getByRole('button', { name, exact: true }).click()
    const beside = page.getByRole('complementary', { name: `${name} 的候选` })
    const note = beside.getByRole('textbox', { name: /^备注/ })
    await note.fill('已核对执照')
    await beside.getByRole('textbox', { name: '新备注' }).fill('待补营业执照')
    const headers = { Authorization: await tokenOf(page) }
    await page.request.post('/user-service/api/login/logout', { headers })
    await beside.getByRole('button', { name: '以上都不是' }).click()
    await page.waitForURL(/\/login/)
    await typeAccount(page, 'demo', password)
    await page.waitForURL(/\/checkDetail/)
    await note.waitFor()
    expect(await note.inputValue()).toBe('已核对执照')
    expect(await beside.getByRole('textbox', { name: '新备注' }).inputValue()).toBe('待补营业执照')
    await beside.getByRole('button', { name: '以上都不是' }).click()
    await row(page, name).getByText('以上都不是').waitFor()
    await row(page, name)
      .getByRole('button', { name: `撤销裁定：${name}` })
      .click()
    await page.getByRole('dialog', { name: '撤销裁定' }).getByRole('button', { name: '撤销裁定' }).click()
    await expect.poll(() => note.inputValue()).toBe('')
  })

  it('takes an alert by the same keys as a name', async () => {
    const name = fresh('Mashhad')
    const page = await open('/myWatch')
    await page.getByRole('main').getByRole('button', { name: '加入监控' }).first().click()
    const dialog = page.getByRole('dialog', { name: '加入监控' })
    await dialog.getByRole('textbox', { name: '名称' }).fill(name)
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.waitFor({ state: 'detached' })
    await row(page, name).getByText('待确认').waitFor({ timeout: 30_000 })
    await expect
      .poll(
        async () => {
          await page.goto('/screeningQueue?part=alerts')
          await page.getByRole('button', { name: '显示的列' }).waitFor()
          return row(page, name).count()
        },
        { timeout: 30_000 },
      )
      .toBe(1)
    await page.getByRole('button', { name, exact: true }).click()
    await work(page, name).getByRole('checkbox').first().waitFor()
    await page.keyboard.press('0')
    expect(await focusedText(page)).toMatch('以上都不是')
    await page.keyboard.press('1')
    expect(await focusedText(page)).toBe('确认为同一主体')
    await page.keyboard.press('Enter')
    await page.getByText('刚裁定：').waitFor()
    await row(page, name).waitFor({ state: 'detached' })
  })

  it('shows a colleague who works on what, and a match waits for the second person', async () => {
    const [lead, second] = await openDesk()
    await lead.reload()
    await lead.getByLabel('确认匹配须经第二人复核').check()
    await lead.getByRole('button', { name: '保存' }).click()

    const name = fresh('Isfahan')
    await screen(lead, [name])
    await lead.goto('/screeningQueue')
    await lead.getByRole('button', { name, exact: true }).click()
    await work(lead, name).getByRole('checkbox').first().waitFor()
    await second.goto('/screeningQueue?scope=team')
    await row(second, name)
      .getByText(/^demo 处理中/)
      .waitFor()
    await takeOver(second, name, 'demo')
    await lead.goto('/screeningQueue?scope=team')
    await takeOver(lead, name, 'admin')
    await lead.keyboard.press('1')
    await lead.keyboard.press('Enter')
    await lead.getByText('刚裁定：').waitFor()

    await second.goto('/screeningQueue?part=toRelease')
    await second.getByRole('button', { name, exact: true }).click()
    await work(second, name)
      .getByText(/demo 于 .* 确认为同一主体/)
      .waitFor()
    expect(await axeFindings(second)).toEqual([])
    await work(second, name).getByRole('button', { name: '复核放行' }).click()
    await row(second, name).waitFor({ state: 'detached' })

    await lead.goto('/screeningDesk')
    await lead.getByLabel('确认匹配须经第二人复核').uncheck()
    await lead.getByRole('button', { name: '保存' }).click()
    await lead.getByRole('button', { name: '移交组长：admin' }).click()
    await lead.getByRole('dialog', { name: '移交组长' }).getByRole('button', { name: '移交组长' }).click()
    await lead.getByText('设置由组长更改。').waitFor()
    await second.goto('/screeningDesk')
    await second.getByRole('button', { name: '移交组长：demo' }).click()
    await second.getByRole('dialog', { name: '移交组长' }).getByRole('button', { name: '移交组长' }).click()
    await second.getByText('设置由组长更改。').waitFor()
    await lead.reload()
    await closeDesk(lead)
  })

  it.each(looks)('tells who works on a name that a colleague took it over (%s, %s)', async (language, scheme) => {
    const [lead, second] = await openDesk()
    const name = fresh('Tabriz')
    await screen(lead, [name])
    const holder = await (await openWindow({ language, scheme })).newPage()
    await holder.clock.install()
    await goTo(holder, '/screeningQueue?scope=team')
    await holder.getByRole('button', { name, exact: true }).click()
    const beside = holder.getByRole('complementary', { name: new RegExp(`${name}$`) })
    await beside.getByRole('checkbox').first().waitFor()
    const { mine, lost, other } = claimWords[language]
    await beside.getByText(mine).waitFor()
    await second.goto('/screeningQueue?scope=team')
    await takeOver(second, name, 'demo')
    expect(await beside.getByRole('alert').textContent()).toBe('')

    // The page renews what it works on each minute.
    await holder.clock.fastForward(61_000)
    await beside.getByRole('alert').getByText(lost, { exact: true }).waitFor()
    expect(await beside.getByText(mine).count()).toBe(0)
    await row(holder, name).getByText(other).waitFor()
    expect(await axeFindings(holder)).toEqual([])

    // Given back and opened again, it is the holder's once more and is renewed.
    await work(second, name).getByRole('button', { name: '关闭' }).click()
    await work(second, name).waitFor({ state: 'detached' })
    await holder.getByRole('button', { name, exact: true }).click()
    await beside.getByText(mine).waitFor()
    expect(await beside.getByRole('alert').textContent()).toBe('')
    const renewal = holder.waitForResponse(/queue\/claim$/)
    await holder.clock.fastForward(61_000)
    expect((await renewal).status()).toBe(200)
    await lead.goto('/screeningDesk')
    await closeDesk(lead)
  })
})

describe('reasons', () => {
  it('of the desk are offered with a decision, until they are retired', async () => {
    const page = await open('/screeningDesk')
    const words = `船名不同 ${Date.now().toString(36)}`
    await page.getByLabel('中文').fill(words)
    await page.getByLabel('英文').fill(`Other vessel ${Date.now().toString(36)}`)
    await page.getByRole('button', { name: '新增理由' }).click()
    await page.getByRole('button', { name: `停用：${words}` }).click()
    await page.getByRole('button', { name: `恢复：${words}` }).waitFor()
  })
})

describe('the figures', () => {
  it('give each chart a table with the same numbers', async () => {
    const page = await open('/screeningFigures?scope=mine&weeks=4')
    await page.getByRole('figure', { name: /每周到达与裁定的条数/ }).waitFor()
    const table = page.getByRole('table', { name: /每周到达、裁定的条数/ })
    await expectShown(table)
    expect(await table.getByRole('row').count()).toBe(5)
  })
})

describe.each(['/screeningQueue', '/screeningFigures', '/screeningDesk'] as const)('%s', (path) => {
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
