import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { printFailure } from '../messages.mjs'
import { duration } from '../progress.mjs'
import { Stopped } from '../stopping.mjs'
import { root } from '../workspace-dirs.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts `failures`: their names */

/**
 * Result of one stage of `npm test`. A stage that fails without a failed test (lint, a file that does not load)
 * counts as one failure, so that the last line never reports "0 failed" for it. `cached`: parts whose result was
 * known, of `parts`.
 * @typedef {Counts & { name: string, milliseconds: number, isOk: boolean, cached: number, parts: number }} Result
 */

/**
 * Runs one stage that is not known from the cache, and never throws for a failure of its own.
 * @param {string} name @param {import('./turbo.mjs').Task[]} tasks @param {() => Promise<boolean>} work
 * @returns {Promise<Result>}
 */
export async function runStage(name, tasks, work) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`)
  const began = performance.now()
  const isOk = await settle(work)
  const milliseconds = performance.now() - began
  const counts = countReports(tasks)
  const failed = !isOk && counts.failed === 0 ? 1 : counts.failed
  const cached = tasks.filter(({ isCached }) => isCached).length
  return { name, ...counts, failed, isOk, milliseconds, cached, parts: tasks.length }
}

/** @param {string} name @param {import('./turbo.mjs').Task[]} tasks @returns {Result} */
export function cachedStage(name, tasks) {
  return { name, ...countReports(tasks), isOk: true, milliseconds: 0, cached: tasks.length, parts: tasks.length }
}

/** @param {() => Promise<boolean>} work */
async function settle(work) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stopped) throw error
    printFailure(error)
    return false
  }
}

/** @param {import('./turbo.mjs').Task[]} tasks @returns {Counts} */
function countReports(tasks) {
  const reports = tasks.flatMap(({ report }) => (report !== null && existsSync(report) ? report : []))
  return reports.map((report) => countTests(readFileSync(report, 'utf8'))).reduce(add, noTests)
}

/** @type {Counts} */
const noTests = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** @param {Counts} one @param {Counts} other @returns {Counts} */
function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  }
}

/** @param {string} report vitest's json report @returns {Counts} */
export function countTests(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = JSON.parse(report)
  const failures = testResults.flatMap(failuresOf)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + (numTodoTests ?? 0), failures }
}

/** @param {{ name: string, assertionResults: { status: string, fullName: string }[] }} file */
function failuresOf({ name, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.map(({ fullName }) => `${relative(root, name)}: ${fullName}`)
}

/**
 * The table of stages, the names of the tests that failed, and as the last line exactly `N passed, N failed`.
 * @param {Result[]} results
 * @returns {string[]}
 */
export function summarise(results) {
  const lines = results.map((result) => {
    const { name, isOk, passed, failed, skipped, milliseconds, cached, parts } = result
    const time = cached > 0 && cached === parts ? 'from cache' : duration(milliseconds)
    const counts = passed + failed + skipped > 0 ? `${passed} passed, ${failed} failed, ${skipped} skipped` : ''
    const partly = cached > 0 && cached < parts ? `   (${cached} of ${parts} parts from cache)` : ''
    return `${isOk ? '✓' : '✗'} ${name.padEnd(14)} ${time.padStart(12)}   ${counts}${partly}`.trimEnd()
  })
  const total = results.reduce(add, noTests)
  lines.push(...total.failures.map((failure) => `✗ ${failure}`))
  if (total.skipped > 0) lines.push(`${total.skipped} skipped (see the names above)`)
  return [...lines, `${total.passed} passed, ${total.failed} failed`]
}
