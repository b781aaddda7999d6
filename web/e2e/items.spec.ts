import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, sidewaysScroll, visits, widths } from './browser.ts'

const { open } = visits({ as: 'demo' })

const rows = (page: Page) => page.getByRole('list', { name: '美国管制物项（ECCN）' }).getByRole('listitem')
const detail = (eccn: string, country?: string) =>
  `/eccBodyDetailsPage?${new URLSearchParams({ eccn, ...(country === undefined ? {} : { country }) })}`

describe('US item codes', () => {
  it('are reached by category, and filtered by product group', async () => {
    const page = await open('/eccnSearch')
    const errors = listenForErrors(page)
    await page.getByRole('link', { name: /^3 / }).click()
    await rows(page).first().waitFor()
    await page.getByRole('group', { name: '产品组' }).getByRole('button', { name: /^A/ }).click()
    await page.waitForURL(/groupId=A/)
    await expect.poll(() => rows(page).first().getByRole('link').textContent()).toMatch(/^3A/)
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  })

  it('are found by a Chinese word, which says by what it searched', async () => {
    const page = await open('/eccnSearchPage?val=加速度计')
    await page.getByText(/^按英文词检索：/).waitFor()
    expect(await rows(page).count()).toBeGreaterThan(0)
  })

  it('are reached from a part number, which is shown as the manufacturer’s claim', async () => {
    const page = await open('/eccnSearchPage?val=100%20test00194g')
    const parts = page.getByRole('region', { name: '厂商公布的料号分类' })
    await parts.getByText(/^厂商声明/).waitFor()
    expect(await parts.getByRole('listitem').count()).toBe(1)
    await parts.getByText('厂商称符合 3A090.a.1 参数').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await parts.getByRole('link', { name: '3A090.a.1' }).click()
    const classed = page.getByRole('region', { name: '厂商归入本条的料号' })
    await classed.getByText('AMD：2 个料号').waitFor()
    await classed.getByRole('link', { name: '900-TEST1-0040-000' }).click()
    await page.waitForURL(/eccnSearchPage/)
  })

  it.each(Object.values(widths))('part numbers do not scroll sideways at %i px', async (width) => {
    const page = await open('/eccnSearchPage?val=SAMPLE', { width })
    await page.getByText('现行清单文本中没有此编码').waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
  })

  it('lead from a mistyped code to similar ones', async () => {
    const page = await open(detail('3A999999'))
    await page.getByText('没有编码 3A999999').waitFor()
  })
})

describe('an item code', () => {
  it('says for a destination which requirements apply, and by what', async () => {
    const page = await open(detail('3A001'))
    await page.getByRole('heading', { level: 1, name: /^3A001/ }).waitFor()
    await page.getByLabel('目的地').selectOption({ label: '印度' })
    await page.waitForURL(/country=IN/)
    await page.getByText(/^运往印度：/).waitFor()
    expect(await page.getByText('需许可证', { exact: true }).count()).toBeGreaterThan(0)
    expect(await axeFindings(page)).toEqual([])
  })

  it('is never said to need no licence', async () => {
    const page = await open(detail('EAR99', 'CA'))
    await page.getByText('运往加拿大：本条未载许可要求，不等于无需许可').waitFor()
    await page.getByText(/以上均不表示“无需许可”/).waitFor()
  })

  it.each(Object.values(widths))('nothing scrolls sideways at %i px', async (width) => {
    const page = await open(detail('3A090', 'AE'), { width })
    await page.getByText(/^运往/).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

it('old addresses lead on', async () => {
  const page = await open('/eccnBodyDetailsPage?eccn=3A001')
  await page.waitForURL(/eccBodyDetailsPage\?eccn=3A001/)
  await page.goto('/workbench/mySearch?searchKey=huawei')
  await page.waitForURL(/sanctionSearch\?seachKey=huawei/)
  await page.goto('/homeListInfo?fileId=us-15-cfr-744')
  await page.waitForURL(/filesInfo\?fileId=us-15-cfr-744/)
})

describe('the rules of the Entity List', () => {
  it('stand on the page of an item, EAR99 too, and lead to the parties of each', async () => {
    const page = await open(detail('EAR99'))
    const rules = page.getByRole('region', { name: '不论编码的名单限制' })
    await rules.getByText('凡受 EAR 管辖的物项（含 EAR99）均需许可证').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await rules.getByRole('listitem').filter({ hasText: '脚注 1' }).getByRole('link').click()
    await page.getByRole('heading', { level: 2, name: /^脚注 1/ }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page
      .getByRole('link', { name: /Huawei Technologies/ })
      .first()
      .click()
    await page.waitForURL(/sanctionInfoSearch/)
  })

  it.each(Object.values(widths))('nothing scrolls sideways at %i px', async (width) => {
    const page = await open('/listedParties?rule=all', { width })
    await page.getByRole('list', { name: '实体清单：按规则列出的主体' }).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

describe('the diagram of an item code', () => {
  it('shows seven children and opens the others, of which each leads to its paragraph', async () => {
    const page = await open(detail('3A001'))
    await page.getByRole('link', { name: '关系图' }).click()
    await page.getByRole('heading', { level: 1, name: '3A001 关系图' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    const more = page.getByRole('button', { name: /^更多/ }).first()
    await more.click()
    await page.getByRole('dialog').getByRole('link').first().click()
    await page.waitForURL(/eccBodyDetailsPage.*#3A001\./)
  })

  it('zooms, and nothing scrolls sideways on a narrow page', async () => {
    const page = await open('/relationalPageFaces?eccn=3A090', { width: widths.narrow })
    await page.getByRole('button', { name: '放大' }).click()
    await page.getByRole('button', { name: '125%' }).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

describe('the country chart', () => {
  it('has a row for each destination, and finds one by its Chinese name', async () => {
    const page = await open('/listofCountries')
    const body = page.getByRole('rowgroup').nth(1)
    await body.getByRole('row').first().waitFor()
    const all = await body.getByRole('row').count()
    await page.getByRole('searchbox', { name: '国家或地区' }).fill('印度')
    await expect.poll(() => body.getByRole('row').count()).toBeLessThan(all)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('searchbox', { name: '国家或地区' }).fill('亚特兰蒂斯')
    await page.getByText('没有与“亚特兰蒂斯”相关的结果').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: '清空' }).click()
    await expect.poll(() => body.getByRole('row').count()).toBe(all)
  })

  it('has the footnotes under the publisher’s numbers', async () => {
    const page = await open('/listofCountries?code=IN')
    await page.getByRole('rowheader', { name: /^印度7/ }).waitFor()
    expect(await page.getByText(/^Note that a license/).evaluate((note) => (note as HTMLLIElement).value)).toBe(7)
  })
})
