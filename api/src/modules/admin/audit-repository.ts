import { startOfChinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { AuditExportQuery, AuditRecord } from '../../contract/admin.ts'

const dayMillis = 24 * 60 * 60 * 1000

interface Stretch {
  /** Only ids below this one. */
  before: number | undefined
  limit: number
}

/** Entries of the audit, newest first. */
export async function findAudit(db: Db, filters: AuditExportQuery, { before, limit }: Stretch): Promise<AuditRecord[]> {
  const { query } = await auditOf(db, filters)
  const rows = await query
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .selectAll('audit_entries')
    .select('users.user_name')
    .$if(before !== undefined, (page) => page.where('audit_entries.id', '<', before ?? 0))
    .orderBy('audit_entries.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: String(row.id),
    time: row.happened_at.toISOString(),
    actorId: row.actor_id,
    actorName: row.user_name,
    operation: row.operation,
    subject: row.subject,
    outcome: row.outcome,
    reason: row.reason,
    ip: row.address,
    requestId: row.request_id,
    dataVersion: row.data_version,
    details: row.details,
  }))
}

/** Number of entries that match the filters; `limit` means that many or more. */
export async function countAudit(db: Db, filters: AuditExportQuery, limit: number): Promise<number> {
  const { query } = await auditOf(db, filters)
  const { count } = await db
    .selectFrom(query.select('audit_entries.id').limit(limit).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Ids of the users with this id, user name or phone. */
function findActors(db: Db, actor: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', '=', actor),
        eb(eb.fn('lower', ['user_name']), '=', actor.toLowerCase()),
        eb('phone', '=', actor),
      ]),
    )
    .execute()
}

async function auditOf(db: Db, { actor, operation, dayStart, dayEnd }: AuditExportQuery) {
  let query = db.selectFrom('audit_entries')
  if (actor !== undefined) {
    // Filters by ids, because a join makes Postgres scan the whole audit for a user without entries.
    const ids = (await findActors(db, actor)).map(({ id }) => id)
    query = query.where('audit_entries.actor_id', '=', sql<string>`any(${ids})`)
  }
  if (operation !== undefined) {
    query = operation.includes('.')
      ? query.where('audit_entries.operation', '=', operation)
      : query.where('audit_entries.operation', 'like', `${operation}.%`)
  }
  if (dayStart !== undefined) query = query.where('audit_entries.happened_at', '>=', startOfChinaDay(dayStart))
  if (dayEnd !== undefined) {
    const end = new Date(startOfChinaDay(dayEnd).getTime() + dayMillis)
    query = query.where('audit_entries.happened_at', '<', end)
  }
  // Wrapped in an object, because Kysely forbids awaiting a query builder.
  return { query }
}
