import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, visits } from './browser.ts'
import { expectShown } from './expectations.ts'

const { open } = visits({ as: 'demo' })

const heading = (page: Page) => page.getByRole('main').locator('h2[data-step]')

/** Answers the open question by the keyboard and waits for the next one. */
async function answer(page: Page, choice: string, next = '下一题'): Promise<void> {
  const before = await heading(page).textContent()
  await page.getByRole('radio', { name: choice, exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: next }).click()
  await expect.poll(() => heading(page).textContent()).not.toBe(before)
}

/** Denies until the conclusion. */
async function toConclusion(page: Page, choice: string, next = '下一题'): Promise<void> {
  while (await page.getByRole('radio').first().isVisible()) await answer(page, choice, next)
}

describe('a questionnaire', () => {
  it('asks for an answer, goes on after a reload, and becomes a report that is listed', async () => {
    const page = await open('/ItemControl')
    const errors = listenForErrors(page)
    await page.getByRole('button', { name: '下一题' }).click()
    await page.getByText('请选择答案').waitFor()
    await answer(page, '正确')
    expect(await heading(page).evaluate((element) => element === document.activeElement)).toBe(true)
    const second = await heading(page).textContent()
    await page.reload()
    await page.getByRole('radio').first().waitFor()
    expect(await heading(page).textContent()).toBe(second)
    await toConclusion(page, '否认')
    await page.getByRole('button', { name: '生成报告' }).click()
    const dialog = page.getByRole('dialog', { name: '生成报告' })
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.getByText('请先填写报告名称！').waitFor()
    await dialog.getByLabel('报告名称').fill('齿轮泵出口')
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.waitForURL(/earDueDiligence/)
    await page.getByRole('link', { name: '详情：齿轮泵出口' }).first().click()
    await page.getByRole('heading', { level: 1, name: '齿轮泵出口' }).waitFor()
    await page.getByText(/^[0-9a-f]{64}$/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('shows a second tab where the first one is, and loses no answer', async () => {
    const page = await open('/TransactionControl')
    const other = await open('/TransactionControl')
    await page.getByRole('radio').first().waitFor()
    await other.getByRole('radio').first().waitFor()
    await answer(page, '否认')
    const now = await heading(page).textContent()
    await other.getByRole('radio', { name: '正确' }).check()
    await other.getByRole('button', { name: '下一题' }).click()
    await expect.poll(() => heading(other).textContent()).toBe(now)
  })

  it('goes back, and begins anew when completed', async () => {
    const page = await open('/ItemControl')
    await page.getByRole('radio').first().waitFor()
    const first = await heading(page).textContent()
    await answer(page, '否认')
    await page.getByRole('button', { name: '上一题' }).click()
    await expect.poll(() => heading(page).textContent()).toBe(first)
    await toConclusion(page, '否认')
    await page.getByRole('button', { name: '完成' }).click()
    await expect.poll(() => heading(page).textContent()).toBe(first)
  })
})

describe('the direct product rules', () => {
  it('need item, destination and end user, then the origin, and end in findings with their paragraphs', async () => {
    const page = await open('/directProductRules')
    const errors = listenForErrors(page)
    await page.getByRole('button', { name: '下一步' }).click()
    for (const said of ['请选择 ECCN', '请选择目的国家（地区）', '请填写最终用户企业名称']) {
      await page.getByText(said).first().waitFor()
    }
    await page.getByLabel('ECCN', { exact: true }).fill('EAR99')
    await page.getByRole('button', { name: /^目的国家/ }).click()
    const dialog = page.getByRole('dialog', { name: '目的国家（地区）' })
    await dialog.getByLabel('按名称查找').fill('墨西')
    await dialog.getByRole('radio', { name: '墨西哥' }).check()
    await dialog.getByRole('button', { name: '选定' }).click()
    await page.getByLabel('最终用户企业名称').fill('Qxzv Wpfk Ltd')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByText('名单未命中不等于不受限').waitFor()
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByText('请选择答案').waitFor()
    await page.getByRole('radio', { name: /^A：/ }).check()
    await page.getByRole('button', { name: '下一步' }).click()
    await page.waitForURL(/recordId=/)
    await answer(page, '是')
    const url = page.url()
    await page.reload()
    await page.getByRole('radio').first().waitFor()
    expect(page.url()).toBe(url)
    await toConclusion(page, '否')
    await page.getByRole('button', { name: '完成' }).waitFor()
    await page
      .getByText(/目的地 墨西哥 不属于/)
      .first()
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  })
})

describe('an end use', () => {
  it('is chosen, answered and left again, in English', async () => {
    const page = await open('/endUses', { language: 'en' })
    await page.getByRole('main').locator('li button').first().click()
    await page.getByRole('radio').first().waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('main').locator('li button').nth(1).click()
    await page.getByRole('radio').first().waitFor()
    await toConclusion(page, 'No', 'Next')
    await page.getByRole('button', { name: 'Complete' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('a de minimis report', () => {
  it('is named, computed in cents, and found by its name', async () => {
    const page = await open('/minRate')
    const errors = listenForErrors(page)
    await page.getByRole('button', { name: '新建报告' }).first().click()
    const naming = page.getByRole('dialog', { name: '新建报告' })
    await naming.getByLabel('报告名称').fill('阀门比例')
    await naming.getByRole('button', { name: '保存' }).click()
    await page.getByLabel('ECCN', { exact: true }).fill('EAR99')
    await page.getByRole('button', { name: /^目的国家/ }).click()
    const dialog = page.getByRole('dialog', { name: '目的国家（地区）' })
    await dialog.getByRole('radio', { name: '巴西' }).check()
    await dialog.getByRole('button', { name: '选定' }).click()
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('radio').first().waitFor()
    await answer(page, '是')
    while (await page.getByRole('radio').first().isVisible()) await answer(page, '否')
    await page.getByRole('button', { name: '下一题' }).click()
    await page.getByText('请先计算最低比例').waitFor()
    const amounts = page.getByRole('main').locator('form input')
    await amounts.nth(0).fill('1000')
    await amounts.nth(1).fill('250.009')
    await page.getByRole('button', { name: '计算比例' }).click()
    await page.getByText('比例 25.00%').waitFor()
    await page.getByRole('button', { name: '下一题' }).click()
    await expect.poll(() => page.getByText('比例 25.00%').count()).toBe(0)
    await page.goto('/minRate?reportName=阀门')
    await page.getByRole('row').filter({ hasText: '阀门比例' }).first().waitFor()
    expect(errors).toEqual([])
  })
})

const pages = [
  '/earDueDiligence',
  '/ItemControl',
  '/TransactionControl',
  '/directProductRules',
  '/endUses',
  '/minRate',
  '/itemReport?id=999999999',
] as const

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

it('an end user is searched and shown by the search of all lists', async () => {
  const page = await open('/endUser?keyword=Bank')
  await page.waitForURL(/sanctionSearch\?keyword=Bank/)
})
