import { describe, expect, it } from 'vitest'
import { keywordProblem, normalKeyword } from './keyword.ts'

describe('a keyword', () => {
  it('has 2 to 300 code points after trimming', () => {
    expect(keywordProblem(' 浪 ')).toBe('tooShort')
    expect(keywordProblem('浪潮')).toBeNull()
    expect(keywordProblem('😀')).toBe('tooShort')
    expect(keywordProblem('𠮷'.repeat(300))).toBeNull()
    expect(keywordProblem('a'.repeat(301))).toBe('tooLong')
  })

  it('is normalised to NFC, so that é counts as one letter', () => {
    expect(normalKeyword(' e\u0301x ')).toBe('éx')
  })
})
