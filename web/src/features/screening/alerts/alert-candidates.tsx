import { Button } from '@mantine/core'
import type { Alert } from '@qingdan/api/contract/screening/alerts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { call } from '../../../lib/api/call.ts'
import { CandidateItem } from '../review/candidate-item.tsx'
import { Reopened } from '../review/earlier-decision.tsx'
import { useCandidateKeys } from '../review/use-candidate-keys.ts'
import { relationsOptions, screeningKeys } from '../screening-queries.ts'
import { useDecisionFailure } from '../use-decision-failure.ts'
import classes from './alerts.module.css'

type JudgedAlert = Pick<Alert, 'id' | 'originalEntityName' | 'foundNum'>

/**
 * The candidates of an alert, three at a time, and the decision about them. `first`: those that are known already;
 * `hasKeys`: the keys of the queue choose and decide.
 */
export function AlertCandidates({
  alert,
  first,
  hasKeys = false,
  onDecided,
}: {
  alert: JudgedAlert
  first?: Alert['relationPage']
  hasKeys?: boolean
  onDecided?: () => void
}) {
  const { t } = useTranslation(['screening', 'common'])
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<string | null>(null)
  // Nobody confirms a candidate of another page than the one that is shown.
  const turnTo = (to: number) => {
    setPage(to)
    setChosen(null)
  }
  const query = useQuery({
    ...relationsOptions(alert.id, page),
    ...(page === 1 && first ? { initialData: first } : {}),
  })
  const relations = query.data ?? first
  // The state that comes with the candidates: somebody else may have decided since the alert was opened.
  const isPending = relations?.operateStatus === '0'
  const isOpen = isPending && !query.isPlaceholderData
  const confirm = useRef<HTMLButtonElement>(null)
  const none = useRef<HTMLButtonElement>(null)
  useCandidateKeys(
    useCallback(
      (place: number) => {
        const relation = relations?.records[place]
        if (relation === undefined) return
        // The button takes the focus only when it is enabled; Enter then confirms.
        flushSync(() => setChosen(relation.id))
        confirm.current?.focus()
      },
      [relations],
    ),
    useCallback(() => none.current?.focus(), []),
    hasKeys && isOpen,
  )
  if (query.error && !relations) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!relations) return <SkeletonRows rows={3} columns="24px minmax(0, 1fr) 15%" />
  const mapped = relations.records.find(({ isSelect }) => isSelect)?.id ?? null
  const selected = (isPending ? chosen : null) ?? mapped
  return (
    <>
      {alert.foundNum !== null && (
        <p className={classes.quiet}>
          {t('screening:review.bestOf', { count: relations.total, found: alert.foundNum })}
        </p>
      )}
      <ul className={classes.relations}>
        {relations.records.map((relation, at) => (
          <CandidateItem
            key={relation.id}
            candidate={relation.subject}
            hiddenBy={relation.hiddenBy}
            place={hasKeys ? at + 1 : null}
            name={alert.originalEntityName}
            isChosen={relation.id === selected}
            isLocked={!isOpen}
            onChoose={(isChosen) => setChosen(isChosen ? relation.id : null)}
          >
            <Reopened reopened={relation.reopened} />
          </CandidateItem>
        ))}
      </ul>
      <div className={classes.foot}>
        {relations.pages > 1 && (
          <span className={classes.pages}>
            <Button size="compact-sm" variant="default" disabled={page === 1} onClick={() => turnTo(page - 1)}>
              {t('common:pager.previous')}
            </Button>
            <span>{t('screening:alerts.page', { page, pages: relations.pages })}</span>
            <Button
              size="compact-sm"
              variant="default"
              disabled={page === relations.pages}
              onClick={() => turnTo(page + 1)}
            >
              {t('common:pager.next')}
            </Button>
          </span>
        )}
        {hasKeys && !isPending && <span>{t(`screening:alerts.status.${relations.operateStatus}`)}</span>}
        {isPending && (
          <Finish
            alert={alert}
            chosen={chosen}
            isLastPage={page >= relations.pages}
            buttons={{ confirm, none }}
            onDecided={onDecided}
          />
        )}
      </div>
    </>
  )
}

/** Confirm the chosen candidate; "none of them" comes with the last page, so that all were seen. */
function Finish({
  alert,
  chosen,
  isLastPage,
  buttons,
  onDecided,
}: {
  alert: JudgedAlert
  chosen: string | null
  isLastPage: boolean
  buttons: Record<'confirm' | 'none', RefObject<HTMLButtonElement | null>>
  onDecided: (() => void) | undefined
}) {
  const { t } = useTranslation('screening')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (relationId: string | null) =>
      relationId === null ? call('watch.none', { msgId: alert.id }) : call('watch.confirm', { relationId }),
    onSuccess: () => {
      announce(t('alerts.saved', { name: alert.originalEntityName }))
      onDecided?.()
      return client.invalidateQueries({ queryKey: screeningKeys.all })
    },
    onError: useDecisionFailure(),
  })
  return (
    <span className={classes.actions}>
      <Button
        ref={buttons.confirm}
        size="compact-sm"
        disabled={chosen === null}
        loading={isPending}
        onClick={() => mutate(chosen)}
      >
        {t('review.confirm')}
      </Button>
      {isLastPage && (
        <Button ref={buttons.none} size="compact-sm" variant="default" loading={isPending} onClick={() => mutate(null)}>
          {t('review.noneOfThem')}
        </Button>
      )}
    </span>
  )
}
