import type { SanctionMeta } from '../contract/detail.ts'
import type { ListCount } from '../contract/subject.ts'
import { hasEnded, strictestState } from '../contract/terms/lists-inside.ts'

/** What one list states of a subject: a record of it, or the list as a whole. */
export interface ListStatement {
  /** The list's number. */
  sourceId: number
  state: SanctionMeta['state']
  /** Lists whose decisions it repeats; [] if it has one of its own. */
  repeats: readonly number[]
  /** The day on which the last of its entries ended, ISO; null while one stands, or if no day is known. */
  endedOn: string | null
  /** Whether one of its entries states a term that is not over. */
  hasTermToRun: boolean
  /** Date of the list's last edition, ISO; null if unknown. */
  editionOn: string | null
}

/**
 * The statements with each copy as its original leaves it: ended, or unknown, with it. A copy stands alone that was made
 * after the original was taken off and still has the entry, or that states a term of its own that still runs.
 */
export function settleCopies<Statement extends ListStatement>(statements: readonly Statement[]): Statement[] {
  const listOf = new Map([...Map.groupBy(statements, numberOf)].map(([id, records]) => [id, asOneList(records)]))
  return statements.map((statement) => {
    const originals = statement.repeats.flatMap((id) => listOf.get(id) ?? [])
    const over = originals.filter(({ state }) => hasEnded(state) || state === 'unknown')
    if (hasEnded(statement.state) || over.length === 0) return statement
    if (over.some((original) => standsAfter(statement, original))) return { ...statement, repeats: [] }
    if (over.length < originals.length) return statement
    const { state, endedOn } = lastOver(over)
    return { ...statement, state, endedOn }
  })
}

/**
 * Each list of a subject once, in the order given, a repeating one behind what it repeats. `repeats` is [] for a list
 * that counts: also for a copy that still has an entry after its original ended.
 */
export function listsOf(statements: readonly ListStatement[]): ListStatement[] {
  const lists = [...Map.groupBy(settleCopies(statements), numberOf).values()].map(asOneList)
  const placeOf = new Map(lists.map(({ sourceId }, place) => [sourceId, place]))
  const placeBehind = ({ sourceId, repeats }: ListStatement) =>
    Math.max(...(repeats.length > 0 ? repeats : [sourceId]).map((id) => placeOf.get(id) ?? -1))
  return lists.toSorted((a, b) => placeBehind(a) - placeBehind(b) || a.repeats.length - b.repeats.length)
}

/** How many lists have a decision about the subject: `inForce` those not ended, `suspended` and `unknown` how many of them. */
export function countLists(lists: readonly ListStatement[]): ListCount {
  const own = lists.filter(({ repeats }) => repeats.length === 0)
  const count = (...states: ListStatement['state'][]) => own.filter(({ state }) => states.includes(state)).length
  const ended = own.filter(({ state }) => hasEnded(state)).length
  return { inForce: own.length - ended, suspended: count('suspended'), unknown: count('unknown'), ended }
}

function numberOf({ sourceId }: ListStatement): number {
  return sourceId
}

/** Publishers of copies print orders on past their terms, so printing one says nothing of a renewal. */
function standsAfter(copy: ListStatement, { state, endedOn }: ListStatement): boolean {
  if (state !== 'ended') return copy.hasTermToRun
  // The end counts as ended, so an edition of that day may have been made before it.
  return endedOn === null || (copy.editionOn !== null && copy.editionOn > endedOn)
}

/** A list repeats others only if each of its records does. */
function asOneList(records: readonly ListStatement[]): ListStatement {
  const isCopy = records.every(({ repeats }) => repeats.length > 0)
  const state = strictestState(records)
  return {
    sourceId: records[0]?.sourceId ?? 0,
    state,
    repeats: isCopy ? [...new Set(records.flatMap(({ repeats }) => repeats))] : [],
    endedOn: lastOver(records).endedOn,
    hasTermToRun: records.some(({ hasTermToRun }) => hasTermToRun),
    editionOn: records[0]?.editionOn ?? null,
  }
}

/** State of several, and the day on which the last of them ended; no day while one stands, or if one has none. */
function lastOver(records: readonly ListStatement[]): Pick<ListStatement, 'state' | 'endedOn'> {
  const state = strictestState(records)
  const days = records.map(({ endedOn }) => endedOn)
  return { state, endedOn: hasEnded(state) && !days.includes(null) ? (days.toSorted().at(-1) ?? null) : null }
}
