import { Button, Kbd } from '@mantine/core'
import type { MatchPair, MatchVerdict } from '@qingdan/api/contract/matches/match-decisions.ts'
import { IconArrowBackUp, IconArrowsJoin, IconArrowsSplit, IconChecks } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { formatPoints, MatchGrounds } from '../../../components/matches/match-grounds.tsx'
import { formatProbability } from '../../../components/matches/probability.ts'
import { useShortcut } from '../../../lib/browser/shortcuts.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { MatchSides } from './match-sides.tsx'
import classes from './matches.module.css'
import { keyOf, useMatchQueue } from './use-match-queue.ts'

/** One pair after the other; Y, N, S and U confirm, refuse, skip and undo. */
export function MatchQueue() {
  const { t } = useTranslation('admin')
  const queue = useMatchQueue()
  const note = useRef('')
  const { pair, query } = queue
  const steps = { decide: (verdict: MatchVerdict) => queue.decide(verdict, note.current), ...withoutDecide(queue) }
  useQueueKeys(steps)
  const key = pair && keyOf(pair)
  const names = pair && t('matches.now', { a: pair.a.name, b: pair.b.name })
  useEffect(() => {
    note.current = ''
    if (key !== undefined && names !== undefined) announce(names)
  }, [key, names])

  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending || (!pair && query.isFetching)) return <SkeletonRows rows={8} columns="16% 42% 42%" />
  return (
    <Card title={t('matches.title')} aside={t('matches.left', { count: queue.total })}>
      {pair ? (
        <>
          <Pair key={key} pair={pair} />
          <Actions
            key={`act ${key}`}
            isBusy={queue.isBusy}
            canUndo={queue.canUndo}
            steps={steps}
            onNote={(text) => {
              note.current = text
            }}
          />
        </>
      ) : (
        <End skipped={queue.skipped} canUndo={queue.canUndo} onAgain={queue.restart} onUndo={queue.undo} />
      )}
    </Card>
  )
}

interface Steps {
  decide: (verdict: MatchVerdict) => void
  skip: () => void
  undo: () => void
}

function withoutDecide({ skip, undo }: ReturnType<typeof useMatchQueue>) {
  return { skip, undo }
}

function useQueueKeys(steps: Steps): void {
  // The newest steps under lasting functions, so that the listeners stay.
  const newest = useRef(steps)
  useEffect(() => {
    newest.current = steps
  })
  useShortcut(
    'y',
    useCallback(() => newest.current.decide('same'), []),
  )
  useShortcut(
    'n',
    useCallback(() => newest.current.decide('other'), []),
  )
  useShortcut(
    's',
    useCallback(() => newest.current.skip(), []),
  )
  useShortcut(
    'u',
    useCallback(() => newest.current.undo(), []),
  )
}

function Pair({ pair }: { pair: MatchPair }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const points = formatPoints(pair.grounds.reduce((sum, ground) => sum + ground.points, 0))
  const percent = formatProbability(pair.probability, language)
  return (
    <>
      <p className={classes.consequence} data-worst={pair.consequence === 'offList' || undefined}>
        {t(`matches.consequence.${pair.consequence}`)}
      </p>
      <section className={classes.grounds} aria-label={t('matches.grounds')}>
        <h3>{t('matches.grounds')}</h3>
        <MatchGrounds grounds={pair.grounds} hasPoints />
        <p className={classes.sum}>{t('matches.sum', { points, percent })}</p>
      </section>
      <MatchSides pair={pair} />
    </>
  )
}

function Actions({
  isBusy,
  canUndo,
  steps,
  onNote,
}: {
  isBusy: boolean
  canUndo: boolean
  steps: Steps
  onNote: (note: string) => void
}) {
  const { t } = useTranslation('admin')
  const [note, setNote] = useState('')
  return (
    <div className={classes.actions}>
      <label className={classes.note}>
        {t('matches.note')}
        <input
          value={note}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => {
            setNote(event.target.value)
            onNote(event.target.value)
          }}
        />
      </label>
      <Button
        leftSection={<IconArrowsJoin size={16} stroke={1.5} aria-hidden="true" />}
        rightSection={<Kbd size="xs">Y</Kbd>}
        aria-keyshortcuts="y"
        disabled={isBusy}
        onClick={() => steps.decide('same')}
      >
        {t('matches.same')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowsSplit size={16} stroke={1.5} aria-hidden="true" />}
        rightSection={<Kbd size="xs">N</Kbd>}
        aria-keyshortcuts="n"
        disabled={isBusy}
        onClick={() => steps.decide('other')}
      >
        {t('matches.other')}
      </Button>
      <Button
        variant="default"
        rightSection={<Kbd size="xs">S</Kbd>}
        aria-keyshortcuts="s"
        disabled={isBusy}
        onClick={steps.skip}
      >
        {t('matches.skip')}
      </Button>
      <UndoButton isDisabled={isBusy || !canUndo} onUndo={steps.undo} />
    </div>
  )
}

function UndoButton({ isDisabled, onUndo }: { isDisabled: boolean; onUndo: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden="true" />}
      rightSection={<Kbd size="xs">U</Kbd>}
      aria-keyshortcuts="u"
      disabled={isDisabled}
      onClick={onUndo}
    >
      {t('matches.undo')}
    </Button>
  )
}

function End({
  skipped,
  canUndo,
  onAgain,
  onUndo,
}: {
  skipped: number
  canUndo: boolean
  onAgain: () => void
  onUndo: () => void
}) {
  const { t } = useTranslation('admin')
  return (
    <EmptyState
      icon={<IconChecks size={24} stroke={1.5} />}
      title={t(canUndo ? 'matches.end' : 'matches.none')}
      action={
        canUndo && (
          <span className={classes.endActions}>
            {skipped > 0 && <Button onClick={onAgain}>{t('matches.again')}</Button>}
            <UndoButton isDisabled={false} onUndo={onUndo} />
          </span>
        )
      }
    >
      {skipped > 0 ? t('matches.endNote', { count: skipped }) : t('matches.noneNote')}
    </EmptyState>
  )
}
