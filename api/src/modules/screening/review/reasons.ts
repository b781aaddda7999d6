import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import type { Bilingual } from '../../../contract/bilingual.ts'
import { type DecisionReason, decisionReasons } from '../../../contract/screening/decision-reasons.ts'
import type { NewReason, Reason, RetireRequest } from '../../../contract/screening/review.ts'
import { AppError } from '../../../http/app-error.ts'
import { findDesk, joinedDesk } from '../../desks/desk-of.ts'
import { requireLead } from '../../desks/service.ts'
import { reasonNames } from '../batches/phrases.ts'

/** Reasons of a desk's own. */
const mostReasons = 40

/** A reason as it is stored with a decision. */
export interface GivenReason {
  id: string
  /** Null for one of the product's, whose words are phrases. */
  words: Bilingual | null
}

/** The reasons of a user's desk: the product's, then its own; retired ones too. */
export async function readReasons(db: Db, userId: string): Promise<Reason[]> {
  const desk = await findDesk(db, userId)
  const rows = desk ? await reasonRows(db, desk.deskId) : []
  const retired = new Set(rows.flatMap(({ code, is_retired }) => (is_retired && code !== null ? [code] : [])))
  const usual = decisionReasons.map(
    (id): Reason => ({
      id,
      ...reasonNames[id],
      isOwn: false,
      isRetired: retired.has(id),
    }),
  )
  const own = rows.flatMap(({ id, words_zh, words_en, is_retired }): Reason[] =>
    words_zh === null || words_en === null
      ? []
      : [{ id: String(id), zh: words_zh, en: words_en, isOwn: true, isRetired: is_retired }],
  )
  return [...usual, ...own]
}

/** The reason that a user gives; null: none. Throws `reason.unknown` also for one that is retired or another desk's. */
export async function giveReason(db: Db, userId: string, id: string | undefined): Promise<GivenReason | null> {
  if (id === undefined || id === '') return null
  const reason = (await readReasons(db, userId)).find((one) => one.id === id && !one.isRetired)
  if (!reason) throw new AppError('reason.unknown', { fields: [{ field: 'reason', code: 'reason.unknown' }] })
  return { id, words: reason.isOwn ? { zh: reason.zh, en: reason.en } : null }
}

/** The words of a stored reason; null when there is none. */
export function reasonWords(reason: string | null, words: Bilingual | null): Bilingual | null {
  if (words !== null || reason === null) return words
  return reasonNames[reason as DecisionReason] ?? null
}

/** Adds a reason to the desk. Throws `desk.notLead`, `reason.taken`, `reason.tooMany`. */
export async function addReason(db: Db, { session, actor, now }: Acting, { zh, en }: NewReason): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deskId = await lockReasons(trx, session.userId, now)
    const known = await readReasons(trx, session.userId)
    if (known.some((one) => one.zh === zh || one.en.toLowerCase() === en.toLowerCase()))
      throw new AppError('reason.taken')
    if (known.filter(({ isOwn }) => isOwn).length >= mostReasons) {
      throw new AppError('reason.tooMany', { params: { most: mostReasons } })
    }
    const { id } = await trx
      .insertInto('desk_reasons')
      .values({ desk_id: deskId, words_zh: zh, words_en: en, changed_by: session.userId, changed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit(trx, actor, { operation: 'reason.add', subject: String(id), outcome: 'done' }, now)
  })
}

/** Offers a reason no more, or again. Throws `desk.notLead`, `reason.unknown`. */
export async function retireReason(db: Db, { session, actor, now }: Acting, { id, isRetired }: RetireRequest) {
  await db.transaction().execute(async (trx) => {
    const deskId = await lockReasons(trx, session.userId, now)
    const known = (await readReasons(trx, session.userId)).find((one) => one.id === id)
    if (!known) throw new AppError('reason.unknown')
    const change = { is_retired: isRetired === '1', changed_by: session.userId, changed_at: now }
    if (known.isOwn) {
      await trx
        .updateTable('desk_reasons')
        .set(change)
        .where('id', '=', Number(id))
        .where('desk_id', '=', deskId)
        .execute()
    } else {
      await trx
        .insertInto('desk_reasons')
        .values({ desk_id: deskId, code: id, ...change })
        .onConflict((conflict) => conflict.columns(['desk_id', 'code']).doUpdateSet(change))
        .execute()
    }
    const entry = { operation: 'reason.retire', subject: id, outcome: 'done', details: { isRetired } } as const
    await writeAudit(trx, actor, entry, now)
  })
}

function reasonRows(db: Db, deskId: number) {
  return db.selectFrom('desk_reasons').selectAll().where('desk_id', '=', deskId).orderBy('id').execute()
}

/** One change of a desk's reasons at a time. */
async function lockReasons(trx: Transaction<Database>, userId: string, now: Date): Promise<number> {
  const desk = await joinedDesk(trx, userId, now)
  requireLead(desk)
  await trx.selectFrom('desks').select('id').where('id', '=', desk.deskId).forUpdate().execute()
  return desk.deskId
}
