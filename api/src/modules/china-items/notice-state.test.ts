import { expect, it } from 'vitest'
import { stateOn } from './notice-state.ts'

const notice = { effective: [{ part: null, from: '2025-11-08' }], isRepealed: false }
const whole = { notice: '2025-57', part: null, from: '2025-11-07', to: '2026-11-10' }

it.each([
  ['2025-11-06', 'not-yet'],
  ['2025-11-07', 'suspended'],
  ['2025-11-08', 'suspended'],
  ['2026-11-10', 'suspended'],
  ['2026-11-11', 'resumed'],
])('a notice that is suspended before it applies: on %s it is %s', (day, state) => {
  expect(stateOn(notice, [whole], day)).toBe(state)
})

it('a part that is suspended leaves the rest in force', () => {
  const part = { ...whole, part: '第二款', from: '2025-11-09', to: '2026-11-27' }
  expect(stateOn(notice, [part], '2026-11-27')).toBe('partly-suspended')
  expect(stateOn(notice, [part], '2026-11-28')).toBe('resumed')
})

it('applies without a suspension, and not once it is repealed', () => {
  expect(stateOn(notice, [], '2025-11-08')).toBe('in-force')
  expect(stateOn({ ...notice, isRepealed: true }, [], '2025-11-08')).toBe('repealed')
})
