import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { recordEvent } from '../events.ts'
import { type NameOfFile, readNamesFile } from './read-names-file.ts'

const problemsKept = 20

/**
 * Stores the names of the installation's file, or none without a file, in place of those stored from it before. Fast
 * when the file has not changed. A file that cannot be read leaves the names as they are. Both are events, the first
 * with the lines that cannot be used.
 */
export async function storeNamesFile(db: Db, file: string | undefined): Promise<void> {
  const last = await lastEvent(db)
  if (file === undefined && last === undefined) return
  const text = file === undefined ? '' : await readFile(file, 'utf8').catch((error: Error) => error)
  if (text instanceof Error) return recordUnread(db, last, text.message)
  const sha256 = createHash('sha256').update(text).digest('hex')
  if (last?.kind === 'chinese-names.read' && last.details['sha256'] === sha256) return
  const { names, problems } = file === undefined ? { names: [], problems: [] } : readNamesFile(text)
  if (names === null) return recordUnread(db, last, problems.join())
  const kept = problems.slice(0, problemsKept)
  const rest = problems.length === 0 ? '' : `; lines not used: ${problems.length}: ${kept.join('; ')}`
  await db.transaction().execute(async (trx) => {
    await replaceNames(trx, names)
    await recordEvent(trx, {
      kind: 'chinese-names.read',
      message: `${names.length} Chinese names from the file${rest}`,
      details: { count: names.length, sha256, unused: problems.length, problems: kept },
    })
  })
}

type LastEvent = Awaited<ReturnType<typeof lastEvent>>

function lastEvent(db: Db) {
  return db
    .selectFrom('ingest_events')
    .select(['kind', 'message', 'details'])
    .where('kind', 'in', ['chinese-names.read', 'chinese-names.unread'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Once, though the file is looked at every minute. */
async function recordUnread(db: Db, last: LastEvent, reason: string): Promise<void> {
  const message = `The file of Chinese names is not read: ${reason}`
  if (last?.message !== message) await recordEvent(db, { kind: 'chinese-names.unread', message })
}

/** Removes what the file no longer says, then adds what it says newly: unchanged names keep their date. */
async function replaceNames(trx: Transaction<Database>, names: readonly NameOfFile[]): Promise<void> {
  const wanted = sql`
    select w->>'sourceId' as source_id, w->>'publisherId' as publisher_id, w->>'name' as name, w->>'kind' as kind
    from jsonb_array_elements(${JSON.stringify(names)}::jsonb) w
  `
  const isSame = sql`
    (w.source_id, w.publisher_id, w.name, w.kind) = (n.source_id, n.publisher_id, n.name, n.kind)
  `
  await sql`select pg_advisory_xact_lock(hashtext('chinese-names'))`.execute(trx)
  await sql`
    with w as (${wanted})
    update chinese_names n set removed_at = now(), changed_at = now()
    where n.user_id is null and n.removed_at is null and not exists (select from w where ${isSame})
  `.execute(trx)
  await sql`
    with w as (${wanted})
    insert into chinese_names (source_id, publisher_id, name, kind)
    select w.* from w
    where not exists (select from chinese_names n where n.user_id is null and n.removed_at is null and ${isSame})
  `.execute(trx)
}
