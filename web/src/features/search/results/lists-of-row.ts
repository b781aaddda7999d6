import type { SearchResult } from '@qingdan/api/contract/subject.ts'

type SourceOfRow = SearchResult['sources'][number]

const weight = { 'in force': 0, unknown: 1, suspended: 2, ended: 3 } satisfies Record<SourceOfRow['state'], number>

/** Each list once, with the strictest state of its entries, in the order of the row. */
export function listsOfRow(sources: readonly SourceOfRow[]): SourceOfRow[] {
  const lists = new Map<number, SourceOfRow>()
  for (const source of sources) {
    const held = lists.get(source.sourceId)
    if (held === undefined || weight[source.state] < weight[held.state]) lists.set(source.sourceId, source)
  }
  return [...lists.values()]
}

/** The last day on which it expired, ISO, if all its lists ended so; null otherwise. */
export function expiryOfRow(sources: readonly SourceOfRow[]): string | null {
  const days = sources.map(({ expiredOn }) => expiredOn ?? null)
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null)
}

/** Badge of the row: listed while one list is in force, otherwise the strictest state of the others. */
export function badgeOfRow(sources: readonly SourceOfRow[]): 'listed' | 'unknown' | 'suspended' | 'ended' {
  const states = new Set(sources.map(({ state }) => state))
  if (states.has('in force')) return 'listed'
  return (['unknown', 'suspended'] as const).find((state) => states.has(state)) ?? 'ended'
}
