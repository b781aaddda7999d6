import { describe, expect, it } from 'vitest'
import { withRecent } from './recent-searches.ts'

describe('recent searches', () => {
  it('keep each term once, newest first', () => {
    expect(withRecent(['b', 'a'], ' a ')).toEqual(['a', 'b'])
  })

  it('keep eight', () => {
    const many = Array.from({ length: 12 }, (_, index) => `term ${index}`)
    const kept = many.reduce<string[]>((list, term) => withRecent(list, term), [])
    expect(kept).toHaveLength(8)
    expect(kept[0]).toBe('term 11')
  })

  it('ignore an empty term', () => {
    expect(withRecent(['a'], '  ')).toEqual(['a'])
  })
})
