import type { FreshnessState, SourceFreshness } from '@qingdan/api/contract/freshness.ts'

/** States in order of urgency. */
const states = ['stale', 'failed', 'never', 'loading', 'starter', 'fresh'] as const satisfies FreshnessState[]

export function countByState(sources: readonly SourceFreshness[]): { state: FreshnessState; count: number }[] {
  return states.flatMap((state) => {
    const count = sources.filter((source) => source.state === state).length
    return count === 0 ? [] : [{ state, count }]
  })
}

/** Lists grouped by country or organisation, in the order of their first list; registers are a separate group. */
export function byCountry(sources: readonly SourceFreshness[]): SourceFreshness[][] {
  return [...Map.groupBy(sources, ({ role, countryCode }) => (role === 'register' ? role : countryCode)).values()]
}
