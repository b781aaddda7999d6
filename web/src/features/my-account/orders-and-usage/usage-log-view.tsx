import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { LogRecord } from '@qingdan/api/contract/my-account/usage-log.ts'
import { IconFileSpreadsheet, IconHistory } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import cells from '../../../components/data-table/cells.module.css'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
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
import { type OrderLogParams, orderLogDefaults, toLogFilters } from './order-log-params.ts'
import { logDetailOptions, logOptions, modulesOptions } from './usage-queries.ts'

/** One entry per charge, newest first; filtered by module, order and days. */
export function LogView({ params }: { params: OrderLogParams }) {
  const { t } = useTranslation('my-account')
  const navigate = useNavigate()
  const query = useQuery(logOptions(params))
  const columns = useLogColumns()
  const change = (part: Partial<OrderLogParams>) =>
    void navigate({ to: '/orderAndLog', search: { ...params, page: 1, ...part }, replace: true, resetScroll: false })
  return (
    <>
      <Filters params={params} onChange={change} />
      <Card title={t('log.title')}>
        <DataTable
          caption={t('log.title')}
          columns={columns}
          columnsKey="usage-log"
          rows={query.data?.records}
          rowId={({ id }) => id}
          detail={({ id }) => <LogDetails id={id} />}
          error={query.error}
          onRetry={() => void query.refetch()}
          skeleton={{ rows: 6, columns: '16% minmax(0, 1fr) 20% 12%' }}
          isStale={query.isPlaceholderData}
          empty={<NoLog isFiltered={isFiltered(params)} />}
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

function NoLog({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('my-account')
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={<IconHistory size={24} stroke={1.5} />}
      title={t(isFiltered ? 'log.noneSuch' : 'log.none')}
      action={
        isFiltered && (
          <Button
            variant="default"
            onClick={() => void navigate({ to: '/orderAndLog', search: { ...orderLogDefaults, tab: 'log' } })}
          >
            {t('log.all')}
          </Button>
        )
      }
    >
      {t('log.noneNote')}
    </EmptyState>
  )
}

function isFiltered(params: OrderLogParams): boolean {
  return Object.values(toLogFilters(params)).some((value) => value !== undefined)
}

function Filters({ params, onChange }: { params: OrderLogParams; onChange: (part: Partial<OrderLogParams>) => void }) {
  const { t } = useTranslation('my-account')
  const language = useLanguage()
  const { data: modules } = useQuery(modulesOptions)
  return (
    <div className={classes.filters}>
      <label className={classes.filter}>
        {t('usage.module')}
        <select
          value={params.moduleId ?? ''}
          onChange={(event) => onChange({ moduleId: event.target.value || undefined })}
        >
          <option value="">{t('log.everyModule')}</option>
          {modules?.map((module) => (
            <option key={module.moduleId} value={module.moduleId}>
              {pick({ zh: module.moduleName, en: module.moduleNameEn }, language)}
            </option>
          ))}
        </select>
      </label>
      <DayRange from={params.from} to={params.to} onChange={onChange} />
      {params.orderNumber !== undefined && (
        <div className={classes.filter}>
          {t('orders.number')}
          <span className={classes.range}>
            <code className={classes.code}>{params.orderNumber}</code>
            <Button size="compact-sm" variant="default" onClick={() => onChange({ orderNumber: undefined })}>
              {t('log.everyOrder')}
            </Button>
          </span>
        </div>
      )}
      <ExportLog params={params} />
    </div>
  )
}

/** The filtered log as a spreadsheet. */
function ExportLog({ params }: { params: OrderLogParams }) {
  const { t } = useTranslation('my-account')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callForFile('usage.exportLog', toLogFilters(params)),
    onSuccess: (file) => {
      saveFile(file, 'log.xlsx')
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

function useLogColumns(): DataColumn<LogRecord>[] {
  const { t } = useTranslation('my-account')
  const language = useLanguage()
  return [
    {
      id: 'time',
      header: t('log.time'),
      className: classes.date,
      cell: ({ createTime }) => formatTime(createTime),
    },
    {
      id: 'module',
      header: t('usage.module'),
      className: classes.date,
      isOptional: true,
      cell: (record) => pick({ zh: record.moduleName, en: record.moduleNameEn }, language),
    },
    {
      id: 'operation',
      header: t('log.operation'),
      className: classes.date,
      isOptional: true,
      cell: (record) => pick({ zh: record.operation, en: record.operationEn }, language),
    },
    {
      id: 'subject',
      header: t('log.subject'),
      className: cells.name,
      cell: (record) => {
        const subject = record.detail ?? record.param1
        return <bdi lang={textLanguage(subject)}>{subject}</bdi>
      },
    },
    {
      id: 'order',
      header: t('orders.number'),
      className: classes.code,
      isOptional: true,
      cell: ({ orderNumber }) => orderNumber,
    },
    { id: 'address', header: t('log.address'), className: classes.code, isOptional: true, cell: ({ ip }) => ip },
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

function LogDetails({ id }: { id: string }) {
  const language = useLanguage()
  const query = useQuery(logDetailOptions(id))
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <SkeletonRows rows={1} columns="16% minmax(0, 1fr)" cells={2} />
  return (
    <dl className={classes.detail}>
      {query.data.table.map(({ nameZh, nameEn, value }) => (
        <Fragment key={nameEn}>
          <dt>{pick({ zh: nameZh, en: nameEn }, language)}</dt>
          <dd lang={textLanguage(value)}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
