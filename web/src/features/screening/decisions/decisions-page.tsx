import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ScreeningDecision } from '@qingdan/api/contract/screening/entity.ts'
import { IconHistoryToggle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import layout from '../../../components/record-list.module.css'
import { call } from '../../../lib/api/call.ts'
import { formatDate, formatScore, formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { FilterBar } from '../filter-bar.tsx'
import { RecordCard } from '../record-card.tsx'
import classes from '../screening.module.css'
import { ScreeningPage } from '../screening-page.tsx'
import { pagingDefaults } from '../screening-params.ts'
import { decisionsOptions, screeningKeys } from '../screening-queries.ts'

const route = getRouteApi('/(screening)/screeningDecisions')

/** `/screeningDecisions`: what was decided and holds for later screenings, until it is undone. */
export function DecisionsPage() {
  const { t } = useTranslation('screening')
  const params = route.useSearch()
  const navigate = useNavigate()
  const query = useQuery(decisionsOptions(params))
  const [undone, setUndone] = useState<ScreeningDecision | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const columns = useDecisionColumns((decision, button) => {
    opener.current = button
    setUndone(decision)
  })
  usePageTitle({ key: 'layout:page.decisions' })
  return (
    <ScreeningPage heading={t('decisions.heading')} note={t('decisions.note')} error={query.error}>
      <FilterBar
        key={params.keyword ?? ''}
        fields={[{ key: 'keyword', label: t('decisions.keyword') }]}
        values={{ keyword: params.keyword }}
        onApply={({ keyword }) => void navigate({ to: '/screeningDecisions', search: { ...params, page: 1, keyword } })}
        onReset={() => void navigate({ to: '/screeningDecisions', search: pagingDefaults })}
      />
      <RecordCard
        title={t('decisions.title')}
        query={query}
        columns={columns}
        skeleton={{ rows: 6, columns: 'minmax(0, 1fr) minmax(0, 1fr) 12% 16%' }}
        paging={params}
        linkTo={(page, link) => <Link to="/screeningDecisions" search={{ ...params, page }} {...link} />}
        onPageSize={(pageSize) =>
          void navigate({ to: '/screeningDecisions', search: { ...params, page: 1, pageSize } })
        }
        absence={{
          icon: <IconHistoryToggle size={24} stroke={1.5} />,
          title: t(params.keyword === undefined ? 'decisions.none' : 'review.noneFound'),
          text: t(params.keyword === undefined ? 'decisions.noneNote' : 'review.noneFoundNote'),
        }}
      />
      {undone && (
        <ConfirmActionDialog
          title={t('decisions.undo')}
          submit={t('decisions.undo')}
          opener={opener.current}
          changes={screeningKeys.all}
          action={() => call('screening.undo', { id: undone.id })}
          done={t('decisions.undoneDone')}
          onDone={() => setUndone(null)}
          onClose={() => setUndone(null)}
        >
          <p>{t('decisions.undoAsk', { name: undone.originalEntityName, subject: undone.entityName })}</p>
        </ConfirmActionDialog>
      )}
    </ScreeningPage>
  )
}

function useDecisionColumns(
  onUndo: (decision: ScreeningDecision, button: HTMLElement) => void,
): DataColumn<ScreeningDecision>[] {
  const { t } = useTranslation(['screening', 'review', 'terms'])
  const language = useLanguage()
  return [
    {
      id: 'name',
      header: t('screening:column.originalName'),
      isRowHeader: true,
      className: classes.who,
      cell: ({ originalEntityName: name, type }) => (
        <>
          <bdi lang={textLanguage(name)}>{name}</bdi>
          <div className={classes.sub}>{t(`terms:partyType.${type}`)}</div>
        </>
      ),
    },
    {
      id: 'verdict',
      header: t('screening:decisions.verdict'),
      cell: ({ verdict, entityId, entityName, type, score }) => (
        <>
          {t(`screening:decisions.is.${verdict}`)}{' '}
          <Link
            to="/sanctionInfoSearch"
            search={{ id: entityId, dataType: type, s: '1' }}
            target="_blank"
            className={classes.mapped}
          >
            <bdi lang={textLanguage(entityName)}>{entityName}</bdi>
          </Link>{' '}
          <span className={layout.quiet}>{formatScore(score)}</span>
        </>
      ),
    },
    {
      id: 'why',
      header: t('screening:decisions.why'),
      cell: ({ reasonWords, note, undoneWhy }) => (
        <>
          {reasonWords && pick(reasonWords, language)}
          {undoneWhy && <div className={classes.sub}>{t('review:release.sentBackWhy', { note: undoneWhy })}</div>}
          {note && (
            <div className={classes.sub}>
              <bdi lang={textLanguage(note)}>{note}</bdi>
            </div>
          )}
          {!reasonWords && !note && !undoneWhy && <span className={layout.quiet}>—</span>}
        </>
      ),
    },
    {
      id: 'when',
      header: t('screening:decisions.when'),
      className: layout.date,
      cell: ({ decidedBy, decidedTime, expiresTime, awaitsRelease, releasedBy, undoneTime }) => (
        <>
          {formatTime(decidedTime)}
          <div className={classes.sub}>
            <bdi lang={textLanguage(decidedBy)}>{decidedBy}</bdi>
            {awaitsRelease && !undoneTime && <> {t('screening:state.proposed')}</>}
            {releasedBy && <> {t('review:release.by', { name: releasedBy })}</>}
            {expiresTime && !undoneTime && (
              <> {t('screening:decisions.until', { date: formatDate(formatTime(expiresTime)) })}</>
            )}
          </div>
        </>
      ),
    },
    {
      id: 'actions',
      header: t('screening:column.actions'),
      className: layout.date,
      cell: (decision) =>
        decision.undoneTime ? (
          <span className={layout.quiet}>
            {t('screening:decisions.undoneOn', {
              name: decision.undoneBy ?? '',
              date: formatDate(formatTime(decision.undoneTime)),
            })}
          </span>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('screening:decisions.undoOf', { name: decision.originalEntityName })}
            onClick={({ currentTarget }) => onUndo(decision, currentTarget)}
          >
            {t('screening:decisions.undo')}
          </Button>
        ),
    },
  ]
}
