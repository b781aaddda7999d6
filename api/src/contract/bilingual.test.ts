import { describe, expect, it } from 'vitest'
import { inLanguage, namePair, pick } from './bilingual.ts'

describe('a name in two languages', () => {
  it('starts with the language of the page', () => {
    expect(namePair('莱茵金属公司', 'Rheinmetall AG', 'zh')).toEqual({ main: '莱茵金属公司', other: 'Rheinmetall AG' })
    expect(namePair('莱茵金属公司', 'Rheinmetall AG', 'en')).toEqual({ main: 'Rheinmetall AG', other: '莱茵金属公司' })
  })
  it('appears once when both languages are equal, or only one has it', () => {
    expect(namePair('RTX', 'RTX', 'zh')).toEqual({ main: 'RTX', other: null })
    expect(namePair(null, 'RTX', 'zh')).toEqual({ main: 'RTX', other: null })
    expect(inLanguage(null, 'frozen assets', 'zh')).toBe('frozen assets')
  })
})

it("is picked in the reader's language", () => {
  expect([pick({ zh: '清单', en: 'List' }, 'zh'), pick({ zh: '清单', en: null }, 'en')]).toEqual(['清单', null])
})
