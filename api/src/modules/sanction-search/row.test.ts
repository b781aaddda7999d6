import { expect, test } from 'vitest'
import { stateOfPeriods } from './row.ts'

const suspended = { suspensions: [{ from: '2025-05-14', to: '2026-11-09' }] }
const ended = { endedOn: '2025-11-10' }

test('a list whose entry ended, or is suspended that day, is not shown as in force', () => {
  expect(stateOfPeriods([ended], '2025-11-09')).toBe('in force')
  expect(stateOfPeriods([ended], '2025-11-10')).toBe('ended')
  expect(stateOfPeriods([suspended], '2026-11-09')).toBe('suspended')
  expect(stateOfPeriods([suspended], '2026-11-10')).toBe('in force')
})

test('the strictest of several entries counts', () => {
  expect(stateOfPeriods([ended, {}], '2026-01-01')).toBe('in force')
  expect(stateOfPeriods([ended, suspended], '2026-01-01')).toBe('suspended')
  expect(stateOfPeriods([], '2026-01-01')).toBe('ended')
})
