import { Button } from '@mantine/core'
import type { QueueItem } from '@qingdan/api/contract/screening/review.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import { KeyCap } from '../../../components/key-cap.tsx'
import { ApiError } from '../../../lib/api/api-client.ts'
import { call } from '../../../lib/api/call.ts'
import { useShortcut } from '../../../lib/browser/shortcuts.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import classes from '../screening.module.css'
import { screeningKeys } from '../screening-queries.ts'

/** What was decided last. */
export type Decided = QueueItem

/**
 * Takes back what was decided last, and opens it again; not what a colleague decided or released since. That is said
 * beside the name, because another name is open by then. `key` it by what was decided.
 */
export function UndoBar({ decided, onUndone }: { decided: Decided; onUndone: (again: Decided) => void }) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const fail = useFailureToast()
  const { originalEntityName: name, alertId, entityId } = decided
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      alertId === null
        ? call('screening.unmap', { id: entityId, own: '1' })
        : call('watch.undo', { msgId: alertId, own: '1' }),
    onSuccess: async () => {
      announce(t('undo.done', { name }))
      await client.invalidateQueries({ queryKey: screeningKeys.all })
      onUndone(decided)
    },
    onError: (failure: Error) => {
      if (!isFinal(failure)) return fail(failure)
      void client.invalidateQueries({ queryKey: screeningKeys.all })
    },
  })
  const refusal = isFinal(error) ? error : null
  const undo = useCallback(() => {
    if (!isPending && refusal === null) mutate()
  }, [isPending, refusal, mutate])
  useShortcut('u', undo)
  const bar = useRef<HTMLParagraphElement>(null)
  // The key works also where the page is scrolled down.
  useEffect(() => {
    if (refusal !== null) bar.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return (
    <p ref={bar} className={classes.bar}>
      <span>
        {t('undo.decided')} <bdi lang={textLanguage(name)}>{name}</bdi>
      </span>
      <span role="alert">{refusal && <Refusal refusal={refusal} />}</span>
      {refusal === null && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isPending}
          rightSection={<KeyCap>U</KeyCap>}
          onClick={undo}
        >
          {t('undo.do')}
        </Button>
      )}
    </p>
  )
}

/** Who dealt with it since, and when; otherwise what the server says. */
function Refusal({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation('review')
  const { decidedBy, decidedTime } = (refusal.data ?? {}) as { decidedBy?: string; decidedTime?: string }
  return decidedBy === undefined || decidedTime === undefined
    ? t('undo.notDone', { why: refusal.message })
    : t('undo.refused', { name: decidedBy, time: formatTime(decidedTime) })
}

/** It was decided otherwise, released or deleted since: trying again does not help. */
function isFinal(error: Error | null): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
}
