import { pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import { IconDatabase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { StateMark } from '../../components/listings/state-mark.tsx'
import { readinessQuery } from '../../lib/api/readiness-query.ts'
import { sourcesQuery } from '../../lib/api/sources-query.ts'
import { formatCount, formatDate, formatTime } from '../../lib/language/format.ts'
import { listNameOf, shortNameOf } from '../../lib/language/list-names.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { byCountry, countStates, type ListRow, toListRows } from './list-rows.ts'
import classes from './lists.module.css'

/** How current the lists are: every list under its country or organisation, with date, size and state. */
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
    <Card
      title={t('sources.title')}
      aside={
        <span className={classes.aside}>
          {checkedAt && <span>{t('sources.checkedAt', { time: formatTime(checkedAt) })}</span>}
          <Link to="/freshness">{t('sources.toFreshness')}</Link>
        </span>
      }
    >
      {rows.length > 0 ? (
        <>
          <Summary rows={rows} />
          <div className={classes.groups}>
            {byCountry(rows).map((group) => (
              <Group key={group[0]?.sourceId} rows={group} />
            ))}
          </div>
        </>
      ) : sources.isPending ? (
        <SkeletonRows rows={3} columns="96px repeat(3, minmax(0, 1fr))" />
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

/** The summary first: number of lists, and how many need attention. */
function Summary({ rows }: { rows: readonly ListRow[] }) {
  const { t } = useTranslation(['home', 'common'])
  const language = useLanguage()
  return (
    <p className={classes.summary}>
      <b>{t('home:sources.total', { count: rows.length })}</b>
      {countStates(rows).map(({ state, count }) => (
        <span key={state}>
          <StateMark state={state} /> {formatCount(count, language)}
        </span>
      ))}
    </p>
  )
}

/** As wide as its lists need, so that the columns of a list align. */
function Group({ rows }: { rows: readonly ListRow[] }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const source = rows[0]?.source
  return (
    <section
      className={classes.group}
      data-single={rows.length === 1 || undefined}
      style={{ '--lists': rows.length } as CSSProperties}
    >
      <h3 className={classes.country}>{(source && formatCountry(source, language)) ?? t('sources.unplaced')}</h3>
      <ul className={classes.lists}>
        {rows.map((row) => (
          <ListItem key={row.sourceId} row={row} />
        ))}
      </ul>
    </section>
  )
}

function ListItem({ row }: { row: ListRow }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <li className={classes.list}>
      <Link
        to="/freshness"
        hash={`source-${row.sourceId}`}
        title={(row.source && pick(listNameOf(row.source), language)) ?? undefined}
      >
        {pick(shortNameOf(row), language)}
      </Link>
      {row.state !== 'fresh' && <StateMark state={row.state} />}
      {row.hasFailed && row.state !== 'never' && <StateMark state="failed" />}
      <span className={classes.meta}>
        <span>{row.date ? formatDate(row.date) : t('sources.notYet')}</span>
        {row.count > 0 && (
          <span>{t('sources.subjects', { count: row.count, number: formatCount(row.count, language) })}</span>
        )}
      </span>
    </li>
  )
}
