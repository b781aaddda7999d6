import { Button } from '@mantine/core'
import { inLanguage, pick } from '@qingdan/api/contract/bilingual.ts'
import { searchModules } from '@qingdan/api/contract/my-account/search-modules.ts'
import type { SearchRecord } from '@qingdan/api/contract/my-account/search-records.ts'
import { IconFileSpreadsheet, IconHistory } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import cells from '../../../components/data-table/cells.module.css'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Pager } from '../../../components/pager.tsx'
import classes from '../../../components/record-list.module.css'
import { DayRange } from '../../../forms/day-range.tsx'
import { pageSizes } from '../../../lib/address/search-param-fields.ts'
import { ApiError } from '../../../lib/api/api-client.ts'
import { callForFile } from '../../../lib/api/call.ts'
import { saveFile } from '../../../lib/api/file-transfer.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { showToast } from '../../../lib/toasts.ts'
import { FoundThen } from './found-then.tsx'
import { type OrderLogParams, orderLogDefaults, toSearchFilters } from './order-log-params.ts'
import { searchesOptions } from './usage-queries.ts'

/** What the user searched for, newest first; filtered by what was searched, words and days. */
export function SearchesView({ params }: { params: OrderLogParams }) {
  const { t } = useTranslation('my-account')
  const navigate = useNavigate()
  const query = useQuery(searchesOptions(params))
  const columns = useSearchColumns()
  const change = (part: Partial<OrderLogParams>) =>
    void navigate({ to: '/orderAndLog', search: { ...params, page: 1, ...part }, replace: true, resetScroll: false })
  return (
    <>
      <Filters params={params} onChange={change} />
      <Card title={t('searches.title')}>
        <DataTable
          caption={t('searches.title')}
          columns={columns}
          columnsKey="searches"
          rows={query.data?.records}
          rowId={({ id }) => id}
          detail={({ id }) => <FoundThen id={id} />}
          error={query.error}
          onRetry={() => void query.refetch()}
          skeleton={{ rows: 6, columns: '16% minmax(0, 1fr) 20% 12%' }}
          isStale={query.isPlaceholderData}
          empty={<NoSearches isFiltered={isFiltered(params)} />}
        />
        {query.data && query.data.total > 0 && (
          <div className={classes.foot}>
            <Pager
              page={params.page}
              pageSize={params.pageSize}
              count={query.data.total}
              linkTo={(page, link) => <Link to="/orderAndLog" search={{ ...params, page }} {...link} />}
              sizes={{ choices: pageSizes, onChange: (pageSize) => change({ pageSize }) }}
            />
          </div>
        )}
      </Card>
    </>
  )
}

function isFiltered(params: OrderLogParams): boolean {
  return Object.values(toSearchFilters(params)).some((value) => value !== undefined)
}

function NoSearches({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('my-account')
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={<IconHistory size={24} stroke={1.5} />}
      title={t(isFiltered ? 'log.noneSuch' : 'searches.none')}
      action={
        isFiltered && (
          <Button
            variant="default"
            onClick={() => void navigate({ to: '/orderAndLog', search: { ...orderLogDefaults, tab: 'searches' } })}
          >
            {t('log.all')}
          </Button>
        )
      }
    >
      {t('searches.noneNote')}
    </EmptyState>
  )
}

function Filters({ params, onChange }: { params: OrderLogParams; onChange: (part: Partial<OrderLogParams>) => void }) {
  const { t } = useTranslation('my-account')
  const { moduleId, keyword } = toSearchFilters(params)
  return (
    <div className={classes.filters}>
      <label className={classes.filter}>
        {t('searches.module')}
        <select value={moduleId ?? ''} onChange={(event) => onChange({ moduleId: event.target.value || undefined })}>
          <option value="">{t('log.everyModule')}</option>
          {searchModules.map((module) => (
            <option key={module} value={module}>
              {t(`searches.modules.${module}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={classes.filter}>
        {t('searches.keyword')}
        <input
          key={keyword ?? ''}
          type="search"
          defaultValue={keyword ?? ''}
          maxLength={300}
          onBlur={(event) => onChange({ keyword: event.target.value.trim() || undefined })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChange({ keyword: event.currentTarget.value.trim() || undefined })
          }}
        />
      </label>
      <DayRange from={params.from} to={params.to} onChange={onChange} />
      <ExportSearches params={params} />
    </div>
  )
}

/** The filtered record as a spreadsheet. */
function ExportSearches({ params }: { params: OrderLogParams }) {
  const { t } = useTranslation('my-account')
  const languages = useLanguage()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callForFile('usage.exportSearches', { ...toSearchFilters(params), languages }),
    onSuccess: (file) => {
      saveFile(file, 'searches.xlsx')
      showToast({ tone: 'ok', text: t('exported') })
    },
  })
  return (
    <>
      <Button
        className={classes.end}
        variant="default"
        h={32}
        loading={isPending}
        leftSection={<IconFileSpreadsheet size={16} stroke={1.5} />}
        onClick={() => mutate()}
      >
        {t('log.export')}
      </Button>
      {error && (
        <p role="alert" className={classes.problem}>
          {(error instanceof ApiError && error.message) || t('failed')}
        </p>
      )}
    </>
  )
}

function useSearchColumns(): DataColumn<SearchRecord>[] {
  const { t } = useTranslation('my-account')
  const language = useLanguage()
  return [
    { id: 'time', header: t('log.time'), className: classes.date, cell: ({ createTime }) => formatTime(createTime) },
    {
      id: 'module',
      header: t('searches.module'),
      className: classes.date,
      cell: (record) => pick({ zh: record.moduleName, en: record.moduleNameEn }, language),
    },
    {
      id: 'keyword',
      header: t('searches.keyword'),
      className: cells.name,
      cell: ({ keyword }) => <bdi lang={textLanguage(keyword)}>{keyword}</bdi>,
    },
    {
      id: 'filters',
      header: t('searches.filters'),
      isOptional: true,
      cell: ({ filters }) =>
        filters
          .map((one) => [inLanguage(one.nameZh, one.nameEn, language), inLanguage(one.value, one.valueEn, language)])
          .map((pair) => pair.join(language === 'zh' ? '：' : ': '))
          .join(language === 'zh' ? '；' : '; '),
    },
    { id: 'count', header: t('searches.count'), className: classes.date, cell: ({ count }) => count },
    {
      id: 'detail',
      header: t('log.detail'),
      cell: (_record, { isOpen, toggle }) => (
        <button type="button" className={classes.link} aria-expanded={isOpen} onClick={toggle}>
          {t(isOpen ? 'log.hide' : 'log.show')}
        </button>
      ),
    },
  ]
}
