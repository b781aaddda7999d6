import type { Bilingual } from '../../contract/bilingual.ts'
import { categoryNames, groupNames, reasonNames } from './phrases.ts'
import { searchTerms } from './search-terms.ts'

/** What Chinese words of a search mean. */
export interface HanMeaning {
  /** Categories, groups and reasons whose Chinese names the words are; empty: no condition. */
  categories: string[]
  groups: string[]
  reasons: string[]
  /** English words to search instead. */
  searched: string[]
  /** Some of the words mean nothing to us. */
  isUnknown: boolean
}

/** Splits a name into what stands between its signs and conjunctions: "传感器和激光器". */
const partsOf = (name: string) => name.split(/[、，和及与《》\s]+/).filter((part) => part !== '')

/** Ids of the names of which the word is a part, otherwise of those that contain it: 电子 is category 3, not 航空电子 too. */
function idsNamed(names: Readonly<Record<string, Bilingual>>, word: string): string[] {
  const idsWhere = (isMeant: (part: string) => boolean) =>
    Object.entries(names).flatMap(([id, { zh }]) => (partsOf(zh).some(isMeant) ? [id] : []))
  const whole = idsWhere((part) => part === word)
  return whole.length > 0 ? whole : idsWhere((part) => part.includes(word))
}

/** Reads the Chinese words of a search: first as items of the trade, then as names of categories, groups and reasons. */
export function readHanWords(words: readonly string[]): HanMeaning {
  const meaning: HanMeaning = { categories: [], groups: [], reasons: [], searched: [], isUnknown: false }
  for (const word of words) {
    const term = searchTerms[word]
    const [categories, groups, reasons] = [categoryNames, groupNames, reasonNames].map((names) => idsNamed(names, word))
    if (term !== undefined) meaning.searched.push(term)
    else if (reasons?.length) meaning.reasons.push(...reasons)
    else if (groups?.length) meaning.groups.push(...groups)
    else if (categories?.length) meaning.categories.push(...categories)
    else meaning.isUnknown = true
  }
  return meaning
}
