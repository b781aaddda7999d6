import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Number of unread alerts about watched parties; refreshed every five minutes. */
export const unreadAlertsQuery = queryOptions({
  queryKey: ['screening', 'unread'],
  queryFn: ({ signal }) => call('watch.unread', {}, signal),
  refetchInterval: 5 * 60_000,
})
