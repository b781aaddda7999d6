import type { Db } from '@qingdan/database/connection.ts'
import { startOfChinaDay } from '../../china-time.ts'
import type { AuditExportQuery, AuditPage, AuditQuery, AuditRecord } from '../../contract/admin.ts'

const dayMillis = 24 * 60 * 60 * 1000

/** The audit, newest first, from `before` on. */
export async function readAudit(db: Db, { pageSize, before, ...filters }: AuditQuery): Promise<AuditPage> {
  const rows = await findAudit(db, filters, { before, limit: pageSize + 1 })
  const records = rows.slice(0, pageSize)
  return { records, next: rows.length > pageSize ? (records.at(-1)?.id ?? null) : null }
}

interface Stretch {
  /** Ids below it. */
  before: number | undefined
  limit: number
}

/** Entries of the audit, newest first. */
export async function findAudit(db: Db, filters: AuditExportQuery, { before, limit }: Stretch): Promise<AuditRecord[]> {
  const rows = await auditOf(db, filters)
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .selectAll('audit_entries')
    .select('users.user_name')
    .$if(before !== undefined, (query) => query.where('audit_entries.id', '<', before ?? 0))
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

/** How many entries the filters leave; `limit` stands for that many or more. */
export async function countAudit(db: Db, filters: AuditExportQuery, limit: number): Promise<number> {
  const { count } = await db
    .selectFrom(auditOf(db, filters).select('audit_entries.id').limit(limit).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function auditOf(db: Db, { actor, operation, dayStart, dayEnd }: AuditExportQuery) {
  let query = db.selectFrom('audit_entries')
  if (actor !== undefined) {
    query = query.where('audit_entries.actor_id', 'in', (eb) =>
      eb
        .selectFrom('users as actors')
        .select('actors.id')
        .where((or) =>
          or.or([
            or('actors.id', '=', actor),
            or(or.fn('lower', ['actors.user_name']), '=', actor.toLowerCase()),
            or('actors.phone', '=', actor),
          ]),
        ),
    )
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
  return query
}
