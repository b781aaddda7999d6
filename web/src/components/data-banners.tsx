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

/** Says that a list is older than it should be. `date`: the publisher's own date, ISO. */
export function StaleBanner({ list, date }: { list: string; date: string | null }) {
  const { t } = useTranslation('common')
  return (
    <Banner tone="warn" title={date ? t('stale.title', { list, count: ageInDays(date, new Date()) }) : list}>
      {date ? t('stale.text', { date: formatDate(date) }) : t('stale.undated')}
    </Banner>
  )
}
