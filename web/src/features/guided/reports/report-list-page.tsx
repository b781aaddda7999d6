import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { DiligenceReport } from '@qingdan/api/contract/guided/run.ts'
import { IconReport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { useKeptFocus } from '../../../components/data-table/use-kept-focus.ts'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Pager } from '../../../components/pager.tsx'
import layout from '../../../components/record-list.module.css'
import { call } from '../../../lib/api/call.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import classes from '../guided.module.css'
import { GuidedPage } from '../guided-page.tsx'
import { reportsOptions } from '../guided-queries.ts'
import { ChangedMark, SeverityTag } from '../run/severity-tag.tsx'
import { DeleteButton } from './delete-button.tsx'

const route = getRouteApi('/(guided)/earDueDiligence')

/** `/earDueDiligence`: the reports of the questionnaires, and the way to new ones. */
export function ReportListPage() {
  const { t } = useTranslation('guided')
  const paging = route.useSearch()
  const query = useQuery(reportsOptions(paging))
  const list = useKeptFocus<HTMLDivElement>(query.data)
  const columns = useReportColumns(paging)
  usePageTitle({ key: 'layout:page.reports' })
  const begin = (
    <>
      <Button component={Link} to="/ItemControl">
        {t('reports.item')}
      </Button>
      <Button component={Link} to="/TransactionControl">
        {t('reports.counterparty')}
      </Button>
    </>
  )
  return (
    <GuidedPage heading={t('reports.heading')} note={t('reports.note')} error={query.error} actions={begin}>
      <div ref={list}>
        <Card title={t('reports.title')}>
          <div className={classes.table}>
            <DataTable
              caption={t('reports.title')}
              rows={query.data?.records}
              rowId={({ id }) => id}
              columns={columns}
              error={query.error}
              onRetry={() => void query.refetch()}
              isStale={query.isPlaceholderData}
              skeleton={{ rows: 6, columns: '48px minmax(0, 1fr) 20% 12% minmax(0, 1fr)' }}
              empty={
                <EmptyState icon={<IconReport size={24} stroke={1.5} />} title={t('reports.none')}>
                  {t('reports.noneNote')}
                </EmptyState>
              }
            />
          </div>
          {query.data !== undefined && query.data.total > 0 && (
            <div className={layout.foot}>
              <Pager
                {...paging}
                count={query.data.total}
                linkTo={(page, link) => <Link to="/earDueDiligence" search={{ ...paging, page }} {...link} />}
              />
            </div>
          )}
        </Card>
      </div>
    </GuidedPage>
  )
}

function useReportColumns({ page, pageSize }: { page: number; pageSize: number }): DataColumn<DiligenceReport>[] {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  return [
    { id: 'index', header: t('reports.index'), cell: (_row, { index }) => (page - 1) * pageSize + index + 1 },
    {
      id: 'name',
      header: t('reports.name'),
      isRowHeader: true,
      cell: ({ name }) => (
        <bdi className={classes.name} title={name} lang={textLanguage(name)}>
          {name}
        </bdi>
      ),
    },
    { id: 'time', header: t('reports.time'), className: layout.date, cell: ({ createTime }) => formatTime(createTime) },
    { id: 'type', header: t('reports.type'), className: layout.date, cell: ({ type }) => t(`reports.of.${type}`) },
    {
      id: 'result',
      header: t('reports.result'),
      cell: ({ severity, result, resultEn, isTextChanged }) => (
        <>
          <SeverityTag severity={severity} /> {isTextChanged && <ChangedMark />}{' '}
          {pick({ zh: result, en: resultEn }, language)}
        </>
      ),
    },
    {
      id: 'details',
      header: t('reports.details'),
      cell: ({ id, type, name }) => (
        <span className={classes.actions}>
          <Link
            to={type === '1' ? '/itemReport' : '/TransactionReport'}
            search={{ id }}
            className={classes.link}
            aria-label={t('reports.open', { name })}
          >
            {t('reports.details')}
          </Link>
          <DeleteButton name={name} remove={() => call('diligence.delete', { ids: id })} />
        </span>
      ),
    },
  ]
}
