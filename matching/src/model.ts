/** Input and output types of the matcher. */

/** 01 enterprise, 02 person, 03 vessel, 04 aircraft; null if unknown. */
export type PartyKind = '01' | '02' | '03' | '04'

/** Known details of the party besides its name; all are optional, and an absent one never lowers a score. */
export interface QueryDetails {
  /** ISO yyyy, yyyy-mm or yyyy-mm-dd; anything else counts as absent. */
  birthDate?: string | undefined
  sex?: Sex | undefined
  /** ISO 3166-1 alpha-2: nationality, registration or address; any of them. */
  countries?: readonly string[] | undefined
  /** As typed, in any spelling. */
  identifiers?: readonly string[] | undefined
}

/** What the lists say about a subject besides its names. */
export interface SubjectDetails {
  /** ISO days, both ends inclusive; null if open. Several are alternatives. */
  birthRanges: readonly { from: string | null; to: string | null; isCirca: boolean }[]
  sex: Sex | null
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** Forms of `identifierForms`. */
  identifiers: readonly string[]
  /** Kind of each identifier in the terms of the lists (`imo`, `passport`, …), for the explanation. */
  identifierKinds?: readonly string[] | undefined
}

export type Sex = 'male' | 'female'

/** A subject to be scored. Without details only its names count. */
export interface ScoredSubject {
  names: readonly ListedName[]
  type: PartyKind
  details: SubjectDetails | null
}

export interface ListedName {
  value: string
  quality: 'strong' | 'weak'
  kind: 'primary' | 'aka' | 'fka' | 'nka'
  /** The kind of a Chinese name that we give to the party; absent for a name that a list prints. */
  translation?: TranslationKind
}

/** What is known of a listed name besides its text. */
export type NameMarks = Omit<ListedName, 'value'>

/** How a Chinese name is used: by the party or a government, by the press, alone, in the past, or word for word. */
export type TranslationKind = 'official' | 'press' | 'short' | 'former' | 'literal'

const chineseCountries = new Set(['CN', 'HK', 'MO', 'TW'])

/** Two syllables are the sound of many names. */
const leastShort = 3

/**
 * Whether a Chinese name that we give to a party, of so many characters, is its own, while a list prints an English one:
 * its sound in Latin letters is then a name of the party too (闻泰科技, Wentai Keji). That of a foreign party is also the
 * sound of others (普京, Pu Jing). `countries`: of the party, the most relevant first.
 */
export function isOwnChineseName(
  translation: TranslationKind,
  characters: number,
  { type, countries }: { type: PartyKind; countries: readonly string[] },
): boolean {
  if (type !== '01' || !chineseCountries.has(countries[0] ?? '')) return false
  return translation !== 'literal' && (translation !== 'short' || characters >= leastShort)
}

export type Band = 'strong' | 'likely' | 'possible' | 'weak' | 'none'

/** Relation of a part of the query to a part of the listed name. */
export type TokenRelation =
  | 'same'
  | 'pinyin'
  | 'transliteration'
  | 'spelling'
  | 'joined'
  | 'initial'
  | 'equivalent'
  /** The query names the country that the lists state for the party. */
  | 'country'
  | 'missing'
  | 'extra'
  | 'conflict'

export interface TokenPair {
  /** As typed; null if only the list has it. */
  query: string | null
  /** As published; null if only the query has it. */
  listed: string | null
  relation: TokenRelation
}

/** One line of the sum. `points` of all lines add up to the score exactly, to two decimals. */
export interface Contribution {
  /** Phrase key: `base`, `spelling`, `conflict`, `missing`, `weakAlias`, `legalForm`, `identifier`, … */
  term: string
  points: number
}

/** Relation of a given detail to the lists; `unknown` if either side has none. */
export type DetailRelation = 'agrees' | 'near' | 'differs' | 'unknown'

export interface DetailComparison {
  kind: 'birthDate' | 'sex' | 'country' | 'identifier'
  relation: DetailRelation
  /** As given; several countries are separated by commas. Null if not given. */
  query: string | null
  /**
   * What the lists say, the nearest of several: days in ISO 8601 / EDTF (`1965`, `1958/1963`, `1960~` for about
   * 1960).
   */
  listed: string | null
  /** For an equal identifier: its kind in the lists (`imo`, `passport`, …). */
  identifierKind?: string | undefined
}

export interface Explanation {
  queryNormal: string
  listedNormal: string
  tokens: TokenPair[]
  contributions: Contribution[]
  /** Details of either side, in a fixed order; empty if the query had none. */
  details: DetailComparison[]
  /** Raised when the same pair can get another score. */
  methodVersion: string
}

export interface NameMatch {
  /** 0–100, two decimals. */
  score: number
  band: Band
  /** The listed name with the best score, as published, or a Chinese name of ours. */
  matchedName: string
  matchedQuality: 'strong' | 'weak'
  /** The kind of a Chinese name of ours; null for a published name. */
  matchedTranslation: TranslationKind | null
  /** UTF-16 ranges [start, end) of `matchedName` that the query matches, with their relation. */
  highlights: { start: number; end: number; relation: TokenRelation }[]
  explanation: Explanation
}

/**
 * Candidate keys of one subject, one keyword field each. Han families are separate, because mixed they would outrank
 * the rest.
 */
export interface NameKeys {
  token: string[]
  phonetic: string[]
  consonantSkeleton: string[]
  /** Each raw token with one letter left out. */
  deletion: string[]
  /** Adjacent tokens as one word, and the whole name. */
  joined: string[]
  /** Characters, character bigrams and pinyin bigrams of Han names; for Han queries. */
  han: string[]
  /** Latin spellings of Han names; for Latin queries. */
  hanRomanised: string[]
}

/** One way to find a token or part of the query; only the best alternative of a group counts. */
export interface QueryKey {
  field: keyof NameKeys
  value: string
  weight: number
}
