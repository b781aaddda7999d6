import type { Bilingual } from '@qingdan/database/bilingual.ts'
import type { SourceRecord, SubjectType } from '@qingdan/database/record.ts'
import type { Repetition } from '@qingdan/database/source-traits.ts'
import type { WarningCode } from '@qingdan/database/warning-codes.ts'
import type { ListTraits } from '@qingdan/resolution/list-traits.ts'
import type { Warnings } from './warnings.ts'

export interface CountRange {
  min: number
  max: number
}

/** The result of reading a publisher's file. `publishedOn` is known before the first record is requested. */
export interface Edition {
  /** The publisher's own date, ISO. */
  publishedOn: string
  records: AsyncIterable<SourceRecord>
}

/** Who made a file: the publisher, a converter of the publisher's file, or a transcriber of notices. */
export type Origin = 'publisher' | 'mirror' | 'curated'

/** A format of files, and where a mirror folder has them. */
export interface FileFormat {
  /** Stored with the snapshot: `xml`, `csv`, `mirror-json`. */
  id: string
  origin: Origin
  /**
   * Paths below a mirror folder. `{date}` is a day, `*` any name; one of the files may be compressed (.xz, .gz,
   * .zst). The same file names are also looked for in `<source id>/{date}/` and `<source id>/`. Several files, or a
   * `*`, make a bundle (`readBundle`), in this order.
   */
  files: readonly string[]
}

/** A format of a list. All formats of a source are read by the same normaliser. */
export interface SourceFormat extends FileFormat {
  /** Transcribes a notice whole, with its text: what a record lacks, its notice does not state. If absent: in part. */
  isWhole?: boolean
  /**
   * Reads the file, or the bundle. Throws `Rejected` when it is not in this format. `foundOn` is the day of the
   * edition by the place where it was found, ISO, for files without a date.
   */
  read(content: AsyncIterable<Uint8Array>, warnings: Warnings, foundOn?: string): Promise<Edition>
}

/** A search with a fixed first answer. A subject that is on no list now is not searched for. */
export interface GoldenQuery {
  query: string
  /**
   * Id of the first answer, which may share the first place; a merged subject counts as the one it was merged into.
   */
  subject: string
  /** Other correct first answers; a comment says why. */
  accepted?: readonly string[]
}

/** What a real edition gives. */
export interface CheckedEdition {
  /** The publisher's own date, ISO. */
  publishedOn: string
  records: number
  /** How often each warning occurs; {} if there are none. */
  warnings: Partial<Record<WarningCode, number>>
}

/** A page of the publisher that was read on the way to the files. */
export interface IndexPage {
  /** The address that was requested. */
  url: string
  text: string
}

/** An address that a page leads to. */
export interface FoundAddress {
  /** Absolute. */
  url: string
  /** File name in the bundle; if absent, the last part of the address. */
  name?: string
  /** What its interface asks for besides the address, such as the key that the page sends. */
  headers?: Readonly<Record<string, string>>
}

/**
 * Reads one page and returns the addresses it leads to, in the order in which they are requested. Throws `PageChanged`
 * when the page does not have its usual form.
 */
export type FindStep = (page: IndexPage) => readonly FoundAddress[]

/** Where the files of a list are. */
export interface Download {
  /** The files, or the pages on which they are found. */
  urls: readonly string[]
  /** For files whose addresses change. */
  find?: {
    /** The first step reads the pages of `urls`, each further one those that the step before it found; the last finds the files. */
    steps: readonly [FindStep, ...FindStep[]]
    /**
     * Origins of the pages and files besides those of `urls`, such as `https://media.example.gov`: nothing is requested from another, and a
     * redirect to another is refused.
     */
    origins: readonly string[]
  }
  /** Time limit for the whole download, minutes. */
  timeoutMinutes: number
}

/** What must be known of a source, or of a regulation, to receive its files. */
export interface FileSource<Format extends FileFormat> {
  id: string
  publisher: string
  download: Download | null
  /** The publisher's own format first. */
  formats: readonly [Format, ...Format[]]
  /** Largest accepted size of the files together, uncompressed, bytes. */
  maxBytes: number
}

/**
 * Declares one list: everything that the pipeline needs. A new list is one such declaration and a line in the
 * registry.
 */
export interface Source {
  /** Folder name; never changes. */
  id: string
  /** The contract's `sourceId`; never used again for another list. */
  sourceNumber: number
  /** Subject ids are `<prefix>-<publisher id>`, unless a record has a shared id. */
  subjectPrefix: string
  /** A list of measures, or a register of facts about parties that may be on no list. If absent: a list. */
  role?: 'list' | 'register'
  shortName: string
  shortNameCn: string
  listName: string
  listNameCn: string
  /** Chinese names of the lists, by the names in its records' listings (`Listing.list`); {} if there are none. */
  listingNames: Readonly<Record<string, string>>
  publisher: string
  publisherCn: string
  /** The authority that the publisher is an office of, and the office; absent where the publisher's name has no office. */
  department?: Bilingual
  office?: Bilingual
  countryCode: string
  /** Page where a person can check the list. */
  url: string
  /** Licence of the publisher's data: `public domain`, `OGL-UK-3.0`, `CC-BY-4.0`, … */
  licence: string
  /**
   * Form of the record ids that the publisher gave; its first group is the number as the publisher prints it. Null if
   * we made the ids: they are never shown as the publisher's.
   */
  entryNumber: RegExp | null
  /** Entries that repeat decisions of other sources: they are shown, and not counted. If absent: none. */
  repeats?: readonly Repetition[]
  /** Whether the list marks the weak ones among its aliases. If absent: no. */
  marksWeakAliases?: boolean
  /** Whether every end it states is a term set beforehand: such an entry expires, nobody removes it. If absent: no. */
  endsAreTerms?: boolean
  /** How its records are compared with those of other lists. */
  resolution: ListTraits
  /** When the list is downloaded: cron, five fields, Asia/Shanghai. */
  schedule: string
  /** Longest allowed time between successful checks, hours. */
  staleAfterHours: number
  /** Longest allowed time between the publisher's editions, days. */
  editionStaleAfterDays: number
  /** How the files of the first format are downloaded; null if the publisher offers none. */
  download: Download | null
  /** The publisher's own format first. */
  formats: readonly [SourceFormat, ...SourceFormat[]]
  /** Largest accepted size of the files together, uncompressed, bytes. */
  maxBytes: number
  /** Golden queries, checked before an index serves; [] if there are none. */
  goldenQueries: readonly GoldenQuery[]
  /** An edition outside these ranges is published only with `force`. */
  expected: { total: CountRange; byType: Partial<Record<SubjectType, CountRange>> }
  /**
   * The newest real edition that we have: a test reads it again, because the small fixtures lack most oddities. Null if
   * we have none.
   */
  checkedEdition: CheckedEdition | null
}
