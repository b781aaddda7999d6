import { ActionIcon } from '@mantine/core'
import type { ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { GivenDetails } from '../given-details.tsx'
import { MappedName } from '../mapped-name.tsx'
import { OpenAlerts } from '../open-alerts.tsx'
import { NamePapers } from '../papers/name-papers.tsx'
import { ReviewState } from '../review-state.tsx'
import { candidatesOptions } from '../screening-queries.ts'
import { Decision } from './decision.tsx'
import classes from './review-drawer.module.css'
import { useDrawerFocus } from './use-drawer-focus.ts'

/** The candidates of a name, beside the list of names; `rows`: the names of the page, to go on to the next. */
export function ReviewDrawer({
  entity,
  rows,
  onOpen,
}: {
  entity: ScreenedEntity
  rows: readonly ScreenedEntity[]
  onOpen: (id: string | undefined) => void
}) {
  const { t } = useTranslation(['screening', 'terms', 'common'])
  const at = rows.findIndex(({ id }) => id === entity.id)
  const heading = useDrawerFocus(entity.id)
  const drawer = useRef<HTMLElement>(null)
  const goOn = () => {
    // Who closed it before the decision was saved is not brought back to it.
    if (drawer.current) onOpen(nextOpen(rows, at)?.id ?? entity.id)
  }
  const { originalEntityName: name } = entity
  return (
    // Not modal: the list beside it stays in reach.
    <aside ref={drawer} className={classes.drawer} aria-label={t('screening:review.candidatesOf', { name })}>
      <div className={classes.head}>
        <div className={classes.steps}>
          <span>{t('screening:review.position', { at: at + 1, count: rows.length })}</span>
          <span className={classes.grow} />
          <Step label={t('screening:review.previous')} to={rows[at - 1]?.id} onOpen={onOpen} Icon={IconChevronUp} />
          <Step label={t('screening:review.next')} to={rows[at + 1]?.id} onOpen={onOpen} Icon={IconChevronDown} />
          <ActionIcon variant="subtle" aria-label={t('common:close')} onClick={() => onOpen(undefined)}>
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </div>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          <bdi lang={textLanguage(name)}>{name}</bdi>
        </h2>
        <p className={classes.meta}>
          {t(`terms:partyType.${entity.type}`)} <ReviewState state={entity.state} />
        </p>
        <GivenDetails details={entity.details} />
      </div>
      <Candidates entity={entity} onDecided={goOn} />
    </aside>
  )
}

/** The next name of the page with candidates to be judged, after this one or else from the top. */
function nextOpen(rows: readonly ScreenedEntity[], at: number): ScreenedEntity | undefined {
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find(({ state }) => state === 'open')
}

function Candidates({ entity, onDecided }: { entity: ScreenedEntity; onDecided: () => void }) {
  const { t } = useTranslation('screening')
  const { data, error, refetch } = useQuery(candidatesOptions(entity.id))
  if (entity.state === 'waiting') return <EmptyState title={t('review.waiting')}>{t('review.waitingNote')}</EmptyState>
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} columns="24px minmax(0, 1fr) 20%" />
  if (data.length === 0) return <NoCandidates entity={entity} />
  return <Decision entity={entity} candidates={data} onDecided={onDecided} />
}

/** Nothing was found at the screening; an alert may have found something since. */
function NoCandidates({ entity }: { entity: ScreenedEntity }) {
  const { t } = useTranslation(['screening', 'terms'])
  const { operateStatus, entityId, alertNum } = entity
  if (operateStatus === '0' && alertNum === 0) {
    return (
      <EmptyState title={t('screening:review.clear')}>
        {t('screening:review.clearNote', { type: t(`terms:partyType.${entity.type}`) })}
      </EmptyState>
    )
  }
  const isDecided = operateStatus !== '0'
  return (
    <div className={classes.body}>
      <EmptyState title={t(isDecided ? 'screening:review.fromAlert' : 'screening:review.alertWaits')}>
        {t(isDecided ? 'screening:review.fromAlertNote' : 'screening:review.alertWaitsNote')}
        {entityId !== null && (
          <p>
            {t('screening:column.mappedName')} <MappedName entity={entity} />
          </p>
        )}
        <OpenAlerts entity={entity} />
      </EmptyState>
      <NamePapers id={entity.id} />
    </div>
  )
}

function Step({
  label,
  to,
  onOpen,
  Icon,
}: {
  label: string
  to: string | undefined
  onOpen: (id: string) => void
  Icon: typeof IconChevronUp
}) {
  return (
    <ActionIcon
      variant="subtle"
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onOpen(to)}
    >
      <Icon size={16} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  )
}
