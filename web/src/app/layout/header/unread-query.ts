import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

/** How many alerts are unread; asked again every five minutes. */
export const unreadQuery = queryOptions({
  queryKey: ['account', 'unread'],
  queryFn: ({ signal }) => call('alert.unread', {}, signal),
  refetchInterval: 5 * 60_000,
})
