import type { Bilingual } from '@qingdan/database/bilingual.ts'
import type { StoredNewsType } from '@qingdan/database/tables/news-tables.ts'
import type { FileFormat, FileSource } from '../source.ts'
import type { Warnings } from '../warnings.ts'

/** One announcement as its publisher's file has it. */
export interface FoundNews {
  /** The publisher's own id. */
  id: string
  /** Plain text in the publisher's language; null where it has none. */
  title: string | null
  titleCn: string | null
  summary: string | null
  /** ISO; null if the file has no readable date. */
  publishedOn: string | null
  url: string
}

/** A format of a publisher's news. */
export interface NewsFormat extends FileFormat {
  /** Reads the file, the newest first if it is so ordered. Throws `Rejected` when it is not in this format. */
  read(content: AsyncIterable<Uint8Array>, warnings: Warnings): AsyncIterable<FoundNews>
}

/** Declares one publisher of news. Its feed has the newest only; what it no longer has stays. */
export interface NewsSource extends FileSource<NewsFormat> {
  type: StoredNewsType
  /** ISO-2. */
  countryCode: string
  unit: Bilingual
  /** An office of the unit; null if the unit itself publishes. */
  secondUnit: Bilingual | null
  /** Page where a person can read on. */
  url: string
  /** Of a publisher with other news too: those whose title is about trade controls. */
  isWanted?(title: string): boolean
}
