import { chinaDay, startOfChinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { GoodNameTerms, ThresholdTerms } from '@qingdan/database/tables/screening-rule-tables.ts'
import type { ScreenedDetails } from '@qingdan/database/tables/screening-tables.ts'
import type { Transaction } from 'kysely'
import { scheduledJob, writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { AuditDetails } from '../../../contract/operations/audit-details.ts'
import type { AuditOperation } from '../../../contract/operations/audit-operations.ts'
import { lowestThreshold } from '../../../contract/screening/rule-words.ts'
import type { HiddenQuery, RuleForm, RuleTrial } from '../../../contract/screening/rules.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { toPage } from '../../../http/pagination.ts'
import { queueWatched } from '../../../jobs/watched-queue.ts'
import { findDesk, findJoined, joinedDesk } from '../../desks/desk-of.ts'
import { readForm } from '../entities/read-form.ts'
import { detailsKeyOf, nameKeyOf } from '../import/read-upload.ts'
import { readRules } from './active-rules.ts'
import { findHidden } from './hidden-repository.ts'
import {
  closeRule,
  countOpenRules,
  findExpired,
  findLists,
  insertRule,
  lockRule,
  type RuleRow,
  updateDraft,
} from './rule-repository.ts'
import { toHiddenRow, tryRule } from './rule-trial.ts'

/** Drafts and rules in force of a desk; more are no rules any more, and each is asked for every candidate. */
const mostRules = 300
/** A good name is looked at again after two years at the latest, as a customer is. */
const longestDays = 730
const dayMillis = 24 * 60 * 60 * 1000

/** Stores the draft of a rule. Throws what is wrong by field, `rule.unknown`, `rule.started`, `rule.limit`. */
export async function saveRule(db: Db, acting: Acting, form: RuleForm): Promise<{ id: string }> {
  const { session, now } = acting
  const expires = expiryOf(form, now)
  const terms = form.kind === 'threshold' ? await thresholdOf(db, form) : await goodNameOf(db, form)
  return db.transaction().execute(async (trx) => {
    const { deskId } = await joinedDesk(trx, session.userId, now)
    const draft = form.id === undefined ? undefined : await ownRule(trx, deskId, form.id)
    if (draft && draft.in_force_at !== null) throw new AppError('rule.started', { subject: String(draft.id) })
    if (form.replaces !== undefined) requireInForce(await ownRule(trx, deskId, form.replaces))
    if (!draft && (await countOpenRules(trx, deskId)) >= mostRules) {
      throw new AppError('rule.limit', { params: { most: mostRules } })
    }
    const row = {
      desk_id: deskId,
      kind: form.kind,
      applies_to: form.appliesTo,
      terms: JSON.stringify(terms),
      reason: form.reason,
      created_by: session.userId,
      changed_at: now,
      expires_at: expires,
      replaces: form.replaces ?? draft?.replaces ?? null,
    }
    const id = draft?.id ?? (await insertRule(trx, row))
    if (draft) await updateDraft(trx, id, row)
    await audit(trx, acting, 'screening.saveRule', id, { kind: form.kind, isNew: !draft })
    return { id: String(id) }
  })
}

/** What a rule would have hidden, or hides anew; a draft may be put in force after it. Throws `rule.unknown`. */
export async function tryOwnRule(
  db: Db,
  acting: Acting,
  { id, days }: { id: number; days: number },
): Promise<RuleTrial> {
  const { session, now } = acting
  const deskId = await ownDesk(db, session.userId, id)
  const { changed_at: changedAt } = await findOwn(db, deskId, id)
  const [rule] = await readRules(db, [id])
  if (!rule) throw new AppError('rule.unknown', { subject: String(id) })
  const trial = await tryRule(db, rule, await findJoined(db, deskId), { days, now })
  const { rows: _rows, ...counts } = trial
  await db.transaction().execute(async (trx) => {
    // A draft that was changed meanwhile was not tried.
    const { numUpdatedRows } = await trx
      .updateTable('screening_rules')
      .set({ trial: JSON.stringify(counts), tried_at: now })
      .where('id', '=', id)
      .where('changed_at', '=', changedAt)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('rule.unknown', { subject: String(id) })
    await audit(trx, acting, 'screening.tryRule', id, { ...counts })
  })
  return trial
}

/** Puts a draft in force, in place of the rule that it replaces. Throws `rule.unknown`, `rule.started`, `rule.untried`, `rule.expired`. */
export async function startRule(db: Db, acting: Acting, id: number): Promise<void> {
  const { session, now } = acting
  const deskId = await ownDesk(db, session.userId, id)
  await db.transaction().execute(async (trx) => {
    const rule = await ownRule(trx, deskId, id)
    if (rule.in_force_at !== null) throw new AppError('rule.started', { subject: String(id) })
    if (rule.tried_at === null) throw new AppError('rule.untried', { subject: String(id) })
    if (rule.expires_at !== null && rule.expires_at <= now) throw new AppError('rule.expired', { subject: String(id) })
    await trx
      .updateTable('screening_rules')
      .set({ in_force_at: now, in_force_by: session.userId })
      .where('id', '=', id)
      .execute()
    if (rule.replaces !== null) {
      await queueWatched(trx, (await closeRule(trx, rule.replaces, session.userId, now)) ?? [])
    }
    await audit(trx, acting, 'screening.startRule', id, { replaces: rule.replaces, ...rule.trial })
  })
}

/** Ends a rule; watched names that it hid are matched again. Throws `rule.unknown`, `rule.notInForce`. */
export async function endRule(db: Db, acting: Acting, id: number): Promise<void> {
  const { session, now } = acting
  const deskId = await ownDesk(db, session.userId, id)
  await db.transaction().execute(async (trx) => {
    requireInForce(await ownRule(trx, deskId, id))
    const watched = (await closeRule(trx, id, session.userId, now)) ?? []
    await queueWatched(trx, watched)
    await audit(trx, acting, 'screening.endRule', id, { watched: watched.length })
  })
}

/** Ends every rule whose last day is past, and has the watched names that it hid matched again. */
export async function endExpiredRules(db: Db, now: Date): Promise<void> {
  for (const id of await findExpired(db, now)) {
    await db.transaction().execute(async (trx) => {
      const watched = await closeRule(trx, id, null, now)
      // A person may have ended it just before.
      if (watched === undefined) return
      await queueWatched(trx, watched)
      await audit(trx, { actor: scheduledJob, now }, 'screening.endRule', id, {
        hasExpired: true,
        watched: watched.length,
      })
    })
  }
}

/** Deletes a draft. Throws `rule.unknown`, `rule.started`. */
export async function deleteRule(db: Db, acting: Acting, id: number): Promise<void> {
  const deskId = await ownDesk(db, acting.session.userId, id)
  await db.transaction().execute(async (trx) => {
    const rule = await ownRule(trx, deskId, id)
    if (rule.in_force_at !== null) throw new AppError('rule.started', { subject: String(id) })
    await trx.deleteFrom('screening_rules').where('id', '=', id).execute()
    await audit(trx, acting, 'screening.deleteRule', id, {})
  })
}

/** A page of what a rule hides. Throws `rule.unknown`. */
export async function readHidden(db: Db, userId: string, query: HiddenQuery) {
  const deskId = await ownDesk(db, userId, query.id)
  await findOwn(db, deskId, query.id)
  const { rows, total } = await findHidden(db, query.id, await findJoined(db, deskId), query)
  return toPage(rows.map(toHiddenRow), total, query)
}

async function ownDesk(db: Db, userId: string, ruleId: number): Promise<number> {
  const desk = await findDesk(db, userId)
  if (!desk) throw new AppError('rule.unknown', { subject: String(ruleId) })
  return desk.deskId
}

async function ownRule(trx: Transaction<Database>, deskId: number, id: number): Promise<RuleRow> {
  const rule = await lockRule(trx, deskId, id)
  if (!rule) throw new AppError('rule.unknown', { subject: String(id) })
  return rule
}

function findOwn(db: Db, deskId: number, id: number): Promise<RuleRow> {
  return db.transaction().execute((trx) => ownRule(trx, deskId, id))
}

function requireInForce({ id, in_force_at, ended_at }: RuleRow): void {
  if (in_force_at === null || ended_at !== null) throw new AppError('rule.notInForce', { subject: String(id) })
}

function audit(
  trx: Transaction<Database>,
  { actor, now }: Pick<Acting, 'actor' | 'now'>,
  operation: AuditOperation,
  id: number,
  details: AuditDetails,
): Promise<void> {
  return writeAudit(trx, actor, { operation, subject: String(id), outcome: 'done', details }, now)
}

/** The end of the last day; a good name must have one. */
function expiryOf({ kind, expiresOn }: RuleForm, now: Date): Date | null {
  if (expiresOn === undefined && kind === 'threshold') return null
  const latest = chinaDay(new Date(now.getTime() + longestDays * dayMillis))
  if (expiresOn === undefined || expiresOn <= chinaDay(now) || expiresOn > latest) refuse('expiresOn', 'rule.expiry')
  return new Date(startOfChinaDay(expiresOn).getTime() + dayMillis)
}

async function thresholdOf(db: Db, form: RuleForm): Promise<ThresholdTerms> {
  const { minScore, sourceIds = [], countries = [], fields = [], types = [] } = form
  if (minScore === undefined || minScore <= lowestThreshold || minScore > 100) refuse('minScore', 'rule.score')
  if ((await findLists(db, sourceIds)).length !== sourceIds.length) refuse('sourceIds', 'rule.list')
  return { minScore, sourceIds, countries, fields, types }
}

async function goodNameOf(db: Db, form: RuleForm): Promise<GoodNameTerms> {
  const { originalEntityName, type } = form
  if (type === undefined) refuse('type', 'type.unknown')
  const { name, details } = readForm({ ...form, originalEntityName: originalEntityName ?? '', type })
  const isBare = Object.keys(details).length === 0
  const subject = form.subjectId ? await subjectOf(db, form.subjectId) : null
  return {
    name,
    nameKey: nameKeyOf(name),
    type,
    details: isBare ? null : (details as ScreenedDetails),
    detailsKey: isBare ? null : detailsKeyOf(details),
    subjectId: subject?.id ?? null,
    subjectName: subject?.name ?? null,
  }
}

/** The subject that has the records of this id. */
async function subjectOf(db: Db, id: string) {
  const subject = await db
    .selectFrom('subjects as asked')
    .innerJoin('subjects as own', (join) =>
      join.on(({ eb, fn, ref }) => eb('own.id', '=', fn.coalesce(ref('asked.merged_into'), ref('asked.id')))),
    )
    .select(['own.id', 'own.name'])
    .where('asked.id', '=', id)
    .executeTakeFirst()
  if (!subject) refuse('subjectId', 'rule.subject')
  return subject
}

function refuse(field: string, code: ErrorCode): never {
  throw invalidInput([{ field, code }])
}
