import type { ColumnType, Generated } from 'kysely'
import type { DataStatus } from './bulletin-tables.ts'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>

/** 01 organisation, 02 person, 03 vessel, 04 aircraft. */
export type ScreenedType = '01' | '02' | '03' | '04'

/** '0' open, '1' a candidate was confirmed, '2' none of them. */
export type OperateStatus = '0' | '1' | '2'

/** A row that was not taken over, or with doubts: `code` is a phrase of the API. */
export interface RowError {
  /** Number in the sheet, as its user sees it. */
  row: number
  field: string
  code: string
}

/** What is known of a screened party besides its name, by the fields of the monitoring form. Absent: not given. */
export interface ScreenedDetails {
  companyId?: string
  unifiedCreditCode?: string
  /** ISO-2. */
  companyCountry?: string
  companyAdress?: string
  sex?: 'male' | 'female'
  /** ISO yyyy, yyyy-mm or yyyy-mm-dd. */
  birthday?: string
  peopleId?: string
  /** ISO-2. */
  peopleCountry?: string
  imoCode?: string
  /** ISO-2. */
  shipFlag?: string
  msnCode?: string
  aircraftTailNumber?: string
}

/** What the lists said of a subject when it was judged: a later difference is a material change. Values are sorted. */
export interface RecordFacts {
  names: string[]
  birthDates: string[]
  countries: string[]
  identifiers: string[]
  /** Short names of its lists with a decision in force. */
  lists: string[]
}

/** A file of names. */
export interface ScreeningBatchTable {
  id: Generated<number>
  user_id: string
  /** Null until it is imported. */
  batch_no: string | null
  file_name: string
  type: ScreenedType
  /** Rows read, with those that were refused. */
  row_count: number
  /** Different names among them. */
  entity_count: number
  row_errors: Json<RowError[]>
  uploaded_at: Timestamp
  imported_at: Timestamp | null
  started_at: Timestamp | null
  finished_at: Timestamp | null
  /** Its user stopped it. */
  stopped_at: Timestamp | null
  /** Why it could not be screened: an error code of the API. */
  failure: string | null
  /** The rules of the desk that apply to it, as they were when it was started; null before. */
  rule_ids: number[] | null
}

/** A name to be screened: of a batch, or of the watchlist. */
export interface ScreeningEntityTable {
  id: Generated<number>
  user_id: string
  /** Null: entered by itself. */
  batch_id: number | null
  /** The risk project that it is a partner of. */
  project_id: number | null
  name: string
  /** Folded; equal names are one. */
  name_key: string
  type: ScreenedType
  details: Json<ScreenedDetails>
  /** Hash of the details. */
  details_key: string
  /** Rows of the file that give it. */
  row_numbers: Generated<number[]>
  created_at: Timestamp
  screened_at: Timestamp | null
  /** Version of the scoring. */
  method_version: string | null
  /** The index, and so the editions of all lists, that was searched. */
  index_name: string | null
  /** Candidates that are kept. */
  candidate_count: Generated<number>
  /** Subjects at or above the alert line; null: screened before they were counted. */
  found_count: number | null
  /** Candidates that no decision settles and no rule hides. */
  open_count: Generated<number>
  /** Candidates that a rule of the desk hides. */
  hidden_count: Generated<number>
  top_score: number | null
  /** The subject that it was confirmed to be. */
  mapped_id: string | null
  mapped_name: string | null
  mapped_flag: string | null
  is_watched: Generated<boolean>
  watched_at: Timestamp | null
  operate_status: Generated<OperateStatus>
  operated_at: Timestamp | null
  /** Null: nobody, or an earlier decision settled it. */
  operated_by: string | null
  /** Confirmed by one person, and not released by a second one. */
  awaits_release: Generated<boolean>
}

/** A subject found for a name; replaced when the name is screened again. */
export interface ScreeningCandidateTable {
  entity_id: number
  subject_id: string
  /** 1 is the best. */
  rank: number
  score: number
  /** The row of the search, with its explanation. */
  facts: Json<Record<string, unknown>>
  record_facts: Json<RecordFacts>
  /** The decision that settles it. */
  decision_id: number | null
  /** The decision in place of the one that settled it, which settles it once a second person releases it. */
  awaited_id: number | null
  /** What changed since an earlier decision, by field of `RecordFacts`, or `expired`; null if there was none. */
  reopened: Json<string[]> | null
  /** The rule of the desk that hides it. */
  rule_id: number | null
}

/** What a person decided about a name and a subject; it holds for later screenings until it expires or is undone. */
export interface ScreeningDecisionTable {
  id: Generated<number>
  user_id: string
  /** The name it was made for; null or dangling when that was deleted. */
  entity_id: number | null
  name: string
  name_key: string
  type: ScreenedType
  details: Json<ScreenedDetails>
  details_key: string
  subject_id: string
  subject_name: string
  score: number
  verdict: 'match' | 'none'
  /** A code of the contract, or the id of a reason of the desk. */
  reason: string | null
  /** How a reason of the desk read then. */
  reason_words: Json<{ zh: string; en: string }> | null
  note: string | null
  record_facts: Json<RecordFacts>
  decided_by: string
  decided_at: Timestamp
  expires_at: Timestamp | null
  undone_by: string | null
  undone_at: Timestamp | null
  /** Why a second person sent it back. */
  undone_why: string | null
  /** It holds for nothing until a second person releases it. */
  awaits_release: Generated<boolean>
  released_by: string | null
  released_at: Timestamp | null
}

/** Who works on a name, until when. */
export interface ScreeningClaimTable {
  entity_id: number
  user_id: string
  claimed_at: Timestamp
  expires_at: Timestamp
}

/** What somebody wrote about a name. */
export interface ScreeningNoteTable {
  id: Generated<number>
  entity_id: number
  user_id: string
  body: string
  created_at: Timestamp
}

/** A file about a name. */
export interface ScreeningAttachmentTable {
  id: Generated<number>
  entity_id: number
  user_id: string
  file_name: string
  /** By its content. */
  content_type: string
  byte_count: number
  bytes: Buffer
  created_at: Timestamp
}

/** What is new: the list that changed, how and when, for an alert about one subject. */
export interface WatchAlertFacts {
  dataStatus: DataStatus | null
  listName: string | null
  listNameCn: string | null
  /** Publisher's date, ISO. */
  changedOn: string | null
}

/** Something new about a watched name. */
export interface WatchAlertTable {
  id: Generated<number>
  user_id: string
  entity_id: number
  /** '0' a subject that it is confirmed to be was listed or changed; '1' subjects that it may be. */
  msg_type: '0' | '1'
  /** Hash of what is new: the same fact gives no second alert. */
  fact_key: string
  facts: Json<WatchAlertFacts>
  raised_at: Timestamp
  read_at: Timestamp | null
  operate_status: Generated<OperateStatus>
  operated_at: Timestamp | null
  operated_by: string | null
  awaits_release: Generated<boolean>
  /** The match in place of "none of them", which settles it once a second person releases it. */
  awaited_id: number | null
  /** Subjects that it could be about, of which its candidates are the best; null: of one subject, or from before they were counted. */
  found_count: number | null
  /** When the message with it was sent. */
  mailed_at: Timestamp | null
  /** Rules of the desk hide all its subjects: nobody is told. */
  is_hidden: Generated<boolean>
}

/** A subject of an alert. */
export interface WatchAlertCandidateTable {
  id: Generated<number>
  alert_id: number
  subject_id: string
  rank: number
  score: number
  facts: Json<Record<string, unknown>>
  record_facts: Json<RecordFacts>
  is_selected: Generated<boolean>
  /** The rule of the desk that hides it. */
  rule_id: number | null
}

/** A version of the index whose changes were matched against all watched names. */
export interface MonitoringRunTable {
  id: Generated<number>
  index_name: string
  changed_count: number
  alert_count: number
  finished_at: Timestamp
}

/** Written by the API and its worker. */
export interface ScreeningTables {
  screening_batches: ScreeningBatchTable
  screening_entities: ScreeningEntityTable
  screening_candidates: ScreeningCandidateTable
  screening_decisions: ScreeningDecisionTable
  screening_claims: ScreeningClaimTable
  screening_notes: ScreeningNoteTable
  screening_attachments: ScreeningAttachmentTable
  watch_alerts: WatchAlertTable
  watch_alert_candidates: WatchAlertCandidateTable
  monitoring_runs: MonitoringRunTable
}
