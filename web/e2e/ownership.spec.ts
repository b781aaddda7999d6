import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, type Visit, visits } from './browser.ts'
import { expectShown } from './expectations.ts'

/** Of the register's fixture: a company no list of the fixtures has, with two holders today and one of the past. */
const company = { id: 'reg-NK-abdzbEBkqyT29GyREbiURZ', name: 'LLC CST' }
const holder = 'Alexander Vyacheslavovich ZAKHAROV'
const path = `/sanctionInfoSearch?id=${company.id}&dataType=01&s=1&tab=1`

const { openWindow } = visits({ language: 'zh', as: 'demo' })

async function open(visit: Visit = {}): Promise<Page> {
  const page = await (await openWindow(visit)).newPage()
  await page.goto(path)
  await page.getByRole('application').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

const graph = (page: Page) => page.getByRole('application', { name: `${company.name} 的关系图，4 个节点` })
const card = (page: Page) => page.getByRole('region', { name: '股权与控制关系', exact: true })
const rows = (page: Page) => card(page).getByRole('table').locator('tbody tr')

/** Pairs of boxes whose rectangles meet on the screen. */
function overlapping(page: Page): Promise<string[]> {
  return page.getByTestId('graph-canvas').evaluate((canvas) => {
    const boxes = [...canvas.querySelectorAll('[data-node] > rect:first-child')].map((box) =>
      box.getBoundingClientRect(),
    )
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.left},${a.top} ${b.left},${b.top}`),
    )
  })
}

describe('a company known from the register only', () => {
  it('is said to be on no list, without the badge', async () => {
    const page = await open()
    await page.getByRole('heading', { level: 2, name: '未见于任何清单' }).waitFor()
    await page.getByText('仅见于登记册').waitFor()
    await page.getByText('未见于任何清单，').waitFor()
    expect(await page.getByText('清单未载制裁项目').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1, name: company.name }).count()).toBe(1)
    expect(
      await page
        .locator('main')
        .getByRole('img', { name: /列名|在列|有效/ })
        .count(),
    ).toBe(0)
  })
})

describe('the graph of holders', () => {
  it('is one stop of the keyboard: arrows choose a node, Escape lets go, T leads to the table', async () => {
    const page = await open()
    const errors = listenForErrors(page)
    await graph(page).focus()
    expect(await graph(page).evaluate((stage) => stage === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await card(page).getByRole('link', { name: '查看详情' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('点选方框查看').waitFor()

    await page.keyboard.press('t')
    expect(await page.evaluate(() => document.activeElement?.querySelector('table') !== null)).toBe(true)
    expect(errors).toEqual([])
  })

  it('shows every box with its whole name, apart from the others, and the share on the line', async () => {
    const page = await open()
    const canvas = page.getByTestId('graph-canvas')
    await canvas.locator('[data-node]').nth(3).waitFor()
    expect(await overlapping(page)).toEqual([])
    await canvas.getByText('51%').waitFor()
    for (const word of holder.split(' ')) await canvas.getByText(word, { exact: false }).first().waitFor()
  })

  it('takes every press of a button, and keeps all names when a box is chosen', async () => {
    const page = await open()
    const zoom = card(page).locator('output')
    const before = Number.parseInt((await zoom.textContent()) ?? '', 10)
    await card(page)
      .getByRole('button', { name: '缩小' })
      .evaluate((button: HTMLButtonElement) => {
        for (let press = 0; press < 4; press += 1) button.click()
      })
    await expectShown(card(page).getByText(`${Math.round(before / 10) * 10 - 40}%`))
    const names = await page.getByTestId('graph-canvas').textContent()
    await page.getByTestId('graph-canvas').locator('[data-node]').first().click()
    await card(page).getByRole('link', { name: '查看详情' }).or(card(page).locator('b')).first().waitFor()
    expect(await page.getByTestId('graph-canvas').textContent()).toBe(names)
  })

  it('has a table with the same holders, shares and states, each leading to its page', async () => {
    const page = await open()
    await card(page).getByRole('link', { name: holder }).first().waitFor()
    await card(page)
      .getByRole('row', { name: new RegExp(`${holder}.*51%.*现有`) })
      .waitFor()
    await card(page)
      .getByRole('row', { name: new RegExp(`${holder}.*50%.*已结束`) })
      .waitFor()
    expect(await rows(page).count()).toBe(4)
    await card(page).getByRole('link', { name: holder }).first().click()
    await page.getByRole('heading', { level: 1, name: holder }).waitFor()
  })

  it('says what it does not know in the other direction', async () => {
    const page = await open()
    await card(page).getByRole('radio', { name: '对外投资' }).check({ force: true })
    await expectShown(page.getByText('各清单与登记册未说明该主体控制谁'))
  })
})

describe('the page of holders', () => {
  it.each(looks)('has no serious finding of axe (%s, %s)', async (language, scheme) => {
    const page = await open({ language, scheme })
    expect(await axeFindings(page)).toEqual([])
  })

  it.each(['zh', 'en'] as const)('does not scroll sideways at any width (%s)', async (language) => {
    const page = await open({ language })
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})
