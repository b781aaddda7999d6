import { Button } from '@mantine/core'
import type { Batch, BatchProgress } from '@qingdan/api/contract/screening/batch.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnouncement } from '../../../components/feedback/live-region.tsx'
import { call } from '../../../lib/api/call.ts'
import { formatCount } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { isUnderWay, progressOptions, screeningKeys } from '../screening-queries.ts'
import { useStartFailure } from '../use-start-failure.ts'
import classes from './batch-head.module.css'
import { useProgressStream } from './use-progress-stream.ts'

/** What is shown of a batch above its names. */
export function stageOf(batch: Batch): 'notStarted' | 'underWay' | 'ended' | 'done' {
  if (!batch.isStarted) return 'notStarted'
  if (isUnderWay(batch)) return 'underWay'
  return batch.status === 3 ? 'ended' : 'done'
}

const cards = { notStarted: NotStarted, underWay: UnderWay, ended: Ended, done: () => null }

/** How far a batch is, and the button for what comes next; nothing once it is done. */
export function BatchHead({ batch }: { batch: Batch }) {
  const Stage = cards[stageOf(batch)]
  return <Stage batch={batch} />
}

function NotStarted({ batch }: { batch: Batch }) {
  const { t } = useTranslation('screening')
  return (
    <section className={classes.card} aria-label={t('progress.label')}>
      <h2 className={classes.said}>{t('progress.notStarted', { count: batch.entityNum })}</h2>
      <StartButton id={batch.id}>{t('batches.startOne')}</StartButton>
    </section>
  )
}

function UnderWay({ batch }: { batch: Batch }) {
  const { t } = useTranslation('screening')
  const client = useQueryClient()
  const language = useLanguage()
  const isStreamed = useProgressStream(batch.id)
  const { data: progress } = useQuery(progressOptions(batch.id, isStreamed))
  const done = progress?.done ?? 0
  const isDone = progress !== undefined && (progress?.status ?? 0) >= 2
  useEffect(() => {
    // Names that are screened come into the list while the batch runs.
    if (done > 0 || isDone) void client.invalidateQueries({ queryKey: screeningKeys.entities() })
    if (isDone) void client.invalidateQueries({ queryKey: screeningKeys.batches() })
  }, [done, isDone, client])
  useAnnouncement(isDone ? t('progress.done') : null)
  const stop = useStop()
  const total = progress?.total ?? batch.entityNum
  return (
    <section className={classes.card} aria-label={t('progress.label')}>
      <div className={classes.line}>
        <h2 className={classes.running}>
          {t('progress.running', { done: formatCount(done, language), total: formatCount(total, language) })}
        </h2>
        <span className={classes.quiet}>{useTimeLeft(progress)}</span>
        <span className={classes.grow} />
        <Button size="compact-sm" variant="default" loading={stop.isPending} onClick={() => stop.mutate(batch.id)}>
          {t('progress.stop')}
        </Button>
      </div>
      <progress className={classes.progress} max={total} value={done} aria-label={t('progress.label')} />
    </section>
  )
}

function Ended({ batch }: { batch: Batch }) {
  const { t } = useTranslation('screening')
  return (
    <section className={classes.card} aria-label={t('progress.label')}>
      <h2 className={classes.said}>
        {batch.isStopped ? t('progress.stopped', { count: batch.states.waiting }) : t('progress.failed')}{' '}
        {batch.screeningResult}
      </h2>
      <StartButton id={batch.id}>{t('progress.goOn')}</StartButton>
    </section>
  )
}

function StartButton({ id, children }: { id: string; children: string }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('screening.start', { ids: [id] }),
    onSuccess: () => client.invalidateQueries({ queryKey: screeningKeys.all }),
    onError: useStartFailure(),
  })
  return (
    <Button size="compact-sm" loading={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  )
}

function useStop() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('screening.stop', { ids: [id] }),
    onSuccess: () => client.invalidateQueries({ queryKey: screeningKeys.all }),
    onError: useFailureToast(),
  })
}

function useTimeLeft(progress: BatchProgress | null | undefined): string {
  const { t } = useTranslation('screening')
  const seconds = progress?.secondsLeft ?? null
  if (seconds === null) return t('progress.leave')
  return seconds < 90
    ? t('progress.secondsLeft', { count: Math.max(1, seconds) })
    : t('progress.minutesLeft', { count: Math.round(seconds / 60) })
}
