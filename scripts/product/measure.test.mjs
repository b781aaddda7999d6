import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ageOf, percentile, processorTime } from './measure.mjs'

test('a percentile is the value at its rank, in any order of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)]).toEqual([50, 95, 100])
  expect(percentile([7], 0.95)).toBe(7)
})

test.runIf(process.platform === 'linux')(
  'processor time is of the process and of those that it started',
  { timeout: 20_000 },
  async () => {
    const busy = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);'
    const child = spawn(process.execPath, ['-e', `${busy} process.stdin.resume()`], { stdio: 'pipe' })
    try {
      await expect.poll(() => processorTime(child.pid ?? 0), { timeout: 10_000 }).toBeGreaterThanOrEqual(300)
      expect(processorTime(process.pid)).toBeGreaterThanOrEqual(processorTime(child.pid ?? 0) ?? Number.NaN)
    } finally {
      child.stdin.end()
      await once(child, 'exit')
    }
  },
)

test.runIf(process.platform === 'linux')('the age of a process is the time since its start', () => {
  const seconds = Number(execFileSync('ps', ['-o', 'etimes=', '-p', String(process.pid)], { encoding: 'utf8' }))
  expect(Math.abs(ageOf(process.pid) / 1000 - seconds)).toBeLessThan(2)
})
