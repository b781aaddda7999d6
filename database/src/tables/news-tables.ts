import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>

/** 0: what China announces; 1: what others announce (api-contract.md, news/search). */
export type StoredNewsType = 0 | 1

/** A publisher of news. All of these tables are written only by `ingest`. */
export interface NewsSourceTable {
  /** Name in ingest/src/news: `us-federal-register`. */
  id: string
  type: StoredNewsType
  /** ISO-2. */
  country_code: string
  unit: string
  unit_cn: string
  /** An office of the unit; null if the unit itself publishes. */
  second_unit: string | null
  second_unit_cn: string | null
  /** Page where a person can read on. */
  url: string
  /** Last time the publisher gave its news. */
  checked_at: Timestamp | null
  /** How the last run ended. */
  outcome: 'published' | 'unchanged' | 'rejected' | 'failed' | null
  /** Why the last run was rejected or failed; one sentence. */
  reason: string | null
  /** A `RunReasonCode`. */
  reason_code: string | null
  counts: Json<Record<string, number>>
  warnings: Json<{ code: string; count: number; examples: string[] }[]>
  /** SHA-256 of the file read last, hex. */
  received_sha256: string | null
  finished_at: Timestamp | null
}

/** One announcement. It stays when the publisher's feed no longer has it. */
export interface NewsItemTable {
  id: Generated<number>
  source_id: string
  /** The publisher's own id: document number, id of the feed, address. */
  publisher_id: string
  /** In the publisher's language; at least one of the two titles is present. */
  title: string | null
  title_cn: string | null
  /** Plain text. */
  summary: string | null
  /** ISO. */
  published_on: string
  /** An http or https address. */
  url: string
  stored_at: Timestamp
}
