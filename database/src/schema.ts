import type { ColumnType, Generated } from 'kysely'
import type { SourceRecord, SubjectSubType, SubjectType } from './record.ts'

/** `date` columns travel as ISO `YYYY-MM-DD`, `timestamptz` as Date (see connection.ts). */
type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>

/** A list we know: its registry entry, and what is published of it. Written by `ingest` only. */
export interface SourceTable {
  /** Folder name in ingest/src/sources, e.g. `ofac-sdn`. */
  id: string
  /** The contract's `sourceId`; never reused. */
  source_number: number
  short_name: string
  short_name_cn: string
  list_name: string
  list_name_cn: string
  publisher: string
  publisher_cn: string
  /** ISO 3166-1 alpha-2, or `UN`, `EU`. */
  country_code: string
  /** Page a person can check. */
  url: string
  /** Fresh while the last successful check is younger than this. */
  stale_after_hours: number
  /** Longest the publisher goes without a new edition, days; an older one is not its newest, whatever the check said. */
  edition_stale_after_days: number
  /** The snapshot whose records are being served. */
  published_snapshot_id: number | null
  /** Records served are fixtures. */
  is_demo: Generated<boolean>
  record_count: Generated<number>
  /** Last time the publisher was asked and what we serve was confirmed or replaced. */
  checked_at: Timestamp | null
}

/** A file as received. */
export interface SnapshotTable {
  id: Generated<number>
  source_id: string
  /** SHA-256 of the publisher's content, uncompressed, hex. */
  sha256: string
  /** SHA-256 of the bytes as received (may be compressed), hex; tells an unchanged file before it is unpacked. */
  received_sha256: string
  /** The publisher's own date, ISO. */
  published_on: string
  url: string
  etag: string | null
  last_modified: string | null
  bytes: number
  /** Path below the data folder; null for fixtures. */
  file_path: string | null
  fetched_at: Timestamp
}

export type RunOutcome = 'running' | 'published' | 'unchanged' | 'rejected' | 'failed'

export interface RunProgress {
  step: 'fetch' | 'parse' | 'compare' | 'store' | 'index'
  done: number
  total: number | null
}

export interface RunWarning {
  code: string
  count: number
  /** A few of the values met. */
  examples: string[]
}

/** One run of one source. */
export interface IngestRunTable {
  id: Generated<number>
  source_id: string
  snapshot_id: number | null
  is_demo: Generated<boolean>
  outcome: RunOutcome
  /** Why it was rejected or failed; one sentence. */
  reason: string | null
  progress: Json<RunProgress> | null
  /** records, added, modified, invalidated, offline, names, … */
  counts: Json<Record<string, number>>
  /** Milliseconds per step. */
  durations: Json<Record<string, number>>
  warnings: Json<RunWarning[]>
  started_at: Timestamp
  finished_at: Timestamp | null
}

/** What a list said of a party between two of its dates. The current version has `valid_to` null. */
export interface SourceRecordTable {
  id: Generated<number>
  source_id: string
  publisher_id: string
  record: Json<SourceRecord>
  /** SHA-256 of the canonical JSON of `record`, hex. */
  hash: string
  snapshot_id: number
  /** Publisher's date of the snapshot that first said this. */
  valid_from: string
  /** Publisher's date of the snapshot that no longer said it. */
  valid_to: string | null
}

/** A party of the merged index. Never deleted, ids never change. */
export interface SubjectTable {
  id: string
  type: SubjectType
  sub_types: SubjectSubType[]
  /** Display name: the primary name of its first record. */
  name: string
  /** On at least one list now. */
  is_listed: boolean
  created_at: Timestamp
  updated_at: Timestamp
}

/** Which records are which subject. */
export interface SubjectRecordTable {
  source_id: string
  publisher_id: string
  subject_id: string
  /** Why they are one: `own-id`, later `imo`, `passport`, `name+birth-date+country`. */
  reason: string
}

/** A field that differs. Of a list, `before` holds the entries that went and `after` those that came. */
export interface FieldChange {
  /** Path in SourceRecord: `names`, `addresses`, `listings`, … */
  field: string
  before: unknown
  after: unknown
}

/** 0 taken offline, 1 added, 2 modified, 3 invalidated, 4 no update (compliance-workflows.md §5). */
export type DataStatus = 0 | 1 | 2 | 3

export interface SubjectChangeTable {
  id: Generated<number>
  subject_id: string
  source_id: string
  publisher_id: string
  snapshot_id: number
  /** Publisher's date, ISO. */
  changed_on: string
  data_status: DataStatus
  changes: Json<FieldChange[]>
}

/** Relationships as published, `from` → `to`, both on the same list; replaced with their record. */
export interface RelationshipTable {
  source_id: string
  from_publisher_id: string
  to_publisher_id: string
  kind: string
  label: string
  is_former: boolean
  quality: string | null
}

export type IndexBuildState = 'building' | 'live' | 'previous' | 'failed' | 'deleted'

/** One row per index version: the audit of what was searchable when. */
export interface IndexBuildTable {
  id: Generated<number>
  index_name: string
  alias: string
  state: IndexBuildState
  document_count: number | null
  reason: string | null
  started_at: Timestamp
  finished_at: Timestamp | null
}

export interface Database {
  sources: SourceTable
  snapshots: SnapshotTable
  ingest_runs: IngestRunTable
  source_records: SourceRecordTable
  subjects: SubjectTable
  subject_records: SubjectRecordTable
  subject_changes: SubjectChangeTable
  relationships: RelationshipTable
  index_builds: IndexBuildTable
}
