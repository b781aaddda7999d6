import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  axeFindings,
  type Language,
  listenForErrors,
  looks,
  type Scheme,
  sidewaysScroll,
  sidewaysScrolls,
  visits,
  widths,
} from './browser.ts'
import { expectShown } from './expectations.ts'

const { open } = visits()

const openTabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })

describe('home', () => {
  it('is where the root leads, in Chinese, with the cursor in the search box and the lists in sight', async () => {
    const page = await open('/')
    const errors = listenForErrors(page)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '制裁清单检索' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/home')
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
    expect(await page.title()).toBe('首页 - 清单')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('检索主体')
    await page
      .getByRole('link', { name: /美国 SDN/ })
      .first()
      .waitFor()
    await page.getByRole('heading', { level: 3, name: '联合国' }).waitFor()
    expect(errors).toEqual([])
  })

  it('sends a keyword to the search page and remembers it', async () => {
    const page = await open('/home')
    await page.locator('[aria-label=检索主体]:focus').waitFor()
    await page.keyboard.type('浪潮集团')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/sanctionSearch\?/)
    expect(new URL(page.url()).searchParams.get('seachKey')).toBe('浪潮集团')
    await page.goto('/home')
    await page.getByRole('link', { name: '浪潮集团', exact: true }).waitFor()
  })

  it('says what is wrong with a keyword of one character', async () => {
    const page = await open('/home')
    await page.locator('[aria-label=检索主体]:focus').waitFor()
    await page.keyboard.type('浪')
    await page.keyboard.press('Enter')
    await page.getByText('至少需要输入两个字符才能发起搜索').waitFor()
    expect(new URL(page.url()).pathname).toBe('/home')
  })
})

describe('language', () => {
  it('changes every word without a reload and stays after one', async () => {
    const page = await open('/home')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('button', { name: 'EN, switch to English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Search sanctions lists' }).waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.title()).toBe('Home - Qingdan')
    // Names stay as their lists print them.
    const shown = await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement
      for (const name of copy.querySelectorAll('bdi, script, style, noscript')) name.remove()
      return copy.textContent ?? ''
    })
    expect(shown.replaceAll(/清单|中文/g, '')).not.toMatch(/\p{Script=Han}/u)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Search sanctions lists' }).waitFor()
  })
})

describe('appearance', () => {
  it('follows the system until it is chosen, and the choice stays', async () => {
    const page = await open('/home', { scheme: 'dark' })
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
    expect(await scheme()).toBe('dark')
    await page.getByRole('button', { name: '切换到浅色' }).click()
    expect(await scheme()).toBe('light')
    await page.reload()
    await page.getByRole('button', { name: '切换到深色' }).waitFor()
    expect(await scheme()).toBe('light')
  })
})

describe('dialogs of the footer', () => {
  it.each(['免责声明', '使用说明', '联系我们'])('%s opens, closes with Esc and gives the focus back', async (name) => {
    const page = await open('/home')
    const button = page.getByRole('contentinfo').getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('tabs', () => {
  it('open with each page, come back by a click and close one by one or all at once', async () => {
    const page = await open('/home')
    await page.getByRole('contentinfo').getByRole('link', { name: '匹配方法' }).click()
    await page.getByRole('heading', { level: 1, name: '匹配方法' }).waitFor()
    const tabs = openTabs(page)
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual(['首页', '匹配方法'])
    expect(await tabs.getByRole('link', { name: '匹配方法' }).getAttribute('aria-current')).toBe('page')

    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '全球制裁' }).click()
    await page.waitForURL(/\/sanctionSearch/)
    await page.waitForFunction(() => document.querySelectorAll('nav li a').length === 3)

    await tabs.getByRole('link', { name: '匹配方法' }).click()
    await page.getByRole('heading', { level: 1, name: '匹配方法' }).waitFor()
    await tabs.getByRole('button', { name: '关闭标签页：匹配方法' }).click()
    await page.waitForURL(/\/sanctionSearch/)
    expect(await tabs.getByRole('link').count()).toBe(2)

    await tabs.getByRole('button', { name: '全部关闭' }).click()
    await page.waitForURL(/\/home/)
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual(['首页'])
  })

  it('stand where they were left, after a reload too', async () => {
    const page = await open('/methodology')
    // The router keeps the place of a page once it has settled; on a busy machine that is after its heading is there.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.waitForTimeout(300)
    // By the mouse alone: a click of the browser driver scrolls by itself.
    const homeTab = await openTabs(page).getByRole('link', { name: '首页' }).boundingBox()
    await page.mouse.click((homeTab?.x ?? 0) + 10, (homeTab?.y ?? 0) + 10)
    await page.getByRole('heading', { level: 1, name: '制裁清单检索' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await openTabs(page).getByRole('link', { name: '匹配方法' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 10_000 }).toBe(700)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '匹配方法' }).waitFor()
    expect(await openTabs(page).getByRole('link').allInnerTexts()).toEqual(['首页', '匹配方法'])
  })

  it('are a menu on a narrow page', async () => {
    const page = await open('/methodology', { width: widths.narrow, height: 800 })
    await openTabs(page).getByRole('button', { name: '匹配方法' }).click()
    await page.getByRole('menuitem', { name: '首页' }).click()
    await expectShown(page.getByRole('heading', { level: 1, name: '制裁清单检索' }))
  })
})

describe('keyboard', () => {
  it('reaches the search box with / from anywhere, and the text with the first Tab', async () => {
    const page = await open('/home')
    await page.getByRole('contentinfo').getByRole('button', { name: '联系我们' }).focus()
    await page.keyboard.press('/')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('检索主体')
    await page.goto('/methodology')
    await page.getByRole('heading', { level: 1, name: '匹配方法' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('starts on the heading of the page it goes to', async () => {
    const page = await open('/home')
    await page.getByRole('contentinfo').getByRole('link', { name: '匹配方法' }).click()
    await page.getByRole('heading', { level: 1, name: '匹配方法' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: 10_000 }).toBe('H1')
  })
})

describe('an unknown address', () => {
  it('says so, offers a way on and opens no tab', async () => {
    const page = await open('/no-such-page')
    await page.getByRole('heading', { level: 1, name: '没有这个页面' }).waitFor()
    expect((await page.request.get('/no-such-page')).status()).toBe(404)
    expect((await page.request.get('/lawDetail?id=1')).status()).toBe(200)
    expect(await openTabs(page).getByRole('link').allInnerTexts()).toEqual(['首页'])
    await page.getByRole('main').getByRole('link', { name: '回首页' }).click()
    await page.waitForURL(/\/home/)
  })
})

const everyLook: [Language, Scheme][] = [...looks, ['zh', 'dark'], ['en', 'light']]

describe('accessibility', () => {
  it.each(everyLook)('axe finds nothing serious on home (%s, %s)', async (language, scheme) => {
    const page = await open('/home', { language, scheme })
    await page
      .getByRole('region', { name: /^(清单数据|Lists)$/ })
      .getByRole('link')
      .nth(1)
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it.each(['/methodology', '/no-such-page'])('axe finds nothing serious on %s', async (path) => {
    const page = await open(path, { language: 'en', scheme: 'dark' })
    expect(await axeFindings(page)).toEqual([])
  })
})

describe.each(['zh', 'en'] as const)('width (%s)', (language) => {
  it.each(['/home', '/methodology'])('%s never scrolls sideways', async (path) => {
    const page = await open(path, { language })
    if (path === '/home')
      await page
        .getByRole('region', { name: /^(清单数据|Lists)$/ })
        .getByRole('link')
        .nth(1)
        .waitFor()
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})

/** What is wrong with the header in a window of this width; [] is expected. */
async function headerFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForTimeout(100)
  const over = await sidewaysScroll(page)
  const menu = page.getByRole('navigation', { name: /^(主菜单|Main menu)$/ })
  const hasEntries = (await menu.getByRole('link').count()) > 0
  const hasButton = await page.getByRole('button', { name: /^(打开主菜单|Open main menu)$/ }).isVisible()
  const isCut = hasEntries && (await menu.evaluate((bar) => bar.scrollWidth > bar.clientWidth))
  return [
    ...(over > 0 ? [`${over} px too wide at ${width}`] : []),
    ...(isCut ? [`entries of the menu are out of sight at ${width}`] : []),
    ...(hasEntries === hasButton ? [`the menu is there twice or not at all at ${width}`] : []),
  ]
}

describe('header', () => {
  it.each([null, 'admin'] as const)('fits into every window, in both languages (signed in: %s)', async (as) => {
    const page = await open('/methodology', { as })
    if (as) await page.getByRole('button', { name: 'admin的账户' }).waitFor()
    // Loaded when it is first needed.
    await page.setViewportSize({ width: widths.narrow, height: 900 })
    await page.getByRole('button', { name: '打开主菜单' }).waitFor()
    const faults: string[] = []
    for (const other of ['EN, switch to English', '切换到中文']) {
      for (const width of [320, 375, 768, 1024, 1100, 1200, 1280, 1300, 1366, 1440, 1600])
        faults.push(...(await headerFaults(page, width)))
      await page.getByRole('button', { name: other }).click()
    }
    expect(faults).toEqual([])
  })
})
