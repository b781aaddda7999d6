import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { root } from '../workspace-dirs.mjs'
import { cachedStage, countTests, runStage, summarise } from './summary.mjs'

const none = { passed: 0, failed: 0, skipped: 0, failures: [] }
const lint = { ...none, name: 'lint', milliseconds: 900, isOk: true, cached: 0, parts: 1 }
const unit = { ...lint, name: 'unit', passed: 40, failed: 2, milliseconds: 1234, isOk: false, parts: 8 }

test('the last line is exactly the totals', () => {
  const lines = summarise([lint, unit, { ...lint, name: 'e2e', passed: 3, milliseconds: 65_000 }])
  expect(lines.at(-1)).toBe('43 passed, 2 failed')
  expect(lines[1]).toContain('✗ unit')
})

test('skipped tests are reported, never hidden', () => {
  expect(summarise([{ ...unit, skipped: 4 }]).at(-2)).toContain('4 skipped')
})

test('what was taken from the cache is said', () => {
  const [whole, part, fresh] = summarise([{ ...unit, cached: 8 }, { ...unit, cached: 7 }, unit])
  expect(whole).toContain('from cache')
  expect(part).toContain('7 of 8 parts from cache')
  expect(fresh).not.toContain('cache')
})

test('a stage that fails without a failed test counts as one failure', async () => {
  const tasks = [{ name: 'lint', report: null, isCached: false }]
  expect(await runStage('lint', tasks, async () => false)).toMatchObject({ failed: 1, isOk: false })
})

test('a stage counts the tests of all its parts', () => {
  const folder = mkdtempSync(`${tmpdir()}/qingdan-reports-`)
  const tasks = [1, 2].map((part) => {
    const report = `${folder}/${part}.json`
    writeFileSync(report, JSON.stringify({ numPassedTests: part, numFailedTests: 0, numPendingTests: 1 }))
    return { name: 'unit', report, isCached: true }
  })
  const missing = { name: 'unit', report: `${folder}/none.json`, isCached: true }
  expect(cachedStage('unit', [...tasks, missing])).toMatchObject({ passed: 3, failed: 0, skipped: 2, cached: 3 })
  rmSync(folder, { recursive: true })
})

test('every failed test is named in the end, with its file', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'holds' },
    { status: 'failed', fullName: 'does not hold' },
  ]
  const testResults = [{ name: `${root}/api/some.test.ts`, assertionResults }]
  const counts = countTests(JSON.stringify({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults }))
  expect(summarise([{ ...lint, ...counts }])).toContain('✗ api/some.test.ts: does not hold')
})

test('the numbers come from the report', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3, failures: [] })
})
