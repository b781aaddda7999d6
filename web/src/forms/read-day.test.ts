import { describe, expect, it } from 'vitest'
import { readDay } from './read-day.ts'

describe('a typed day', () => {
  it.each(['2026-06-29', ' 2026/6/29 ', '2026.06.29', '2026年6月29日', '20260629', '２０２６－０６－２９'])(
    '%s is read',
    (typed) => {
      expect(readDay(typed)).toBe('2026-06-29')
    },
  )

  it.each(['', '2026', '2026-06', '2026-02-30', '2026-13-01', '29.06.2026', '26-06-29'])('%s is none', (typed) => {
    expect(readDay(typed)).toBeNull()
  })
})
