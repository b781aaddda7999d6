import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** People who screen together. */
export interface DeskTable {
  id: Generated<number>
  /** Null: the desk of one person. */
  name: string | null
  created_at: Timestamp
  /** A confirmed match needs the release of a second person. */
  four_eyes: Generated<boolean>
  /** Hours from arrival after which an open name or alert is overdue. */
  due_hours: Generated<number>
}

/** A person at a desk. Everyone has joined one desk at most. */
export interface DeskMemberTable {
  desk_id: number
  user_id: string
  role: 'lead' | 'member'
  /** Null for who made the desk. */
  invited_by: string | null
  invited_at: Timestamp | null
  /** Null: asked, and has not joined. */
  joined_at: Timestamp | null
}

/** A reason of the desk's own (`code` null), or one of the product's that the desk does not use. */
export interface DeskReasonTable {
  id: Generated<number>
  desk_id: number
  code: string | null
  words_zh: string | null
  words_en: string | null
  changed_by: string
  changed_at: Timestamp
  is_retired: Generated<boolean>
}

/** Written by the API and its worker. */
export interface DeskTables {
  desk_reasons: DeskReasonTable
  desks: DeskTable
  desk_members: DeskMemberTable
}
