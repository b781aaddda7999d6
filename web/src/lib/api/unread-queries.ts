import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

const refetchInterval = 5 * 60_000

/** Number of unread alerts about watched parties; refreshed every five minutes. */
export const unreadAlertsQuery = queryOptions({
  queryKey: ['screening', 'unread'] as readonly string[],
  queryFn: ({ signal }) => call('watch.unread', {}, signal),
  refetchInterval,
})

/** Number of risk projects whose conclusion changed and was not seen; refreshed every five minutes. */
export const unreadProjectsQuery = queryOptions({
  queryKey: ['riskProjects', 'unread'] as readonly string[],
  queryFn: async ({ signal }) => (await call('project.unread', {}, signal)).count,
  refetchInterval,
})
