import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

export type Language = 'zh' | 'en'
export type Scheme = 'light' | 'dark'

export const widths = { wide: 1440, medium: 1024, narrow: 390 } as const

/** Address of the running product, given by `npm test`. */
function baseUrl(): string {
  const url = process.env['E2E_BASE_URL']
  if (!url) throw new Error('E2E_BASE_URL is not set: run `npm test`, or start the product and set it')
  return url.replace(/\/$/, '')
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    // Chromium refuses its sandbox to root, which is who runs in containers.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}

function findChromium(): string {
  const named = process.env['CHROMIUM_PATH']
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const candidates = [
    ...(named ? [named] : folders.flatMap((folder) => names.map((name) => join(folder, name)))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const found = candidates.find(isExecutable)
  if (!found) throw new Error('No Chromium or Chrome was found: install one or set CHROMIUM_PATH')
  return found
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A visitor's own window, as on a first visit unless a language is chosen. */
export async function newVisitor(
  browser: Browser,
  options: { language?: Language; scheme?: Scheme; width?: number; height?: number } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: baseUrl(),
    viewport: { width: options.width ?? widths.wide, height: options.height ?? 900 },
    colorScheme: options.scheme ?? 'light',
    reducedMotion: 'reduce',
  })
  if (options.language) {
    await context.addInitScript((language) => {
      // Once: what a test chooses later must stay.
      if (!localStorage.getItem('qingdan.language')) localStorage.setItem('qingdan.language', language)
    }, options.language)
  }
  return context
}

/** Signs a demo user in, in every page of this window from now on. */
export async function signIn(
  context: BrowserContext,
  userName: 'demo' | 'admin' | 'trial' | 'expired' = 'demo',
): Promise<void> {
  const form = { userName, password: 'qingdan-demo-2026', passwordEncoding: 'plain' }
  const response = await context.request.post(`${baseUrl()}/user-service/api/login/pwd`, { form })
  if (!response.ok()) throw new Error(`${userName} cannot sign in: ${await response.text()}`)
  const { data } = await response.json()
  await context.addInitScript((session) => {
    // Once: who signs out stays out.
    if (localStorage.getItem('qingdan.session') === null) localStorage.setItem('qingdan.session', session)
    // The offer of the first days was seen before.
    sessionStorage.setItem('qingdan.offerShown', '1')
  }, JSON.stringify(data))
}

/** Serious and critical findings of axe, one line each; [] is what a page should have. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter((finding) => finding.impact === 'serious' || finding.impact === 'critical')
    .flatMap((finding) => finding.nodes.map((node) => `${finding.id}: ${node.html.slice(0, 160)}`))
}

/** Pixels by which the page is wider than its window. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Everything a page complains about in its console, and every error nobody caught. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
