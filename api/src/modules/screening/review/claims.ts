import { chinaTime } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { Acting } from '../../../auth/acting.ts'
import type { Claim, ClaimRequest } from '../../../contract/screening/review.ts'
import { AppError } from '../../../http/app-error.ts'
import { lockEntity } from '../entities/entity-repository.ts'

/** How long a name stays with who works on it, without a sign of them. */
const claimMillis = 15 * 60_000

/** Works on a name. Throws `entity.unknown`, and `entity.claimed` when somebody else does, unless it is taken over. */
export async function claim(db: Db, { session, now }: Acting, { id, takeOver }: ClaimRequest): Promise<Claim> {
  const { userId } = session
  return db.transaction().execute(async (trx) => {
    if (!(await lockEntity(trx, userId, id))) throw new AppError('entity.unknown', { subject: String(id) })
    if (takeOver === '0') await requireFree(trx, userId, id, now)
    const until = await storeClaim(trx, userId, id, now)
    const { user_name: userName } = await userNameOf(trx, userId)
    return { userName, isMine: true, untilTime: until.toISOString() }
  })
}

/** Works on a name no more; nothing happens when somebody else does. */
export async function leaveClaim(db: Db, userId: string, id: number): Promise<void> {
  await db.deleteFrom('screening_claims').where('entity_id', '=', id).where('user_id', '=', userId).execute()
}

/** Stores that a user works on a name. Returns until when. */
async function storeClaim(trx: Transaction<Database>, userId: string, id: number, now: Date): Promise<Date> {
  const row = { user_id: userId, claimed_at: now, expires_at: new Date(now.getTime() + claimMillis) }
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
  if (!claimed || claimed.user_id === userId) return
  const params = { name: claimed.user_name, time: chinaTime(claimed.expires_at) }
  const data = { claimedBy: claimed.user_name, untilTime: claimed.expires_at.toISOString() }
  throw new AppError('entity.claimed', { subject: String(id), params, data })
}

/** Who works on a name now. */
export async function readClaim(db: Db, userId: string, id: number, now: Date): Promise<Claim | null> {
  const found = await findClaim(db, id, now)
  if (!found) return null
  return { userName: found.user_name, isMine: found.user_id === userId, untilTime: found.expires_at.toISOString() }
}

/** The name that a user is shown to others by. */
export function userNameOf(db: Db, userId: string): Promise<{ user_name: string }> {
  return db.selectFrom('users').select('user_name').where('id', '=', userId).executeTakeFirstOrThrow()
}

function findClaim(db: Db, id: number, now: Date) {
  return db
    .selectFrom('screening_claims')
    .innerJoin('users', 'users.id', 'screening_claims.user_id')
    .select(['screening_claims.user_id', 'users.user_name', 'expires_at'])
    .where('entity_id', '=', id)
    .where('expires_at', '>', sql<Date>`${now}`)
    .executeTakeFirst()
}
