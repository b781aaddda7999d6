import type { Freshness } from '@qingdan/api/contract/freshness.ts'
import { queryOptions } from '@tanstack/react-query'
import { fetchAnswer } from '../../lib/api/api-client.ts'

/** Looked at again every minute: a page about time must not stand still. */
export const freshnessQuery = queryOptions({
  queryKey: ['freshness'],
  queryFn: ({ signal }) => fetchAnswer<Freshness>('/open-api/api/dic/source/freshness', {}, signal),
  refetchInterval: (query) => (query.state.status === 'error' ? 5_000 : 60_000),
})
