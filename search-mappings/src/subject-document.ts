import type { PartyKind, TranslationKind } from '@qingdan/matching/model.ts'
import type { StoredKeys } from './key-fields.ts'

/** One subject as stored in Elasticsearch: what queries use, and everything a result row shows. */
export interface SubjectDocument {
  id: string
  /** 01 enterprise, 02 person, 03 vessel, 04 aircraft. */
  type: PartyKind
  subTypes: string[]
  isListed: boolean
  /** Contract `sourceId`s of the lists the subject is on now. */
  sourceIds: number[]
  /** ISO 3166-1 alpha-2, nationality, registration and address countries, the most relevant first. */
  countries: string[]
  /** Every name as published, primary first, then the Chinese names of ours. Not indexed; for the matcher. */
  names: DocumentName[]
  /** `foldedName` of every name, for exact mode. */
  exactNames: string[]
  /** The words of each name, folded, with spaces between them; of Han and Kana each character. */
  words: string[]
  /** `countStandingLists`; 0 for a subject on no list. For the order. */
  listCount: number
  /** The last day on which a list designated it, ISO; for the order. */
  designatedOn: string | null
  /** `identifierForms` of publisher's ids, our id and every document number. */
  identifiers: string[]
  /** Kind of each of them, in the same order; not indexed. */
  identifierKinds: string[]
  /** Candidate keys of all names, made by `matching/keys.ts`. */
  keys: StoredKeys
  /** Completion inputs, folded, with weights. */
  suggest: { input: string[]; weight: number }[]
  /** Fields of a result row besides names; not indexed. */
  row: SubjectRow
}

/** Fields that only the index uses; its `_source` leaves them out. */
export const indexOnlyFields = [
  'keys',
  'exactNames',
  'suggest',
  'words',
  'listCount',
  'designatedOn',
] as const satisfies (keyof SubjectDocument)[]

export interface DocumentName {
  value: string
  kind: 'primary' | 'aka' | 'fka' | 'nka'
  quality: 'strong' | 'weak'
  /** ISO 15924. */
  script: string
  /** BCP 47, if the list states it. */
  lang?: string
  /** The kind of a Chinese name that we give to the party (译名); absent for a published name. */
  translation?: TranslationKind
}

/** What a record states about the subject on one list of its publisher. */
export interface RowListing {
  sourceId: number
  /** The publisher's own number of the entry; null if it has none. */
  publisherId: string | null
  /** Lists whose decisions the record repeats, by number; absent if it has one of its own. */
  repeats?: number[]
  /** Name of the list inside the source, as published; absent, as `entries`, in an index of format 3. */
  list?: string
  programmes: string[]
  entries?: RowEntry[]
}

/** ISO days of one entry. */
export interface RowEntry {
  listedOn: string | null
  endedOn?: string
  suspensions?: { from: string | null; to: string | null }[]
}

export interface SubjectRow {
  listings: RowListing[]
  /** Earliest day on any list, ISO. */
  listedOn: string | null
  /** Last day on which any list changed the entry, ISO. */
  changedOn: string | null
  sex: 'male' | 'female' | null
  /** As published, display only. */
  birthDates: string[]
  /** ISO ranges, for comparison. */
  birthRanges: { from: string | null; to: string | null; isCirca: boolean }[]
  imo?: string
  vesselFlag?: string
  vesselOwner?: string
  vesselType?: string
  aircraftModel?: string
  aircraftOperator?: string
  msn?: string
  tailNumber?: string
  /** One identifying fact for parties without the above: position, registration number, … */
  extraField?: { key: string; value: string }
}
