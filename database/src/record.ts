import type { Bilingual } from './bilingual.ts'

/**
 * One party as printed by one publisher, in the common form of all lists.
 * Stored whole in `source_records.record`; the detail page and the index are made from it.
 * Every statement of the publisher is kept: one without its own field is a `Fact`.
 */

/** 01 enterprise, 02 person, 03 vessel, 04 aircraft (core-platform.md §3). */
export type SubjectType = '01' | '02' | '03' | '04'

export type SubjectSubType =
  | '0101'
  | '0102'
  | '0103'
  | '0104'
  | '0105'
  | '0106'
  | '0107'
  | '0201'
  | '0202'
  | '0203'
  | '0204'
  | '0205'
  | '0206'
  | '0301'
  | '0401'

/** ISO 15924: Latn, Hans, Hant, Cyrl, Arab, Hang, Jpan, Grek, Hebr, … ; Zyyy when undetermined. */
export type Script = string

/** A text in the words of its publisher or curator; null in a language that neither gives. */
export type PublishedText = Bilingual<string | null>

export type NameKind = 'primary' | 'aka' | 'fka' | 'nka'

export type NamePartKind =
  | 'last'
  | 'first'
  | 'middle'
  | 'maiden'
  | 'patronymic'
  | 'matronymic'
  | 'nickname'
  | 'entity'
  | 'vessel'
  | 'aircraft'
  | 'other'

export interface RecordName {
  /** The full name in reading order, as an analyst would type it. */
  value: string
  kind: NameKind
  quality: 'strong' | 'weak'
  script: Script
  /** BCP 47, if the publisher states the language. */
  language?: string
  /** The publisher's name parts in the publisher's order; absent if the name is one text. */
  parts?: { kind: NamePartKind; value: string }[]
  /** Marked as an acronym by the publisher. */
  isAcronym?: boolean
  note?: string
}

/** A day, month, year or period as published: both ends inclusive, ISO `YYYY-MM-DD`; null if open or unknown. */
export interface PartialDate {
  from: string | null
  to: string | null
  isCirca: boolean
  /** Gregorian unless stated. */
  calendar?: string
  /** The publisher's text, or the shortest exact wording ("1962", "circa 1962", "1958 to 1963"). */
  text: string
  note?: string
}

export interface Place {
  /** One line, in the publisher's words. */
  text: string
  city?: string
  region?: string
  /** ISO 3166-1 alpha-2; absent if the publisher's country is unknown or no longer exists. */
  countryCode?: string
  /** The country as published. */
  country?: string
  note?: string
}

export interface Address extends Place {
  lines?: string[]
  postalCode?: string
}

export interface CountryStatement {
  kind: 'nationality' | 'citizenship' | 'registration' | 'jurisdiction'
  countryCode?: string
  country: string
  note?: string
}

export type DocumentKind =
  | 'passport'
  | 'national-id'
  | 'tax-id'
  | 'registration'
  | 'uscc'
  | 'lei'
  | 'swift-bic'
  | 'imo'
  | 'mmsi'
  | 'call-sign'
  | 'tail-number'
  | 'msn'
  | 'wallet'
  | 'email'
  | 'website'
  | 'phone'
  | 'other'

export interface IdentityDocument {
  kind: DocumentKind
  /** The publisher's name of the document type. */
  label: string
  number: string
  countryCode?: string
  country?: string
  issuingAuthority?: string
  issuedOn?: PartialDate
  expiresOn?: PartialDate
  /** Digital currency of a wallet (XBT, ETH, …). */
  currency?: string
  /** The publisher doubts or denies it ("fraudulent", "expired"). */
  validity?: string
  note?: string
}

/** A statement without its own field: `label` is the publisher's heading, `value` the publisher's text. */
export interface Fact {
  /** Stable key of the statement, the phrase key of its heading: `vessel-type`, `secondary-sanctions-risk`, … */
  key: string
  label: string
  value: string
  date?: PartialDate
  note?: string
}

/** One entry of the party on one list: its listing. */
export interface Listing {
  /** The list's name as published (SDN List, UN Al-Qaida list, …). */
  list: string
  programmes: string[]
  /** What the listing does (Block, …), as published. */
  measures: string[]
  legalBases: string[]
  /** First day on the list, ISO; null if the publisher gives none. */
  listedOn: string | null
  /** Days on which the publisher amended the entry, ISO, ascending. */
  amendedOn: string[]
  /** The publisher's reference number (UN QDi.012), if it differs from the record's id. */
  reference?: string
  note?: string
  /** First day on which it no longer applies, ISO, if the publisher states it; absent while it is in force. */
  endedOn?: string
  /** How the end was announced. */
  endNote?: PublishedText
  /** Periods in which it is suspended. */
  suspensions?: Suspension[]
  /** The act that listed the party, if the list is a series of notices. */
  notice?: Notice
  /** Where the act is published. */
  url?: string
  /** Licence requirement and licence review policy for this party (BIS). */
  licenceRequirement?: string
  licencePolicy?: string
  /** Dated states of the designation (Section 1260H). */
  timeline?: ListingState[]
  /** Dated debarments (AECA). */
  debarments?: { effectiveDate: string | null; debarment: string; frDate: string | null; text: string }[]
}

/** Both ends ISO and inclusive; `from` is null if the publisher gives no start, `to` while no end is announced. */
export interface Suspension {
  from: string | null
  to: string | null
  note: PublishedText
  /** Number of the notice that suspends. */
  reference?: string
  url?: string
}

export interface Notice {
  title: PublishedText
  /** 商务部公告2025年第21号 */
  number: PublishedText
  authority: PublishedText
  reason: PublishedText
  measures: PublishedText[]
  legalBases: PublishedText[]
  url: string | null
  /** Day of the act, ISO; `listedOn` is the day on which it takes effect. */
  publishedOn?: string
  /** The full text of the act, in its own language. */
  text?: string
}

export interface ListingState {
  /** ISO day, or only the year or month if no more is stated. */
  date: string
  status: PublishedText
  news: { title: string; url: string }[]
  laws: { title: string; url: string }[]
}

export interface RecordRelationship {
  /** Publisher's id of the other party on the same list; absent if the list gives only its name. */
  toPublisherId?: string
  /** The other party's name as published, if it has no number. */
  toName?: string
  /** Share in percent, if the publisher states one. */
  percent?: number
  /** The publisher's sentence ("99 % owned by …"). */
  statement?: string
  /** Stable key: `owned-or-controlled-by`, `family-member-of`, … */
  kind: string
  label: string
  isFormer: boolean
  quality?: string
  note?: string
}

export interface Vessel {
  imo?: string
  mmsi?: string
  callSign?: string
  type?: string
  flag?: string
  flagCode?: string
  formerFlags?: string[]
  owner?: string
  tonnage?: string
  grossTonnage?: string
  builtOn?: PartialDate
}

export interface Aircraft {
  model?: string
  operator?: string
  tailNumber?: string
  formerTailNumbers?: string[]
  msn?: string
  constructionNumber?: string
  manufacturedOn?: PartialDate
  modeSCode?: string
}

/** Numbers of the same party on other lists. */
export interface CrossReference {
  /** `ofac` FixedRef/uid/ent_num; `un` DATAID reference (QDi.012); `eu` EU.27.28; `uk` RUS0001; `qid` Wikidata. */
  scheme: 'ofac' | 'un' | 'eu' | 'uk' | 'qid'
  value: string
}

export interface SourceRecord {
  publisherId: string
  /** Id of its subject if lists share one numbering (`ofac-7771` in OFAC's two lists and the CSL). */
  sharedId?: string
  /** The same party on other lists, as stated by this publisher. */
  crossReferences?: CrossReference[]
  /** Named parts of the party that the listing includes, without a record of their own. */
  subsidiaries?: { name: string; aka: string; address: string }[]
  type: SubjectType
  /** Each with the programme or feature that gave it. */
  subTypes: { code: SubjectSubType; reason: string }[]
  names: RecordName[]
  sex: 'male' | 'female' | null
  birthDates: PartialDate[]
  birthPlaces: Place[]
  countries: CountryStatement[]
  addresses: Address[]
  documents: IdentityDocument[]
  titles: string[]
  positions: string[]
  vessel?: Vessel
  aircraft?: Aircraft
  facts: Fact[]
  remarks: string[]
  listings: Listing[]
  relationships: RecordRelationship[]
}
