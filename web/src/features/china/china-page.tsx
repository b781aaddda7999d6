import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Hero } from '../../components/hero.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { useLanguage } from '../../lib/language/use-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import classes from './china-page.module.css'
import { labelsQuery } from './china-queries.ts'
import { ChinaSearch } from './china-search.tsx'
import { LatestLabels } from './latest-labels.tsx'

/** `/chinaSanctionPage`: China's own lists, with a search and the newest entries of each. */
export function ChinaPage() {
  const { t } = useTranslation(['china', 'common'])
  const navigate = useNavigate()
  usePageTitle({ key: 'layout:page.china' })
  return (
    <>
      <Hero heading={t('china:heading')}>
        <ChinaSearch
          initial=""
          takesFocus
          onSearch={(searchkey) =>
            void navigate({ to: '/chinaSanctionList', search: searchkey === '' ? {} : { searchkey } })
          }
        />
        <Labels />
      </Hero>
      <PageBody>
        <LatestLabels
          title={t('china:latest')}
          more={
            <Link to="/chinaSanctionList" aria-label={t('china:moreLabel')}>
              {t('common:batch.more')}
            </Link>
          }
        />
      </PageBody>
    </>
  )
}

/** Links to every list; the page works even if they fail to load. */
function Labels() {
  const { t } = useTranslation('china')
  const language = useLanguage()
  const { data } = useQuery(labelsQuery)
  return (
    <ul className={classes.labels} aria-label={t('labels')}>
      {data?.map((label) => (
        <li key={label.id}>
          <Link to="/chinaSanctionList" search={{ labelId: label.id }}>
            {pick({ zh: label.name, en: label.nameEn }, language)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
