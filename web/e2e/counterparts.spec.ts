import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, sidewaysScroll, visits, widths } from './browser.ts'

const { open } = visits({ as: 'demo' })

describe('counterparts', () => {
  it('lead from a US item to the entry of the Union and back, with their ground', async () => {
    const page = await open('/eccBodyDetailsPage?eccn=3A001')
    const errors = listenForErrors(page)
    const card = page.getByRole('region', { name: '其他法域的对应条目' })
    await card.getByText('编号相同，用词相同：electronic').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await card.getByRole('link', { name: '3A001' }).click()
    await page.waitForURL(/euItem/)
    await page.getByText(/© European Union/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('region', { name: '其他法域的对应条目' }).getByRole('link', { name: '3A001' }).click()
    await page.waitForURL(/eccBodyDetailsPage/)
    expect(errors).toEqual([])
  })

  it('an unknown entry of the Union is said to be none', async () => {
    const page = await open('/euItem?code=9Z999')
    await page.getByText('附件一没有编码 9Z999').waitFor()
  })

  it.each(Object.values(widths))('nothing scrolls sideways at %i px', async (width) => {
    const page = await open('/euItem?code=1C350', { width })
    await page.getByRole('heading', { level: 1, name: /^1C350/ }).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

describe('what the entries of a subject cite', () => {
  it('leads to the article of the law that is held', async () => {
    const page = await open('/listedParties?rule=footnote-3')
    await page.getByRole('link', { name: /Informakustika/ }).click()
    await page.waitForURL(/sanctionInfoSearch/)
    await page.getByRole('link', { name: '744.21', exact: true }).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: '744.21', exact: true }).first().click()
    await page.waitForURL(/lawDetail.*us-15-cfr-744.*article/)
  })
})
