import type { ColumnType, Generated } from 'kysely'
import type { NoticeDoubt, NoticeReading } from '../notice-reading.ts'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>

/** `unfetched`: seen on a page only; `listed`: the list had it when it was first seen; `waiting`: for a person; `settled`: published. */
export type NoticeDraftState = 'unfetched' | 'listed' | 'waiting' | 'settled'

/** A notice that was found on a publisher's page, and how our reader reads it. Written only by `ingest`. */
export interface NoticeDraftTable {
  id: Generated<number>
  /** The page that named it first: `mfa`, `mofcom-notices`, … */
  page: string
  url: string
  title: string
  /** The day that the page states, ISO. */
  announced_on: string | null
  state: NoticeDraftState
  text: string | null
  /** SHA-256 of `text`, hex. */
  text_sha256: string | null
  reading: Json<NoticeReading> | null
  doubts: ColumnType<NoticeDoubt[], string | undefined, string>
  /** Why it could not be fetched, or not be published; one sentence in English. */
  failure: string | null
  /** The version of the verdict that could not be published. */
  failed_version: number | null
  published_source_id: string | null
  /** Null if its edition was removed. */
  published_snapshot_id: number | null
  found_at: Generated<Date>
  fetched_at: Timestamp | null
  settled_at: Timestamp | null
}

/** A page of a publisher that names its notices, and when it was last read. */
export interface NoticePageTable {
  page: string
  url: string
  /** Last time that it was read; null if never. */
  read_at: Timestamp | null
  /** Why it could not be read the last time; null if it could. */
  failure: string | null
  next_look_at: Timestamp | null
}

/** What a person corrected and decided about a draft of a notice. */
export interface NoticeVerdictTable {
  notice_id: number
  /** Raised by each correction and decision. */
  version: number
  /** Of the text that the person saw: a verdict on another text does not count. */
  text_sha256: string
  /** As corrected; null as long as the reader's own reading stands. */
  reading: Json<NoticeReading> | null
  /** Null while the person has only corrected, or has taken the verdict back. */
  verdict: 'confirmed' | 'refused' | null
  reason: string | null
  decided_by: string | null
  decided_at: Timestamp
}
