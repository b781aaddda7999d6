import { lazy } from '../lazy.ts'
import { foldHan } from '../scripts/han/han-fold.ts'
import { readName } from '../scripts/han/han-reading.ts'
import { chinesePlaces } from './chinese-places.ts'
import type { CompanyTerm, TermKind } from './company-term.ts'
import { type Country, countries } from './countries.ts'
import { generalTerms, legalTerms, numberTerms, placeTerms } from './general-terms.ts'
import { goodsTerms } from './goods-terms.ts'
import { characterMeanings } from './han/character-meanings.ts'
import { industryTerms } from './industry-terms.ts'
import { japaneseGeneralTerms, japaneseIndustryTerms, japaneseLegalTerms } from './japanese-terms.ts'
import { organisationTerms } from './organisation-terms.ts'
import { regionNames } from './regions.ts'
import { institutionNames, tradeNames } from './trade-names.ts'

const terms = lazy(() => {
  const inJapanese = [
    ...read(japaneseLegalTerms, 'legal'),
    ...read(japaneseIndustryTerms, 'industry'),
    ...read(japaneseGeneralTerms, 'generic'),
  ].map(inChineseForm)
  const known = merge([
    ...countries().flatMap(countryTerms),
    ...read(legalTerms, 'legal'),
    ...read(placeTerms, 'place'),
    ...read(industryTerms, 'industry'),
    ...read(goodsTerms, 'industry'),
    ...read(generalTerms, 'generic'),
    ...read(characterMeanings, 'trade').map((term) => ({ ...term, isPlain: true })),
    ...regionNames().map(({ zh, en }) => ({ zh, kind: 'generic' as const, wordings: [en.split(' ')] })),
    ...read(numberTerms, 'number'),
    ...inJapanese,
    ...read(tradeNames, 'trade'),
    ...read(institutionNames, 'trade'),
    ...chinesePlaces.map((zh) => ({
      zh,
      kind: 'place' as const,
      wordings: [[readName([...zh], false).join('')]],
      isMinor: true,
    })),
  ])
  return merge([...known.values(), ...organisationTerms(known)])
})

/** The term of these characters; one in several tables keeps its first kind and all its wordings. */
export function companyTerm(zh: string): CompanyTerm | undefined {
  return terms().get(zh)
}

/** Characters of the longest term. */
export const longestTerm = lazy(() => Math.max(...[...terms().keys()].map((zh) => [...zh].length)))

/** Words of terms of two characters and more: what single characters may mean (元, prime) names things as well. */
const translations = lazy(
  () =>
    new Set(
      [...terms().values()]
        .filter((term) => term.kind !== 'trade' && (term.zh.length > 1 || term.kind === 'legal'))
        .flatMap((term) => term.wordings.flat()),
    ),
)

/** True for an English word of trade, industry, places or legal forms. */
export function isTranslation(word: string): boolean {
  return translations().has(word)
}

const placeWordings = lazy(() =>
  [...terms().values()].filter((term) => term.kind === 'place').flatMap((term) => term.wordings),
)
const placeWords = lazy(() => new Set(placeWordings().flat()))

/** True for a word of a place's English name. */
export function isPlaceWord(word: string): boolean {
  return placeWords().has(word)
}

/** The second words of places of two words, by the first. */
const placePairs = lazy(() => {
  const seconds = new Map<string, Set<string>>()
  for (const [first = '', second = '', ...rest] of placeWordings()) {
    if (second !== '' && rest.length === 0) seconds.set(first, (seconds.get(first) ?? new Set()).add(second))
  }
  return seconds
})

/** True for two neighbours that are one place: Hong Kong. */
export function isPlacePair(one: string, other: string): boolean {
  return placePairs().get(one)?.has(other) === true
}

/** Legal forms are removed from names before they are compared, so they are removed from wordings too; a wording that is only a legal form stays. */
function withoutForm(wording: string): string {
  return wording.replace(/ (?:corporation|corp|company|co|limited|ltd|inc)$/, '')
}

/** China is the country of most names in Han, and says as little as National. */
function countryTerms({ code, zh, wordings }: Country): CompanyTerm[] {
  return zh.map((name) => ({ zh: name, kind: code === 'CN' ? 'generic' : 'place', wordings }))
}

/** As names are compared: 製作所 as 制作所. */
function inChineseForm(term: CompanyTerm): CompanyTerm {
  return { ...term, zh: [...term.zh].map(foldHan).join('') }
}

function merge(terms: readonly CompanyTerm[]): Map<string, CompanyTerm> {
  const merged = new Map<string, CompanyTerm>()
  for (const term of terms) {
    const known = merged.get(term.zh)
    const wordings = new Map([...(known?.wordings ?? []), ...term.wordings].map((words) => [words.join(' '), words]))
    const inJapanese = term.inJapanese ?? known?.inJapanese
    merged.set(term.zh, { ...(known ?? term), wordings: [...wordings.values()], ...(inJapanese && { inJapanese }) })
  }
  return merged
}

function read(block: string, kind: TermKind): CompanyTerm[] {
  return block
    .split(/[\n/]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [zh = '', listed = ''] = entry.split('=')
      const wordings = listed.split(',').map((wording) => withoutForm(wording.trim()).split(' '))
      return {
        zh,
        kind,
        wordings: wordings.toSorted((one, other) => other.length - one.length),
        inJapanese: wordings[0] ?? [],
      }
    })
}
