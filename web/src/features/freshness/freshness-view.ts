import type { FreshnessState, SourceFreshness } from '@qingdan/api/contract/freshness.ts'

/** What needs a look first. */
const states = ['stale', 'failed', 'never', 'loading', 'demo', 'fresh'] as const satisfies FreshnessState[]

export function countByState(sources: readonly SourceFreshness[]): { state: FreshnessState; count: number }[] {
  return states.flatMap((state) => {
    const count = sources.filter((source) => source.state === state).length
    return count === 0 ? [] : [{ state, count }]
  })
}

/** The lists of one country or organisation together, in the order of their first list; registers by themselves. */
export function byCountry(sources: readonly SourceFreshness[]): SourceFreshness[][] {
  return [...Map.groupBy(sources, ({ role, countryCode }) => (role === 'register' ? role : countryCode)).values()]
}
