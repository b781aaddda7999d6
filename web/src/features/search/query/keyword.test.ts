import { describe, expect, it } from 'vitest'
import { keywordProblem } from './keyword.ts'

describe('keyword rules', () => {
  it('rejects an empty keyword, one character and more than three hundred', () => {
    expect(keywordProblem('  ')).toBe('empty')
    expect(keywordProblem(' 华 ')).toBe('short')
    expect(keywordProblem('字'.repeat(301))).toBe('long')
  })

  it('accepts two and three hundred characters', () => {
    expect(keywordProblem('华为')).toBeNull()
    expect(keywordProblem('字'.repeat(300))).toBeNull()
  })

  it('counts a character outside the BMP once and a composed letter once', () => {
    expect(keywordProblem('𠮷')).toBe('short')
    expect(keywordProblem('e\u0301')).toBe('short')
    expect(keywordProblem('𠮷'.repeat(300))).toBeNull()
  })
})
