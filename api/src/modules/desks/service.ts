import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { writeAudit } from '../../audit/repository.ts'
import type { Acting } from '../../auth/acting.ts'
import { findUserByName } from '../../auth/user-repository.ts'
import type { AuditDetails } from '../../contract/operations/audit-details.ts'
import type { AuditOperation } from '../../contract/operations/audit-operations.ts'
import type { Desk, DeskSettings } from '../../contract/screening/review.ts'
import { AppError } from '../../http/app-error.ts'
import { type DeskMembership, findDesk, joinedDesk } from './desk-of.ts'
import { closeRules, leaveRules } from './leave-rules.ts'

/** People at a desk, with those who were asked. */
const mostMembers = 50

/** Hours until a name is overdue, where nobody has set it. */
const usualDueHours = 72

/** Users whose names a user works on: their own, and of everybody at the same desk. */
export async function colleaguesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_members as own')
    .innerJoin('desk_members as other', 'other.desk_id', 'own.desk_id')
    .select('other.user_id')
    .where('own.user_id', '=', userId)
    .where('own.joined_at', 'is not', null)
    .where('other.joined_at', 'is not', null)
    .execute()
  return [...new Set([userId, ...rows.map(({ user_id }) => user_id)])]
}

/** What the user's desk wants. */
export async function deskSettings(db: Db, userId: string): Promise<{ fourEyes: boolean; dueHours: number }> {
  const row = await db
    .selectFrom('desk_members')
    .innerJoin('desks', 'desks.id', 'desk_members.desk_id')
    .select(['four_eyes', 'due_hours'])
    .where('user_id', '=', userId)
    .where('joined_at', 'is not', null)
    .executeTakeFirst()
  return { fourEyes: row?.four_eyes ?? false, dueHours: row?.due_hours ?? usualDueHours }
}

export function requireLead({ role }: DeskMembership): void {
  if (role !== 'lead') throw new AppError('desk.notLead')
}

/** The desk of the caller; who has none sees themselves. */
export async function readDesk(db: Db, userId: string): Promise<Desk> {
  const desk = await findDesk(db, userId)
  const [members, invitations, about, own] = await Promise.all([
    desk ? findMembers(db, desk.deskId) : [],
    findInvitations(db, userId),
    desk && db.selectFrom('desks').selectAll().where('id', '=', desk.deskId).executeTakeFirst(),
    db.selectFrom('users').select('user_name').where('id', '=', userId).executeTakeFirstOrThrow(),
  ])
  const isLead = desk === undefined || desk.role === 'lead'
  const shown = desk ? members : [{ user_id: userId, user_name: own.user_name, role: 'lead', joined_at: new Date() }]
  return {
    id: desk ? String(desk.deskId) : null,
    name: about?.name ?? null,
    isLead,
    fourEyes: about?.four_eyes ?? false,
    dueHours: about?.due_hours ?? usualDueHours,
    // Who was asked is known to leads only, until they join.
    members: shown
      .filter(({ joined_at }) => isLead || joined_at !== null)
      .map((one) => ({
        userId: one.user_id,
        userName: one.user_name,
        isLead: one.role === 'lead',
        isMe: one.user_id === userId,
        hasJoined: one.joined_at !== null,
      })),
    invitations: invitations.map((one) => ({
      deskId: String(one.desk_id),
      name: one.name,
      invitedBy: one.user_name,
    })),
  }
}

/** Changes the settings. Throws `desk.notLead`, `desk.alone`. */
export function updateDesk(db: Db, acting: Acting, { name, fourEyes, dueHours }: DeskSettings): Promise<void> {
  return atDesk(db, acting, 'desk.update', async (trx, desk) => {
    requireLead(desk)
    const joined = (await findMembers(trx, desk.deskId)).filter(({ joined_at }) => joined_at !== null)
    const before = await deskSettings(trx, acting.session.userId)
    // Whom the others left may keep it, and change the rest.
    if (fourEyes === '1' && !before.fourEyes && joined.length < 2) throw new AppError('desk.alone')
    await trx
      .updateTable('desks')
      .set({ name: name || null, four_eyes: fourEyes === '1', due_hours: dueHours })
      .where('id', '=', desk.deskId)
      .execute()
    return { deskName: name || null, fourEyes, dueHours }
  })
}

/** Asks a user to join, by user name. Throws `desk.notLead`, `desk.full`, `desk.noUser`. */
export function invite(db: Db, acting: Acting, userName: string): Promise<void> {
  return atDesk(db, acting, 'desk.invite', async (trx, desk) => {
    requireLead(desk)
    if ((await findMembers(trx, desk.deskId)).length >= mostMembers) {
      throw new AppError('desk.full', { params: { most: mostMembers } })
    }
    const user = await findUserByName(trx, userName)
    // A phone number finds its user at sign-in only.
    if (!user || user.phone === userName) throw new AppError('desk.noUser')
    await trx
      .insertInto('desk_members')
      .values({
        desk_id: desk.deskId,
        user_id: user.id,
        role: 'member',
        invited_by: acting.session.userId,
        invited_at: acting.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { userId: user.id }
  })
}

/** Leaves the caller's desk for one that asked. Throws `desk.unknown`, `desk.lastLead`. */
export function join(db: Db, acting: Acting, deskId: number): Promise<void> {
  const { session, now } = acting
  return atDesk(db, acting, 'desk.join', async (trx, desk) => {
    const asked = (await findInvitations(trx, session.userId)).some(({ desk_id }) => desk_id === deskId)
    if (!asked) throw new AppError('desk.unknown')
    await part(trx, desk, acting)
    await trx
      .updateTable('desk_members')
      .set({ joined_at: now })
      .where('desk_id', '=', deskId)
      .where('user_id', '=', session.userId)
      .execute()
    return { deskId }
  })
}

/** Refuses an invitation. Throws `desk.unknown` when that desk has not asked. */
export async function decline(db: Db, { session, actor, now }: Acting, deskId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('desk_members')
      .where('desk_id', '=', deskId)
      .where('user_id', '=', session.userId)
      .where('joined_at', 'is', null)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('desk.unknown')
    await writeAudit(trx, actor, { operation: 'desk.decline', subject: String(deskId), outcome: 'done' }, now)
  })
}

/** Leaves the caller's desk. Throws `desk.lastLead`. */
export function leave(db: Db, acting: Acting): Promise<void> {
  return atDesk(db, acting, 'desk.leave', async (trx, desk) => {
    await part(trx, desk, acting)
    return {}
  })
}

/** Removes a member or an invitation. Throws `desk.notLead`, `desk.member`. */
export function remove(db: Db, acting: Acting, userId: string): Promise<void> {
  return atDesk(db, acting, 'desk.remove', async (trx, desk) => {
    requireLead(desk)
    if (userId === acting.session.userId) throw new AppError('desk.member')
    const removed = await trx
      .deleteFrom('desk_members')
      .where('desk_id', '=', desk.deskId)
      .where('user_id', '=', userId)
      .returning('joined_at')
      .executeTakeFirst()
    if (!removed) throw new AppError('desk.member')
    // Who was only asked works at another desk.
    if (removed.joined_at === null) return { userId }
    await dropClaims(trx, userId)
    await leaveRules(trx, desk.deskId, userId)
    return { userId }
  })
}

/** Makes a member who has joined the lead in place of the caller. Throws `desk.notLead`, `desk.member`. */
export function handOver(db: Db, acting: Acting, userId: string): Promise<void> {
  return atDesk(db, acting, 'desk.handOver', async (trx, desk) => {
    requireLead(desk)
    if (userId === acting.session.userId) throw new AppError('desk.member')
    const members = trx.updateTable('desk_members').where('desk_id', '=', desk.deskId)
    const { numUpdatedRows } = await members
      .set({ role: 'lead' })
      .where('user_id', '=', userId)
      .where('joined_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('desk.member')
    await members.set({ role: 'member' }).where('user_id', '=', acting.session.userId).execute()
    return { userId }
  })
}

type Step = (trx: Parameters<typeof joinedDesk>[0], desk: DeskMembership) => Promise<AuditDetails>

/** One change of a desk at a time, with its entry in the audit. */
async function atDesk(db: Db, { session, actor, now }: Acting, operation: AuditOperation, step: Step): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { deskId } = await joinedDesk(trx, session.userId, now)
    await trx.selectFrom('desks').select('id').where('id', '=', deskId).forUpdate().execute()
    // Who waited for another change may have another role now, or have been removed.
    const desk = await joinedDesk(trx, session.userId, now)
    const details = await step(trx, desk)
    await writeAudit(trx, actor, { operation, subject: String(desk.deskId), outcome: 'done', details }, now)
  })
}

/** A desk that its last member leaves is deleted, unless rules refer to it; a lead leaves no others behind. */
async function part(
  trx: Parameters<typeof joinedDesk>[0],
  { deskId, role }: DeskMembership,
  acting: Acting,
): Promise<void> {
  const { userId } = acting.session
  const others = (await findMembers(trx, deskId)).filter((one) => one.user_id !== userId && one.joined_at !== null)
  const isLastLead = role === 'lead' && !others.some((one) => one.role === 'lead')
  if (isLastLead && others.length > 0) throw new AppError('desk.lastLead')
  const members = trx.deleteFrom('desk_members').where('desk_id', '=', deskId)
  await members.where('user_id', '=', userId).execute()
  await dropClaims(trx, userId)
  await leaveRules(trx, deskId, userId)
  if (others.length > 0) return
  // Nobody can join a desk without a lead.
  await members.execute()
  const hasRules = await closeRules(trx, deskId, acting)
  if (!hasRules) await trx.deleteFrom('desks').where('id', '=', deskId).execute()
}

/** Who leaves works on no colleague's name any more, and no colleague on theirs. */
async function dropClaims(trx: Parameters<typeof joinedDesk>[0], userId: string): Promise<void> {
  await trx
    .deleteFrom('screening_claims')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('user_id', '=', userId),
        eb('entity_id', 'in', selectFrom('screening_entities').select('id').where('user_id', '=', userId)),
      ]),
    )
    .execute()
}

function findMembers(db: Db, deskId: number) {
  return db
    .selectFrom('desk_members')
    .innerJoin('users', 'users.id', 'desk_members.user_id')
    .select(['desk_members.user_id', 'users.user_name', 'desk_members.role', 'joined_at'])
    .where('desk_id', '=', deskId)
    .orderBy(sql`joined_at nulls last`)
    .orderBy('users.user_name')
    .execute()
}

function findInvitations(db: Db, userId: string) {
  return db
    .selectFrom('desk_members')
    .innerJoin('desks', 'desks.id', 'desk_members.desk_id')
    .innerJoin('users', 'users.id', 'desk_members.invited_by')
    .select(['desk_members.desk_id', 'desks.name', 'users.user_name'])
    .where('desk_members.user_id', '=', userId)
    .where('joined_at', 'is', null)
    .execute()
}
