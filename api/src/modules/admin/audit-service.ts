import type { Db } from '@qingdan/database/connection.ts'
import type { AuditPage, AuditQuery } from '../../contract/admin.ts'
import { findAudit } from './audit-repository.ts'

/** The audit, newest first, from `before` on. */
export async function readAudit(db: Db, { pageSize, before, ...filters }: AuditQuery): Promise<AuditPage> {
  const rows = await findAudit(db, filters, { before, limit: pageSize + 1 })
  const records = rows.slice(0, pageSize)
  return { records, next: rows.length > pageSize ? (records.at(-1)?.id ?? null) : null }
}
