import type { AccessRefusal } from '@qingdan/api/contract/account.ts'
import type { Session } from './session.ts'

/** The words of a refusal in `access.json`; some reasons differ by what the user has. */
type RefusalWords = AccessRefusal['reason'] | 'packageOfTrial' | 'packageOfMember' | 'expiredTrial'

export function wordsOf({ reason, plan }: Pick<AccessRefusal, 'reason' | 'plan'>): RefusalWords {
  if (reason === 'expired' && plan === 'trialEnded') return 'expiredTrial'
  if (reason === 'package' && plan === 'trial') return 'packageOfTrial'
  if (reason === 'package' && plan === 'paid') return 'packageOfMember'
  return reason
}

/** What the user can do: complete the profile, ask for a membership, or for more of it; null: wait, or call. */
type Remedy = 'complete' | 'open' | 'renew' | null

export function remedyOf({ reason, plan }: Pick<AccessRefusal, 'reason' | 'plan'>): Remedy {
  if (reason === 'profile') return 'complete'
  if (reason === 'review' || reason === 'password') return null
  const isMember = plan === 'paid' || plan === 'paidEnded'
  if (reason === 'daily') return isMember ? null : 'open'
  return isMember ? 'renew' : 'open'
}

/** Why the menu opens nothing: a menu entry of the session was not allowed. */
export function menuRefusal({ state, infoComplete, plan }: Pick<Session, 'state' | 'infoComplete' | 'plan'>) {
  const isExpired = plan === 'trialEnded' || plan === 'paidEnded'
  const reason = state === '2' ? 'review' : infoComplete ? (isExpired ? 'expired' : 'package') : 'profile'
  return { reason, plan, module: 'menu' } as const satisfies AccessRefusal
}

/** Hours and minutes until an ISO time, rounded up to the minute; 0 when it has passed. */
export function timeUntil(time: string, now: Date): { hours: number; minutes: number } {
  const left = Math.max(0, Math.ceil((Date.parse(time) - now.getTime()) / 60_000))
  return { hours: Math.floor(left / 60), minutes: left % 60 }
}
