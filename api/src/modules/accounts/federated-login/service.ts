import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { IdentityProvider } from '@qingdan/database/tables/account-tables.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import { grantPackage } from '../../../auth/orders.ts'
import { insertUser, lockUser, type User } from '../../../auth/user-repository.ts'
import type { LoginAnswer } from '../../../contract/account.ts'
import { AppError } from '../../../http/app-error.ts'
import { beginAttempt } from '../login/sign-in-limits.ts'
import { type LoginDeps, startSession } from '../login/start-session.ts'
import { withKeys } from '../throttle/repository.ts'
import { findUserIdOf, type Identity, insertIdentity } from './repository.ts'

export interface FederatedAttempt {
  provider: IdentityProvider
  /** Address of the OpenID Connect issuer; '' where the provider is the only one. */
  issuer: string
  /** Code or token. Failures are counted by it; it is never stored. */
  proof: string
  /** Null for an invalid proof. Rejects when the provider cannot be reached. */
  identify(): Promise<string | null>
}

export interface FederatedLoginDeps extends LoginDeps {
  registrationReview: boolean
}

/**
 * Signs in the person whom an identity provider confirms. Every failure throws `login.wrong`, with the cause if the provider could not be reached.
 * Throws `login.tooMany` too.
 */
export async function signInByProvider(
  deps: FederatedLoginDeps,
  { provider, issuer, proof, identify }: FederatedAttempt,
  actor: Actor,
  now: Date,
): Promise<LoginAnswer> {
  const account = createHash('sha256').update(`${provider} ${proof}`).digest('hex')
  const attempt = await beginAttempt(deps.db, account, actor.address, now)
  const auditDetails = { way: provider }
  let subject: string | null
  try {
    subject = await identify()
  } catch (cause) {
    // An outage of the provider does not count as a failure of the caller.
    await attempt.succeeded()
    throw new AppError('login.wrong', { cause, auditDetails: { ...auditDetails, isOutage: true } })
  }
  const user = subject && (await userOfIdentity(deps, { provider, issuer, subject }, actor, now))
  if (!user || user.state === '0') {
    throw new AppError('login.wrong', { subject: user ? user.id : undefined, auditDetails })
  }
  await attempt.succeeded()
  return startSession(deps, user, { way: provider }, actor, now)
}

/** Prefixes of the user names that are generated for new users of a provider. */
const prefixes: Record<IdentityProvider, string> = { wechat: 'wx', qilin: 'qilin', oidc: 'oidc' }

/** Finds or creates the user of an identity. A new account gets the trial but no phone and company, so the profile must be completed. */
function userOfIdentity(
  { db, registrationReview }: { db: Db; registrationReview: boolean },
  identity: Identity,
  actor: Actor,
  now: Date,
): Promise<User> {
  const { provider, issuer, subject } = identity
  // The lock makes two concurrent first visits create only one account.
  return withKeys(db, [`identity ${provider} ${issuer} ${subject}`], async (trx) => {
    const known = await findUserIdOf(trx, identity)
    if (known !== undefined) return lockUser(trx, known)
    const userName = `${prefixes[provider]}_${randomBytes(6).toString('hex')}`
    const state = registrationReview ? '2' : '1'
    const id = await insertUser(trx, { userName, state })
    await insertIdentity(trx, identity, id, now)
    const orderNumber = await grantPackage(trx, { userId: id, packageId: 'trial', grantedBy: null, effectTime: now })
    const details = { orderNumber, state, way: provider }
    const entry = { operation: 'account.register', subject: id, outcome: 'done', details } as const
    await writeAudit(trx, { ...actor, userId: id }, entry, now)
    return lockUser(trx, id)
  })
}
