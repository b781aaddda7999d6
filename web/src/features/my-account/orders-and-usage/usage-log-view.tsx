import { Button } from '@mantine/core'
import type { LogRecord } from '@qingdan/api/contract/mine.ts'
import { IconFileSpreadsheet, IconHistory } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { Pager } from '../../../components/pager.tsx'
import classes from '../../../components/record-list.module.css'
import table from '../../../components/table.module.css'
import { DayRange } from '../../../forms/day-range.tsx'
import { pageSizes } from '../../../lib/address/search-param-fields.ts'
import { ApiError } from '../../../lib/api/api-client.ts'
import { callForFile } from '../../../lib/api/call.ts'
import { saveFile } from '../../../lib/api/file-transfer.ts'
import { pick } from '../../../lib/language/bilingual.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { showToast } from '../../../lib/toasts.ts'
import { type OrderLogParams, orderLogDefaults, toLogFilters } from './order-log-params.ts'
import { logDetailOptions, logOptions, modulesOptions } from './usage-queries.ts'

/** One entry per charge, newest first; by module, order and days. */
export function LogView({ params }: { params: OrderLogParams }) {
  const { t } = useTranslation('my-account')
  const navigate = useNavigate()
  const query = useQuery(logOptions(params))
  const change = (part: Partial<OrderLogParams>) =>
    void navigate({ to: '/orderAndLog', search: { ...params, page: 1, ...part }, replace: true, resetScroll: false })
  return (
    <>
      <Filters params={params} onChange={change} />
      <Card title={t('log.title')}>
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isPending && <SkeletonRows rows={6} columns="16% minmax(0, 1fr) 20% 12%" />}
        {query.data && query.data.total === 0 && (
          <EmptyState
            icon={<IconHistory size={24} stroke={1.5} />}
            title={t(isFiltered(params) ? 'log.noneSuch' : 'log.none')}
            action={
              isFiltered(params) && (
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
        )}
        {query.data && query.data.total > 0 && (
          <div aria-busy={query.isPlaceholderData}>
            <LogTable records={query.data.records} />
            <div className={classes.foot}>
              <Pager
                page={params.page}
                pageSize={params.pageSize}
                count={query.data.total}
                linkTo={(page, link) => <Link to="/orderAndLog" search={{ ...params, page }} {...link} />}
                sizes={{ choices: pageSizes, onChange: (pageSize) => change({ pageSize }) }}
              />
            </div>
          </div>
        )}
      </Card>
    </>
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

/** The log as filtered, as a spreadsheet. */
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

function LogTable({ records }: { records: LogRecord[] }) {
  const { t } = useTranslation('my-account')
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={table.scroll} tabIndex={0} aria-label={t('log.title')}>
      <table className={table.table}>
        <caption className={table.caption}>{t('log.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('log.time')}</th>
            <th scope="col">{t('usage.module')}</th>
            <th scope="col">{t('log.operation')}</th>
            <th scope="col">{t('log.subject')}</th>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col">{t('log.address')}</th>
            <th scope="col">{t('log.detail')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const isOpen = record.id === openId
            return (
              <Fragment key={record.id}>
                <LogRow record={record} isOpen={isOpen} onToggle={() => setOpenId(isOpen ? null : record.id)} />
                {isOpen && (
                  <tr>
                    <td colSpan={7}>
                      <LogDetails id={record.id} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function LogRow({ record, isOpen, onToggle }: { record: LogRecord; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('my-account')
  const language = useLanguage()
  const subject = record.detail ?? record.param1
  return (
    <tr>
      <td className={classes.date}>{formatTime(record.createTime)}</td>
      <td className={classes.date}>{pick({ zh: record.moduleName, en: record.moduleNameEn }, language)}</td>
      <td className={classes.date}>{pick({ zh: record.operation, en: record.operationEn }, language)}</td>
      <td className={table.name}>
        <bdi lang={textLanguage(subject)}>{subject}</bdi>
      </td>
      <td className={classes.code}>{record.orderNumber}</td>
      <td className={classes.code}>{record.ip}</td>
      <td>
        <button type="button" className={classes.link} aria-expanded={isOpen} onClick={onToggle}>
          {t(isOpen ? 'log.hide' : 'log.show')}
        </button>
      </td>
    </tr>
  )
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
