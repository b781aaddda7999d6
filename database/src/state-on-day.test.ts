import { describe, expect, test } from 'vitest'
import { stateOn, suspendedUntil } from './state-on-day.ts'

describe('the state of a decision', () => {
  const suspensions = [
    { from: '2025-05-14', to: '2025-08-11' },
    { from: '2025-08-12', to: '2025-11-09' },
  ]
  test.each([
    ['2025-05-13', 'in force'],
    ['2025-05-14', 'suspended'],
    ['2025-08-11', 'suspended'],
    ['2025-08-12', 'suspended'],
    ['2025-11-09', 'suspended'],
    ['2025-11-10', 'in force'],
  ])('on %s is %s: both ends of a suspension count', (day, state) => {
    expect(stateOn({ suspensions }, day, '2025-12-01')).toBe(state)
  })
  test('is ended from the end date on, whatever else is stated', () => {
    const listing = { endedOn: '2025-08-12', suspensions: [{ from: '2025-05-14', to: null }] }
    expect(['2025-08-11', '2025-08-12'].map((day) => stateOn(listing, day, null))).toEqual(['suspended', 'ended'])
  })
  test('is suspended without an end while no end is announced', () => {
    expect(stateOn({ suspensions: [{ from: '2025-05-14', to: null }] }, '2030-01-01', '2026-01-01')).toBe('suspended')
  })
  test('is unknown after a suspension that ran out on the day of the last edition or later', () => {
    const states = ['2025-11-09', '2025-11-08'].map((edition) => stateOn({ suspensions }, '2025-11-10', edition))
    expect(states).toEqual(['unknown', 'unknown'])
    expect(stateOn({ suspensions }, '2025-11-10', '2025-11-10')).toBe('in force')
  })
})

describe('the last day of a suspension', () => {
  const suspensions = [
    { from: '2025-05-14', to: '2025-08-11' },
    { from: '2025-11-10', to: '2026-11-10' },
  ]
  test('is that of the running one, neither of a past nor of a coming one', () => {
    expect(suspendedUntil({ suspensions }, 'suspended', '2026-01-01')).toBe('2026-11-10')
    expect(suspendedUntil({ suspensions }, 'suspended', '2025-06-01')).toBe('2025-08-11')
    expect(suspendedUntil({ suspensions }, 'in force', '2025-09-01')).toBeNull()
  })
  test('is that of the one after which nothing is known', () => {
    expect(suspendedUntil({ suspensions }, 'unknown', '2026-11-11')).toBe('2026-11-10')
    expect(suspendedUntil({ suspensions }, 'unknown', '2025-09-01')).toBe('2025-08-11')
  })
})
