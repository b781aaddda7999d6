import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const patience = { timeout: 30_000, interval: 100 }

/** Waits until the first match is visible; a failure names the locator. */
export async function expectShown(what: Locator): Promise<void> {
  await expect.poll(() => what.first().isVisible(), { ...patience, message: `in sight: ${what}` }).toBe(true)
}

/** Waits until no match is visible. */
export async function expectGone(what: Locator): Promise<void> {
  await expect.poll(() => what.first().isVisible(), { ...patience, message: `out of sight: ${what}` }).toBe(false)
}

/** Waits until it is in the page, visible or not. */
export async function expectThere(what: Locator): Promise<void> {
  await expect.poll(() => what.count(), { ...patience, message: `in the page: ${what}` }).toBeGreaterThan(0)
}

/** Waits for an address; a failure shows the actual one. */
export async function expectAddress(page: Page, address: RegExp): Promise<void> {
  await expect.poll(() => page.url(), patience).toMatch(address)
}
