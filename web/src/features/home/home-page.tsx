import { useTranslation } from 'react-i18next'
import { Hero } from '../../components/hero.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSession } from '../../lib/session/session.ts'
import { ChinaLatest, type LatestListingsPart } from './china-latest.tsx'
import classes from './home-page.module.css'
import { HomeSearch, type SearchBoxPart } from './home-search.tsx'
import { HotNews } from './hot-news.tsx'
import { LatestNews } from './latest-news.tsx'
import { LatestSanctions } from './latest-sanctions.tsx'
import { Lists } from './lists.tsx'

/** The start page: a search box, the newest listings, and how current the lists are. */
export function HomePage({
  ChinaListings,
  SearchBox,
}: {
  ChinaListings: LatestListingsPart
  SearchBox: SearchBoxPart
}) {
  const { t } = useTranslation('home')
  const userId = useSession()?.userId
  usePageTitle({ key: 'layout:menu.home' })
  return (
    <>
      <Hero heading={t('heading')}>
        <HomeSearch key={userId} Box={SearchBox} />
      </Hero>
      <PageBody>
        <div className={classes.panels}>
          <HotNews />
          <LatestSanctions />
          <ChinaLatest Listings={ChinaListings} />
          <LatestNews />
          <Lists />
        </div>
      </PageBody>
    </>
  )
}
