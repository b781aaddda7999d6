import { Button } from '@mantine/core'
import { IconPlayerTrackNext } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/chip.tsx'
import { KeyCap } from '../../../components/key-cap.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { useShortcut } from '../../../lib/browser/shortcuts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import classes from '../screening.module.css'
import { ScreeningPage } from '../screening-page.tsx'
import { type QueueParams, queueParts, queueScopes } from '../screening-params.ts'
import { queueOptions } from '../screening-queries.ts'
import { QueueDrawer } from './queue-drawer.tsx'
import { QueueKeys } from './queue-keys.tsx'
import { QueueTable } from './queue-table.tsx'
import { type Decided, UndoBar } from './undo-bar.tsx'
import { useWork } from './use-work.ts'

const route = getRouteApi('/(screening)/screeningQueue')

/** `/screeningQueue`: what waits for a decision in all batches and alerts, and beside it the one that is worked on. */
export function QueuePage() {
  const { t } = useTranslation('review')
  const params = route.useSearch()
  const query = useQuery(queueOptions(params))
  const [decided, setDecided] = useState<Decided | null>(null)
  const work = useWork(params)
  const { item, open, next, close } = work
  usePageTitle({ key: 'layout:page.queue' })
  const onDecided = useCallback(
    (canUndo: boolean) => {
      setDecided(canUndo && item ? { ...item } : null)
      next()
    },
    [item, next],
  )
  useShortcut('n', next)
  useShortcut(
    'Escape',
    useCallback(() => item && close(), [item, close]),
  )
  return (
    <ScreeningPage
      heading={t('queue.heading')}
      note={t('queue.note')}
      error={query.error}
      actions={
        <Button
          loading={work.isTaking}
          leftSection={<IconPlayerTrackNext size={16} stroke={1.5} aria-hidden="true" />}
          rightSection={<KeyCap>N</KeyCap>}
          onClick={next}
        >
          {t('queue.next')}
        </Button>
      }
    >
      {decided && <UndoBar key={decided.key} decided={decided} onUndone={(again) => [setDecided(null), open(again)]} />}
      <div className={classes.split} data-open={item !== null || undefined}>
        <div>
          <QueueFilters params={params} />
          <QueueTable params={params} opened={item?.key} onOpen={open} />
          <QueueKeys />
        </div>
        {item && (
          <QueueDrawer
            key={item.key}
            item={item}
            lostTo={work.lostTo}
            onDecided={onDecided}
            onNext={next}
            onClose={close}
          />
        )}
      </div>
    </ScreeningPage>
  )
}

function QueueFilters({ params }: { params: QueueParams }) {
  const { t } = useTranslation('review')
  const navigate = useNavigate()
  const { data, isPlaceholderData } = useQuery(queueOptions(params))
  const counts = isPlaceholderData ? undefined : data?.counts
  const change = (part: Partial<QueueParams>) =>
    void navigate({ to: '/screeningQueue', search: { ...params, page: 1, ...part }, resetScroll: false })
  const counted = {
    all: counts?.[params.scope],
    overdue: counts?.overdue,
    alerts: counts?.alerts,
    toRelease: counts?.toRelease,
  }
  return (
    <div className={classes.chips}>
      <Segmented
        label={t('queue.scope')}
        value={params.scope}
        choices={queueScopes.map((value) => ({ value, content: t(`scope.${value}`) }))}
        onChange={(scope) => change({ scope })}
      />
      {queueParts.map((part) => (
        <Chip key={part} isOn={params.part === part} count={counted[part]} onClick={() => change({ part })}>
          {t(`part.${part}`)}
        </Chip>
      ))}
    </div>
  )
}
