import { describe, expect, it } from 'vitest'
import { indexedWords, rangesIn, searchedWords } from './words.ts'

const marked = (text: string, terms: string[], runs: string[]) =>
  rangesIn(text, terms, runs).map(({ start, end }) => text.slice(start, end))

describe('words of laws', () => {
  it('are pairs of Chinese characters, Latin words, and numbers with their points', () => {
    expect(indexedWords('出口管制 § 744.21(b) Café EAR清单')).toEqual([
      '出口',
      '口管',
      '管制',
      '制',
      '744.21',
      'b',
      'cafe',
      'ear',
      '清单',
      '单',
    ])
    expect(searchedWords('税 出口税')).toEqual(['税', '出口', '口税'])
  })

  it('are marked whole where the text has them whole, otherwise by the pairs found', () => {
    expect(marked('出口管制法规定出口', ['出口', '口管', '管制'], ['出口管制'])).toEqual(['出口管制'])
    expect(marked('管制出口的物项', ['出口', '管制'], ['出口管制'])).toEqual(['管制出口'])
    expect(marked('Military end uses', ['military', 'uses'], [])).toEqual(['Military', 'uses'])
  })
})
