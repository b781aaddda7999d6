import type { SanctionMeta } from '../contract/detail.ts'
import type { ListCount } from '../contract/subject.ts'
import { strictestState } from '../contract/terms/lists-inside.ts'

/** What one list states of a subject: a record of it, or the list as a whole. */
export interface ListStatement {
  /** The list's number. */
  sourceId: number
  state: SanctionMeta['state']
  /** Lists whose decisions it repeats; [] if it has one of its own. */
  repeats: readonly number[]
}

/**
 * Each list of a subject once, in the order given, a repeating one behind what it repeats. `repeats` is [] for a list
 * that counts: also for a copy that still has an entry which its original has ended.
 */
export function listsOf(statements: readonly ListStatement[]): ListStatement[] {
  const lists = [...Map.groupBy(statements, ({ sourceId }) => sourceId).values()].map(asOneList)
  const ended = new Set(lists.filter(({ state }) => state === 'ended').map(({ sourceId }) => sourceId))
  const marked = lists.map((list) => {
    const isAlone = list.state !== 'ended' && list.repeats.some((original) => ended.has(original))
    return isAlone ? { ...list, repeats: [] } : list
  })
  const placeOf = new Map(lists.map(({ sourceId }, place) => [sourceId, place]))
  const placeBehind = ({ sourceId, repeats }: ListStatement) =>
    Math.max(...(repeats.length > 0 ? repeats : [sourceId]).map((id) => placeOf.get(id) ?? -1))
  return marked.toSorted((a, b) => placeBehind(a) - placeBehind(b) || a.repeats.length - b.repeats.length)
}

/** How many lists have a decision about the subject: `inForce` those not ended, `suspended` and `unknown` how many of them. */
export function countLists(lists: readonly ListStatement[]): ListCount {
  const own = lists.filter(({ repeats }) => repeats.length === 0)
  const count = (...states: ListStatement['state'][]) => own.filter(({ state }) => states.includes(state)).length
  const ended = count('ended')
  return { inForce: own.length - ended, suspended: count('suspended'), unknown: count('unknown'), ended }
}

/** A list repeats others only if each of its records does. */
function asOneList(records: readonly ListStatement[]): ListStatement {
  const isCopy = records.every(({ repeats }) => repeats.length > 0)
  return {
    sourceId: records[0]?.sourceId ?? 0,
    state: strictestState(records),
    repeats: isCopy ? [...new Set(records.flatMap(({ repeats }) => repeats))] : [],
  }
}
