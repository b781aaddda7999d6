import { expect, test } from 'vitest'
import { stateOfEntries } from './row.ts'

const suspended = { suspensions: [{ from: '2025-05-14', to: '2026-11-09' }] }
const ended = { endedOn: '2025-11-10' }
const edition = '2026-11-20'

test('a list whose entry ended, or is suspended that day, is not shown as in force', () => {
  expect(stateOfEntries([ended], '2025-11-09', edition)).toBe('in force')
  expect(stateOfEntries([ended], '2025-11-10', edition)).toBe('ended')
  expect(stateOfEntries([suspended], '2026-11-09', edition)).toBe('suspended')
  expect(stateOfEntries([suspended], '2026-11-10', edition)).toBe('in force')
})

test('the strictest of several entries counts', () => {
  expect(stateOfEntries([ended, {}], '2026-01-01', edition)).toBe('in force')
  expect(stateOfEntries([ended, suspended], '2026-01-01', edition)).toBe('suspended')
  expect(stateOfEntries([], '2026-01-01', edition)).toBe('ended')
})

test('what followed a suspension that ran out after the last edition is unknown, which is stricter than suspended', () => {
  const longer = { suspensions: [{ from: '2025-05-14', to: '2027-01-01' }] }
  expect(stateOfEntries([suspended], '2026-11-10', '2026-08-05')).toBe('unknown')
  expect(stateOfEntries([suspended, longer], '2026-11-10', '2026-08-05')).toBe('unknown')
})
