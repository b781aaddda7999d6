import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { axeFindings, visits } from './browser.ts'

const { open } = visits({ as: 'demo' })

it.each([
  ['/eccBodyDetailsPage?eccn=3A001&country=IN', /^qingdan-3A001-.*\.pdf$/, '3A001', '物项'],
  ['/chinaItemsDetails?eccn=1C902', /^qingdan-1C902-.*\.pdf$/, '1C902', '物项'],
])('%s is exported as %s, and the file is verified', async (path, name, subject, about) => {
  const page = await open(path)
  const waited = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 PDF' }).click()
  const download = await waited
  expect(download.suggestedFilename()).toMatch(name)
  const buffer = await readFile(await download.path())
  expect(buffer.subarray(0, 5).toString()).toBe('%PDF-')
  await page.goto('/verify')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
  await page.getByText(subject, { exact: true }).waitFor()
  await page.getByText(about, { exact: true }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
})

it('a law is exported from its page', async () => {
  const page = await open('/law?keyword=出口管制法')
  await page.getByRole('main').getByRole('link', { name: '中华人民共和国出口管制法' }).first().click()
  const waited = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 PDF' }).click()
  expect((await waited).suggestedFilename()).toMatch(/\.pdf$/)
})

it('a stored document is shown in a frame without scripts; an unknown one is said to be none', async () => {
  const page = await open('/law?keyword=出口管制法')
  await page.getByRole('main').getByRole('link', { name: '中华人民共和国出口管制法' }).first().click()
  await page.waitForURL(/lawDetail/)
  await page.goto(`/filesInfo?fileId=${new URL(page.url()).searchParams.get('id')}`)
  await page.frameLocator('iframe').getByText('第一条').first().waitFor()
  await page.goto('/filesInfo?fileId=no-file')
  await page.getByText('没有这份文件').waitFor()
  expect(await axeFindings(page)).toEqual([])
})
