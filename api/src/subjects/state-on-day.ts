import type { Suspension } from '@qingdan/database/record.ts'
import type { ChinaState } from '../contract/china.ts'

interface Decision {
  endedOn?: string
  suspensions?: Pick<Suspension, 'from' | 'to'>[]
}

/** State of a decision on a day, ISO. The end date counts as ended, and both days of a suspension as suspended. */
export function stateOn(decision: Decision, day: string): ChinaState {
  if (decision.endedOn !== undefined && decision.endedOn <= day) return 'ended'
  return suspensionOn(decision, day) === undefined ? 'in force' : 'suspended'
}

/** The suspension that covers a day, ISO. */
export function suspensionOn({ suspensions = [] }: Decision, day: string): Pick<Suspension, 'from' | 'to'> | undefined {
  return suspensions.findLast(({ from, to }) => (from === null || from <= day) && (to === null || day <= to))
}
