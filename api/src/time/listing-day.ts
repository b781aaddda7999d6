import type { Suspension } from '@qingdan/database/record.ts'
import type { ChinaState } from '../contract/china.ts'

/** How a decision stands on a day, ISO. The first day of an end, and both days of a suspension, count. */
export function stateOn(
  { endedOn, suspensions = [] }: { endedOn?: string; suspensions?: Pick<Suspension, 'from' | 'to'>[] },
  day: string,
): ChinaState {
  if (endedOn !== undefined && endedOn <= day) return 'ended'
  return suspensions.some(({ from, to }) => (from === null || from <= day) && (to === null || day <= to))
    ? 'suspended'
    : 'in force'
}

const shanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

/** The day in Shanghai, ISO. */
export function chinaDay(now: Date): string {
  return shanghai.format(now)
}
