import { chinaDay } from '@qingdan/database/china-time.ts'
import { expect, test } from 'vitest'
import { nextQuotaDay } from './quota-day.ts'

test.each([
  ['2026-11-22T15:59:59.999Z', '2026-11-22', '2026-11-22T16:00:00.000Z'],
  ['2026-11-22T16:00:00Z', '2026-11-23', '2026-11-23T16:00:00.000Z'],
  ['2026-12-31T20:00:00Z', '2027-01-01', '2027-01-01T16:00:00.000Z'],
])('%s is counted on %s, until %s', (now, day, end) => {
  expect(chinaDay(new Date(now))).toBe(day)
  expect(nextQuotaDay(new Date(now)).toISOString()).toBe(end)
})
