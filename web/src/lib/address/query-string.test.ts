import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './query-string.ts'

describe('the query of an address', () => {
  it('keeps numbers and JSON as text', () => {
    expect(parseSearch('?seachKey=9187667&id=true')).toEqual({ seachKey: '9187667', id: 'true' })
    expect(parseSearch('?seachKey=%22x%22')).toEqual({ seachKey: '"x"' })
  })

  it('is written as plain text, without empty values', () => {
    expect(stringifySearch({ seachKey: '浪潮 集团', page: 2, type: undefined, subType: '' })).toBe(
      '?seachKey=%E6%B5%AA%E6%BD%AE+%E9%9B%86%E5%9B%A2&page=2',
    )
    expect(stringifySearch({})).toBe('')
  })

  it('can be read back', () => {
    for (const text of ['a&b=c', '100%', '+', 'ОАО «Ромашка»', '؟ عربي', '😀']) {
      expect(parseSearch(stringifySearch({ seachKey: text }))).toEqual({ seachKey: text })
    }
  })
})
