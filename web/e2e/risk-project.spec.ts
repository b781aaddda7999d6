import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, visits } from './browser.ts'
import { expectShown } from './expectations.ts'

const { open } = visits({ as: 'demo' })

/** Fills the form of a new project: US-made, EAR99, to Germany, with a listed counterparty. */
async function fill(page: Page, name: string, partner: string): Promise<void> {
  await page.getByLabel('项目名称').fill(name)
  await page.getByLabel('交易物项').fill('球阀')
  await page.getByRole('combobox', { name: 'ECCN' }).fill('EAR99')
  await page.getByLabel('价值').fill('12000')
  await chooseCountry(page, 1, '美国')
  await chooseCountry(page, 2, '德国')
  await page.getByLabel('交易伙伴 1', { exact: true }).fill(partner)
}

async function chooseCountry(page: Page, number: number, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^国家（地区）${number}:`) }).click()
  const dialog = page.getByRole('dialog', { name: `国家（地区）${number}` })
  await dialog.getByRole('radio', { name, exact: true }).check()
  await dialog.getByRole('button', { name: '选定' }).click()
}

async function saveNew(page: Page, name: string, partner: string): Promise<void> {
  await fill(page, name, partner)
  await page.getByRole('button', { name: '保存并评估' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

describe('a risk project', () => {
  it('is saved, judged and concluded; its report and its end uses lead back to it', async () => {
    const page = await open('/riskProject')
    await page.getByRole('button', { name: '新建项目' }).click()
    await page.getByRole('button', { name: '保存并评估' }).click()
    await expectShown(page.getByText('请填写项目名称').first())
    // The refusal of the empty form was meant.
    const errors = listenForErrors(page)
    await saveNew(page, '阀门出口德国', 'Huawei Technologies')
    await page
      .getByRole('button', { name: /^(?:撤销认定|认定).*Huawei Technologies/ })
      .first()
      .waitFor()
    // Judged in an earlier run of this test.
    const takeBack = page.getByRole('button', { name: '撤销认定：Huawei Technologies' })
    if (await takeBack.isVisible()) await takeBack.click()
    await page.getByText('先认定筛查候选').waitFor()
    await page.getByRole('button', { name: '认定 Huawei Technologies 的候选' }).click()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: '确认为同一主体' }).click()
    await page.getByText('当事方在实体清单或 MEU 清单上').first().waitFor()
    await page.reload()
    await page.getByText('当事方在实体清单或 MEU 清单上').first().waitFor()
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: '作答：核用途' }).click()
    await page.waitForURL(/endUses/)
    await page.getByRole('radio', { name: '否', exact: true }).check()
    await page.getByRole('button', { name: '下一题' }).click()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: '阀门出口德国' }).waitFor()

    await page.locator('a[href^="/riskReport"]').first().click()
    await page.waitForURL(/riskReport/)
    await page.getByText(/^[0-9a-f]{64}$/).waitFor()
    await page.getByRole('link', { name: '返回项目' }).click()
    await page.getByRole('heading', { level: 1, name: '阀门出口德国' }).waitFor()
    expect(errors).toEqual([])
  })

  it('keeps the focus in its rows when one is removed', async () => {
    const page = await open('/riskProject?form=new')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    for (const number of [2, 3]) {
      await page.getByRole('button', { name: '添加交易伙伴' }).click()
      await page.getByLabel(`交易伙伴 ${number}`, { exact: true }).waitFor()
    }
    await page.getByRole('button', { name: '移除交易伙伴 2' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('交易伙伴 3', { exact: true }).waitFor({ state: 'detached' })
    await expect.poll(focused).toBe('移除交易伙伴 2')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('移除交易伙伴 1')
  })

  it('is changed in two tabs: the later one keeps what was typed and says so', async () => {
    const page = await open('/riskProject?form=new')
    await saveNew(page, '两个标签页', 'Qxzv Wpfk')
    await page.getByRole('button', { name: '修改' }).click()
    await page.getByLabel('项目名称').waitFor()
    const other = await open(page.url())
    await other.getByLabel('项目名称').fill('先保存的')
    await other.getByRole('button', { name: '保存并评估' }).click()
    await other.getByRole('heading', { level: 1, name: '先保存的' }).waitFor()
    await page.getByLabel('项目名称').fill('后保存的')
    await page.getByRole('button', { name: '保存并评估' }).click()
    await page.getByText('项目已在别处修改').waitFor()
    expect(await page.getByLabel('项目名称').inputValue()).toBe('后保存的')
  })

  it('is found in the list, copied and deleted', async () => {
    const page = await open('/riskProject?form=new')
    await saveNew(page, '要删的项目', 'Qxzv Wpfk')
    await page.getByRole('button', { name: '复制' }).click()
    await page.getByLabel('项目名称').fill('要删的副本')
    await page.getByRole('button', { name: '保存并评估' }).click()
    await page.getByRole('heading', { level: 1, name: '要删的副本' }).waitFor()
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '交易风险项目' }).waitFor()
    await page.goto('/riskProject?name=要删的')
    await page.getByRole('link', { name: '要删的项目' }).waitFor()
    expect(await page.getByRole('link', { name: '要删的副本' }).count()).toBe(0)
  })
})

const pages = [
  '/riskProject',
  '/riskProject?form=new',
  '/riskProject?id=999999999',
  '/riskReport?id=999999999',
] as const

describe.each(pages)('%s', (path) => {
  it.each(looks)('is accessible and fits every width (%s, %s)', async (language, scheme) => {
    const page = await open(path, { language, scheme })
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})
