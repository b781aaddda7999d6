import { createHash } from 'node:crypto'
import type { IdentityProvider } from '@qingdan/database/account-tables.ts'
import { type Actor, writeAudit } from '../../../audit/repository.ts'
import type { LoginAnswer } from '../../../contract/account.ts'
import { AppError } from '../../../http/app-error.ts'
import { type AccountDeps, enter } from '../credentials/sign-in.ts'
import { beginAttempt } from '../login/sign-in-limits.ts'
import { userOfIdentity } from './identities.ts'

export interface OutsideAttempt {
  provider: IdentityProvider
  /** Code or token; its failures are counted, and it is kept nowhere. */
  proof: string
  /** Null: it proves nothing. Rejects when the other house cannot be asked. */
  identify(): Promise<string | null>
}

export interface OutsideDeps extends AccountDeps {
  registrationReview: boolean
}

/**
 * Signs in whom another house vouches for. Throws `login.wrong` for every way to fail, with the cause when that house could not be asked, and
 * `login.tooMany`.
 */
export async function signInFromOutside(
  deps: OutsideDeps,
  { provider, proof, identify }: OutsideAttempt,
  actor: Actor,
  now: Date,
): Promise<LoginAnswer> {
  const account = createHash('sha256').update(`${provider} ${proof}`).digest('hex')
  const attempt = await beginAttempt(deps.db, account, actor.address, now)
  let subject: string | null
  try {
    subject = await identify()
  } catch (cause) {
    // Not the caller's failure.
    await attempt.succeeded()
    throw new AppError('login.wrong', { cause })
  }
  const user = subject && (await userOfIdentity(deps.db, { provider, subject }, deps.registrationReview, actor, now))
  if (!user || user.state === '0') {
    const reason = 'login.wrong'
    const entry = { operation: 'account.signIn', outcome: 'refused', reason, details: { way: provider } } as const
    await writeAudit(deps.db, actor, { ...entry, subject: user ? user.id : undefined }, now)
    throw new AppError(reason)
  }
  await attempt.succeeded()
  return enter(deps, user, { way: provider }, actor, now)
}
