import { Button } from '@mantine/core'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { MinimumRateReport } from '@qingdan/api/contract/guided/run.ts'
import { IconPercentage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { useKeptFocus } from '../../../components/data-table/use-kept-focus.ts'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Pager } from '../../../components/pager.tsx'
import layout from '../../../components/record-list.module.css'
import { DayRange } from '../../../forms/day-range.tsx'
import { call } from '../../../lib/api/call.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from '../guided.module.css'
import { type MinimumRateParams, pagingDefaults } from '../guided-params.ts'
import { minimumRatesOptions } from '../guided-queries.ts'
import { DeleteButton } from '../reports/delete-button.tsx'
import { ChangedMark, SeverityTag } from '../run/severity-tag.tsx'

/** De minimis reports by name and day. */
export function MinimumRateList({ params, onOpen }: { params: MinimumRateParams; onOpen: (id: string) => void }) {
  const { t } = useTranslation('guided')
  const navigate = useNavigate()
  const query = useQuery(minimumRatesOptions(params))
  const list = useKeptFocus<HTMLDivElement>(query.data)
  const columns = useColumns(onOpen)
  const [name, setName] = useState(params.reportName ?? '')
  const go = (search: Partial<MinimumRateParams>) =>
    void navigate({ to: '/minRate', search: { ...pagingDefaults, ...search } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go({ reportName: name.trim() || undefined, from: params.from, to: params.to })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet */}
      <form role="search" className={classes.filters} onSubmit={submit}>
        <label className={layout.filter}>
          {t('report.name')}
          <input
            type="search"
            autoComplete="off"
            maxLength={50}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <DayRange
          from={params.from}
          to={params.to}
          onChange={({ from, to }) => go({ reportName: params.reportName, from, to })}
        />
        <Button type="submit" h={32} variant="default">
          {t('filter.apply')}
        </Button>
        <Button
          h={32}
          variant="subtle"
          onClick={() => {
            setName('')
            go({})
          }}
        >
          {t('filter.reset')}
        </Button>
      </form>
      <div ref={list}>
        <Card title={t('minimumRate.title')}>
          <DataTable
            caption={t('minimumRate.title')}
            rows={query.data?.records}
            rowId={({ recordId }) => recordId}
            columns={columns}
            error={query.error}
            onRetry={() => void query.refetch()}
            isStale={query.isPlaceholderData}
            skeleton={{ rows: 5, columns: 'minmax(0, 1fr) 20% 12% 16%' }}
            empty={
              <EmptyState icon={<IconPercentage size={24} stroke={1.5} />} title={t('minimumRate.none')}>
                {t('minimumRate.noneNote')}
              </EmptyState>
            }
          />
          {query.data !== undefined && query.data.total > 0 && (
            <div className={layout.foot}>
              <Pager
                page={params.page}
                pageSize={params.pageSize}
                count={query.data.total}
                linkTo={(page, link) => <Link to="/minRate" search={{ ...params, page }} {...link} />}
              />
            </div>
          )}
        </Card>
      </div>
    </>
  )
}

function useColumns(onOpen: (id: string) => void): DataColumn<MinimumRateReport>[] {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  return [
    {
      id: 'name',
      header: t('report.name'),
      isRowHeader: true,
      cell: ({ reportName }) => (
        <bdi className={classes.name} title={reportName} lang={textLanguage(reportName)}>
          {reportName}
        </bdi>
      ),
    },
    { id: 'time', header: t('reports.time'), className: layout.date, cell: ({ createTime }) => formatTime(createTime) },
    { id: 'eccn', header: t('item.eccn'), className: layout.code, cell: ({ eccn }) => eccn ?? '—' },
    { id: 'country', header: t('item.destination'), cell: (row) => formatCountry(row, language) ?? '—' },
    {
      id: 'state',
      header: t('reports.result'),
      cell: ({ severity, isTextChanged }) => (
        <>
          {severity ? <SeverityTag severity={severity} /> : t('minimumRate.open')} {isTextChanged && <ChangedMark />}
        </>
      ),
    },
    {
      id: 'details',
      header: t('reports.details'),
      cell: ({ recordId, reportName, hasEnd }) => (
        <span className={classes.actions}>
          <Button
            variant="subtle"
            h={28}
            aria-label={`${t(hasEnd ? 'reports.details' : 'minimumRate.goOn')}: ${reportName}`}
            onClick={() => onOpen(recordId)}
          >
            {t(hasEnd ? 'reports.details' : 'minimumRate.goOn')}
          </Button>
          <DeleteButton name={reportName} remove={() => call('risk.delete', { ids: recordId })} />
        </span>
      ),
    },
  ]
}
