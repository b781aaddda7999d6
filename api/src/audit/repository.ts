import type { Db } from '@qingdan/database/connection.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AuditOperation } from '../contract/audit-operations.ts'
import type { ErrorCode } from '../contract/error-codes.ts'

/** Whose doing it is and from where. */
export interface Actor {
  /** Null for a visitor and the command line. */
  userId: string | null
  /** Network address, or `command line`. */
  address: string
  requestId: string | null
}

export interface AuditEntry {
  operation: AuditOperation
  /** Id of what it was done to. */
  subject?: string | undefined
  outcome: 'done' | 'refused'
  /** Code of a refusal. */
  reason?: ErrorCode | undefined
  /** Values before and after, limits, counts; never a password, a code or a token. */
  details?: Record<string, unknown> | undefined
}

/** Notes what was done, with the index version that searches see. `db` is the transaction of the deed, so that neither is without the other. */
export async function writeAudit(db: Db, actor: Actor, entry: AuditEntry, now: Date): Promise<void> {
  await auditInsertion(actor, entry, now).execute(db)
}

/** The same as a statement, for a deed that is one statement with its entry. */
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
