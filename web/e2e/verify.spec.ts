import { createHash } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, newVisitor, seriousFindings, sidewaysOverflow, widths } from './browser.ts'

let browser: Browser
let visitor: BrowserContext
let file: Buffer
let hash: string

beforeAll(async () => {
  browser = await launchBrowser()
  visitor = await newVisitor(browser)
  const form = { userName: 'demo', password: 'qingdan-demo-2026', passwordEncoding: 'plain' }
  const signedIn = await visitor.request.post('/user-service/api/login/pwd', { form })
  const headers = { authorization: (await signedIn.json()).data.token }
  const made = await visitor.request.get('/open-api/api/sanction/export/simple?id=ofac-25578', { headers })
  file = await made.body()
  hash = made.headers()['x-document-hash'] ?? ''
  await visitor.close()
})
afterEach(() => visitor.close())
afterAll(() => browser.close())

async function open(path: string, options: Parameters<typeof newVisitor>[1] = {}): Promise<Page> {
  visitor = await newVisitor(browser, options)
  const page = await visitor.newPage()
  await page.goto(path)
  return page
}
const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })

describe('a document', () => {
  it('is told by the hash on its pages: about whom, when, and by which lists', async () => {
    const page = await open(`/verify/${hash}`)
    await page.getByText('本站出具过载有此校验值的文件').waitFor()
    await page.getByText('Bank Melli Iran').waitFor()
    await page.getByText('ofac-25578').waitFor()
    expect(await page.title()).toContain('核验文件')
  })

  it('is told by the file itself, and one with a changed byte is not', async () => {
    const page = await open(`/verify/${hash}`)
    await choose(page, file)
    await page.getByText('本文件由本站出具，未经改动').waitFor()
    expect(page.url()).toContain(createHash('sha256').update(file).digest('hex'))
    const changed = Buffer.from(file)
    changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1
    await choose(page, changed)
    await page.getByText('未查到该文件').waitFor()
  })

  it('that is none, and a hash that is none, are unknown', async () => {
    const page = await open(`/verify/${'0'.repeat(64)}`)
    await page.getByText('未查到该文件').waitFor()
    await page.goto('/verify/abc')
    await page.getByText('未查到该文件').waitFor()
  })
})

describe.each(['zh', 'en'] as const)('its page (%s)', (language) => {
  it('never scrolls sideways, and axe finds nothing serious', async () => {
    const page = await open(`/verify/${hash}`, { language })
    await page.getByText('ofac-25578').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(150)
      expect([width, await sidewaysOverflow(page)]).toEqual([width, 0])
    }
  })
})
