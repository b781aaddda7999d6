import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { DemoUser } from './accounts.ts'
import { visits } from './browser.ts'

/** Bytes of all scripts of a page, gzipped (web/README.md). Every page has the addresses and the titles of all. */
const limit = 241_000
/** The record brings the ownership graph, the audit its table with the words of every refusal. */
const heavier = { paths: /^\/(sanctionInfoSearch|admin\?tab=audit)/, limit: 248_000 }

const { openWindow } = visits()

/** Size of the scripts that a browser loads for an address, including those loaded a little later. `shown` is on the page, so that it is not the weight of an empty one. */
async function scriptBytes(path: string, as: DemoUser | null, shown?: string): Promise<number> {
  const window = await openWindow({ as })
  // The trial offer opens a dialog on /login once, which would add its scripts.
  await window.addInitScript(() => sessionStorage.setItem('qingdan.offerShown', '1'))
  const page: Page = await window.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  if (shown !== undefined) await page.locator('main').getByText(shown).first().waitFor()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

it.each([
  ['/home', null],
  ['/sanctionSearch', null],
  ['/sanctionSearch?seachKey=Aero%20Systems', null, 'AECA'],
  ['/sanctionSearch?tabBut=exact&entityName=IDG%20Capital%20Partners', null, '1260H'],
  ['/chinaSanctionPage', null],
  ['/chinaSanctionList', null],
  ['/sanctionMorning', null],
  ['/freshness', null],
  ['/methodology', null],
  ['/login', null],
  ['/register', null],
  ['/home', 'admin'],
  ['/sanctionSearch?seachKey=Aero%20Systems', 'admin', 'AECA'],
  ['/sanctionInfoSearch?id=ofac-25578&dataType=01&s=1', 'admin', 'ofac-25578'],
  ['/orderAndLog', 'admin'],
  ['/updateUserInfo', 'admin'],
  ['/admin', 'admin'],
  ['/admin?tab=audit', 'admin'],
] satisfies [string, DemoUser | null, string?][])(
  'the scripts of %s weigh no more than they may (signed in: %s)',
  async (path: string, as: DemoUser | null, shown?: string) => {
    const bytes = await scriptBytes(path, as, shown)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(heavier.paths.test(path) ? heavier.limit : limit)
  },
)
