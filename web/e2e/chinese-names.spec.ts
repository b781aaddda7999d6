import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, visits } from './browser.ts'
import { expectGone, expectShown } from './expectations.ts'

const { open } = visits({ as: 'admin' })
const path = '/admin?tab=chineseNames'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function add(page: Page, subject: string, name: string): Promise<void> {
  await page.getByRole('button', { name: '增加译名' }).click()
  const dialog = page.getByRole('dialog', { name: '增加译名' })
  await dialog.getByLabel('主体').fill(subject)
  await dialog.getByLabel('译名', { exact: true }).fill(name)
  await dialog.getByLabel('类别').selectOption({ label: '媒体常用' })
  await dialog.getByRole('button', { name: '保存' }).click()
}

it('a Chinese name is added, shown as ours on the page of its subject, changed and deleted', async () => {
  const page = await open(path)
  const errors = listenForErrors(page)
  await add(page, 'ofac-12927', '玛汉航空')
  await expectShown(row(page, '玛汉航空').getByText('MAHAN AIR'))
  await page.getByRole('link', { name: 'MAHAN AIR' }).click()
  await expectShown(page.getByText('译名，本平台所加，非发布机构原文').first())
  await expectShown(page.getByText('玛汉航空'))

  await page.goto(path)
  await page.getByRole('searchbox', { name: '译名、主体名称或编号' }).fill('mahan')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '修改 玛汉航空' }).click()
  const dialog = page.getByRole('dialog', { name: '修改 玛汉航空' })
  await dialog.getByLabel('译名', { exact: true }).fill('玛汉')
  await dialog.getByLabel('类别').selectOption({ label: '简称' })
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存' }).click()
  await expectShown(row(page, '玛汉').getByText('简称'))

  await page.getByRole('button', { name: '删除 玛汉' }).click()
  await page.getByRole('dialog', { name: '删除 玛汉' }).getByRole('button', { name: '删除' }).click()
  await expectShown(page.getByText('没有符合条件的译名'))
  expect(errors).toEqual([])
})

it('says what is wrong with a name or a subject', async () => {
  const page = await open(path)
  await add(page, 'ofac-12927', 'Mahan')
  const dialog = page.getByRole('dialog', { name: '增加译名' })
  await expectShown(dialog.getByRole('alert').getByText('译名须含汉字，且不超过 100 个字'))
  await dialog.getByLabel('译名', { exact: true }).fill('玛汉')
  await dialog.getByLabel('主体').fill('nobody-1')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expectShown(dialog.getByRole('alert').getByText('未找到该主体'))
  await page.keyboard.press('Escape')
  await expectGone(dialog)
})

it.each(looks)('is readable in %s, %s, on every width', async (language, scheme) => {
  const page = await open(path, { language, scheme })
  await expectShown(page.getByText(/没有译名|No Chinese names/))
  expect(await axeFindings(page)).toEqual([])
  expect(await sidewaysScrolls(page)).toEqual([])
})
