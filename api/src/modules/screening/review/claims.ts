import { chinaTime } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import type { Claim, ClaimRequest } from '../../../contract/screening/review.ts'
import { AppError } from '../../../http/app-error.ts'
import { lockEntity } from '../entities/entity-repository.ts'

/** How long a name stays with who works on it, without a sign of them. */
const claimMillis = 15 * 60_000

/**
 * Works on a name. Throws `entity.unknown`, and `entity.claimed` when somebody else does, unless the claim is taken over
 * that the caller saw.
 */
export async function claim(db: Db, acting: Acting, request: ClaimRequest): Promise<Claim> {
  const { id, takeOver, heldSince } = request
  const { session, actor, now } = acting
  const { userId } = session
  return db.transaction().execute(async (trx) => {
    if (!(await lockEntity(trx, userId, id))) throw new AppError('entity.unknown', { subject: String(id) })
    const held = await findClaim(trx, id, now)
    if (held && held.user_id !== userId) {
      if (takeOver === '0' || held.claimed_at.toISOString() !== heldSince) throw claimedBy(held, id)
      const details = { from: held.user_id, since: held.claimed_at.toISOString() }
      await writeAudit(trx, actor, { operation: 'review.takeOver', subject: String(id), outcome: 'done', details }, now)
    }
    const since = held?.user_id === userId ? held.claimed_at : now
    const until = await storeClaim(trx, { userId, id, since, now })
    const { user_name: userName } = await userNameOf(trx, userId)
    return { userName, isMine: true, sinceTime: since.toISOString(), untilTime: until.toISOString() }
  })
}

/** Works on a name no more; nothing happens when somebody else does. */
export async function leaveClaim(db: Db, userId: string, id: number): Promise<void> {
  await db.deleteFrom('screening_claims').where('entity_id', '=', id).where('user_id', '=', userId).execute()
}

/** Stores that a user works on a name. Returns until when. */
async function storeClaim(
  trx: Transaction<Database>,
  { userId, id, since, now }: { userId: string; id: number; since: Date; now: Date },
): Promise<Date> {
  const row = { user_id: userId, claimed_at: since, expires_at: new Date(now.getTime() + claimMillis) }
  await trx
    .insertInto('screening_claims')
    .values({ entity_id: id, ...row })
    .onConflict((conflict) => conflict.column('entity_id').doUpdateSet(row))
    .execute()
  return row.expires_at
}

/** Works on a name that nobody else works on, and on no other. Returns until when; null when somebody was faster. */
export async function takeFree(db: Db, userId: string, id: number, now: Date): Promise<Date | null> {
  return db.transaction().execute(async (trx) => {
    const row = { user_id: userId, claimed_at: now, expires_at: new Date(now.getTime() + claimMillis) }
    const taken = await trx
      .insertInto('screening_claims')
      .values({ entity_id: id, ...row })
      .onConflict((conflict) =>
        conflict
          .column('entity_id')
          .doUpdateSet(row)
          .where(({ or, eb }) =>
            or([eb('screening_claims.user_id', '=', userId), eb('screening_claims.expires_at', '<=', now)]),
          ),
      )
      .returning('expires_at')
      .executeTakeFirst()
    if (!taken) return null
    await trx.deleteFrom('screening_claims').where('user_id', '=', userId).where('entity_id', '!=', id).execute()
    return taken.expires_at
  })
}

/** Throws `entity.claimed`, with who and until when, if somebody else works on a name. */
export async function requireFree(db: Db, userId: string, id: number, now: Date): Promise<void> {
  const claimed = await findClaim(db, id, now)
  if (claimed && claimed.user_id !== userId) throw claimedBy(claimed, id)
}

function claimedBy(claimed: { user_name: string; expires_at: Date }, id: number): AppError {
  const params = { name: claimed.user_name, time: chinaTime(claimed.expires_at) }
  const data = { claimedBy: claimed.user_name, untilTime: claimed.expires_at.toISOString() }
  return new AppError('entity.claimed', { subject: String(id), params, data })
}

/** Who works on a name now. */
export async function readClaim(db: Db, userId: string, id: number, now: Date): Promise<Claim | null> {
  const found = await findClaim(db, id, now)
  if (!found) return null
  const { user_name: userName, claimed_at: since, expires_at: until } = found
  return {
    userName,
    isMine: found.user_id === userId,
    sinceTime: since.toISOString(),
    untilTime: until.toISOString(),
  }
}

/** The name that a user is shown to others by. */
export function userNameOf(db: Db, userId: string): Promise<{ user_name: string }> {
  return db.selectFrom('users').select('user_name').where('id', '=', userId).executeTakeFirstOrThrow()
}

function findClaim(db: Db, id: number, now: Date) {
  return db
    .selectFrom('screening_claims')
    .innerJoin('users', 'users.id', 'screening_claims.user_id')
    .select(['screening_claims.user_id', 'users.user_name', 'claimed_at', 'expires_at'])
    .where('entity_id', '=', id)
    .where('expires_at', '>', sql<Date>`${now}`)
    .executeTakeFirst()
}
