import type { Source } from '@qingdan/api/contract/dictionary.ts'
import type { Readiness, SourceState } from '@qingdan/api/contract/health.ts'

/** A list as the home page shows it: what the dictionary says, with its state of this moment. */
export interface ListRow {
  sourceId: number
  shortName: string
  shortNameCn: string
  /** null while only the state is known. */
  source: Source | null
  date: string | null
  count: number
  state: SourceState
  checkedAt: string | null
  /** The last run published nothing; what is served stayed. */
  hasFailed: boolean
}

/** Every list (no register) that either of the two knows, by its number; the state of this moment wins over the dictionary's. */
export function toListRows(sources: readonly Source[], readiness: Readiness | undefined): ListRow[] {
  const lists = (readiness?.sources ?? []).filter(({ role }) => role === 'list')
  const healthOf = new Map(lists.map((health) => [health.sourceId, health]))
  const rows = sources.map((source): ListRow => {
    const health = healthOf.get(source.sourceId)
    healthOf.delete(source.sourceId)
    return {
      sourceId: source.sourceId,
      shortName: source.shortName,
      shortNameCn: source.shortNameCn,
      source,
      date: health?.date ?? source.date,
      count: health?.count ?? source.count,
      state: health?.state ?? (source.demo ? 'demo' : source.stale ? 'stale' : 'fresh'),
      checkedAt: health?.checkedAt ?? source.fetchedAt,
      hasFailed: Boolean(health?.lastFailure),
    }
  })
  for (const health of healthOf.values()) rows.push({ ...health, source: null, hasFailed: Boolean(health.lastFailure) })
  return rows.toSorted((a, b) => a.sourceId - b.sourceId)
}

/** The lists of one country or organisation together, in the order of their first list; those of which only the state is known last. */
export function byCountry(rows: readonly ListRow[]): ListRow[][] {
  const groups = Map.groupBy(rows, (row) => row.source?.countryCode ?? '')
  const unplaced = groups.get('')
  groups.delete('')
  return [...groups.values(), ...(unplaced ? [unplaced] : [])]
}

const stateOrder: readonly SourceState[] = ['stale', 'never', 'loading', 'demo', 'fresh']

/** How many lists are in each state, what needs a look first; states of none left out. */
export function countStates(rows: readonly ListRow[]): { state: SourceState; count: number }[] {
  const groups = Map.groupBy(rows, (row) => row.state)
  return stateOrder.flatMap((state) => {
    const count = groups.get(state)?.length ?? 0
    return count === 0 ? [] : [{ state, count }]
  })
}
