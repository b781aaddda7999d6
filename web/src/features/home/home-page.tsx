import { useTranslation } from 'react-i18next'
import { PageBody } from '../../components/page-body.tsx'
import { usePageTitle } from '../../page-title.ts'
import classes from './home-page.module.css'
import { HomeSearch } from './home-search.tsx'
import { Lists } from './lists.tsx'

/** Where work starts: a search box, and how fresh the lists are. */
export function HomePage() {
  const { t } = useTranslation('home')
  usePageTitle({ key: 'home:title' })
  return (
    <>
      <section className={classes.hero} aria-labelledby="home-heading">
        <div className={classes.inner}>
          <h1 id="home-heading" className={classes.heading}>
            {t('heading')}
          </h1>
          <HomeSearch />
        </div>
      </section>
      <PageBody>
        <Lists />
      </PageBody>
    </>
  )
}
