import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Hero } from '../../../components/hero.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { CategoryList } from '../category-list.tsx'
import classes from '../items-page.module.css'
import { industriesQuery } from './china-item-queries.ts'
import { ChinaItemSearchBox } from './china-item-search-box.tsx'

/** `/chinaEccnCategory`: Chinese dual-use items by industry, with a search. */
export function ChinaCategoryPage() {
  const { t } = useTranslation('chinaItems')
  const navigate = useNavigate()
  usePageTitle({ key: 'layout:page.chinaItems' })
  return (
    <>
      <Hero heading={t('heading')}>
        <ChinaItemSearchBox
          initial=""
          takesFocus
          onSearch={(val) => void navigate({ to: '/chinaItems', search: val === '' ? {} : { val } })}
        />
        <p className={classes.hint}>{t('search.hint')}</p>
      </Hero>
      <PageBody>
        <Card title={t('industries')} aside={<Link to="/eccnSearch">{t('toUs')}</Link>}>
          <CategoryList
            query={useQuery(industriesQuery)}
            linkTo={(categoryId, link) => <Link to="/chinaItems" search={{ categoryId }} {...link} />}
          />
        </Card>
      </PageBody>
    </>
  )
}
