import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { fill } from '@qingdan/screening/fill.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import { chargeWithin } from '../../../auth/charge-access.ts'
import { type Language, pick } from '../../../contract/bilingual.ts'
import type { AuditOperation } from '../../../contract/operations/audit-operations.ts'
import type { Batch, BatchProgress, BatchQuery, BatchStatus, RowError } from '../../../contract/screening/batch.ts'
import { ReviewState, type StateCounts } from '../../../contract/screening/entity.ts'
import { AppError } from '../../../http/app-error.ts'
import { toPage } from '../../../http/pagination.ts'
import { startLanes } from '../../../jobs/screening-lanes.ts'
import { isErrorCode, say } from '../../../language/language.ts'
import { takeBackWaiting } from '../entities/decision-repository.ts'
import { requeueOthers } from '../entities/watched-twice.ts'
import { idsInForce } from '../rules/active-rules.ts'
import {
  type BatchRow,
  countStates,
  deleteBatches,
  findBatches,
  findBatchPage,
  findRowErrors,
  importUploads,
  markStarted,
  markStopped,
  namesOf,
} from './batch-repository.ts'
import { finishBatches } from './batch-states.ts'
import { statePhrases, statesSeparator } from './phrases.ts'

const grouped = new Intl.NumberFormat('en')

/** A page of the caller's batches. */
export async function readBatches(db: Db, userId: string, query: BatchQuery, language: Language) {
  const { rows, total } = await findBatchPage(db, userId, query)
  const states = await countStates(
    db,
    rows.map(({ id }) => id),
  )
  const records = rows.map((row) => toBatch(row, states.get(row.id) as StateCounts, language))
  return toPage(records, total, query)
}

/** Makes batches of uploaded files; one that is imported already keeps its number. */
export async function importFiles(db: Db, { session: { userId }, actor, now }: Acting, ids: readonly number[]) {
  await ownBatches(db, userId, ids, { isUpload: true })
  await importUploads(db, ids, chinaDay(now), now)
  const batches = await ownBatches(db, userId, ids)
  await auditEach(db, actor, 'screening.import', batches, now)
  return batches.map(({ id, batch_no }) => ({ id: String(id), batchNo: batch_no ?? '' }))
}

/** Has batches screened and charges their names; those that run or are done are left as they are, others go on where they stopped. */
export async function startBatches(db: Db, { session, actor, now }: Acting, ids: readonly number[]): Promise<void> {
  const batches = await ownBatches(db, session.userId, ids)
  const open = batches.filter(({ finished_at }) => finished_at === null)
  const uncharged = open.filter(({ started_at, entity_count }) => started_at === null && entity_count > 0)
  const charges = uncharged.map(({ id, entity_count, file_name }) => ({
    module: 'screening' as const,
    param1: String(id),
    param2: null,
    operation: 'screening.start' as const,
    detail: { name: file_name },
    amount: entity_count,
  }))
  const rules = await idsInForce(db, session.userId, now)
  await db.transaction().execute(async (trx) => {
    if (charges.length > 0) await chargeWithin(trx, session, charges, actor, now)
    await markStarted(
      trx,
      open.map(({ id }) => id),
      rules,
      now,
    )
  })
  // One whose every row was refused has nothing to screen.
  await finishBatches(db, session.userId, now)
  if (open.length > 0) await startLanes(db, session.userId)
}

/** Ends the screening of batches; what is screened stays. */
export async function stopBatches(db: Db, { session, actor, now }: Acting, ids: readonly number[]): Promise<void> {
  const batches = await ownBatches(db, session.userId, ids)
  await markStopped(db, ids, now)
  await auditEach(db, actor, 'screening.stop', batches, now)
}

/** Deletes batches, also while they are screened. What waits for a second person is taken back: nobody could release it. */
export async function removeBatches(db: Db, { session, actor, now }: Acting, ids: readonly number[]): Promise<void> {
  const batches = await ownBatches(db, session.userId, ids)
  // So that no further piece is taken while the names are deleted.
  await markStopped(db, ids, now)
  await db.transaction().execute(async (trx) => {
    await takeBackWaiting(trx, namesOf(trx, ids), session.userId, now)
    await requeueOthers(trx, namesOf(trx, ids))
    await deleteBatches(trx, ids)
    await auditEach(trx, actor, 'screening.delete', batches, now)
  })
}

/** How far the caller's batches are. */
export async function readProgress(
  db: Db,
  userId: string,
  ids: readonly number[],
  now: Date,
  language: Language,
): Promise<BatchProgress[]> {
  const batches = await ownBatches(db, userId, ids)
  const states = await countStates(db, ids)
  return batches.map((batch) => {
    const counts = states.get(batch.id) as StateCounts
    const total = batch.entity_count
    const done = total - counts.waiting
    const status = statusOf(batch)
    return {
      id: String(batch.id),
      status,
      done,
      total,
      percent: total === 0 ? 100 : Math.floor((done / total) * 100),
      secondsLeft: status === 1 ? secondsLeft(batch, done, now) : null,
      states: counts,
      failure: batch.failure !== null && isErrorCode(batch.failure) ? say(batch.failure, language) : null,
    }
  })
}

/** What was wrong with the rows of a file. Throws `batch.unknown`. */
export async function readRowErrors(db: Db, userId: string, id: number, language: Language): Promise<RowError[]> {
  const errors = await findRowErrors(db, userId, id)
  if (!errors) throw new AppError('batch.unknown', { subject: String(id) })
  return errors.map(({ code, ...error }) => ({ ...error, message: isErrorCode(code) ? say(code, language) : code }))
}

/** The caller's batches in the order of their ids in the request. Throws `batch.unknown` if one of them is not the caller's. */
export async function ownBatches(
  db: Db,
  userId: string,
  ids: readonly number[],
  kind: { isUpload?: boolean } = {},
): Promise<BatchRow[]> {
  const found = new Map((await findBatches(db, userId, ids, kind)).map((batch) => [batch.id, batch]))
  return ids.map((id) => {
    const batch = found.get(id)
    if (!batch) throw new AppError('batch.unknown', { subject: String(id) })
    return batch
  })
}

function auditEach(db: Db, actor: Actor, operation: AuditOperation, batches: readonly BatchRow[], now: Date) {
  return Promise.all(
    batches.map(({ id, entity_count }) =>
      writeAudit(db, actor, { operation, subject: String(id), outcome: 'done', details: { names: entity_count } }, now),
    ),
  )
}

function toBatch(row: BatchRow, states: StateCounts, language: Language): Batch {
  return {
    id: String(row.id),
    batchNo: row.batch_no ?? '',
    fileName: row.file_name,
    type: row.type,
    entityNum: row.entity_count,
    screeningResult: row.started_at === null ? '' : inWords(states, language),
    screeningTime: row.finished_at?.toISOString() ?? null,
    status: statusOf(row),
    isStarted: row.started_at !== null,
    isStopped: row.stopped_at !== null,
    uploadTime: row.uploaded_at.toISOString(),
    rows: row.row_count,
    errorCount: row.error_count,
    states,
  }
}

function inWords(states: StateCounts, language: Language): string {
  return ReviewState.options
    .filter((state) => states[state] > 0)
    .map((state) => fill(pick(statePhrases[state], language), { count: grouped.format(states[state]) }))
    .join(pick(statesSeparator, language))
}

function statusOf({ started_at, finished_at, stopped_at, failure }: BatchRow): BatchStatus {
  if (finished_at !== null) return 2
  if (stopped_at !== null || failure !== null) return 3
  return started_at === null ? 0 : 1
}

function secondsLeft({ started_at, entity_count }: BatchRow, done: number, now: Date): number | null {
  if (started_at === null || done === 0) return null
  const elapsed = (now.getTime() - started_at.getTime()) / 1000
  return Math.ceil((elapsed / done) * (entity_count - done))
}
