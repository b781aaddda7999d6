import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, sidewaysScroll, visits, widths } from './browser.ts'

const { open } = visits({ as: 'demo' })

const detail = (eccn: string) => `/chinaItemsDetails?${new URLSearchParams({ eccn })}`

describe('Chinese dual-use items', () => {
  it('are reached by industry, and filtered by type', async () => {
    const page = await open('/chinaEccnCategory')
    const errors = listenForErrors(page)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: /^6/ }).click()
    const rows = page.getByRole('list', { name: '中国两用物项' }).getByRole('listitem')
    await rows.first().waitFor()
    await page.getByRole('group', { name: '物项类型' }).getByRole('button', { name: /^C/ }).click()
    await page.waitForURL(/groupId=C/)
    await expect.poll(() => rows.first().getByRole('link').textContent()).toBe('6C001')
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('are found by a customs code, as a lead', async () => {
    const page = await open('/chinaItems?val=2841801000')
    await page.getByText(/仅作线索，须按物项描述判断/).waitFor()
    await page.getByRole('link', { name: '1C117' }).waitFor()
  })

  it('say what the text lacks, and show the values of notices only', async () => {
    const page = await open(detail('1C004'))
    await page.getByRole('heading', { level: 1, name: /^1C004/ }).waitFor()
    await page.getByText('描述不完整，以官方文件为准').waitFor()
    await page.getByText('密度大于17.5g/cm³；').waitFor()
    await page.getByText('密度大于［…］；').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it('whose suspension has ended say that it may have been extended', async () => {
    const page = await open(detail('1C909'))
    await page.getByRole('heading', { level: 1, name: /^1C909/ }).waitFor()
    await page.getByText('自 2025-11-08 起实施').waitFor()
    await page.getByText('2025-11-07 至 2026-11-10 曾暂停实施，期限已过').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it('lead from an unknown code to similar ones', async () => {
    const page = await open(detail('1C999'))
    await page.getByText('没有编码 1C999').waitFor()
  })

  it.each(Object.values(widths))('nothing scrolls sideways at %i px', async (width) => {
    const page = await open(detail('1C117.d.2'), { width })
    await page.getByRole('heading', { level: 1, name: /^1C117/ }).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
