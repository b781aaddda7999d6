import { describe, expect, it } from 'vitest'
import { isIsoDay, toIsoDay, toPartialDate, yearDate, yearSpan } from './partial-date.ts'

describe('toPartialDate', () => {
  it.each([
    ['1962-03-04', '1962-03-04', false, '1962-03-04'],
    ['1962-03-01', '1962-03-31', false, '1962-03'],
    ['1964-02-01', '1964-02-29', false, '1964-02'],
    ['1963-02-01', '1963-02-27', false, '1963-02-01 to 1963-02-27'],
    ['1962-01-01', '1962-12-31', false, '1962'],
    ['1951-01-01', '1951-12-31', true, 'circa 1951'],
    ['1958-01-01', '1963-12-31', false, '1958 to 1963'],
    ['1962-03-01', '1963-02-28', false, '1962-03 to 1963-02'],
  ])('words %s to %s, circa %s, as "%s"', (from, to, isCirca, text) => {
    expect(toPartialDate(from, to, isCirca)).toEqual({ from, to, isCirca, text })
  })

  it('makes whole years of numbers', () => {
    expect(yearDate(1944, true)).toEqual({ from: '1944-01-01', to: '1944-12-31', isCirca: true, text: 'circa 1944' })
    expect(yearSpan(1955, 1958, false).text).toBe('1955 to 1958')
  })
})

describe('toIsoDay', () => {
  it.each([
    [2025, 2, 29],
    [2025, 13, 1],
    [2025, 0, 1],
    [0, 1, 1],
    [Number.NaN, 1, 1],
  ])('has no day %s-%s-%s', (year, month, day) => {
    expect(toIsoDay(year, month, day)).toBeNull()
  })

  it('keeps early years', () => {
    expect(toIsoDay(84, 5, 6)).toBe('0084-05-06')
  })

  it('knows a day from what only looks like one', () => {
    expect(isIsoDay('2024-02-29')).toBe(true)
    expect(isIsoDay('2025-02-29')).toBe(false)
    expect(isIsoDay('2015-07-01-04:00')).toBe(false)
  })
})
