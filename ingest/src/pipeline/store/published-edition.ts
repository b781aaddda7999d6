import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { Known } from '../receive/fetch.ts'
import type { Published } from './compare.ts'

/** The published edition of a source, with the values that identify an unchanged file; null if there is none. */
export async function findPublished(db: Db, sourceId: string): Promise<{ published: Published; known: Known } | null> {
  const row = await db
    .selectFrom('sources')
    .innerJoin('snapshots', 'snapshots.id', 'sources.published_snapshot_id')
    .select([
      'snapshots.id',
      'snapshots.published_on',
      'snapshots.sha256',
      'snapshots.received_sha256',
      'snapshots.origin',
      'snapshots.url',
      'snapshots.etag',
      'snapshots.last_modified',
      'snapshots.origin',
      'sources.is_demo',
    ])
    .where('sources.id', '=', sourceId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    published: {
      snapshotId: row.id,
      publishedOn: row.published_on,
      sha256: row.sha256,
      origin: row.origin,
      isDemo: row.is_demo,
      isStarter: row.origin === 'starter',
    },
    known: {
      receivedSha256: row.received_sha256,
      url: row.url,
      etag: row.etag,
      lastModified: row.last_modified,
    },
  }
}

/** Records that the published edition is still the publisher's current one. */
export async function confirmPublished(db: Db, sourceId: string): Promise<void> {
  await db.updateTable('sources').set({ checked_at: sql<Date>`now()` }).where('id', '=', sourceId).execute()
}
