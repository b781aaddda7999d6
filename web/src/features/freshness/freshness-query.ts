import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

/** Refreshed every minute, because the page shows ages. */
export const freshnessQuery = queryOptions({
  queryKey: ['freshness'],
  queryFn: ({ signal }) => call('dictionary.freshness', {}, signal),
  refetchInterval: (query) => (query.state.status === 'error' ? 5_000 : 60_000),
})
