import { randomBytes } from 'node:crypto'
import type { IdentityProvider } from '@qingdan/database/account-tables.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { grantPackage } from '../../../auth/order-repository.ts'
import { insertUser, lockUser, type User } from '../../../auth/user-repository.ts'

const prefixes: Record<IdentityProvider, string> = { wechat: 'wx', qilin: 'qilin', oidc: 'oidc' }

export interface Identity {
  provider: IdentityProvider
  /** The other house's own id of the person. */
  subject: string
}

/** The user of an identity. Somebody new gets an account with the trial, without phone and company: the profile is to be completed. */
export function userOfIdentity(
  db: Db,
  { provider, subject }: Identity,
  registrationReview: boolean,
  actor: Actor,
  now: Date,
): Promise<User> {
  return db.transaction().execute(async (trx) => {
    // Two first visits at once make one account.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${provider} ${subject}`}, 0))`.execute(trx)
    const known = await trx
      .selectFrom('user_identities')
      .select('user_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst()
    if (known) return lockUser(trx, known.user_id)
    const userName = `${prefixes[provider]}_${randomBytes(6).toString('hex')}`
    const state = registrationReview ? '2' : '1'
    const id = await insertUser(trx, { userName, state })
    await trx.insertInto('user_identities').values({ provider, subject, user_id: id, created_at: now }).execute()
    const orderNumber = await grantPackage(trx, { userId: id, packageId: 'trial', grantedBy: null, effectTime: now })
    const details = { orderNumber, state, way: provider }
    const entry = { operation: 'account.register', subject: id, outcome: 'done', details } as const
    await writeAudit(trx, { ...actor, userId: id }, entry, now)
    return lockUser(trx, id)
  })
}
