import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import type { DocumentName } from '@qingdan/search-mappings/subject-document.ts'

/** What the bench reads of a subject: names as publishers print them, none of ours. */
export interface ListedParty {
  id: string
  type: CandidateDocument['type']
  countries: readonly string[]
  names: readonly DocumentName[]
}

export function publishedParty({ id, type, countries, names }: CandidateDocument): ListedParty {
  return { id, type, countries, names: names.filter(({ translation }) => translation === undefined) }
}

/** Names that a party prints for itself; weak aliases are often nicknames and show nothing about spelling. */
export function strongNames({ names }: ListedParty): DocumentName[] {
  return names.filter(({ quality }) => quality === 'strong')
}

export function namesIn(party: ListedParty, script: RegExp): DocumentName[] {
  return strongNames(party).filter(({ value }) => script.test(value))
}

export const only = {
  latin: /^[\p{Script=Latin}\P{L}]+$/u,
  han: /^[\p{Script=Han}\P{L}]+$/u,
  kana: /[\p{Script=Katakana}\p{Script=Hiragana}]/u,
  hangul: /^[\p{Script=Hangul}\P{L}]+$/u,
  cyrillic: /^[\p{Script=Cyrillic}\P{L}]+$/u,
  arabic: /^[\p{Script=Arabic}\P{L}]+$/u,
  greek: /^[\p{Script=Greek}\P{L}]+$/u,
  hebrew: /^[\p{Script=Hebrew}\P{L}]+$/u,
  georgian: /^[\p{Script=Georgian}\P{L}]+$/u,
  armenian: /^[\p{Script=Armenian}\P{L}]+$/u,
  thai: /^[\p{Script=Thai}\P{L}]+$/u,
  burmese: /^[\p{Script=Myanmar}\P{L}]+$/u,
  khmer: /^[\p{Script=Khmer}\P{L}]+$/u,
} as const

/** Words in lower case without accents; apostrophes join, every other sign parts. */
export function wordsOf(value: string): string[] {
  return (
    value
      .normalize('NFKD')
      .replace(/[\p{M}'’‘ʻʼ`"“”]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The same for any order and any joining of words: names with one such form are written alike. */
export function writingOf(value: string): string {
  return wordsOf(value).sort().join('')
}

export function isOf(party: ListedParty, countries: readonly string[]): boolean {
  return party.countries.some((country) => countries.includes(country))
}
