import type { MatchPair, MatchVerdict } from '@qingdan/api/contract/matches/match-decisions.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import { ApiError } from '../../../lib/api/api-client.ts'
import { showToast } from '../../../lib/toasts.ts'
import { adminKeys } from '../admin-queries.ts'
import { decideMatch, matchQueueOptions, undoMatch } from './match-queries.ts'

/** A pair that was decided or skipped in this visit. */
interface Step {
  key: string
  /** Null for a skipped one. */
  decisionId: string | null
}

export const keyOf = ({ a, b }: MatchPair): string => `${a.ref} ${b.ref}`

/** Pairs ahead when more are loaded. */
const ahead = 3

/** The queue of pairs to decide: the present pair, and the steps that lead to the next one and back. */
export function useMatchQueue() {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const query = useInfiniteQuery(matchQueueOptions)
  const [steps, setSteps] = useState<readonly Step[]>([])
  const done = new Set(steps.map(({ key }) => key))
  const pairs = query.data?.pages.flatMap(({ records }) => records) ?? []
  const left = pairs.filter((pair) => !done.has(keyOf(pair)))
  const decided = steps.filter(({ decisionId }) => decisionId !== null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const isShort = left.length < ahead && hasNextPage && !isFetchingNextPage
  useEffect(() => {
    if (isShort) void fetchNextPage()
  }, [isShort, fetchNextPage])

  const fail = (error: unknown) =>
    showToast({ tone: 'bad', text: (error instanceof ApiError && error.message) || t('failed') })
  const add = (pair: MatchPair, decisionId: string | null) => setSteps([...steps, { key: keyOf(pair), decisionId }])
  const decide = useMutation({
    mutationFn: ({ pair, verdict, note }: { pair: MatchPair; verdict: MatchVerdict; note: string }) =>
      decideMatch({ a: pair.a.ref, b: pair.b.ref }, verdict, note),
    onSuccess: ({ decisionId }, { pair, verdict }) => {
      add(pair, decisionId)
      announce(t(verdict === 'same' ? 'matches.doneSame' : 'matches.doneOther'))
    },
    onError: (error) => {
      fail(error)
      // Somebody else decided it, or its records changed.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void query.refetch()
    },
  })
  const undo = useMutation({
    mutationFn: async ({ decisionId }: Step) => (decisionId === null ? null : undoMatch(decisionId)),
    onSuccess: async (_nothing, { decisionId }) => {
      setSteps(steps.slice(0, -1))
      announce(t('matches.doneUndo'))
      if (decisionId !== null) await client.invalidateQueries({ queryKey: adminKeys.matches() })
    },
    onError: fail,
  })
  const isBusy = decide.isPending || undo.isPending
  const pair = left[0]
  const last = steps.at(-1)
  return {
    query,
    pair,
    /** Undecided pairs in all. */
    total: Math.max(0, (query.data?.pages[0]?.total ?? 0) - countMissing(pairs, decided)),
    skipped: steps.length - decided.length,
    isBusy,
    canUndo: last !== undefined,
    decide: (verdict: MatchVerdict, note: string) => {
      if (pair && !isBusy) decide.mutate({ pair, verdict, note })
    },
    skip: () => {
      if (!pair || isBusy) return
      add(pair, null)
      announce(t('matches.doneSkip'))
    },
    undo: () => {
      if (last && !isBusy) undo.mutate(last)
    },
    /** The skipped pairs return. */
    restart: () => {
      setSteps(decided)
    },
  }
}

/** Decided pairs that were still in the queue when it was read. */
function countMissing(pairs: readonly MatchPair[], decided: readonly Step[]): number {
  const keys = new Set(decided.map(({ key }) => key))
  return pairs.filter((pair) => keys.has(keyOf(pair))).length
}
