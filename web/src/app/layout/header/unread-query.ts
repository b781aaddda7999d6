import { queryOptions } from '@tanstack/react-query'
import { fetchAnswer } from '../../../lib/api/api-client.ts'

/** How many alerts are unread; asked again every five minutes. */
export const unreadQuery = queryOptions({
  queryKey: ['account', 'unread'],
  queryFn: ({ signal }) => fetchAnswer<{ count: number }>('/open-api/api/user/unread/count', {}, signal),
  refetchInterval: 5 * 60_000,
})
