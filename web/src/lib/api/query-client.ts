import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-client.ts'

/** Interval between retries after a temporary failure. */
const recoveryMs = 5_000

export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && error.isTemporary
}

/** Milliseconds before retry `attempt` (from 0): as the server requests, otherwise 0.5, 1, 2 … 8 s. */
export function retryDelay(attempt: number, error: unknown): number {
  if (error instanceof ApiError && error.retryAfter !== null) return Math.min(error.retryAfter, 60) * 1000
  return Math.min(500 * 2 ** attempt, 8_000)
}

/** Two silent retries after a temporary failure; then the error is shown and retries go on every five seconds. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isTemporary(error),
        retryDelay,
        refetchInterval: (query) =>
          query.state.status === 'error' && isTemporary(query.state.error)
            ? Math.max(recoveryMs, retryDelay(0, query.state.error))
            : false,
      },
      // An action fails at once without a network, instead of running whenever there is one again.
      mutations: { networkMode: 'always' },
    },
  })
}
