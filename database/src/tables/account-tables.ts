import type { ColumnType, Generated } from 'kysely'
import type { NoticeVerdictTable } from './notice-tables.ts'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>

/** A stored file of a user. */
export interface FileTable {
  /** Random and unguessable; part of its address. */
  id: string
  owner_id: string
  /** Detected from the content. */
  content_type: string
  bytes: Buffer
  created_at: Timestamp
}

export type Industry = 'energy' | 'chemicals' | 'pharma' | 'automobile' | 'electronics' | 'other'

/** 0 closed, 1 open, 2 under review. */
export type AccountState = '0' | '1' | '2'

export type Role = 'user' | 'admin'

export interface UserTable {
  id: string
  /** Name for signing in; unique regardless of case. */
  user_name: string
  /** Equal for names that look alike; null for an account that was the later of two when this was introduced. */
  user_name_key: string | null
  /** Mainland mobile number, 11 digits. */
  phone: string | null
  email: string | null
  company: string | null
  industry: Industry | null
  /** argon2id, in its own notation; null if no password was ever set. */
  password_hash: string | null
  must_change_password: Generated<boolean>
  /** End of a one-time password; null for one that the user chose. */
  password_expires_at: Timestamp | null
  state: Generated<AccountState>
  role: Generated<Role>
  business_card_id: string | null
  /** Created by the seed, with a documented password. */
  is_demo: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
  first_login_at: Timestamp | null
  last_login_at: Timestamp | null
  /** Time of the request for a membership; null after a package was granted. */
  membership_asked_at: Timestamp | null
  /** Language of the messages about new alerts; null: none are sent. */
  alert_mail_language: 'zh' | 'en' | null
  /** Alerts raised before it was asked for are in no message. */
  alert_mail_since: Timestamp | null
}

export type IdentityProvider = 'wechat' | 'qilin' | 'oidc'

/** A user's identity at an identity provider. */
export interface UserIdentityTable {
  provider: IdentityProvider
  /** OIDC: address of the issuer, since another one may give the same id to somebody else; '' where the provider is the only issuer. */
  issuer: string
  /** The provider's id of the person. */
  subject: string
  user_id: string
  created_at: Timestamp
}

/** A token is valid only together with its session. */
export interface SessionTable {
  id: string
  user_id: string
  address: string
  created_at: Timestamp
  expires_at: Timestamp
  revoked_at: Timestamp | null
}

export interface SignInFailureTable {
  id: Generated<number>
  /** The typed user name or phone, folded and hashed, because it may be a password in the wrong field. */
  account: string
  /** Network of the request: an IPv4 address, or the /64 of an IPv6 address. */
  address: string
  failed_at: Timestamp
}

export interface PhoneCodeTable {
  id: Generated<number>
  phone: string
  /** Network of the request: an IPv4 address, or the /64 of an IPv6 address. */
  address: string
  code_hash: string
  sent_at: Timestamp
  expires_at: Timestamp
  /** Number of wrong tries. */
  tries: Generated<number>
  used_at: Timestamp | null
}

/** A package of a user, with its period. */
export interface OrderTable {
  order_number: string
  user_id: string
  package_id: string
  effect_time: Timestamp
  expire_time: Timestamp
  /** The administrator; null for what every user gets. */
  granted_by: string | null
  created_at: Timestamp
}

/** The limits of an order, copied when it began; null means no limit. */
export interface OrderModuleTable {
  order_number: string
  quota: string
  daily_limit: number | null
  total_limit: number | null
}

/** A subject that a user may read again until the end of the day without a charge. */
export interface AccessGrantTable {
  user_id: string
  /** Day of the quota, ISO. */
  day: string
  /** Module and subject. */
  grant_key: string
  granted_at: Timestamp
}

/** One row per charge. */
export interface UsageRecordTable {
  id: Generated<number>
  user_id: string
  order_number: string
  module: string
  /** Quota that is counted together: `items` for both item tables. */
  quota: string
  operation: string
  param1: string
  param2: string | null
  detail: Json<Record<string, unknown>>
  /** How much of the quota: 1, or the names of a batch. */
  amount: Generated<number>
  address: string
  /** Day of the quota, ISO. */
  day: string
  created_at: Timestamp
}

export type FavouriteKind = 'entity' | 'eccn' | 'chinaEccn'

export interface FavouriteTable {
  user_id: string
  kind: FavouriteKind
  item_id: string
  /** Edition of a Chinese item; '' otherwise. */
  version: Generated<string>
  created_at: Timestamp
}

/** A PDF made by the product: what its hash refers to. */
export interface ExportedDocumentTable {
  /** Number printed on it. */
  hash: string
  file_sha256: string
  user_id: string
  /** Null for a document about an item code or a law. */
  subject_id: string | null
  content: Json<Record<string, unknown>>
  created_at: Timestamp
}

/** Audit entries; rows are only added. */
export interface AuditEntryTable {
  id: Generated<number>
  happened_at: Timestamp
  /** User id; null for a visitor and for the command line. */
  actor_id: string | null
  operation: string
  /** Id of the object of the action. */
  subject: string | null
  outcome: 'done' | 'refused'
  /** Error code of a refusal. */
  reason: string | null
  address: string
  request_id: string | null
  /** The index version that was searched. */
  data_version: string | null
  details: Json<Record<string, unknown>>
}

/** An alert for a user. Nothing creates one yet. */
export interface AlertTable {
  id: Generated<number>
  user_id: string
  /** The notice that waits; null for any other alert. */
  notice_id: number | null
  raised_at: Timestamp
  read_at: Timestamp | null
}

/** A file made by a job, until the user downloads it. */
export interface JobFileTable {
  id: string
  /** Null: it could not be created. */
  file: Buffer | null
  made_at: Timestamp
}

/** What a person decided about a possible match; one of a pair is not undone. */
export interface MatchDecisionTable {
  id: Generated<number>
  a_source_id: string
  a_publisher_id: string
  b_source_id: string
  b_publisher_id: string
  verdict: 'same' | 'other'
  note: string | null
  /** What the person saw, as in `possible_matches`. */
  probability: number
  evidence: Json<{ kind: string; points: number; values: string[] }[]>
  user_id: string
  decided_at: Timestamp
  undone_by: string | null
  undone_at: Timestamp | null
}

/** A Chinese name that this installation gives to the party of a record. */
export interface ChineseNameTable {
  id: Generated<number>
  source_id: string
  publisher_id: string
  name: string
  kind: 'official' | 'press' | 'literal' | 'short' | 'former'
  /** The administrator who wrote it last; null for a name of the installation's file. */
  user_id: string | null
  changed_at: Timestamp
  /** A removed name stays, so that the index learns of it. */
  removed_at: Timestamp | null
}

export interface AccountTables {
  files: FileTable
  users: UserTable
  user_identities: UserIdentityTable
  sessions: SessionTable
  sign_in_failures: SignInFailureTable
  phone_codes: PhoneCodeTable
  orders: OrderTable
  order_modules: OrderModuleTable
  access_grants: AccessGrantTable
  usage_records: UsageRecordTable
  favourites: FavouriteTable
  exported_documents: ExportedDocumentTable
  audit_entries: AuditEntryTable
  alerts: AlertTable
  notice_verdicts: NoticeVerdictTable
  job_files: JobFileTable
  match_decisions: MatchDecisionTable
  chinese_names: ChineseNameTable
}
