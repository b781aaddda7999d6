import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { chromiumArguments, findChromium } from '../test/find-chromium.ts'
import { type Account, type DemoUser, signIn } from './accounts.ts'

export type Language = 'zh' | 'en'
export type Scheme = 'light' | 'dark'

/** Both languages and both schemes in two looks. */
export const looks: [Language, Scheme][] = [
  ['zh', 'light'],
  ['en', 'dark'],
]

export const widths = { wide: 1440, medium: 1024, narrow: 390 } as const

/** Addresses of the running product, set by `npm test`. */
const addresses = {
  usual: 'E2E_BASE_URL',
  /** A second server on the same data, with REGISTRATION_REVIEW. */
  reviewing: 'E2E_REVIEW_URL',
} as const

function addressOf(target: keyof typeof addresses): string {
  const url = process.env[addresses[target]]
  if (!url) throw new Error(`${addresses[target]} is not set: run \`npm test\`, or start the product and set it`)
  return url.replace(/\/$/, '')
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium or Chrome was found: install one or set CHROMIUM_PATH')
  return chromium.launch({
    executablePath,
    args: chromiumArguments,
  })
}

/** Settings of a window; by default Chinese, light, wide and signed out. */
export interface Visit {
  as?: DemoUser | Account | null
  language?: Language
  scheme?: Scheme
  width?: number
  height?: number
  at?: keyof typeof addresses
}

/** A request that a test answers itself may still be on its way: it does not fail the run. */
async function closeWindow(window: BrowserContext): Promise<void> {
  await window.unrouteAll({ behavior: 'ignoreErrors' })
  await window.close()
}

/** One browser per test file, and separate windows for each test. `usual`: default settings of all windows. */
export function visits(usual: Visit = {}) {
  let browser: Browser | undefined
  const windows: BrowserContext[] = []
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async ({ task }) => {
    const opened = windows.splice(0)
    if (task.result?.state === 'fail') for (const page of opened.flatMap((window) => window.pages())) await report(page)
    await Promise.all(opened.map(closeWindow))
  })
  afterAll(() => browser?.close())

  /** A first visit, unless a language is set or a user is signed in. */
  async function openWindow(visit: Visit = {}): Promise<BrowserContext> {
    if (!browser) throw new Error('windows are opened by tests')
    const { as, language, scheme, width, height, at } = { ...usual, ...visit }
    const window = await browser.newContext({
      baseURL: addressOf(at ?? 'usual'),
      viewport: { width: width ?? widths.wide, height: height ?? 900 },
      colorScheme: scheme ?? 'light',
      reducedMotion: 'reduce',
    })
    windows.push(window)
    if (language) {
      await window.addInitScript((chosen) => {
        // Only once, so that later choices of a test stay.
        if (!localStorage.getItem('qingdan.language')) localStorage.setItem('qingdan.language', chosen)
      }, language)
    }
    if (as) await signIn(window, as)
    return window
  }

  /** Opens a page in its own window and waits for its heading. */
  async function open(path: string, visit: Visit = {}): Promise<Page> {
    const page = await (await openWindow(visit)).newPage()
    await goTo(page, path)
    return page
  }

  return { openWindow, open }
}

const longestReport = 1500

/** Says where a failed test left a page, because the waiting that failed does not. */
async function report(page: Page): Promise<void> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
  process.stderr.write(`${page.url()}\n${shown.slice(0, longestReport)}\n\n`)
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main h1').first().waitFor({ state: 'attached' })
}

/** Findings of axe that are more than minor, one line each; [] is expected. A frame shows the page of another provider. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  // The newer mode opens a second page for each analysis, for frames of other origins; they are excluded.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.include(part).exclude('iframe').analyze()
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap((finding) => finding.nodes.map((node) => `${finding.id}: ${node.html.slice(0, 160)}`))
}

/** Number of pixels by which the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Widths at which the page scrolls sideways, with the number of pixels; [] is expected. */
export async function sidewaysScrolls(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForTimeout(200)
    const over = await sidewaysScroll(page)
    if (over > 0) found.push(`${over} px at ${width}`)
  }
  return found
}

/** Messages of the page's console, and uncaught errors. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Later violations of the content security policy in a window; its own scripts are exempt. */
export async function listenForRefusals(window: BrowserContext): Promise<string[]> {
  const refused: string[] = []
  await window.exposeFunction('noteRefusal', (what: string) => refused.push(what))
  await window.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        const note = (globalThis as unknown as { noteRefusal(what: string): void }).noteRefusal
        note(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
      },
    )
  })
  return refused
}
