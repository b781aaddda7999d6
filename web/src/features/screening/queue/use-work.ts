import type { QueueItem } from '@qingdan/api/contract/screening/review.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import { ApiError } from '../../../lib/api/api-client.ts'
import { call } from '../../../lib/api/call.ts'
import { currentSession } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toasts.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import type { QueueParams } from '../screening-params.ts'
import { screeningKeys } from '../screening-queries.ts'

/** A claim lasts a quarter of an hour; who lost it to a colleague sees that within a minute. */
const renewMillis = 60_000

/** The item that the reviewer works on: taken from the queue, given back when it is closed or left for another one. */
export function useWork({ scope, part }: Pick<QueueParams, 'scope' | 'part'>) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const [item, setItem] = useState<QueueItem | null>(null)
  const [lostTo, setLostTo] = useState<string | null>(null)
  const fail = useFailureToast()
  const show = useCallback((found: QueueItem | null) => {
    setItem(found)
    setLostTo(null)
  }, [])
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: screeningKeys.queue() }), [client])
  const take = useMutation({
    mutationFn: () => call('queue.next', { scope, part, after: item?.key }),
    onSuccess: (found) => {
      show(found)
      if (found) announce(t('queue.opened', { name: found.originalEntityName }))
      else showToast({ tone: 'ok', text: t('queue.done') })
      refresh()
    },
    onError: fail,
  })
  const claim = useMutation({
    mutationFn: async (wanted: QueueItem) =>
      isOnlyShown(wanted) ? wanted : { ...wanted, claim: await call('queue.claim', { id: wanted.entityId }) },
    onSuccess: (opened) => {
      show(opened)
      refresh()
    },
    onError: fail,
  })
  const { mutate: takeNext, isPending: isTaking } = take
  const { mutate: open } = claim
  const next = useCallback(() => {
    if (!isTaking) takeNext()
  }, [isTaking, takeNext])
  const close = useCallback(() => show(null), [show])
  const held = item === null || isOnlyShown(item) ? null : item.entityId
  useEffect(() => {
    if (held === null) return
    return () => {
      if (currentSession() === null) return
      // What is not given back is free after a quarter of an hour.
      void call('queue.leave', { id: held }).then(refresh, () => undefined)
    }
  }, [held, refresh])
  useEffect(() => {
    if (item === null || isOnlyShown(item)) return
    const renew = () =>
      call('queue.claim', { id: item.entityId }).catch((error: Error) => {
        const holder = holderOf(error)
        if (holder === null) return fail(error)
        clearInterval(timer)
        setLostTo(holder)
        refresh()
      })
    const timer = setInterval(() => void renew(), renewMillis)
    return () => clearInterval(timer)
  }, [item, fail, refresh])
  return { item, lostTo, open, next, close, isTaking }
}

/** A match that the reviewer confirmed is only looked at: it is the second person's. */
function isOnlyShown({ kind, canRelease }: QueueItem): boolean {
  return kind === 'release' && !canRelease
}

/** Who works on the name instead; null for any other failure. */
function holderOf(error: Error): string | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { claimedBy } = (error.data ?? {}) as { claimedBy?: unknown }
  return typeof claimedBy === 'string' ? claimedBy : null
}
