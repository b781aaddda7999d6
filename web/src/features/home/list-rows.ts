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

/** Every list either of the two knows, by its number; the state of this moment wins over the dictionary's. */
export function toListRows(sources: readonly Source[], readiness: Readiness | undefined): ListRow[] {
  const healthOf = new Map((readiness?.sources ?? []).map((health) => [health.sourceId, health]))
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
