import type { Db } from '@qingdan/database/connection.ts'

/** A list as the database knows it, with the file being served. */
export interface SourceRow {
  id: string
  source_number: number
  short_name: string
  short_name_cn: string
  list_name: string
  list_name_cn: string
  publisher: string
  publisher_cn: string
  country_code: string
  url: string
  stale_after_hours: number
  edition_stale_after_days: number
  is_demo: boolean
  record_count: number
  checked_at: Date | null
  published_snapshot_id: number | null
  /** Publisher's date of what is served, ISO. */
  published_on: string | null
  fetched_at: Date | null
}

/** Every known list in the order of its number. */
export function findSources(db: Db): Promise<SourceRow[]> {
  return db
    .selectFrom('sources')
    .leftJoin('snapshots', 'snapshots.id', 'sources.published_snapshot_id')
    .selectAll('sources')
    .select(['snapshots.published_on', 'snapshots.fetched_at'])
    .orderBy('sources.source_number')
    .execute()
}
