import { describe, expect, it } from 'vitest'
import { endOf, statusOn } from './status.ts'

const law = { publishedOn: '2020-01-10', effectiveOn: '2020-03-01', end: null, isStatedInForce: true }

describe('the state of a law on a day', () => {
  it.each([
    ['before it begins', law, [], '2020-02-29', 'not-yet'],
    ['on the day on which it begins', law, [], '2020-03-01', 'in-force'],
    ['of which nobody says it', { ...law, isStatedInForce: false }, [], '2026-01-01', 'unstated'],
    [
      'the day before it is repealed',
      { ...law, end: { how: 'repealed' as const, on: '2024-12-01' } },
      [],
      '2024-11-30',
      'in-force',
    ],
    [
      'on the day on which it is repealed',
      { ...law, end: { how: 'repealed' as const, on: '2024-12-01' } },
      [],
      '2024-12-01',
      'repealed',
    ],
    [
      'that ended on a day not stated',
      { ...law, end: { how: 'repealed' as const, on: null } },
      [],
      '2026-01-01',
      'repealed',
    ],
    [
      'the day before the next version',
      law,
      [{ ...law, publishedOn: '2025-12-27', effectiveOn: '2026-03-01' }],
      '2026-02-28',
      'in-force',
    ],
    [
      'since the next version',
      law,
      [{ ...law, publishedOn: '2025-12-27', effectiveOn: '2026-03-01' }],
      '2026-03-01',
      'amended',
    ],
    [
      'since a next version without a beginning',
      law,
      [{ ...law, publishedOn: '2022-12-30', effectiveOn: null }],
      '2022-12-30',
      'amended',
    ],
  ])('%s', (_, version, later, day, status) => {
    expect(statusOn(version, later, day)).toBe(status)
  })

  it('ends when the next version begins, unless it is stated otherwise', () => {
    const next = { ...law, effectiveOn: '2026-03-01' }
    expect(endOf(law, [next])).toBe('2026-03-01')
    expect(endOf({ ...law, end: { how: 'replaced', on: '2026-01-01' } }, [next])).toBe('2026-01-01')
    expect(endOf(law, [])).toBeNull()
  })
})
