import { VisuallyHidden } from '@mantine/core'
import type { SourceState } from '@qingdan/api/contract/health.ts'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleOff,
  IconDatabase,
  IconFlask,
  IconLoader,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { ageInDays, formatCount, formatCountry, formatDate, formatTime } from '../../format.ts'
import { currentLanguage } from '../../i18n/setup.ts'
import { readinessQuery } from '../../readiness.ts'
import { sourcesQuery } from '../../sources.ts'
import { type ListRow, toListRows } from './list-rows.ts'
import classes from './lists.module.css'

/** What is fresh: every list with its publisher, date, size and state. */
export function Lists() {
  const { t } = useTranslation('home')
  const sources = useQuery(sourcesQuery)
  const readiness = useQuery(readinessQuery)
  const rows = toListRows(sources.data ?? [], readiness.data)
  const checkedAt = rows
    .flatMap((row) => row.checkedAt ?? [])
    .toSorted()
    .at(-1)
  return (
    <Card title={t('sources.title')} aside={checkedAt && t('sources.checkedAt', { time: formatTime(checkedAt) })}>
      {rows.length > 0 ? (
        <ListTable rows={rows} />
      ) : sources.isPending ? (
        <SkeletonRows rows={2} />
      ) : sources.isError ? (
        <div className={classes.error}>
          <ErrorState error={sources.error} onRetry={() => void sources.refetch()} />
        </div>
      ) : (
        <EmptyState icon={<IconDatabase size={28} stroke={1.5} />} title={t('sources.none')}>
          {t('sources.noneText')}
        </EmptyState>
      )}
    </Card>
  )
}

function ListTable({ rows }: { rows: readonly ListRow[] }) {
  const { t } = useTranslation('home')
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{t('sources.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('sources.list')}</th>
          <th scope="col">{t('sources.publisher')}</th>
          <th scope="col">{t('sources.date')}</th>
          <th scope="col" className={classes.number}>
            {t('sources.count')}
          </th>
          <th scope="col">{t('sources.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ListLine key={row.sourceId} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function ListLine({ row }: { row: ListRow }) {
  const { t } = useTranslation('home')
  const language = currentLanguage()
  const isChinese = language === 'zh'
  const { source } = row
  const shortName = isChinese ? row.shortNameCn : row.shortName
  return (
    <tr>
      <th scope="row" className={classes.list}>
        <b>{shortName}</b>
        {source && <span className={classes.full}>{isChinese ? source.listNameCn : source.listName}</span>}
      </th>
      <td>
        {source ? (
          <>
            <a
              href={source.url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('sources.official', { list: `${isChinese ? source.publisherCn : source.publisher} ` })}
            >
              {isChinese ? source.publisherCn : source.publisher}
            </a>
            <span className={classes.meta}>{formatCountry(source, language)}</span>
          </>
        ) : (
          <span className={classes.meta}>{t('sources.unavailable')}</span>
        )}
      </td>
      <td data-label={t('sources.date')}>
        {row.date ? (
          <>
            {formatDate(row.date)}
            <span className={classes.meta}>
              <Age date={row.date} />
            </span>
          </>
        ) : (
          <span className={classes.meta}>{t('sources.notYet')}</span>
        )}
      </td>
      <td className={classes.number} data-label={t('sources.count')}>
        {formatCount(row.count, language)}
      </td>
      <td>
        <StateMark state={row.state} />
        {row.hasFailed && <span className={classes.meta}>{t('sources.lastFailure')}</span>}
      </td>
    </tr>
  )
}

function Age({ date }: { date: string }) {
  const { t } = useTranslation('home')
  const days = ageInDays(date, new Date())
  return days === 0 ? t('sources.today') : t('sources.age', { count: days })
}

const stateIcons = {
  fresh: IconCircleCheck,
  stale: IconAlertTriangle,
  loading: IconLoader,
  demo: IconFlask,
  never: IconCircleOff,
}

/** Icon and word; the colour only repeats them. */
function StateMark({ state }: { state: SourceState }) {
  const { t } = useTranslation('home')
  const Icon = stateIcons[state]
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {t(`state.${state}`)}
    </span>
  )
}
