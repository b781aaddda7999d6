import { generalTerms, legalTerms, numberTerms, placeTerms } from './general-terms.ts'
import { industryTerms } from './industry-terms.ts'

export type TermKind = 'legal' | 'place' | 'industry' | 'generic' | 'number'

export interface CompanyTerm {
  zh: string
  kind: TermKind
  /** English wordings as word lists, longest first. */
  wordings: readonly (readonly string[])[]
}

export const companyTerms: ReadonlyMap<string, CompanyTerm> = new Map(
  [
    ...read(legalTerms, 'legal'),
    ...read(placeTerms, 'place'),
    ...read(industryTerms, 'industry'),
    ...read(generalTerms, 'generic'),
    ...read(numberTerms, 'number'),
  ].map((term) => [term.zh, term] as const),
)

const translations = new Set([...companyTerms.values()].flatMap((term) => term.wordings.flat()))

/** True for an English word that some term stands for. */
export function isTranslation(word: string): boolean {
  return translations.has(word)
}

const placeWords = new Set(
  [...companyTerms.values()].filter((term) => term.kind === 'place').flatMap((term) => term.wordings.flat()),
)

/** True for a word of a place's English name. */
export function isPlaceWord(word: string): boolean {
  return placeWords.has(word)
}

/** Characters of the longest term. */
export const longestTerm = Math.max(...[...companyTerms.keys()].map((zh) => [...zh].length))

function read(block: string, kind: TermKind): CompanyTerm[] {
  return block
    .split(/[\n/]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [zh = '', wordings = ''] = entry.split('=')
      return {
        zh,
        kind,
        wordings: wordings
          .split(',')
          .map((wording) => wording.trim().split(' '))
          .sort((one, other) => other.length - one.length),
      }
    })
}
