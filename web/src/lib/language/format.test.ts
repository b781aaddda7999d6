import { describe, expect, it, vi } from 'vitest'
import {
  ageInDays,
  formatCount,
  formatDate,
  formatPercent,
  formatScore,
  formatShare,
  formatTime,
  nameCollator,
  scriptName,
  weekdayName,
} from './format.ts'

describe('dates', () => {
  it('name weekdays from Sunday on, in the language of the reader', () => {
    expect([weekdayName(0, 'zh'), weekdayName(1, 'en')]).toEqual(['周日', 'Mon'])
  })

  it('are dense and alike in both languages; a partial date stays partial', () => {
    expect(formatDate('2026-11-19T00:00:00Z')).toBe('2026-11-19')
    expect(formatDate('1962')).toBe('1962')
  })

  it('show a moment to the minute and leave what is no moment alone', () => {
    expect(formatTime('2026-11-21T10:20:31Z')).toMatch(/^2026-11-2[012] \d\d:\d\d$/)
    expect(formatTime('unknown')).toBe('unknown')
  })

  it('of a moment are those of the reader, not of Greenwich', () => {
    vi.stubEnv('TZ', 'Asia/Shanghai')
    expect(formatDate(formatTime('2026-11-27T20:39:54Z'))).toBe('2026-11-28')
    vi.unstubAllEnvs()
  })

  it('age in whole days and never backwards', () => {
    const now = new Date('2026-11-21T15:00:00Z')
    expect(ageInDays('2026-11-21', now)).toBe(0)
    expect(ageInDays('2026-11-19', now)).toBe(2)
    expect(ageInDays('2026-07-30', now)).toBe(114)
    expect(ageInDays('2026-12-01', now)).toBe(0)
  })
})

describe('numbers', () => {
  it('group whole numbers and keep two decimals of a score', () => {
    expect(formatCount(18367, 'zh')).toBe('18,367')
    expect(formatCount(18367, 'en')).toBe('18,367')
    expect(formatScore(99.2)).toBe('99.20')
    expect(formatPercent(0.456, 'en')).toBe('46%')
  })
})

describe('order of names', () => {
  it('is by pinyin in Chinese', () => {
    expect(['中国', '阿富汗', '伊朗', '美国'].toSorted(nameCollator('zh').compare)).toEqual([
      '阿富汗',
      '美国',
      '伊朗',
      '中国',
    ])
  })
})

it('writes shares as the register does, with two decimals at most', () => {
  expect([formatShare(33.333, 'zh'), formatShare(50, 'en')]).toEqual(['33.33', '50'])
})

it('names a script, or leaves its code where nobody knows one', () => {
  expect([scriptName('Cyrl', 'en'), scriptName('Latn', 'zh')]).toEqual(['Cyrillic', '拉丁文'])
})
