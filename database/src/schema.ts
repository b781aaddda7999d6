import type { ColumnType, Generated } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { Bilingual, SourceRecord, SubjectSubType, SubjectType } from './record.ts'

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
  /** Chinese names by the names that listings of its records bear. */
  listing_names: ColumnType<Record<string, string>, string | undefined, string>
  publisher: string
  publisher_cn: string
  /** ISO 3166-1 alpha-2, or `UN`, `EU`. */
  country_code: string
  /** Page a person can check. */
  url: string
  /** A list of measures, or a register of facts about parties that may be on none. */
  role: Generated<'list' | 'register'>
  /** Of the publisher's data. */
  licence: Generated<string>
  /** When the publisher is asked: cron, Asia/Shanghai. */
  schedule: Generated<string>
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
  /** When it is asked next; in the past where nothing is scheduled. */
  next_run_at: Timestamp | null
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
  /** The format the file is in, as its source names it. */
  form: Generated<string>
  /** Whose file it is: the publisher's own, a conversion of it, or a transcription of notices. */
  origin: Generated<'publisher' | 'mirror' | 'curated'>
  etag: string | null
  last_modified: string | null
  bytes: number
  /** Path below the data folder; null for fixtures. */
  file_path: string | null
  fetched_at: Timestamp
  /** When somebody took it back; it is not published again unless forced. */
  rolled_back_at: Timestamp | null
}

export type RunOutcome = 'running' | 'published' | 'unchanged' | 'rejected' | 'failed'

/** Why a run published nothing, for readers; `reason` has the particulars. */
export type RunReasonCode =
  /** The publisher (or the mirror) did not give the file. */
  | 'source.unavailable'
  /** What came is not the list: another page, cut off, damaged, another format. */
  | 'file.unreadable'
  /** Older than what is published. */
  | 'file.older'
  /** Counts outside what the list may have, or a large part of it gone. */
  | 'file.counts'
  /** Somebody took this edition back. */
  | 'file.rolled-back'
  | 'disk.full'
  /** The process was ended in the middle. */
  | 'run.interrupted'
  | 'unexpected'

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
  reason_code: RunReasonCode | null
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
  /** The subject its records went to; it then has none, is not indexed, and its id leads there. */
  merged_into: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** Which records are which subject. */
export interface SubjectRecordTable {
  source_id: string
  publisher_id: string
  subject_id: string
  /** The subject it would be alone: where it goes back to when a merge is undone. */
  own_subject_id: string
  /** Why it is this subject: `own-id`, `imo`, `passport`, `name+birth-date+country`, `decision`, … */
  reason: string
  /** The record it was joined to and what both say; null for `own-id`. */
  evidence: Json<MergeEvidence> | null
  /** What it is compared by, made of the current record by the rules of `profile_version`; null once withdrawn. */
  profile: Json<Record<string, unknown>> | null
  profile_version: number | null
}

/** What somebody decided about two records, as the reviewed file says it: one party, or two. */
export interface ResolutionDecisionTable {
  action: 'join' | 'apart'
  a_source_id: string
  a_publisher_id: string
  b_source_id: string
  b_publisher_id: string
  reason: string
  /** A role, no name of a person. */
  decided_by: string
  /** ISO. */
  decided_on: string
}

export interface MergeEvidence {
  sourceId: string
  publisherId: string
  /** What both say, as compared. */
  values: string[]
}

/** What a current record can be joined by: strong identifiers, and name with birth date and country. */
export interface RecordKeyTable {
  source_id: string
  publisher_id: string
  /** `ofac-number`, `un-reference`, `imo`, `uscc`, `lei`, `passport`, `name+birth-date+country`, … */
  kind: string
  /** Folded; for a number of a country with its code before it. */
  value: string
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
  /** The record's own subject: whose it is now says `subject_records`. */
  subject_id: string
  source_id: string
  publisher_id: string
  snapshot_id: number
  /** Publisher's date, ISO. */
  changed_on: string
  data_status: DataStatus
  changes: Json<FieldChange[]>
}

/** Relationships as published, `from` → `to`, both on the same list, or `to` by name alone; replaced with their record. */
export interface RelationshipTable {
  source_id: string
  from_publisher_id: string
  to_publisher_id: string | null
  /** The other party where the list names it without its number. */
  to_name: string | null
  /** Share in percent as stated; null where nobody states it. */
  percent: number | null
  /** The publisher's words. */
  statement: string | null
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

/** What a day's change of a list, or a Chinese notice, says to readers. */
export interface BulletinTable {
  id: Generated<number>
  source_id: string
  /** One bulletin per key of a source: the snapshot's day, the notice's number. */
  key: string
  /** 0 a notice with measures, 1 the changes of a list. */
  data_type: '0' | '1'
  posted_on: string
  content: Json<BulletinContent>
  created_at: Timestamp
}

export interface BulletinContent {
  title: Bilingual
  department: Bilingual
  documentNumber: Bilingual
  url: string | null
  /** Entities by data status. */
  counts: Partial<Record<0 | 1 | 2 | 3 | 4, number>>
}

export interface BulletinEntityTable {
  bulletin_id: number
  position: number
  /** Of the bulletin's source; its subject is the one the record belongs to now. */
  publisher_id: string
  data_status: DataStatus | 4
  content: Json<BulletinEntityContent>
}

export interface BulletinEntityContent {
  name: Bilingual
  type: SubjectType
  countryCode: string | null
  measures: Bilingual[]
}

export type IngestEventKind =
  | 'index.published'
  /** The gate kept the index that serves. */
  | 'index.refused'
  /** A new version could not be made; the one before serves. */
  | 'index.failed'
  /** All attempts of a night failed. */
  | 'source.failed'
  | 'source.stale'
  /** Current again after it was stale. */
  | 'source.fresh'
  | 'source.rolled-back'
  /** The decisions on who is who changed. */
  | 'resolution.decided'

/** What happened beside the runs: a refused index, a stale list, a rollback. Append-only. */
export interface IngestEventTable {
  id: Generated<number>
  source_id: string | null
  kind: IngestEventKind
  /** English, for whoever operates. */
  message: string
  details: Json<Record<string, unknown>>
  happened_at: Timestamp
}

export interface Database extends AccountTables {
  sources: SourceTable
  snapshots: SnapshotTable
  ingest_runs: IngestRunTable
  source_records: SourceRecordTable
  subjects: SubjectTable
  subject_records: SubjectRecordTable
  subject_changes: SubjectChangeTable
  record_keys: RecordKeyTable
  resolution_decisions: ResolutionDecisionTable
  relationships: RelationshipTable
  bulletins: BulletinTable
  bulletin_entities: BulletinEntityTable
  ingest_events: IngestEventTable
  index_builds: IndexBuildTable
}
