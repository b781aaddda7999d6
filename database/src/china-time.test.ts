import { expect, test } from 'vitest'
import { chinaDay, chinaTime, startOfChinaDay } from './china-time.ts'

test('the day is the date in Shanghai', () => {
  expect(chinaDay(new Date('2025-11-09T16:00:00Z'))).toBe('2025-11-10')
  expect(chinaDay(new Date('2025-11-09T15:59:59Z'))).toBe('2025-11-09')
})

test('times are those of Shanghai, to the second', () => {
  expect(chinaTime(new Date('2026-08-01T01:30:05Z'))).toBe('2026-08-01 09:30:05')
  expect(startOfChinaDay('2026-08-01').toISOString()).toBe('2026-07-31T16:00:00.000Z')
})
