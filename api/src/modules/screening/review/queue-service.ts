import type { Db } from '@qingdan/database/connection.ts'
import type { NextRequest, QueueItem, QueuePage, QueueQuery } from '../../../contract/screening/review.ts'
import { offsetOf, toPage } from '../../../http/pagination.ts'
import { colleaguesOf, deskSettings } from '../../desks/service.ts'
import { takeFree, userNameOf } from './claims.ts'
import { countQueue, findNext, findQueuePage, type QueueRow, type Viewer } from './queue-repository.ts'

/** Tries to take one before another person does. */
const mostTries = 10

/** A page of what waits for a decision. */
export async function readQueue(db: Db, userId: string, query: QueueQuery, now: Date): Promise<QueuePage> {
  const viewer = await viewerOf(db, userId, now)
  const { scope, part, pageSize } = query
  const [{ rows, total }, counts] = await Promise.all([
    findQueuePage(db, viewer, { scope, part, limit: pageSize, offset: offsetOf(query) }),
    countQueue(db, viewer, scope),
  ])
  const records = rows.map((row) => toItem(row, userId))
  return { ...toPage(records, total, query), counts, members: viewer.colleagues.length }
}

/** The next one, on which the caller works from now on; null when none is free. */
export async function takeNext(db: Db, userId: string, request: NextRequest, now: Date): Promise<QueueItem | null> {
  const viewer = await viewerOf(db, userId, now)
  for (let tries = 0; tries < mostTries; tries++) {
    const row = await findNext(db, viewer, { ...request, after: request.after })
    if (!row) return null
    const until = await takeFree(db, userId, row.entity_id, now)
    if (!until) continue
    const { user_name } = await userNameOf(db, userId)
    return toItem(
      { ...row, claimed_by: userId, claimed_by_name: user_name, claimed_since: now, claimed_until: until },
      userId,
    )
  }
  return null
}

async function viewerOf(db: Db, userId: string, now: Date): Promise<Viewer> {
  const [colleagues, { dueHours }] = await Promise.all([colleaguesOf(db, userId), deskSettings(db, userId)])
  return { userId, colleagues, dueHours, now }
}

function toItem(row: QueueRow, userId: string): QueueItem {
  const { kind, alert_id, entity_id, claimed_by, claimed_by_name, claimed_since, claimed_until } = row
  return {
    key: `${kind}-${alert_id ?? entity_id}`,
    kind,
    entityId: String(entity_id),
    alertId: alert_id === null ? null : String(alert_id),
    originalEntityName: row.name,
    type: row.type,
    batchId: row.batch_id === null ? null : String(row.batch_id),
    batchNo: row.batch_no,
    owner: row.owner,
    openNum: row.open_count,
    foundNum: row.found_count,
    topScore: row.top_score,
    entityName: kind === 'release' ? row.mapped_name : null,
    arrivedTime: row.arrived_at.toISOString(),
    dueTime: row.due_at.toISOString(),
    isOverdue: row.is_overdue,
    claim:
      claimed_by !== null && claimed_since !== null && claimed_until !== null
        ? {
            userName: claimed_by_name ?? '',
            isMine: claimed_by === userId,
            sinceTime: claimed_since.toISOString(),
            untilTime: claimed_until.toISOString(),
          }
        : null,
    decidedBy: row.decided_by_name,
    canRelease: kind === 'release' && row.decided_by !== userId,
  }
}
