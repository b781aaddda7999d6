/** Laws as stored: what is known of one version of a law, and its text by article. */

/** Kinds of laws and of what stands beside them; the API has their names. */
export type LawCategory =
  | 'statute'
  | 'administrative-regulation'
  | 'departmental-rule'
  | 'judicial-interpretation'
  | 'announcement'
  | 'regulation'
  | 'cabinet-order'
  | 'ministerial-order'
  | 'circular'
  | 'list'
  | 'regime'
  | 'programme'

/** One paragraph. `row`: a row of a table, its cells divided by " | "; `notice`: of the publisher about the text. */
export interface LawPassage {
  kind: 'text' | 'heading' | 'note' | 'row' | 'notice'
  text: string
}

/** What a law consists of, in the order printed. */
export type LawPart =
  | { kind: 'heading'; level: number; text: string }
  | {
      kind: 'article'
      /** Stays the same in every edition: `12`, `744.6`, `supplement-4`. */
      id: string
      /** As printed: 第十二条, § 744.6. */
      label: string
      heading: string | null
      passages: LawPassage[]
      /** Its text is left out here and must be read at the publisher's. */
      isOmitted?: true
      /** SHA-256 of the text as the publisher has it, hex; absent where our passages are all that there is. */
      sha256?: string
    }

/** One version of a law. Days are ISO. */
export interface LawVersion {
  kind: 'law'
  id: string
  /** The same for all versions of a law. */
  work: string
  /** ISO 3166-1 alpha-2, `EU`, `UN`; `INT` for bodies of several countries. */
  countryCode: string
  category: LawCategory
  /** `local` in the language of the law if that is neither. */
  title: { zh: string | null; en: string | null; local: string | null }
  abbreviation: string | null
  /** Number as given by who made it: 国务院令第835号. */
  number: string | null
  authority: string | null
  publishedOn: string | null
  effectiveOn: string | null
  /** How it ended, or will; `on` null if the day is not stated. */
  end: { how: 'repealed' | 'replaced'; on: string | null } | null
  /** The source says that it is in force. */
  isStatedInForce: boolean
  /** What the source says of its state, verbatim. */
  statedStatus: string | null
  /** Of ours or the publisher's, verbatim. */
  note: string | null
  summary: string | null
  urls: { zh: string | null; en: string | null }
  /** Who the text was taken from; empty without a text. */
  textSources: string[]
  /** How current a text is that was transcribed without its versions; absent for others. */
  textDays?: TextDays
  /** How it was made and amended, as printed. */
  preamble: string[]
  parts: LawPart[]
  /** The text breaks off: our source has only its beginning. */
  isIncomplete: boolean
}

/** What a transcription says of its own age; null where it does not. Days are ISO. */
export interface TextDays {
  /** Day on which it was taken from the official site. */
  takenOn: string | null
  /** Day since which the newest amendment that it names is in force. */
  amendedOn: string | null
}

/** What an edition of laws says besides. */
export interface LawFrame {
  kind: 'laws'
}
