import type { SourceRecord, SubjectType } from '@qingdan/database/record.ts'
import type { ListTraits } from './resolution/list-traits.ts'
import type { Warnings } from './warnings.ts'

export interface CountRange {
  min: number
  max: number
}

/** What the publisher's file is read into. `publishedOn` is known before the first record is asked for. */
export interface Edition {
  /** The publisher's own date, ISO. */
  publishedOn: string
  records: AsyncIterable<SourceRecord>
}

/** Who made a file: the publisher, somebody who converted the publisher's file, or somebody who transcribed notices. */
export type Origin = 'publisher' | 'mirror' | 'curated'

/** A format a list comes in. All formats of a source meet behind one normaliser. */
export interface SourceFormat {
  /** Kept with the snapshot: `xml`, `csv`, `mirror-json`. */
  id: string
  origin: Origin
  /**
   * Paths below a mirror folder. `{date}` stands for a day, `*` for any name; one of them may be packed (.xz, .gz, .zst). The
   * same file names are also found in `<source id>/{date}/` and `<source id>/`. Several files, or a `*`, make a bundle
   * (`readBundle`), in this order.
   */
  files: readonly string[]
  /**
   * Interprets the file, or the bundle. Throws `Rejected` when it is not one. `foundOn` is the day of the edition by where it was found,
   * ISO, for files that carry no date of their own.
   */
  read(content: AsyncIterable<Uint8Array>, warnings: Warnings, foundOn?: string): Promise<Edition>
}

/** A search whose first answer must stay. A subject that is on no list now is not searched for. */
export interface GoldenQuery {
  query: string
  /** Is the first answer, or shares the first place; of a merged one, who it was merged into. */
  subject: string
  /** Other first answers that are right as well; a comment says why. */
  accepted?: readonly string[]
}

/** One list: everything the pipeline needs to know of it. A new list is one of these and a line in the registry. */
export interface Source {
  /** Folder name; never changes. */
  id: string
  /** The contract's `sourceId`; never reused. */
  sourceNumber: number
  /** Subject ids are `<prefix>-<publisher id>`, unless a record carries a shared id. */
  subjectPrefix: string
  /** A list of measures, or a register of facts about parties that may be on none. Absent: a list. */
  role?: 'list' | 'register'
  shortName: string
  shortNameCn: string
  listName: string
  listNameCn: string
  /** Chinese names by the names that its records' listings bear (`Listing.list`); {} where none is worded. */
  listingNames: Readonly<Record<string, string>>
  publisher: string
  publisherCn: string
  countryCode: string
  /** Page a person can check. */
  url: string
  /** Of the publisher's data: `public domain`, `OGL-UK-3.0`, `CC-BY-4.0`, … */
  licence: string
  /** How its records are compared with those of other lists. */
  resolution: ListTraits
  /** When the publisher is asked: cron, five fields, Asia/Shanghai. */
  schedule: string
  /** Longest time between successful checks, hours. */
  staleAfterHours: number
  /** Longest the publisher goes without a new edition, days. */
  editionStaleAfterDays: number
  /** The files of the first format; null where the publisher has pages for people only. `{today}` in an address is the day, ISO. */
  download: {
    urls: readonly string[]
    /** Whole download, minutes. */
    timeoutMinutes: number
    /** Asked first where the publisher has not every day: `{today}` is then the newest it says to have, null refuses its answer. */
    newestDay?: { url: string; read(answer: unknown): string | null }
  } | null
  /** The publisher's own format first. */
  formats: readonly [SourceFormat, ...SourceFormat[]]
  /** Largest file, or files together, accepted, uncompressed bytes. */
  maxBytes: number
  /** What people rely on, checked before an index serves; [] where nothing is pinned. */
  goldenQueries: readonly GoldenQuery[]
  /** An edition outside these is not published unless forced. */
  expected: { total: CountRange; byType: Partial<Record<SubjectType, CountRange>> }
}
