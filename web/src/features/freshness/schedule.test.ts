import { describe, expect, it } from 'vitest'
import { readSchedule } from './schedule.ts'

describe('readSchedule', () => {
  it('reads hours of every day', () => {
    expect(readSchedule('5 3,7,23 * * *')).toEqual({ times: ['03:05', '07:05', '23:05'], weekdays: null, days: null })
  })
  it('reads weekdays and days of the month', () => {
    expect(readSchedule('30 6 * * 1-5')).toEqual({ times: ['06:30'], weekdays: [1, 2, 3, 4, 5], days: null })
    expect(readSchedule('0 4 1 * *')).toEqual({ times: ['04:00'], weekdays: null, days: [1] })
  })
  it('returns null for what it cannot express', () => {
    expect(readSchedule('*/5 * * * *')).toBeNull()
    expect(readSchedule('0 4 1 6 *')).toBeNull()
    expect(readSchedule('')).toBeNull()
  })
})
