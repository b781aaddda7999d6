import type { ChinaNotice } from '@qingdan/database/china-items.ts'
import { expect, it } from 'vitest'
import { noticeStateOn, stateOn } from './notice-state.ts'

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

it('a notice that only suspends another is over once that term has passed', () => {
  const suspends = { notice: '2024-46', part: '第二款', from: '2025-11-09', to: '2026-11-27' }
  const adjusting = {
    id: '2025-72',
    kind: 'suspension',
    title: '',
    authorities: [],
    issuedOn: '2025-11-09',
    url: '',
    attachments: [],
    effective: [{ part: null, from: '2025-11-09' }],
    isRepealed: false,
    suspensions: [suspends],
    items: [],
    codesNamed: [],
    destination: '美国',
    text: '',
  } satisfies ChinaNotice
  expect(noticeStateOn(adjusting, [adjusting], '2026-11-27')).toBe('in-force')
  expect(noticeStateOn(adjusting, [adjusting], '2026-11-28')).toBe('resumed')
  const controlling = { ...adjusting, kind: 'control' } as const
  expect(noticeStateOn(controlling, [controlling], '2026-11-28')).toBe('in-force')
})
