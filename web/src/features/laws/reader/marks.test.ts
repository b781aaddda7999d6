import { describe, expect, it } from 'vitest'
import { marksIn } from './marks.ts'

const marked = (text: string, keyword: string) => marksIn(text, keyword).map(({ start, end }) => text.slice(start, end))

describe('the keyword in a text', () => {
  it('is marked whole, otherwise by its words, whatever the case', () => {
    expect(marked('管制物项的最终用户，最终用户', '最终用户')).toEqual(['最终用户', '最终用户'])
    expect(marked('“Military end use” means', 'military end use')).toEqual(['Military end use'])
    expect(marked('The end of military use', 'military end')).toEqual(['military', 'end'])
    expect(marksIn('text', undefined)).toEqual([])
  })
})
