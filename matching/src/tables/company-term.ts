export type TermKind = 'legal' | 'place' | 'industry' | 'generic' | 'number' | 'trade'

export interface CompanyTerm {
  zh: string
  kind: TermKind
  /** Wordings in Latin letters as word lists, the most usual first. */
  wordings: readonly (readonly string[])[]
  /** The most usual wording of a Japanese name. */
  inJapanese?: readonly string[]
  /** A word that is a place only at the beginning of a name. */
  isMinor?: boolean
  /** An ordinary word that occurs in the names of many companies: 东方. */
  isPlain?: boolean
}
