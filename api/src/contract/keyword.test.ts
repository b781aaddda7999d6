import { describe, expect, it } from 'vitest'
import { keywordProblem } from './keyword.ts'
import { Keyword } from './search-requests.ts'

describe('a keyword', () => {
  it.each([
    ['  ', 'empty'],
    [' 华 ', 'short'],
    ['\u0000华', 'short'],
    ['字'.repeat(301), 'long'],
    ['华为', null],
    ['字'.repeat(300), null],
  ])('%# is refused as the API refuses it', (typed, problem) => {
    expect(keywordProblem(typed)).toBe(problem)
    const read = Keyword.safeParse(typed)
    expect(read.error?.issues.map(({ message }) => message) ?? []).toEqual(problem ? [`keyword.${problem}`] : [])
  })

  it('counts a character outside the BMP once, and a composed letter once', () => {
    expect(keywordProblem('𠮷')).toBe('short')
    expect(keywordProblem('e\u0301')).toBe('short')
    expect(keywordProblem('𠮷'.repeat(300))).toBeNull()
  })
})
