import { memoByObject } from '../memo.ts'
import type { HanName } from '../normalise/han-name.ts'
import { countryOfHan } from '../tables/countries.ts'
import { countryOfLetter } from '../tables/country-letters.ts'

/** 苏丹 is also a sultan. */
const alsoTitle = '苏丹'

/** The ISO code of the country that a name begins with, also as one character (俄外贸银行); '' if it begins with none. */
export const firstCountry = memoByObject(({ characters, segments: [first] }: HanName): string => {
  const text = characters.slice(first?.from, first?.to).join('')
  if (text === alsoTitle) return ''
  return countryOfHan(text) ?? (first?.kind === 'place' ? countryOfLetter(text) : undefined) ?? ''
})
