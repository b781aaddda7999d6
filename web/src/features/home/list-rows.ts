import type { Source } from '@qingdan/api/contract/dictionary.ts'
import type { Readiness, SourceState } from '@qingdan/api/contract/health.ts'

/** A list of the home page: its dictionary entry with its current state. */
export interface ListRow {
  sourceId: number
  shortName: string
  shortNameCn: string
  /** Null while only the state is known. */
  source: Source | null
  date: string | null
  count: number
  state: SourceState
  checkedAt: string | null
  /** The last run published nothing; the previous data is still served. */
  hasFailed: boolean
}

/** Every list (no register) from either input, by number; the current state wins over the dictionary. */
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
      state: health?.state ?? (source.starter ? 'starter' : source.stale ? 'stale' : 'fresh'),
      checkedAt: health?.checkedAt ?? source.fetchedAt,
      hasFailed: Boolean(health?.lastFailure),
    }
  })
  for (const health of healthOf.values()) rows.push({ ...health, source: null, hasFailed: Boolean(health.lastFailure) })
  return rows.toSorted((a, b) => a.sourceId - b.sourceId)
}

/** Lists grouped by country or organisation, in the order of their first list; lists known only by state come last. */
export function byCountry(rows: readonly ListRow[]): ListRow[][] {
  const groups = Map.groupBy(rows, (row) => row.source?.countryCode ?? '')
  const unplaced = groups.get('')
  groups.delete('')
  return [...groups.values(), ...(unplaced ? [unplaced] : [])]
}

const stateOrder: readonly SourceState[] = ['stale', 'never', 'loading', 'starter', 'fresh']

/** Number of lists in each state, in order of urgency; states without lists are left out. */
export function countStates(rows: readonly ListRow[]): { state: SourceState; count: number }[] {
  const groups = Map.groupBy(rows, (row) => row.state)
  return stateOrder.flatMap((state) => {
    const count = groups.get(state)?.length ?? 0
    return count === 0 ? [] : [{ state, count }]
  })
}
