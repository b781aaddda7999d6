import type { ColumnType, Generated } from 'kysely'
import type { StoredContent, StoredFrame } from '../control-list.ts'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>

/** A regulation whose content users look up. All of these tables are written only by `ingest`. */
export interface RegulationTable {
  /** Folder name in ingest/src/regulations: `us-ccl`. */
  id: string
  title: string
  title_cn: string
  publisher: string
  /** Page where a person can check the text. */
  url: string
  licence: string
  published_edition_id: number | null
  /** Last time the publisher was asked and the published edition was confirmed or replaced. */
  checked_at: Timestamp | null
}

/** The text of a regulation at a point in time. */
export interface RegulationEditionTable {
  id: Generated<number>
  regulation_id: string
  /** Point in time of the text, ISO. */
  published_on: string
  /** Latest day for which the publisher gave the same text, ISO. */
  confirmed_on: string
  /** SHA-256 of the publisher's content, uncompressed, hex. */
  sha256: string
  /** SHA-256 of the bytes as received, hex. */
  received_sha256: string
  url: string
  origin: 'publisher' | 'mirror' | 'curated' | 'starter'
  bytes: number
  /** Path below the data folder. */
  file_path: string
  frame: Json<StoredFrame>
  /** Figures by which the next edition is compared with this one. */
  counts: Json<Record<string, number>>
  stored_at: Timestamp
}

/** What an entry said between two dates. The current version has `valid_to` null. */
export interface RegulationEntryTable {
  id: Generated<number>
  regulation_id: string
  /** An ECCN, the name of a destination. */
  entry_id: string
  /** Place in the order printed. */
  position: number
  content: Json<StoredContent>
  /** SHA-256 of the canonical JSON of `content`, hex. */
  hash: string
  /** Point in time of the first edition with this content, ISO. */
  valid_from: string
  /** Point in time of the first edition without this content, ISO. */
  valid_to: string | null
}

/** What an article of a law says now, so that whoever relied on an earlier text is told. */
export interface ArticleTextTable {
  regulation_id: string
  /** Of the law's version: `us-15-cfr-744`. */
  law_id: string
  article: string
  /** SHA-256 of its text, hex; null when the law no longer has it. */
  sha256: string | null
  /** First day of this text, ISO: of the edition that brought it, or when its version of the law took effect. */
  since: string
}

/** One run of one regulation. */
export interface RegulationRunTable {
  id: Generated<number>
  regulation_id: string
  outcome: 'published' | 'unchanged' | 'rejected' | 'failed'
  /** Why it was rejected or failed; one sentence. */
  reason: string | null
  /** A `RunReasonCode`. */
  reason_code: string | null
  counts: Json<Record<string, number>>
  /** Milliseconds per step. */
  durations: Json<Record<string, number>>
  warnings: Json<{ code: string; count: number; examples: string[] }[]>
  started_at: Timestamp
  finished_at: Timestamp
}
