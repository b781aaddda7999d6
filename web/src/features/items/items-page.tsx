import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { Hero } from '../../components/hero.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { CategoryList } from './category-list.tsx'
import { categoriesQuery } from './item-queries.ts'
import { ItemSearchBox } from './item-search-box.tsx'
import classes from './items-page.module.css'

/** `/eccnSearch`: US item codes by category, with a search. */
export function ItemsPage() {
  const { t } = useTranslation('items')
  const navigate = useNavigate()
  usePageTitle({ key: 'layout:page.items' })
  return (
    <>
      <Hero heading={t('heading')}>
        <ItemSearchBox
          initial=""
          takesFocus
          onSearch={(val) => void navigate({ to: '/eccnSearchPage', search: val === '' ? {} : { val } })}
        />
        <p className={classes.hint}>{t('search.hint')}</p>
      </Hero>
      <PageBody>
        <Card title={t('categories')} aside={<Link to="/listofCountries">{t('toChart')}</Link>}>
          <CategoryList
            query={useQuery(categoriesQuery)}
            linkTo={(categoryId, link) => <Link to="/eccnSearchPage" search={{ categoryId }} {...link} />}
          />
        </Card>
      </PageBody>
    </>
  )
}
