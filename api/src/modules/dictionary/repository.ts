import type { Db } from '@qingdan/database/connection.ts'
import type { SourceTable } from '@qingdan/database/schema.ts'
import type { Selectable } from 'kysely'

/** A list as stored in the database, with its served file. */
export interface SourceRow extends Selectable<SourceTable> {
  /** Publisher's date of the served data, ISO. */
  published_on: string | null
  fetched_at: Date | null
  /** The format of the served data, as its source names it. */
  form: string | null
  /** Who made the served file. */
  origin: 'publisher' | 'mirror' | 'curated' | 'starter' | null
}

/** Whether the served data transcribe each notice whole: what a record lacks, its notice does not state. */
export function isWhole({ traits, form }: Pick<SourceRow, 'traits' | 'form'>): boolean {
  return form !== null && traits.wholeFormats.includes(form)
}

/** Whether the served data came with the product: the starter edition, or a fixture in tests. */
export function isStarter({ origin, is_demo }: Pick<SourceRow, 'origin' | 'is_demo'>): boolean {
  return origin === 'starter' || is_demo
}

/** When the served file was fetched; null if nobody fetched it, because it came with the product. */
export function fetchedAt(source: Pick<SourceRow, 'origin' | 'fetched_at'>): Date | null {
  return source.origin === 'starter' ? null : source.fetched_at
}

/** Every known list, by number. */
export function findSources(db: Db): Promise<SourceRow[]> {
  return db
    .selectFrom('sources')
    .leftJoin('snapshots', 'snapshots.id', 'sources.published_snapshot_id')
    .selectAll('sources')
    .select(['snapshots.published_on', 'snapshots.fetched_at', 'snapshots.form', 'snapshots.origin'])
    .orderBy('sources.source_number')
    .execute()
}
