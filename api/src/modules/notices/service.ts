import type { Db } from '@qingdan/database/connection.ts'
import { effectsOf, isPublishable } from '@qingdan/database/notice-effects.ts'
import type { NoticeReading } from '@qingdan/database/notice-reading.ts'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import type { NoticeDraft, NoticeQueue, NoticesQuery } from '../../contract/china/notices.ts'
import type { AuditDetails } from '../../contract/operations/audit-details.ts'
import type { AuditOperation } from '../../contract/operations/audit-operations.ts'
import { AppError } from '../../http/app-error.ts'
import { readingOf, stateOf, toDraft, toSummary } from './draft.ts'
import { findListed, findNotice, findNotices, findPages, type NoticeRow, saveVerdict } from './repository.ts'

/** The notices that wait, or those decided, and how the publishers' pages were read. */
export async function readQueue(db: Db, { which }: NoticesQuery): Promise<NoticeQueue> {
  const [rows, pages] = await Promise.all([findNotices(db, which), findPages(db)])
  return {
    notices: rows.map(toSummary),
    pages: pages.map(({ page, url, read_at, failure }) => ({
      page,
      url,
      readTime: read_at?.toISOString() ?? null,
      isUnread: failure !== null,
    })),
  }
}

/** Throws `notice.unknown`. */
export async function readDraft(db: Db, noticeId: number): Promise<NoticeDraft> {
  const { row, reading } = await known(db, noticeId)
  return toDraft(db, row, reading)
}

export interface Decision {
  noticeId: number
  /** The version that the person saw. */
  version: number
}

/** Replaces the reading; a verdict given before is taken back by it. Throws `notice.unknown`, `notice.changed`. */
export function correct(db: Db, decision: Decision, reading: NoticeReading, actor: Actor): Promise<NoticeDraft> {
  return decide(db, decision, actor, 'admin.correctNotice', (row) => {
    refuseUnless(['waiting', 'failed'], row)
    const before = readingOf(row)
    const fields = Object.keys(reading).filter((key) => !isSame(before, reading, key as keyof NoticeReading))
    return { reading, verdict: null, reason: null, details: { fields } }
  })
}

/** Throws `notice.unknown`, `notice.changed`, and `notice.unpublishable` when it changes nothing or something unknown. */
export function confirm(db: Db, decision: Decision, actor: Actor): Promise<NoticeDraft> {
  return decide(db, decision, actor, 'admin.confirmNotice', async (row, reading) => {
    refuseUnless(['waiting', 'failed'], row)
    const effects = effectsOf(reading, await findListed(db, reading.sourceId ?? ''))
    if (reading.sourceId === null || reading.publishedOn === null || !isPublishable(effects)) {
      throw new AppError('notice.unpublishable')
    }
    const details = { number: reading.number, sourceId: reading.sourceId, changes: effects.length }
    return { reading: row.corrected, verdict: 'confirmed', reason: null, details }
  })
}

/** Throws `notice.unknown`, `notice.changed`. */
export function refuse(db: Db, decision: Decision, reason: string, actor: Actor): Promise<NoticeDraft> {
  return decide(db, decision, actor, 'admin.refuseNotice', (row) => {
    refuseUnless(['waiting', 'failed'], row)
    return { reading: row.corrected, verdict: 'refused', reason, details: { reason } }
  })
}

/** Takes a verdict back that is not published yet. Throws `notice.unknown`, `notice.changed`. */
export function reopen(db: Db, decision: Decision, actor: Actor): Promise<NoticeDraft> {
  return decide(db, decision, actor, 'admin.reopenNotice', (row) => {
    refuseUnless(['confirmed', 'failed', 'refused'], row)
    return { reading: row.corrected, verdict: null, reason: null, details: { before: stateOf(row) } }
  })
}

interface Outcome {
  reading: NoticeReading | null
  verdict: 'confirmed' | 'refused' | null
  reason: string | null
  details: AuditDetails
}

/** Stores the verdict on the version that the person saw, together with its audit entry. */
async function decide(
  db: Db,
  { noticeId, version }: Decision,
  actor: Actor,
  operation: AuditOperation,
  outcomeOf: (row: NoticeRow, reading: NoticeReading) => Outcome | Promise<Outcome>,
): Promise<NoticeDraft> {
  const now = new Date()
  await db.transaction().execute(async (trx) => {
    const { row, reading } = await known(trx, noticeId)
    if (row.version !== version) throw new AppError('notice.changed')
    const { details, ...outcome } = await outcomeOf(row, reading)
    const verdict = { ...outcome, noticeId, seen: version, textSha256: row.text_sha256 ?? '', userId: actor.userId }
    if (!(await saveVerdict(trx, verdict, now))) throw new AppError('notice.changed')
    await writeAudit(trx, actor, { operation, subject: String(noticeId), outcome: 'done', details }, now)
  })
  return readDraft(db, noticeId)
}

async function known(db: Db, noticeId: number): Promise<{ row: NoticeRow; reading: NoticeReading }> {
  const row = await findNotice(db, noticeId)
  const reading = row === undefined ? null : readingOf(row)
  if (row === undefined || reading === null) throw new AppError('notice.unknown')
  return { row, reading }
}

function refuseUnless(states: readonly ReturnType<typeof stateOf>[], row: NoticeRow): void {
  if (!states.includes(stateOf(row))) throw new AppError('notice.changed')
}

function isSame(before: NoticeReading | null, after: NoticeReading, key: keyof NoticeReading): boolean {
  return JSON.stringify(before?.[key]) === JSON.stringify(after[key])
}
