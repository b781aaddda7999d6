import type { IdentityProvider } from '@qingdan/database/account-tables.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'

/** An identity at a provider. */
export interface Identity {
  provider: IdentityProvider
  /** The provider's id of the person. */
  subject: string
}

/** Id of the user that an identity signs in. */
export async function findUserIdOf(db: Db, { provider, subject }: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** Stores that a user signs in by an identity. */
export async function insertIdentity(
  trx: Transaction<Database>,
  { provider, subject }: Identity,
  userId: string,
  now: Date,
): Promise<void> {
  await trx.insertInto('user_identities').values({ provider, subject, user_id: userId, created_at: now }).execute()
}
