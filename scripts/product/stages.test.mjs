import { expect, test } from 'vitest'
import { countTests, runStage, summarise } from './stages.mjs'

const clean = { passed: 0, failed: 0, skipped: 0 }

test('the last line is exactly the totals', () => {
  const lines = summarise([
    { ...clean, name: 'lint', milliseconds: 900, isOk: true },
    { name: 'unit', passed: 40, failed: 2, skipped: 0, milliseconds: 1234, isOk: false },
    { name: 'e2e', passed: 3, failed: 0, skipped: 0, milliseconds: 65_000, isOk: true },
  ])
  expect(lines.at(-1)).toBe('43 passed, 2 failed')
  expect(lines[1]).toContain('✗ unit')
})

test('skipped tests are reported, never hidden', () => {
  const lines = summarise([{ name: 'unit', passed: 1, failed: 0, skipped: 4, milliseconds: 1, isOk: true }])
  expect(lines.at(-2)).toContain('4 skipped')
})

test('a stage that fails without a failed test counts as one failure', async () => {
  expect(await runStage('lint', async () => ({ ...clean, isOk: false }))).toMatchObject({ failed: 1, isOk: false })
})

test('the numbers come from the report', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3 })
})
