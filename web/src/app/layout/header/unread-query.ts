import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

/** Number of unread alerts; refreshed every five minutes. */
export const unreadQuery = queryOptions({
  queryKey: ['account', 'unread'],
  queryFn: ({ signal }) => call('alert.unread', {}, signal),
  refetchInterval: 5 * 60_000,
})
