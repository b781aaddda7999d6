import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tokenOf } from './accounts.ts'
import { visits } from './browser.ts'

const { open } = visits({ as: 'demo' })

/** Name and ring of what has the focus. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null
    if (element === null) return { name: '', hasRing: false }
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    return { name: label?.trim() ?? '', hasRing: outlineStyle !== 'none' || boxShadow !== 'none' }
  })
}

/** Goes on with Tab until a control has the focus, and sees that it shows so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = []
  while (passed.length < 60) {
    await page.keyboard.press('Tab')
    const { name: reached, hasRing } = await focused(page)
    passed.push(reached)
    if (typeof name === 'string' ? reached !== name : !name.test(reached)) continue
    expect({ reached, hasRing }).toEqual({ reached, hasRing: true })
    return
  }
  throw new Error(`${name} is not reached: ${passed.join(' | ')}`)
}

async function expectFocus(page: Page, name: string | RegExp): Promise<void> {
  await expect.poll(async () => (await focused(page)).name, { timeout: 10_000 }).toMatch(name)
}

describe('with the keyboard alone', () => {
  it('the direct product rules go from the item to the findings', async () => {
    const page = await open('/directProductRules')
    const { keyboard } = page
    const form = { eccn: '3A001' }
    await page.request.post('/open-api/api/user/collect/eccn/add', {
      headers: { Authorization: await tokenOf(page) },
      form,
    })

    await tabTo(page, '从收藏选择')
    await keyboard.press('Enter')
    await expectFocus(page, '在收藏中查找')
    await keyboard.type('3A001')
    await tabTo(page, '选用 3A001')
    await keyboard.press('Enter')
    await expectFocus(page, '从收藏选择')
    await tabTo(page, /^目的国家（地区）/)
    await keyboard.press('Enter')
    await expectFocus(page, '按名称查找')
    await keyboard.type('墨西')
    await keyboard.press('Enter')
    await expectFocus(page, '目的国家（地区）: 墨西哥')
    // The form around the dialog was not sent with it.
    expect(await page.getByText('请填写最终用户企业名称').count()).toBe(0)
    await tabTo(page, '最终用户企业名称')
    await keyboard.type('Huawei Technologies')
    await tabTo(page, '判定日期')
    await keyboard.type('2026-11-20')
    await keyboard.press('Enter')

    await expectFocus(page, '核对最终用户，选择物项来源')
    await page.getByRole('radio', { name: '都不是' }).waitFor()
    await tabTo(page, /^Huawei Technologies/i)
    await keyboard.press('Space')
    await tabTo(page, '其他当事方')
    await keyboard.type('Qxzv Wpfk Ltd')
    await keyboard.press('Enter')
    await tabTo(page, '删除：Qxzv Wpfk Ltd')
    await keyboard.press('Enter')
    await expectFocus(page, '其他当事方')
    await tabTo(page, /^A：/)
    await keyboard.press('Space')
    await keyboard.press('Enter')

    await page.waitForURL(/recordId=/)
    const heading = page.locator('h2[data-step]')
    await heading.waitFor()
    for (let asked = 0; asked < 40 && (await page.getByRole('radio').first().isVisible()); asked++) {
      const question = (await heading.textContent()) ?? ''
      await expectFocus(page, question)
      // Arrows choose within the group: from yes to no, but at the first question.
      await tabTo(page, '是')
      await keyboard.press(asked === 0 ? 'Space' : 'ArrowDown')
      await keyboard.press('Enter')
      await expect.poll(() => heading.textContent(), { timeout: 10_000 }).not.toBe(question)
    }
    await expectFocus(page, (await heading.textContent()) ?? '')
    await page.getByText('判定日期 2026-11-20 Huawei').waitFor()
    await tabTo(page, /^15 CFR 734\.4/)
    await keyboard.press('Enter')
    await page.waitForURL(/lawDetail\?id=us-15-cfr-734/)
  })

  it('a risk project is filled in, mended where it is refused, and saved', async () => {
    const page = await open('/riskProject?form=new')
    const { keyboard } = page
    await tabTo(page, '项目名称')
    await keyboard.type('只用键盘')
    await tabTo(page, 'ECCN')
    await keyboard.type('EAR99')
    await tabTo(page, '价值')
    await keyboard.type('12000')
    for (const [number, country] of ['美国', '德国'].entries()) {
      await tabTo(page, new RegExp(`^国家（地区）${number + 1}:`))
      await keyboard.press('Enter')
      await expectFocus(page, '按名称查找')
      await keyboard.type(country)
      // Two names may have it in them: the arrow takes the first.
      await keyboard.press('Tab')
      await keyboard.press('Space')
      await keyboard.press('Enter')
      await expectFocus(page, `: ${country}`)
    }
    await tabTo(page, '添加国家（地区）')
    await keyboard.press('Enter')
    await expectFocus(page, /^国家（地区）3:/)
    await tabTo(page, '移除国家（地区）3')
    await keyboard.press('Enter')
    await expectFocus(page, '移除国家（地区）2')
    await tabTo(page, '交易伙伴 1')
    await keyboard.type('Qxzv Wpfk Ltd')
    await keyboard.press('Enter')
    await expectFocus(page, '交易物项')
    await keyboard.type('球阀')
    await keyboard.press('Enter')
    await expectFocus(page, '只用键盘')
    await page.locator('h2[data-step]').getByText('须注意').waitFor()
  })
})
