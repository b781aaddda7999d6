import type { ColumnType, Generated } from 'kysely'
import type { SourceRecord, SubjectSubType, SubjectType } from './record.ts'
import type { SourceTraits } from './source-traits.ts'
import type { AccountTables } from './tables/account-tables.ts'
import type { BulletinEntityTable, BulletinTable, DataStatus } from './tables/bulletin-tables.ts'
import type { DeskTables } from './tables/desk-tables.ts'
import type { GuidedTables } from './tables/guided-tables.ts'
import type { NewsItemTable, NewsSourceTable } from './tables/news-tables.ts'
import type { NoticeDraftTable, NoticePageTable } from './tables/notice-tables.ts'
import type {
  ArticleTextTable,
  RegulationEditionTable,
  RegulationEntryTable,
  RegulationRunTable,
  RegulationTable,
} from './tables/regulation-tables.ts'
import type { ScreeningRuleTables } from './tables/screening-rule-tables.ts'
import type { ScreeningTables } from './tables/screening-tables.ts'
import type { SearchRecordTables } from './tables/search-record-tables.ts'

/** `date` columns are read as ISO `YYYY-MM-DD`, `timestamptz` as Date (see connection.ts). */
type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>

/** A known list: its registry entry, and its published edition. Written only by `ingest`. */
export interface SourceTable {
  /** Folder name in ingest/src/sources, e.g. `ofac-sdn`. */
  id: string
  /** The contract's `sourceId`; never used again for another list. */
  source_number: number
  short_name: string
  short_name_cn: string
  list_name: string
  list_name_cn: string
  /** Chinese names of lists, by the names in the listings of its records. */
  listing_names: ColumnType<Record<string, string>, string | undefined, string>
  traits: ColumnType<SourceTraits, string | undefined, string>
  publisher: string
  publisher_cn: string
  /** ISO 3166-1 alpha-2, or `UN`, `EU`. */
  country_code: string
  /** Page where a person can check the list. */
  url: string
  /** A list of measures, or a register of facts about parties that may be on no list. */
  role: Generated<'list' | 'register'>
  /** Licence of the publisher's data. */
  licence: Generated<string>
  /** When the list is downloaded: cron, Asia/Shanghai. */
  schedule: Generated<string>
  /** Fresh while the last successful check is younger than this. */
  stale_after_hours: number
  /**
   * Longest allowed time between the publisher's editions, days; an older edition is stale, whatever the last check
   * found.
   */
  edition_stale_after_days: number
  /** The snapshot whose records are served. */
  published_snapshot_id: number | null
  /** The served records are fixtures. */
  is_demo: Generated<boolean>
  record_count: Generated<number>
  /** Last time the publisher was asked and the served edition was confirmed or replaced. */
  checked_at: Timestamp | null
  /** When it is due next; in the past if nothing is scheduled. */
  next_run_at: Timestamp | null
  /** Version of the rules that made its bulletins. */
  bulletin_format: Generated<number>
}

/** A file as received. */
export interface SnapshotTable {
  id: Generated<number>
  source_id: string
  /** SHA-256 of the publisher's content, uncompressed, hex. */
  sha256: string
  /**
   * SHA-256 of the bytes as received (may be compressed), hex; identifies an unchanged file before it is unpacked.
   */
  received_sha256: string
  /** The publisher's own date, ISO. */
  published_on: string
  url: string
  /** The format of the file, as named by its source. */
  form: Generated<string>
  /** Who made the file: the publisher, a converter, a transcriber of notices, or this product (a starter edition). */
  origin: Generated<'publisher' | 'mirror' | 'curated' | 'starter'>
  etag: string | null
  last_modified: string | null
  bytes: number
  /** Path below the data folder; null for fixtures. */
  file_path: string | null
  fetched_at: Timestamp
  /** Time of a rollback; it is then published again only with `force`. */
  rolled_back_at: Timestamp | null
}

export type RunOutcome = 'running' | 'published' | 'unchanged' | 'rejected' | 'failed'

/** Why a run published nothing, as a code for readers; `reason` has the details. */
export type RunReasonCode =
  /** The publisher (or the mirror) did not give the file. */
  | 'source.unavailable'
  /** The publisher's page no longer leads to the file as it used to. */
  | 'source.page-changed'
  /** The file is not the list: another page, cut off, damaged, another format. */
  | 'file.unreadable'
  /** Older than the published edition. */
  | 'file.older'
  /** Dated far ahead of today. */
  | 'file.future'
  /** Counts outside the ranges of the list, or a large part of it is missing. */
  | 'file.counts'
  /** This edition was rolled back. */
  | 'file.rolled-back'
  | 'disk.full'
  /** The process was ended during the run. */
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
  /** A few of the values found. */
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

/** What a list said about a party between two of its dates. The current version has `valid_to` null. */
export interface SourceRecordTable {
  id: Generated<number>
  source_id: string
  publisher_id: string
  record: Json<SourceRecord>
  /** SHA-256 of the canonical JSON of `record`, hex. */
  hash: string
  snapshot_id: number
  /** Publisher's date of the first snapshot with this content. */
  valid_from: string
  /** Publisher's date of the first snapshot without this content. */
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
  /** The subject that received its records; a merged subject has none, is not indexed, and its id redirects there. */
  merged_into: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** Which records belong to which subject. */
export interface SubjectRecordTable {
  source_id: string
  publisher_id: string
  subject_id: string
  /** The subject of the record alone, to which it returns when a merge is undone. */
  own_subject_id: string
  /** Why it belongs to this subject: `own-id`, `decision`, or the kind of the strongest evidence (`number`, `birth-date`, …). */
  reason: string
  /** The record it was joined to, and why; null for `own-id`. */
  evidence: Json<MergeEvidence> | null
  /** Profile of the current record, made by the rules of `profile_version`; null after withdrawal. */
  profile: Json<Record<string, unknown>> | null
  profile_version: number | null
}

/** A decision in force about two records, of the reviewed file or of a person: one party, or two. */
export interface ResolutionDecisionTable {
  action: 'join' | 'apart'
  a_source_id: string
  a_publisher_id: string
  b_source_id: string
  b_publisher_id: string
  reason: string
  /** A role, not the name of a person. */
  decided_by: string
  /** ISO. */
  decided_on: string
  /** The reviewed file, or `match_decisions`. */
  origin: Generated<'file' | 'person'>
}

/** The record that another was joined to, and why. */
export interface MergeEvidence {
  sourceId: string
  publisherId: string
  /** The strongest first; none for a decision. */
  evidence: MatchEvidence[]
}

/** One piece of evidence that two records are one party, or are two. */
export interface MatchEvidence {
  /** `name`, `birth-date`, `other-birth-date`, `country`, `number`, `regime`, … */
  kind: string
  /** Natural logarithm of the odds; below 0 it speaks against. */
  points: number
  /** What the two records state, as compared: common values, or first the one's and then the other's. */
  values: string[]
}

/** Two records of different subjects that are possibly one party; the first has the lesser source id, then the lesser number. */
export interface PossibleMatchTable {
  a_source_id: string
  a_publisher_id: string
  b_source_id: string
  b_publisher_id: string
  /** That they are one party, 0 to 1. */
  probability: number
  evidence: Json<MatchEvidence[]>
  found_at: Generated<Date>
}

/** Keys by which a current record can be joined: strong identifiers, and name with birth date and country. */
export interface RecordKeyTable {
  source_id: string
  publisher_id: string
  /** `ofac-number`, `un-reference`, `imo`, `uscc`, `lei`, `passport`, `name+birth-date+country`, … */
  kind: string
  /** Folded; a national number has its country code in front. */
  value: string
}

/** A changed field. For a list, `before` has the removed entries and `after` the added ones. */
export interface FieldChange {
  /** Path in SourceRecord: `names`, `addresses`, `listings`, … */
  field: string
  before: unknown
  after: unknown
}

export interface SubjectChangeTable {
  id: Generated<number>
  /** The record's own subject; `subject_records` has its present one. */
  subject_id: string
  source_id: string
  publisher_id: string
  snapshot_id: number
  /** Publisher's date, ISO. */
  changed_on: string
  data_status: DataStatus
  changes: Json<FieldChange[]>
}

/**
 * Relationships as published, `from` → `to`, both on the same list, or `to` only by name; replaced together with
 * their record.
 */
export interface RelationshipTable {
  source_id: string
  from_publisher_id: string
  to_publisher_id: string | null
  /** The other party if the list gives its name without its number. */
  to_name: string | null
  /** Share in percent as stated; null if not stated. */
  percent: number | null
  /** The publisher's text. */
  statement: string | null
  kind: string
  label: string
  is_former: boolean
  quality: string | null
}

export type IndexBuildState = 'building' | 'live' | 'previous' | 'failed' | 'deleted'

/** One row per index version: an audit of what was searchable when. */
export interface IndexBuildTable {
  id: Generated<number>
  index_name: string
  alias: string
  state: IndexBuildState
  document_count: number | null
  reason: string | null
  /** Of our tables of Chinese names; null in a version built before there were any. */
  names_version: string | null
  started_at: Timestamp
  finished_at: Timestamp | null
}

export type IngestEventKind =
  | 'index.published'
  /** The gate refused a new index; the old one serves. */
  | 'index.refused'
  /** A new version could not be built; the previous one serves. */
  | 'index.failed'
  /** All attempts of a scheduled run failed. */
  | 'source.failed'
  | 'source.stale'
  /** Current again after it was stale. */
  | 'source.fresh'
  | 'source.rolled-back'
  /** The resolution decisions changed. */
  | 'resolution.changed'
  | 'resolution.decided'
  /** A new notice of a publisher waits for a person. */
  | 'notice.waiting'
  /** A confirmed notice is in its list. */
  | 'notice.published'
  /** A confirmed notice could not be published; the list is as before. */
  | 'notice.failed'
  /** A page of notices could not be read: new ones on it are not seen. */
  | 'notice.page-unread'
  /** The installation's file of Chinese names was read, or could not be. */
  | 'chinese-names.read'
  | 'chinese-names.unread'

/** Events outside of runs: a refused index, a stale list, a rollback. Append-only. */
export interface IngestEventTable {
  id: Generated<number>
  source_id: string | null
  kind: IngestEventKind
  /** English, for operators. */
  message: string
  details: Json<Record<string, unknown>>
  happened_at: Timestamp
}

export interface Database
  extends AccountTables,
    DeskTables,
    GuidedTables,
    ScreeningRuleTables,
    ScreeningTables,
    SearchRecordTables {
  sources: SourceTable
  snapshots: SnapshotTable
  ingest_runs: IngestRunTable
  source_records: SourceRecordTable
  subjects: SubjectTable
  subject_records: SubjectRecordTable
  subject_changes: SubjectChangeTable
  record_keys: RecordKeyTable
  resolution_decisions: ResolutionDecisionTable
  possible_matches: PossibleMatchTable
  relationships: RelationshipTable
  bulletins: BulletinTable
  bulletin_entities: BulletinEntityTable
  ingest_events: IngestEventTable
  notice_drafts: NoticeDraftTable
  notice_pages: NoticePageTable
  index_builds: IndexBuildTable
  regulations: RegulationTable
  regulation_editions: RegulationEditionTable
  regulation_entries: RegulationEntryTable
  article_texts: ArticleTextTable
  regulation_runs: RegulationRunTable
  news_sources: NewsSourceTable
  news_items: NewsItemTable
}
