import type { Db } from '@qingdan/database/connection.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ErrorCode } from '../contract/error-codes.ts'
import type { AuditDetails } from '../contract/operations/audit-details.ts'
import type { AuditOperation } from '../contract/operations/audit-operations.ts'

/** Who acted, and from which address. */
export interface Actor {
  /** Null for a visitor, the command line and a scheduled job. */
  userId: string | null
  /** Network address, `command line` or `scheduled job`. */
  address: string
  requestId: string | null
}

/** What the worker does by the clock, asked by nobody. */
export const scheduledJob: Actor = { userId: null, address: 'scheduled job', requestId: null }

export interface AuditEntry {
  operation: AuditOperation
  /** Id of the object that was changed or read. */
  subject?: string | undefined
  outcome: 'done' | 'refused'
  /** Error code, when the action was refused. */
  reason?: ErrorCode | undefined
  /** Values before and after, limits, counts; never a password, a code or a token. */
  details?: AuditDetails | undefined
}

/** Writes an audit entry with the current index version. Pass the transaction of the action as `db`, so that both are stored or neither. */
export async function writeAudit(db: Db, actor: Actor, entry: AuditEntry, now: Date): Promise<void> {
  await auditInsertion(actor, entry, now).execute(db)
}

/** The same as a common table expression, for an action that is one SQL statement with its audit entry. */
export function auditInsertion(actor: Actor, entry: AuditEntry, now: Date): RawBuilder<unknown> {
  return sql`
    insert into audit_entries
      (happened_at, actor_id, operation, subject, outcome, reason, address, request_id, data_version, details)
    values (${now}, ${actor.userId}, ${entry.operation}, ${entry.subject ?? null}, ${entry.outcome}, ${entry.reason ?? null},
      ${actor.address}, ${actor.requestId},
      (select index_name from index_builds where state = 'live' order by id desc limit 1),
      ${JSON.stringify(entry.details ?? {})})
  `
}
