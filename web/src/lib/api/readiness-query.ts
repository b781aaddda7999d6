import type { Readiness } from '@qingdan/api/contract/health.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './api-client.ts'
import { call } from './call.ts'

/** A service that is not ready answers 503 with the usual body; that is an answer, not a failure. */
async function fetchReadiness(signal: AbortSignal): Promise<Readiness> {
  try {
    return await call('health.ready', {}, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 503 && isReadiness(error.data)) return error.data
    throw error
  }
}

function isReadiness(data: unknown): data is Readiness {
  return typeof data === 'object' && data !== null && 'sources' in data && Array.isArray(data.sources)
}

/** Milliseconds until the next check: short while something loads or is down, otherwise a minute. */
export function nextLook(readiness: Readiness | undefined): number {
  if (!readiness?.ready) return 5_000
  return readiness.sources.some((source) => source.state === 'loading') ? 2_000 : 60_000
}

/** Whether records that exist may not be there yet, because their list is still to be loaded. */
export function isWaitingForLists(readiness: Readiness | undefined): boolean {
  return (
    readiness?.sources.some(({ role, state }) => role === 'list' && (state === 'loading' || state === 'never')) === true
  )
}

export const readinessQuery = queryOptions({
  queryKey: ['readiness'],
  queryFn: ({ signal }) => fetchReadiness(signal),
  retry: false,
  staleTime: 1_000,
  refetchInterval: (query) => (query.state.status === 'error' ? 5_000 : nextLook(query.state.data)),
})
