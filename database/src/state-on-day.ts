import type { Suspension } from './record.ts'

export type DecisionState = 'in force' | 'suspended' | 'unknown' | 'ended'

interface Decision {
  endedOn?: string
  suspensions?: Pick<Suspension, 'from' | 'to'>[]
}

/**
 * State of a decision on a day, ISO. The end date counts as ended, and both days of a suspension as suspended. When a
 * suspension ran out after the last edition (its date, ISO), no text says what followed: the state is unknown.
 */
export function stateOn({ endedOn, suspensions = [] }: Decision, day: string, editionOn: string | null): DecisionState {
  if (endedOn !== undefined && endedOn <= day) return 'ended'
  if (suspensionOn(suspensions, day) !== undefined) return 'suspended'
  const ranOut = ({ to }: Pick<Suspension, 'to'>) => to !== null && to < day && editionOn !== null && to >= editionOn
  return suspensions.some(ranOut) ? 'unknown' : 'in force'
}

/**
 * Last day, ISO, of the suspension that a state on a day comes from: of the running one, or of the one after which the
 * state is unknown; null for other states, and while no end is announced.
 */
export function suspendedUntil({ suspensions = [] }: Decision, state: DecisionState, day: string): string | null {
  if (state === 'suspended') return suspensionOn(suspensions, day)?.to ?? null
  if (state !== 'unknown') return null
  return suspensions.findLast(({ to }) => to !== null && to < day)?.to ?? null
}

function suspensionOn(suspensions: NonNullable<Decision['suspensions']>, day: string) {
  return suspensions.findLast(({ from, to }) => (from === null || from <= day) && (to === null || day <= to))
}
