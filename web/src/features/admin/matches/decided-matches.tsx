import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { MatchDecision } from '@qingdan/api/contract/matches/match-decisions.ts'
import { IconHistory } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import layout from '../../../components/record-list.module.css'
import tag from '../../../components/state-tag.module.css'
import { ApiError } from '../../../lib/api/api-client.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { showToast } from '../../../lib/toasts.ts'
import admin from '../admin.module.css'
import type { AdminParams } from '../admin-params.ts'
import { adminKeys } from '../admin-queries.ts'
import { LogSteps } from '../log-steps.tsx'
import { matchDecisionsOptions, undoMatch } from './match-queries.ts'
import classes from './matches.module.css'

const tones = {
  applied: 'ok',
  waiting: 'info',
  overruled: 'warn',
  contradicted: 'warn',
  undone: 'quiet',
} as const satisfies Record<MatchDecision['state'], string>

/** What was decided about possible matches, newest first; each can be taken back. */
export function DecidedMatches({ params }: { params: AdminParams }) {
  const { t } = useTranslation('admin')
  const query = useQuery(matchDecisionsOptions(params))
  const columns = useDecisionColumns()
  const next = query.data?.next ?? null
  return (
    <Card title={t('matches.decided')}>
      <DataTable
        caption={t('matches.decided')}
        columns={columns}
        columnsKey="matches"
        rows={query.data?.records}
        rowId={({ decisionId }) => decisionId}
        error={query.error}
        onRetry={() => void query.refetch()}
        skeleton={{ rows: 8, columns: '16% minmax(0, 1fr) 20% 12%' }}
        isStale={query.isPlaceholderData}
        empty={
          <EmptyState icon={<IconHistory size={24} stroke={1.5} />} title={t('matches.noDecisions')}>
            {t('matches.noDecisionsNote')}
          </EmptyState>
        }
      />
      {query.data && query.data.records.length > 0 && <LogSteps params={params} next={next} />}
    </Card>
  )
}

function useDecisionColumns(): DataColumn<MatchDecision>[] {
  const { t } = useTranslation('admin')
  return [
    {
      id: 'pair',
      header: t('matches.pair'),
      className: classes.pair,
      cell: ({ a, b }) => (
        <>
          <DecidedSide side={a} />
          <DecidedSide side={b} />
        </>
      ),
    },
    {
      id: 'verdict',
      header: t('matches.verdict'),
      className: classes.verdict,
      cell: ({ verdict, note }) => (
        <>
          {t(`matches.is.${verdict}`)}
          {note !== null && (
            <div className={layout.quiet} lang={textLanguage(note)}>
              {note}
            </div>
          )}
        </>
      ),
    },
    {
      id: 'state',
      header: t('matches.state'),
      className: classes.state,
      cell: ({ state, undoneBy, undoneTime }) => (
        <>
          <span className={tag.tag} data-tone={tones[state]}>
            {t(`matches.became.${state}`)}
          </span>
          {undoneBy !== null && undoneTime !== null && (
            <div className={layout.quiet}>
              {t('matches.undoneBy', { name: undoneBy, time: formatTime(undoneTime) })}
            </div>
          )}
        </>
      ),
    },
    {
      id: 'time',
      header: t('matches.time'),
      className: layout.date,
      cell: ({ time, userName }) => (
        <>
          {formatTime(time)}
          <div className={layout.quiet}>{userName}</div>
        </>
      ),
    },
    {
      id: 'act',
      header: t('matches.act'),
      className: admin.actions,
      cell: (decision) => decision.state !== 'undone' && <Undo decision={decision} />,
    },
  ]
}

function DecidedSide({ side }: { side: MatchDecision['a'] }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <div>
      {side.subjectId !== null && side.type !== null && side.name !== null ? (
        <Link
          to="/sanctionInfoSearch"
          search={{ id: side.subjectId, dataType: side.type, s: '1' }}
          className={layout.link}
        >
          <bdi lang={textLanguage(side.name)}>{side.name}</bdi>
        </Link>
      ) : (
        t('matches.gone')
      )}{' '}
      <span className={layout.quiet}>
        {pick(shortNameOf(side), language)} {side.ref.slice(side.ref.indexOf('/') + 1)}
      </span>
    </div>
  )
}

function Undo({ decision: { decisionId, a, b } }: { decision: MatchDecision }) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => undoMatch(decisionId),
    onSuccess: () => announce(t('matches.doneUndo')),
    onError: (error) => showToast({ tone: 'bad', text: (error instanceof ApiError && error.message) || t('failed') }),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.matches() }),
  })
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isPending}
      aria-label={t('matches.undoOf', { a: a.name ?? a.ref, b: b.name ?? b.ref })}
      onClick={() => mutate()}
    >
      {t('matches.undoOne')}
    </Button>
  )
}
