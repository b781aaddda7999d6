import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

/** Looked at again every minute: a page about time must not stand still. */
export const freshnessQuery = queryOptions({
  queryKey: ['freshness'],
  queryFn: ({ signal }) => call('dictionary.freshness', {}, signal),
  refetchInterval: (query) => (query.state.status === 'error' ? 5_000 : 60_000),
})
