import type { Suspension } from '@qingdan/database/record.ts'
import type { ChinaState } from '../contract/china.ts'

/** State of a decision on a day, ISO. The end date counts as ended, and both days of a suspension as suspended. */
export function stateOn(
  { endedOn, suspensions = [] }: { endedOn?: string; suspensions?: Pick<Suspension, 'from' | 'to'>[] },
  day: string,
): ChinaState {
  if (endedOn !== undefined && endedOn <= day) return 'ended'
  return suspensions.some(({ from, to }) => (from === null || from <= day) && (to === null || day <= to))
    ? 'suspended'
    : 'in force'
}
