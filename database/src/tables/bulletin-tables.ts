import type { ColumnType, Generated } from 'kysely'
import type { PublishedText, SubjectType } from '../record.ts'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>

/** 0 taken offline, 1 added, 2 modified, 3 invalidated, 4 no update (compliance-workflows.md §5). */
export type DataStatus = 0 | 1 | 2 | 3

/** A bulletin: one day's changes of a list, or a Chinese notice, for readers. */
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
  title: PublishedText
  department: PublishedText
  documentNumber: PublishedText
  url: string | null
  /** Entities by data status. */
  counts: Partial<Record<0 | 1 | 2 | 3 | 4, number>>
}

export interface BulletinEntityTable {
  bulletin_id: number
  position: number
  /** Of the bulletin's source; its subject is the present one of the record. */
  publisher_id: string
  data_status: DataStatus | 4
  content: Json<BulletinEntityContent>
}

export interface BulletinEntityContent {
  name: PublishedText
  type: SubjectType
  countryCode: string | null
  measures: PublishedText[]
  /** The lists inside the source that it is about, as published; empty for a change of the record itself. */
  lists: string[]
}
