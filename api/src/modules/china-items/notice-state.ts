import type { ChinaNotice, Suspension } from '@qingdan/database/china-items.ts'
import type { ChinaItemState } from '../../contract/items/china-items.ts'

/** A suspension and the notice that ordered it. */
export interface OrderedSuspension extends Suspension {
  by: ChinaNotice
}

/** Every suspension of a notice, in the order of the days. */
export function suspensionsOf(id: string, notices: readonly ChinaNotice[]): OrderedSuspension[] {
  return notices
    .flatMap((by) => by.suspensions.filter(({ notice }) => notice === id).map((one) => ({ ...one, by })))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** Whether a notice applies on a day; first and last day of a suspension belong to it. */
export function stateOn(
  { effective, isRepealed }: Pick<ChinaNotice, 'effective' | 'isRepealed'>,
  suspensions: readonly Suspension[],
  day: string,
): Exclude<ChinaItemState, 'listed'> {
  if (isRepealed) return 'repealed'
  const now = suspensions.filter(({ from, to }) => from <= day && day <= to)
  if (now.some(({ part }) => part === null)) return 'suspended'
  if (effective.length > 0 && effective.every(({ from }) => from > day)) return 'not-yet'
  if (now.length > 0) return 'partly-suspended'
  return suspensions.some(({ to }) => to < day) ? 'resumed' : 'in-force'
}

/** Whether a notice of the list applies on a day; one that only suspends others is over with the last of their terms. */
export function noticeStateOn(
  notice: ChinaNotice,
  notices: readonly ChinaNotice[],
  day: string,
): Exclude<ChinaItemState, 'listed'> {
  const state = stateOn(notice, suspensionsOf(notice.id, notices), day)
  const isOver = notice.kind === 'suspension' && notice.suspensions.every(({ to }) => to < day)
  return state === 'in-force' && isOver ? 'resumed' : state
}
