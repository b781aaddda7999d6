import { ActionIcon, Button } from '@mantine/core'
import type { QueueItem } from '@qingdan/api/contract/screening/review.ts'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/feedback/banner.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { KeyCap } from '../../../components/key-cap.tsx'
import { ApiError } from '../../../lib/api/api-client.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { AlertCandidates } from '../alerts/alert-candidates.tsx'
import { GivenDetails } from '../given-details.tsx'
import { NamePapers } from '../papers/name-papers.tsx'
import { Decision } from '../review/decision.tsx'
import classes from '../review/review-drawer.module.css'
import { useDrawerFocus } from '../review/use-drawer-focus.ts'
import { ReviewState } from '../review-state.tsx'
import { candidatesOptions, nameFileOptions } from '../screening-queries.ts'
import { MatchToRelease } from './match-to-release.tsx'

/** The item that is worked on: who it is, its candidates, and what is to be decided. */
export function QueueDrawer({
  item,
  lostTo,
  onDecided,
  onNext,
  onClose,
}: {
  item: QueueItem
  /** The colleague who took it over. */
  lostTo: string | null
  onDecided: (canUndo: boolean) => void
  onNext: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['review', 'terms', 'common', 'screening'])
  const { data: file, error, refetch } = useQuery(nameFileOptions(item.entityId))
  const heading = useDrawerFocus(item.key)
  const { originalEntityName: name } = item
  // A colleague decided: nobody works on it any more.
  const isDecided = item.kind === 'name' && file !== undefined && file.entity.operateStatus !== '0'
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <aside className={classes.drawer} aria-label={t('review:queue.workOn', { name })}>
      <div className={classes.head}>
        <div className={classes.steps}>
          <span>{t(`review:kind.${item.kind}`)}</span>
          {item.claim && lostTo === null && !isDecided && !isGone && (
            <span>
              {t(item.claim.isMine ? 'review:claim.until' : 'review:claim.other', {
                name: item.claim.userName,
                time: formatTime(item.claim.untilTime),
              })}
            </span>
          )}
          <span className={classes.grow} />
          <Button size="compact-xs" variant="subtle" rightSection={<KeyCap>N</KeyCap>} onClick={onNext}>
            {t('review:queue.skip')}
          </Button>
          <ActionIcon variant="subtle" aria-label={t('common:close')} onClick={onClose}>
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </div>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          <bdi lang={textLanguage(name)}>{name}</bdi>
        </h2>
        <p className={classes.meta}>
          {t(`terms:partyType.${item.type}`)} {file && !isGone && <ReviewState state={file.entity.state} />}
        </p>
        {file && <GivenDetails details={file.entity.details} />}
      </div>
      <div role="alert">
        {lostTo !== null && <Banner tone="warn" title={t('review:claim.lost', { name: lostTo })} />}
      </div>
      {isGone ? (
        <EmptyState title={t('review:queue.gone')}>{t('review:queue.goneNote')}</EmptyState>
      ) : (
        <>
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          <ToDecide item={item} onDecided={onDecided} />
        </>
      )}
    </aside>
  )
}

/** The candidates of a name or an alert, or the match that waits. */
function ToDecide({ item, onDecided }: { item: QueueItem; onDecided: (canUndo: boolean) => void }) {
  const { data: file } = useQuery(nameFileOptions(item.entityId))
  const { kind, entityId, alertId, originalEntityName, foundNum } = item
  if (kind === 'name') return <NameCandidates id={entityId} onDecided={() => onDecided(true)} />
  if (kind === 'release') {
    return file && <MatchToRelease entity={file.entity} onReleased={() => onDecided(false)} />
  }
  return (
    alertId !== null && (
      <div className={classes.body}>
        <AlertCandidates
          alert={{ id: alertId, originalEntityName, foundNum }}
          hasKeys
          onDecided={() => onDecided(true)}
        />
        <NamePapers id={entityId} />
      </div>
    )
  )
}

function NameCandidates({ id, onDecided }: { id: string; onDecided: () => void }) {
  const file = useQuery(nameFileOptions(id))
  const { data, error, refetch } = useQuery(candidatesOptions(id))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || !file.data) return <SkeletonRows rows={4} columns="24px minmax(0, 1fr) 20%" />
  return <Decision entity={file.data.entity} candidates={data} onDecided={onDecided} />
}
