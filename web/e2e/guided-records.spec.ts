import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, sidewaysScrolls, visits, widths } from './browser.ts'

const { open } = visits({ as: 'demo' })

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

/** Item and destination of the direct product rules, then the names of the parties. */
async function fillRule(page: Page, endUser: string): Promise<void> {
  await page.getByLabel('ECCN', { exact: true }).fill('EAR99')
  await page.getByRole('button', { name: /^目的国家/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('按名称查找').fill('德国')
  await dialog.getByRole('radio', { name: '德国' }).check()
  await dialog.getByRole('button', { name: '选定' }).click()
  await page.getByLabel('最终用户企业名称').fill(endUser)
  await page.getByRole('button', { name: '下一题' }).click()
}

describe('what is known before the questions', () => {
  it('a confirmed party answers by itself, is named in the run, and the run is listed, gone on with and deleted', async () => {
    const page = await open('/directProductRules')
    const errors = listenForErrors(page)
    await fillRule(page, 'Qxzv Wpfk')
    await page.getByLabel('其他当事方').fill('Huawei Technologies Co., Ltd.')
    await page.keyboard.press('Enter')
    await page
      .getByRole('radio', { name: /Huawei Technologies Co., Ltd\./ })
      .first()
      .check()
    await choose(page, 'A：技术或软件的直接产品')
    await page.getByRole('button', { name: '下一题' }).click()
    await page.getByText(/认定为 Huawei/).waitFor()
    await page.getByText(/^还需回答 \d+–\d+ 题$/).waitFor()
    await choose(page, '是')
    await page.getByRole('button', { name: '下一题' }).click()
    for (let at = 0; at < 3; at++) {
      await page.getByRole('radio').first().waitFor()
      await choose(page, '否')
      await page.getByRole('button', { name: '下一题' }).click()
    }
    await page
      .getByText(/脚注号 1、2 属于 1/)
      .first()
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.goto('/directProductRules')
    const row = page.getByRole('row').filter({ hasText: 'Qxzv Wpfk' }).first()
    await row.getByRole('link', { name: /^继续/ }).click()
    await page.getByText(/认定为 Huawei/).waitFor()
    await page.goBack()
    await row.getByRole('button', { name: /^删除/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Qxzv Wpfk' }).count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('the counterparty questionnaire begins anew with the parties given', async () => {
    const page = await open('/TransactionControl')
    await page.getByText('填写后重新开始').click()
    await page.getByLabel('其他当事方').fill('Huawei Technologies Co., Ltd.')
    await page.getByRole('button', { name: '添加' }).click()
    await page
      .getByRole('radio', { name: /Huawei Technologies Co., Ltd\./ })
      .first()
      .check()
    await page.getByRole('button', { name: '按此重新开始' }).click()
    await page.getByText(/认定为 Huawei/).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it.each([
    ['narrow', '/directProductRules'],
    ['narrow', '/endUses'],
    ['medium', '/TransactionControl'],
  ] as const)('%s window of %s does not scroll sideways', async (width, path) => {
    const page = await open(path, { width: widths[width] })
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})
