import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string, string>

/** The modules whose searches are recorded. */
export type SearchModule = 'sanction' | 'chinaSanction' | 'eccn' | 'item' | 'law'

/** A row that a search showed. */
export interface FoundRow {
  id: string
  /** Type of a subject, edition of a Chinese item; null for others. */
  type: string | null
  name: string
  nameZh: string | null
  /** Null where the search has none. */
  score: number | null
}

/** A list or text that was searched, with its day, ISO. */
export interface SearchedEdition {
  name: string
  nameZh: string
  date: string | null
}

/** One search of a user. */
export interface SearchRecordTable {
  id: Generated<number>
  user_id: string
  module: SearchModule
  keyword: string
  /** Parameters besides the words and the page, as they were given. */
  asked: Json<Record<string, string>>
  found_count: number
  /** The first rows. */
  found: Json<FoundRow[]>
  editions: Json<SearchedEdition[]>
  /** The index of subjects in use; null for other modules. */
  data_version: string | null
  searched_at: ColumnType<Date, Date, never>
}

export interface SearchRecordTables {
  search_records: SearchRecordTable
}
