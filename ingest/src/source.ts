import type { SourceRecord, SubjectType } from '@qingdan/database/record.ts'
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

/** One list: everything the pipeline needs to know of it. A new list is one of these and a line in the registry. */
export interface Source {
  /** Folder name; never changes. */
  id: string
  /** The contract's `sourceId`; never reused. */
  sourceNumber: number
  /** Subject ids are `<prefix>-<publisher id>`. */
  subjectPrefix: string
  shortName: string
  shortNameCn: string
  listName: string
  listNameCn: string
  publisher: string
  publisherCn: string
  countryCode: string
  /** Page a person can check. */
  url: string
  /** Longest time between successful checks, hours. */
  staleAfterHours: number
  /** Longest the publisher goes without a new edition, days. */
  editionStaleAfterDays: number
  download: {
    url: string
    /** Whole download, minutes. */
    timeoutMinutes: number
  }
  /** Where the file lies in a mirror folder: `<folder>/<YYYY-MM-DD>/<file>`, optionally ending `.xz`, `.gz` or `.zst`. */
  mirror: { folders: readonly string[]; file: string }
  /** Largest file accepted, uncompressed bytes. */
  maxBytes: number
  /** An edition outside these is not published unless forced. */
  expected: { total: CountRange; byType: Partial<Record<SubjectType, CountRange>> }
  /** Interprets the publisher's file. Throws `Rejected` when it is not one. */
  read(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Edition>
}
