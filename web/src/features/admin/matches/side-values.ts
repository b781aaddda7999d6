import { type Language, pick } from '@qingdan/api/contract/bilingual.ts'
import type { MatchSide } from '@qingdan/api/contract/matches/match-decisions.ts'

export type SideField =
  | 'names'
  | 'birthday'
  | 'birthPlaces'
  | 'sex'
  | 'countries'
  | 'identifiers'
  | 'addresses'
  | 'programmes'

/** What the lists state of a field that needs no words of the page, each value once. */
export function valuesOfSide(
  side: MatchSide,
  field: Exclude<SideField, 'sex' | 'countries'>,
  language: Language,
): string[] {
  const values = {
    names: () => side.names.map(({ value }) => value),
    birthday: () => side.birthday,
    birthPlaces: () => side.birthPlaces,
    identifiers: () =>
      side.identifiers.map(({ nameZh, nameEn, value }) => `${pick({ zh: nameZh, en: nameEn }, language)} ${value}`),
    addresses: () => side.addresses,
    programmes: () => side.lists.flatMap(({ programmes }) => programmes),
  }[field]()
  return [...new Set(values)]
}

/** Whether the other side states the value too, regardless of case and punctuation. */
export function isShared(value: string, others: readonly string[]): boolean {
  return others.some((other) => foldedOf(other) === foldedOf(value))
}

function foldedOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase()
}
