import type { UserInfo } from '@qingdan/api/contract/account.ts'
import { queryOptions } from '@tanstack/react-query'
import { fetchAnswer } from '../../api-client.ts'

/** Who is signed in, as the server has them now. */
export const ownInfoQuery = queryOptions({
  queryKey: ['account', 'info'],
  queryFn: ({ signal }) => fetchAnswer<UserInfo>('/user-service/api/info/detail', {}, signal),
  staleTime: 5 * 60_000,
})

/** How many alerts are unread; asked again every five minutes. */
export const unreadQuery = queryOptions({
  queryKey: ['account', 'unread'],
  queryFn: ({ signal }) => fetchAnswer<{ count: number }>('/open-api/api/user/unread/count', {}, signal),
  refetchInterval: 5 * 60_000,
})
