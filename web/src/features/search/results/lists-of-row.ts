import type { SearchResult } from '@qingdan/api/contract/subject.ts'

type SourceOfRow = SearchResult['sources'][number]

const weight = { 'in force': 0, suspended: 1, ended: 2 } satisfies Record<SourceOfRow['state'], number>

/** Each list once, with the strictest state of its entries, in the order of the row. */
export function listsOfRow(sources: readonly SourceOfRow[]): SourceOfRow[] {
  const lists = new Map<number, SourceOfRow>()
  for (const source of sources) {
    const held = lists.get(source.sourceId)
    if (held === undefined || weight[source.state] < weight[held.state]) lists.set(source.sourceId, source)
  }
  return [...lists.values()]
}

/** Badge of the row: listed while one list is in force, suspended while every remaining list is. */
export function badgeOfRow(sources: readonly SourceOfRow[]): 'listed' | 'suspended' | 'ended' {
  const states = new Set(sources.map(({ state }) => state))
  return states.has('in force') ? 'listed' : states.has('suspended') ? 'suspended' : 'ended'
}
