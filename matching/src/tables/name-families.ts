import { arabicSpellings } from './name-families/arabic.ts'
import { attributes, dinStems } from './name-families/arabic-parts.ts'
import { continentalShortNames } from './name-families/continental-short-names.ts'
import {
  japaneseSpellings,
  koreanSpellings,
  southeastAsianSpellings,
  vietnameseSpellings,
} from './name-families/east-asian.ts'
import { equivalentNames } from './name-families/equivalents.ts'
import { hebrewSpellings, indicSpellings } from './name-families/hebrew-and-indic.ts'
import { shortNames } from './name-families/short-names.ts'
import { slavicSpellings } from './name-families/slavic.ts'
import { westernSpellings } from './name-families/western.ts'
import { wordGroups } from './words.ts'

/** Families without a form in another family. */
export const disjointFamilies = [
  ...wordGroups(arabicSpellings),
  ...wordGroups(attributes).map((spellings) => spellings.map((spelling) => `abdul${spelling}`)),
  ...wordGroups(dinStems).map((stems) => stems.map((stem) => `${stem}uddin`)),
  ...wordGroups(slavicSpellings),
  ...wordGroups(westernSpellings),
  ...wordGroups(hebrewSpellings),
  ...wordGroups(indicSpellings),
  ...wordGroups(japaneseSpellings),
  ...wordGroups(vietnameseSpellings),
  ...wordGroups(southeastAsianSpellings),
]

/** Spellings of one name, one family per line: those that edit distance does not accept, or should not cost points. */
export const spellingFamilies = [...disjointFamilies, ...wordGroups(koreanSpellings)]

/** One name in several languages, each form with its spellings. A name may be in several families. */
export const equivalentFamilies = withSpellings(wordGroups(equivalentNames), Number.POSITIVE_INFINITY)

/** Names that may mean one person, at a cost: short and pet names with the full name, which comes first, and equivalents. */
export const nicknameFamilies = [
  ...withSpellings(wordGroups(shortNames + continentalShortNames), 1),
  ...equivalentFamilies,
]

/** Adds to a family the spellings of its first `count` names. */
function withSpellings(families: readonly string[][], count: number): string[][] {
  const spellings = new Map<string, string[]>()
  for (const family of disjointFamilies) for (const form of family) spellings.set(form, family)
  return families.map((family) => [
    ...new Set([...family, ...family.slice(0, count).flatMap((form) => spellings.get(form) ?? [])]),
  ])
}
