import { expect, it } from 'vitest'
import { axeFindings, listenForErrors, sidewaysScroll, visits, widths } from './browser.ts'

const { open } = visits({ as: 'demo' })

const boxOn = async (path: string, width?: number) => {
  const page = await open(path, width === undefined ? {} : { width })
  return { page, box: page.getByRole('combobox').first(), list: page.getByRole('listbox') }
}

it.each([
  ['3A001', '美国物项', /^3A001/, /eccBodyDetailsPage\?eccn=3A001/],
  ['1C902', '中国物项', /^1C902/, /chinaItemsDetails\?eccn=1C902/],
  ['出口管制法', '法规', /^中华人民共和国出口管制法/, /lawDetail\?id=/],
])(
  'typing %s on the first page suggests it first, under %s, and Enter opens its page',
  async (typed, group, name, address) => {
    const { page, box, list } = await boxOn('/home')
    const errors = listenForErrors(page)
    await box.fill(typed)
    const option = list.getByRole('group', { name: group }).getByRole('option', { name })
    await option.first().waitFor()
    expect(await list.getByRole('group').first().getAttribute('aria-label')).toBe(group)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    expect(await option.first().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Enter')
    await page.waitForURL(address)
    expect(errors).toEqual([])
  },
)

it('the arrows lead through all groups, of which the subjects come first for a name', async () => {
  const { page, box, list } = await boxOn('/sanctionSearch')
  await box.fill('control')
  await list.getByRole('option').first().waitFor()
  await list
    .getByRole('group', { name: '美国物项' })
    .or(list.getByRole('group', { name: '法规' }))
    .first()
    .waitFor()
  const count = await list.getByRole('option').count()
  expect(count).toBeLessThanOrEqual(10)
  const chosen = new Set<string>()
  for (let at = 0; at < count; at++) {
    await page.keyboard.press('ArrowDown')
    chosen.add((await list.locator('[aria-selected=true]').textContent()) ?? '')
  }
  expect(chosen.size).toBe(count)
})

it.each(Object.values(widths))('the suggestions fit a window of %i px', async (width) => {
  const { page, box, list } = await boxOn('/home', width)
  await box.fill('3A')
  await list.getByRole('option').first().waitFor()
  expect(await sidewaysScroll(page)).toBe(0)
})
