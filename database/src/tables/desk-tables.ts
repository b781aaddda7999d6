import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** People who screen together. */
export interface DeskTable {
  id: Generated<number>
  /** Null: the desk of one person. */
  name: string | null
  created_at: Timestamp
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

/** Written by the API and its worker. */
export interface DeskTables {
  desks: DeskTable
  desk_members: DeskMemberTable
}
