import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useIsNarrow } from '../../lib/browser/use-is-narrow.ts'
import { ageInDays, formatDate } from '../../lib/language/format.ts'
import { Banner } from './banner.tsx'

/** Number of lists named in a banner; more are only counted. */
const namedLists = 4
/** Names with dates are longer, so a line has room for two. */
const namedDated = 2

interface DatedList {
  name: string
  /** The publisher's own, ISO. */
  date: string | null
}

/**
 * States that lists are served from the editions that came with the product: one banner for all, the oldest by name.
 * `missing`: number of lists that are not loaded.
 */
export function StarterBanner({ lists, missing }: { lists: readonly DatedList[]; missing: number }) {
  const { t } = useTranslation('common')
  const named = useNamed(useIsNarrow() ? 1 : namedDated)
  const items = oldestFirst(lists).map(({ name, date }) =>
    date === null ? name : t('starter.item', { list: name, date: formatDate(date) }),
  )
  return (
    <Banner tone="warn" title={t('starter.title', { count: lists.length })} action={<ToFreshness />}>
      {t('starter.text', { lists: named(items) })} {missing > 0 && t('starter.missing', { count: missing })}
    </Banner>
  )
}

/** States that lists are out of date: one banner for all, the oldest by name. */
export function StaleBanner({ lists }: { lists: readonly DatedList[] }) {
  const { t } = useTranslation('common')
  const named = useNamed(useIsNarrow() ? 1 : namedDated)
  const items = oldestFirst(lists).map(({ name, date }) =>
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

function oldestFirst(lists: readonly DatedList[]): DatedList[] {
  return lists.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
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
