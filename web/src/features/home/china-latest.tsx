import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LatestLabels } from '../china/latest-labels.tsx'

/** The newest of China's own lists, with the way to their pages. */
export function ChinaLatest() {
  const { t } = useTranslation(['home', 'common'])
  return (
    <LatestLabels
      title={t('home:china.title')}
      more={
        <Link to="/chinaSanctionPage" aria-label={t('home:china.moreLabel')}>
          {t('common:batch.more')}
        </Link>
      }
    />
  )
}
