import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useIsNarrow } from '../../lib/browser/use-is-narrow.ts'
import { ageInDays, formatDate } from '../../lib/language/format.ts'
import { Banner } from './banner.tsx'

/** Number of lists named in a banner; more are only counted. */
const namedLists = 4
/** Names with dates are longer, so a line has room for two. */
const namedStale = 2

/** States that the data was written for demonstration, not published by an authority. `lists`: their short names. */
export function DemoBanner({ lists }: { lists: readonly string[] }) {
  const { t } = useTranslation('common')
  const named = useNamed()
  return (
    <Banner tone="warn" title={t('demo.title')} action={<ToFreshness />}>
      {t('demo.text', { lists: named(lists) })}
    </Banner>
  )
}

/** States that lists are out of date: one banner for all, the oldest by name. `date`: the publisher's own, ISO. */
export function StaleBanner({ lists }: { lists: readonly { name: string; date: string | null }[] }) {
  const { t } = useTranslation('common')
  const named = useNamed(useIsNarrow() ? 1 : namedStale)
  const oldestFirst = lists.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
  const items = oldestFirst.map(({ name, date }) =>
    date === null
      ? t('stale.undated', { list: name })
      : t('stale.item', { list: name, date: formatDate(date), count: ageInDays(date, new Date()) }),
  )
  return (
    <Banner tone="warn" title={t('stale.title', { count: lists.length })} action={<ToFreshness />}>
      {t('stale.text', { lists: named(items) })}
    </Banner>
  )
}

function ToFreshness() {
  const { t } = useTranslation('common')
  return <Link to="/freshness">{t('toFreshness')}</Link>
}

/** The first names, and the total number. */
export function useNamed(most: number = namedLists): (lists: readonly string[]) => string {
  const { t } = useTranslation('common')
  return (lists) => {
    const first = lists.slice(0, most).join(t('separator'))
    return lists.length > most ? t('andMore', { lists: first, count: lists.length }) : first
  }
}
