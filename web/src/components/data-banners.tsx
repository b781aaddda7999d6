import { useTranslation } from 'react-i18next'
import { ageInDays, formatDate } from '../format.ts'
import { Banner } from './banner.tsx'

/** Says that what is shown was authored for trying, not published by an authority. `lists`: their short names. */
export function DemoBanner({ lists }: { lists: readonly string[] }) {
  const { t } = useTranslation('common')
  return (
    <Banner tone="warn" title={t('demo.title')}>
      {t('demo.text', { lists: lists.join(t('separator')) })}
    </Banner>
  )
}

/** Says that lists are older than they should be: one banner, however many. `date`: the publisher's own, ISO. */
export function StaleBanner({ lists }: { lists: readonly { name: string; date: string | null }[] }) {
  const { t } = useTranslation('common')
  const items = lists.map(({ name, date }) =>
    date === null
      ? t('stale.undated', { list: name })
      : t('stale.item', { list: name, date: formatDate(date), count: ageInDays(date, new Date()) }),
  )
  return (
    <Banner tone="warn" title={t('stale.title', { count: lists.length })}>
      {t('stale.text', { lists: items.join(t('separator')) })}
    </Banner>
  )
}
