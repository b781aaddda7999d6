/**
 * What a Chinese notice says, as our reader or a person read it: made by `ingest` from the text, corrected and confirmed by a person, published by
 * `ingest`. Names, titles and legal bases are in the words of the notice; what it does not say is null or empty.
 */
export interface NoticeReading {
  kind: NoticeKind
  /** The list that it is about, by the id of its source (`cn-export-control`); null if the text names none. */
  sourceId: string | null
  authority: NoticeAuthority | null
  /** The notice's own number as printed: 商务部公告2025年第21号. */
  number: string | null
  title: string
  /** ISO day. */
  publishedOn: string | null
  /** First day in force, ISO. */
  effectiveOn: string | null
  /** Time of that day, `HH:MM` in Beijing. */
  effectiveTime: string | null
  reason: string | null
  /** 《…》, each with the articles cited. */
  legalBases: string[]
  /** Whom it puts on the list. */
  parties: NoticeParty[]
  /** What it changes in the measures of earlier notices. */
  changes: NoticeChange[]
}

/** Puts parties on a list, changes the measures of earlier notices, announces an investigation, or nothing of these. */
export type NoticeKind = 'listing' | 'change' | 'investigation' | 'other'

export type NoticeAuthority = 'mofcom' | 'uel' | 'mfa' | 'tao'

export type NoticePartyKind = 'company' | 'organisation' | 'person'

export interface NoticeParty {
  zh: string | null
  en: string | null
  kind: NoticePartyKind
  sex: 'male' | 'female' | null
  position: string | null
  address: string | null
  /** “及其分支机构”: the listing extends to its branches. */
  withBranches: boolean
  measures: string[]
}

export type NoticeAction = 'suspend' | 'stop' | 'resume'

export interface NoticeChange {
  action: NoticeAction
  /** Number of the earlier notice as printed; null if it is named by its day alone, or only its parties are named. */
  target: string | null
  /** Day of the earlier notice, ISO. */
  targetDay: string | null
  /** Chinese or English names of the parties it is about; empty: every party of the notice. */
  names: string[]
  /** First day, ISO. */
  from: string | null
  /** First day on which the measures apply again, ISO; null if no end is stated. */
  until: string | null
  /** The words of the announcement. */
  text: string
}

/** What the reader did not understand, for the person who confirms. */
export interface NoticeDoubt {
  code: NoticeDoubtCode
  /** The words or figures concerned. */
  value: string
}

export type NoticeDoubtCode =
  /** No rule read this line of the text. */
  | 'line-unread'
  /** The text states another number of parties than were read; `value` is `stated/read`. */
  | 'party-count'
  | 'list-unknown'
  | 'day-unknown'
  | 'number-unknown'
  | 'no-party'
  | 'no-change'
  /** A party without a name in English, or in Chinese. */
  | 'one-name'
  /** No day from which a change holds, or no earlier notice named. */
  | 'change-incomplete'
