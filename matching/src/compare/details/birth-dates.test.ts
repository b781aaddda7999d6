import { describe, expect, it } from 'vitest'
import { compareDates, dateText, rangeOfDate } from './birth-dates.ts'

const listed = (from: string | null, to: string | null, isCirca = false) => ({ from, to, isCirca })
const compare = (given: string, range: ReturnType<typeof listed>) => {
  const days = rangeOfDate(given)
  if (days === null) throw new Error(`${given} is no date`)
  return compareDates(days, range)
}

describe('a given birth date', () => {
  it.each([
    ['1965', '1965-01-01', '1965-12-31'],
    ['1965-02', '1965-02-01', '1965-02-28'],
    ['1964-02', '1964-02-01', '1964-02-29'],
    ['1965-06-29', '1965-06-29', '1965-06-29'],
    [' 1965-06-29 ', '1965-06-29', '1965-06-29'],
  ])('%s is the days %s to %s', (text, from, to) => {
    expect(rangeOfDate(text)).toEqual({ from, to, isCirca: false })
  })

  it.each(['', '65', '1965-13', '1965-00', '1965-02-30', '1965-02-00', '29.06.1965', 'June 1965'])(
    '%s is none',
    (text) => {
      expect(rangeOfDate(text)).toBeNull()
    },
  )
})

describe('a given date compared with a listed one', () => {
  it('is the same day', () => {
    expect(compare('1965-06-29', listed('1965-06-29', '1965-06-29'))).toMatchObject({
      relation: 'agrees',
      isSameDay: true,
    })
  })

  it('of 1 January stands for the year', () => {
    expect(compare('1965-01-01', listed('1965-01-01', '1965-01-01'))).toMatchObject({
      isSameDay: false,
      isSameYear: true,
    })
  })

  it('agrees in the year if the list has only the year', () => {
    expect(compare('1965-06-29', listed('1965-01-01', '1965-12-31'))).toMatchObject({
      relation: 'agrees',
      isSameYear: true,
    })
  })

  it('is near for another day of the year and for the next year', () => {
    expect(compare('1965-06-29', listed('1965-09-02', '1965-09-02')).relation).toBe('near')
    expect(compare('1965-12-31', listed('1966-01-01', '1966-01-01')).relation).toBe('near')
  })

  it('differs from two years on', () => {
    expect(compare('1965', listed('1967-03-01', '1967-03-01'))).toMatchObject({ relation: 'differs', years: 2 })
    expect(compare('1965', listed('1940-01-01', '1950-12-31'))).toMatchObject({ relation: 'differs', years: 15 })
  })

  it('has a wider range with "about"', () => {
    expect(compare('1962', listed('1960-01-01', '1960-12-31', true))).toMatchObject({
      relation: 'agrees',
      isSameYear: false,
    })
    expect(compare('1964', listed('1960-01-01', '1960-12-31', true)).relation).toBe('differs')
  })

  it('matches an open range', () => {
    expect(compare('1980', listed('1970-01-01', null)).relation).toBe('agrees')
    expect(compare('1960', listed('1970-01-01', null)).relation).toBe('differs')
    expect(compare('1960', listed(null, '1963-12-31')).relation).toBe('agrees')
    expect(compare('1966', listed(null, '1963-12-31'))).toMatchObject({ relation: 'differs', years: 3 })
  })

  it('agrees in the year with one of two years, not of three', () => {
    expect(compare('1960', listed('1960-01-01', '1961-12-31')).isSameYear).toBe(true)
    expect(compare('1960', listed('1960-01-01', '1962-12-31')).isSameYear).toBe(false)
  })
})

describe('a listed date as text', () => {
  it.each([
    ['1965-06-29', '1965-06-29', false, '1965-06-29'],
    ['1965-02-01', '1965-02-28', false, '1965-02'],
    ['1965-01-01', '1965-12-31', false, '1965'],
    ['1960-01-01', '1960-12-31', true, '1960~'],
    ['1958-01-01', '1963-12-31', false, '1958/1963'],
    [null, '1963-12-31', false, '../1963'],
    ['1958-01-01', null, false, '1958/..'],
    ['1965-02-10', '1965-02-28', false, '1965-02-10/1965-02-28'],
    ['1965-02-01', '1965-12-31', false, '1965-02-01/1965'],
    ['1960-01-01', '1960-01-01', true, '1960-01-01~'],
  ])('%s to %s, about %s, is %4$s', (from, to, isCirca, text) => {
    expect(dateText({ from, to, isCirca })).toBe(text)
  })
})
