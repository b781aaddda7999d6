import { describe, expect, test } from 'vitest'
import { stateOn, suspensionOn } from './state-on-day.ts'

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
    expect(stateOn({ suspensions }, day)).toBe(state)
  })
  test('is ended from the end date on, whatever else is stated', () => {
    const listing = { endedOn: '2025-08-12', suspensions: [{ from: '2025-05-14', to: null }] }
    expect(['2025-08-11', '2025-08-12'].map((day) => stateOn(listing, day))).toEqual(['suspended', 'ended'])
  })
  test('is suspended without an end while no end is announced', () => {
    expect(stateOn({ suspensions: [{ from: '2025-05-14', to: null }] }, '2030-01-01')).toBe('suspended')
  })
})

test('the suspension that covers a day is neither a past nor a coming one', () => {
  const suspensions = [
    { from: '2025-05-14', to: '2025-08-11' },
    { from: '2025-11-10', to: '2026-11-10' },
  ]
  expect(suspensionOn({ suspensions }, '2026-01-01')?.to).toBe('2026-11-10')
  expect(suspensionOn({ suspensions }, '2025-06-01')?.to).toBe('2025-08-11')
  expect(suspensionOn({ suspensions }, '2025-09-01')).toBeUndefined()
})
