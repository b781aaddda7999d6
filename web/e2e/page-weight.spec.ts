import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { DemoUser } from './accounts.ts'
import { visits } from './browser.ts'

/** Bytes of all scripts of a page, gzipped (web/README.md). */
const limit = 230_000

const { openWindow } = visits()

/** Size of the scripts that a browser loads for an address, including those loaded a little later. */
async function scriptBytes(path: string, as: DemoUser | null): Promise<number> {
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
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

it.each([
  ['/home', null],
  ['/sanctionSearch', null],
  ['/sanctionSearch?seachKey=Integrity', null],
  ['/sanctionSearch?tabBut=exact&entityName=Integrity', null],
  ['/chinaSanctionPage', null],
  ['/chinaSanctionList', null],
  ['/sanctionMorning', null],
  ['/freshness', null],
  ['/methodology', null],
  ['/login', null],
  ['/register', null],
  ['/home', 'admin'],
  ['/sanctionSearch?seachKey=Integrity', 'admin'],
  ['/sanctionInfoSearch?id=ofac-25578&dataType=01&s=1', 'admin'],
  ['/orderAndLog', 'admin'],
  ['/updateUserInfo', 'admin'],
  ['/admin', 'admin'],
] as const)('the scripts of %s weigh no more than they may (signed in: %s)', async (path, as) => {
  const bytes = await scriptBytes(path, as)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(limit)
})
