import { pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { GuidedRunRow } from '@qingdan/api/contract/guided/run.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { useKeptFocus } from '../../../components/data-table/use-kept-focus.ts'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import layout from '../../../components/record-list.module.css'
import { call } from '../../../lib/api/call.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from '../guided.module.css'
import { runsOptions } from '../guided-queries.ts'
import { DeleteButton } from '../reports/delete-button.tsx'
import { ListPager } from '../reports/list-pager.tsx'
import { ChangedMark, SeverityTag } from '../run/severity-tag.tsx'

/** The reader's earlier runs of a wizard, to go on with, to read or to delete. */
export function RunList({ flow }: { flow: 'fdp' | 'end-use' }) {
  const { t } = useTranslation('guided')
  const [page, setPage] = useState(1)
  const query = useQuery(runsOptions(flow, page))
  const list = useKeptFocus<HTMLDivElement>(query.data)
  const columns = useColumns(flow)
  return (
    <div ref={list}>
      <Card title={t('runs.title')}>
        <div className={classes.table}>
          <DataTable
            caption={t('runs.title')}
            rows={query.data?.records}
            rowId={({ recordId }) => recordId}
            columns={columns}
            error={query.error}
            onRetry={() => void query.refetch()}
            isStale={query.isPlaceholderData}
            skeleton={{ rows: 3, columns: '20% minmax(0, 1fr) 20% 16%' }}
            empty={<EmptyState title={t('runs.none')}>{t('runs.noneNote')}</EmptyState>}
          />
        </div>
        {query.data !== undefined && <ListPager page={page} count={query.data.total} onPage={setPage} />}
      </Card>
    </div>
  )
}

function useColumns(flow: 'fdp' | 'end-use'): DataColumn<GuidedRunRow>[] {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const aboutOf = (row: GuidedRunRow) => pick({ zh: row.about, en: row.aboutEn }, language)
  return [
    { id: 'time', header: t('reports.time'), className: layout.date, cell: ({ createTime }) => formatTime(createTime) },
    {
      id: 'about',
      header: t(flow === 'fdp' ? 'party.endUser' : 'endUse.category'),
      isRowHeader: true,
      cell: (row) => <bdi lang={textLanguage(aboutOf(row))}>{aboutOf(row)}</bdi>,
    },
    { id: 'eccn', header: t('item.eccn'), className: layout.code, cell: ({ eccn }) => eccn ?? '—' },
    { id: 'country', header: t('item.destination'), cell: (row) => formatCountry(row, language) ?? '—' },
    {
      id: 'state',
      header: t('reports.result'),
      cell: ({ severity, isTextChanged }) => (
        <>
          {severity ? <SeverityTag severity={severity} /> : t('minimumRate.open')}
          {isTextChanged && <ChangedMark />}
        </>
      ),
    },
    {
      id: 'details',
      header: t('reports.details'),
      cell: (row) => {
        const { recordId, hasEnd } = row
        const word = t(hasEnd ? 'reports.details' : 'minimumRate.goOn')
        return (
          <span className={classes.actions}>
            <Link
              to={flow === 'fdp' ? '/directProductRules' : '/endUses'}
              search={{ recordId }}
              className={classes.link}
              aria-label={`${word}: ${aboutOf(row)}`}
            >
              {word}
            </Link>
            <DeleteButton name={aboutOf(row)} remove={() => call('risk.delete', { ids: recordId })} />
          </span>
        )
      },
    },
  ]
}
