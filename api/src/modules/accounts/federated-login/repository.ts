import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { IdentityProvider } from '@qingdan/database/tables/account-tables.ts'
import type { Transaction } from 'kysely'

/** An identity at a provider. */
export interface Identity {
  provider: IdentityProvider
  /** Empty where the provider is the only issuer. */
  issuer: string
  /** The provider's id of the person. */
  subject: string
}

/** Id of the user that an identity signs in. */
export async function findUserIdOf(db: Db, { provider, issuer, subject }: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** Stores that a user signs in by an identity. */
export async function insertIdentity(
  trx: Transaction<Database>,
  { provider, issuer, subject }: Identity,
  userId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('user_identities')
    .values({ provider, issuer, subject, user_id: userId, created_at: now })
    .execute()
}

/** Gives OIDC identities from before issuers were stored the issuer. Returns how many. */
export async function adoptIdentities(db: Db, issuer: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('user_identities')
    .set({ issuer })
    .where('provider', '=', 'oidc')
    .where('issuer', '=', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
