import { describe, expect, it } from 'vitest'
import { addRecent, parseRecent } from './recent-searches.ts'

const search = (keyword: string) => ({ keyword, at: '2026-01-02T03:04:05Z', count: 1 })

describe('recent searches', () => {
  it('keeps the newest first, each keyword once, six at most', () => {
    const many = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'].reduce(
      (before, keyword) => addRecent(before, search(keyword)),
      parseRecent(null),
    )
    expect(many.map((entry) => entry.keyword)).toEqual(['g7', 'f6', 'e5', 'd4', 'c3', 'b2'])
    expect(addRecent(many, search('d4')).map((entry) => entry.keyword)).toEqual(['d4', 'g7', 'f6', 'e5', 'c3', 'b2'])
  })

  it('reads what it wrote and nothing else', () => {
    expect(parseRecent(JSON.stringify([search('华为'), { keyword: 1 }]))).toEqual([search('华为')])
    expect(parseRecent('{"keyword":"x"}')).toEqual([])
    expect(parseRecent('not json')).toEqual([])
  })
})
