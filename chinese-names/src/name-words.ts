import { readTable } from './read-table.ts'

/** A word or term of organisations' names in Latin letters, folded, and what Chinese names say for it. */
export interface OrganisationWord {
  latin: string
  zh: readonly string[]
  /** legal, place, industry, quality, institution, person, or the language of a transliterated word. */
  class: string
}

/** A part of people's names in Latin letters, folded, and how Chinese writes it, the most usual first. */
export interface PersonToken {
  token: string
  zh: readonly string[]
}

/** The terms of organisations' names, then the words; the most usual of each first. */
export function organisationWords(): OrganisationWord[] {
  return [
    ...readTable('organisation-terms.tsv', ['term', 'zh', 'class']).map((row) => ({ ...row, latin: row.term })),
    ...readTable('organisation-words.tsv', ['word', 'zh', 'class', 'note']).map((row) => ({ ...row, latin: row.word })),
  ].map(({ latin, zh, class: kind }) => ({ latin, zh: zh.split(';'), class: kind }))
}

/** The parts of people's names, those of all languages. */
export function personTokens(): PersonToken[] {
  return ['slav', 'mideast-asia', 'west']
    .flatMap((region) => readTable(`person-tokens-${region}.tsv`, ['token', 'zh', 'part', 'origin']))
    .map(({ token, zh }) => ({ token, zh: zh.split(';') }))
}
