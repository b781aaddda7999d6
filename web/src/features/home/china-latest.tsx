import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The newest listings under a title; `more` links to all of them. */
export type LatestListingsPart = ComponentType<{ title: string; more: ReactNode }>

/** The newest of China's own lists, with links to their pages. */
export function ChinaLatest({ Listings }: { Listings: LatestListingsPart }) {
  const { t } = useTranslation(['home', 'common'])
  return (
    <Listings
      title={t('home:china.title')}
      more={
        <Link to="/chinaSanctionPage" aria-label={t('home:china.moreLabel')}>
          {t('common:batch.more')}
        </Link>
      }
    />
  )
}
