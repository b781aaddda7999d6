/** What the matcher is asked and answers. Types only. */

/** 01 enterprise, 02 person, 03 vessel, 04 aircraft; null when the asker does not know. */
export type PartyKind = '01' | '02' | '03' | '04'

/** What the asker knows of the party beside its name; everything may be left out, and nothing left out counts against anyone. */
export interface QueryDetails {
  /** ISO yyyy, yyyy-mm or yyyy-mm-dd; anything else counts as not given. */
  birthDate?: string | undefined
  sex?: Sex | undefined
  /** ISO 3166-1 alpha-2: nationality, registration or address; any of them. */
  countries?: readonly string[] | undefined
  /** As typed, in any writing. */
  identifiers?: readonly string[] | undefined
}

/** What the lists say of a subject beside its names. */
export interface SubjectDetails {
  /** ISO days, both ends inclusive; null where open. Several are alternatives. */
  birthRanges: readonly { from: string | null; to: string | null; isCirca: boolean }[]
  sex: Sex | null
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** Forms of `identifierForms`. */
  identifiers: readonly string[]
  /** Kind of each identifier in the lists' words (`imo`, `passport`, …), for the explanation. */
  identifierKinds?: readonly string[] | undefined
}

export type Sex = 'male' | 'female'

/** A subject as it is scored. Without details only its names count. */
export interface ScoredSubject {
  names: readonly ListedName[]
  type: PartyKind
  details: SubjectDetails | null
}

export interface ListedName {
  value: string
  quality: 'strong' | 'weak'
  kind: 'primary' | 'aka' | 'fka' | 'nka'
}

export type Band = 'strong' | 'likely' | 'possible' | 'weak' | 'none'

/** How a stretch of the query relates to a stretch of the listed name. */
export type TokenRelation =
  | 'same'
  | 'pinyin'
  | 'transliteration'
  | 'spelling'
  | 'joined'
  | 'initial'
  | 'equivalent'
  | 'missing'
  | 'extra'
  | 'conflict'

export interface TokenPair {
  /** As typed; null when only the list has it. */
  query: string | null
  /** As published; null when only the query has it. */
  listed: string | null
  relation: TokenRelation
}

/** One line of the sum. `points` of all lines add up to the score exactly, to two decimals. */
export interface Contribution {
  /** Phrase key: `base`, `spelling`, `conflict`, `missing`, `weakAlias`, `legalForm`, `identifier`, … */
  term: string
  points: number
}

/** How a detail given relates to what the lists say; `unknown` when either side says nothing. */
export type DetailRelation = 'agrees' | 'near' | 'differs' | 'unknown'

export interface DetailComparison {
  kind: 'birthDate' | 'sex' | 'country' | 'identifier'
  relation: DetailRelation
  /** As given; countries with commas between. Null when not given. */
  query: string | null
  /** What the lists say, of several the nearest: days in ISO 8601 / EDTF (`1965`, `1958/1963`, `1960~` for about 1960). */
  listed: string | null
  /** Of an identifier that agrees: what the lists call it (`imo`, `passport`, …). */
  identifierKind?: string | undefined
}

export interface Explanation {
  queryNormal: string
  listedNormal: string
  tokens: TokenPair[]
  contributions: Contribution[]
  /** Details either side has, in a fixed order; empty when the query gave none. */
  details: DetailComparison[]
  /** Bumped when the same pair can score differently. */
  methodVersion: string
}

export interface NameMatch {
  /** 0–100, two decimals. */
  score: number
  band: Band
  /** The listed name that matched best, as published. */
  matchedName: string
  matchedQuality: 'strong' | 'weak'
  /** UTF-16 ranges [start, end) of `matchedName` that the query accounts for, with how. */
  highlights: { start: number; end: number; relation: TokenRelation }[]
  explanation: Explanation
}

/** Candidate keys of one subject, a keyword field each. Han families stay apart: mixed, they drown the rest. */
export interface NameKeys {
  token: string[]
  phonetic: string[]
  consonantSkeleton: string[]
  /** Each raw token with one letter left out. */
  deletion: string[]
  /** Neighbouring tokens written together, and the whole name. */
  joined: string[]
  /** Characters, character bigrams and pinyin bigrams of Han names; asked by Han queries. */
  han: string[]
  /** Latin spellings of Han names; asked by Latin queries. */
  hanRomanised: string[]
}

/** One way to find a token or stretch of the query; the alternatives of a group compete, the best counts. */
export interface QueryKey {
  field: keyof NameKeys
  value: string
  weight: number
}
