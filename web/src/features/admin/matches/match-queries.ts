import type { MatchVerdict } from '@qingdan/api/contract/matches/match-decisions.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import type { AdminParams } from '../admin-params.ts'
import { adminKeys } from '../admin-queries.ts'

/** Pairs that are loaded at once. */
const pairsAtOnce = 10

export const matchQueueOptions = infiniteQueryOptions({
  queryKey: [...adminKeys.matches(), 'queue'],
  queryFn: ({ pageParam, signal }) => call('admin.matches', { pageSize: pairsAtOnce, after: pageParam }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})

export function matchDecisionsOptions({ before, pageSize }: AdminParams) {
  const asked = { before, pageSize }
  return queryOptions({
    queryKey: [...adminKeys.matches(), 'decided', asked],
    queryFn: ({ signal }) => call('admin.matchDecisions', asked, signal),
    // The subjects follow a decision by themselves.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function decideMatch(pair: { a: string; b: string }, verdict: MatchVerdict, note: string) {
  return call('admin.decideMatch', { ...pair, verdict, note: note || undefined })
}

export function undoMatch(decisionId: string): Promise<null> {
  return call('admin.undoMatch', { decisionId })
}
