import { namePair, pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { News, NewsPublisher } from '@qingdan/api/contract/news/news.ts'
import { IconNews } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { useAnnouncement } from '../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { KeywordSearch } from '../../components/keyword-search.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { Pager } from '../../components/pager.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { newsOptions } from '../../lib/api/news-queries.ts'
import { formatDate } from '../../lib/language/format.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import classes from './news.module.css'
import { type NewsListParams, newsTabs } from './news-params.ts'

const newsPageSize = 20
const typeOfTab = { '1': '1', '2': '0' } as const

const route = getRouteApi('/(news)/homeList')

/** `/homeList`: what authorities announced, newest first. The URL holds the whole state. */
export function NewsListPage() {
  const { t } = useTranslation('news')
  const params = route.useSearch()
  const navigate = useNavigate()
  const { tab, keyword, page } = params
  const newsType = typeOfTab[tab]
  const query = useQuery(newsOptions({ newsType, keyword, page, pageSize: newsPageSize }))
  usePageTitle({ key: 'layout:page.news' })
  const change = (search: NewsListParams) => void navigate({ to: '/homeList', search })

  const count = query.isPlaceholderData ? undefined : query.data?.count
  useAnnouncement(count === undefined ? null : t('count', { count }))
  return (
    <PageBody>
      <h1 className={classes.heading}>{t('heading')}</h1>
      <KeywordSearch
        key={keyword ?? ''}
        label={t('searchLabel')}
        placeholder={t('placeholder')}
        takesFocus={false}
        initial={keyword ?? ''}
        onSearch={(wanted) => change({ ...params, page: 1, keyword: wanted || undefined })}
      />
      <Tabs
        label={t('heading')}
        tabs={newsTabs.map((one) => ({ tab: one, name: t(`tab.${one}`) }))}
        current={tab}
        onChoose={(one) => change({ ...params, page: 1, tab: one })}
        className={classes.panel}
      >
        {query.data ? (
          <div aria-busy={query.isPlaceholderData}>
            <Held publishers={query.data.publishers} />
            {query.data.count === 0 ? (
              <EmptyState
                icon={<IconNews size={24} stroke={1.5} />}
                title={t(keyword === undefined ? 'none' : 'noneFound')}
              >
                {t(keyword === undefined ? 'noneText' : 'noneFoundText')}
              </EmptyState>
            ) : (
              <>
                <p className={classes.count}>{t('count', { count: query.data.count })}</p>
                <ol className={classes.list} aria-label={t(`tab.${tab}`)}>
                  {query.data.data.map((news) => (
                    <NewsRow key={news.id} news={news} />
                  ))}
                </ol>
                <div className={classes.pager}>
                  <Pager
                    page={page}
                    pageSize={newsPageSize}
                    count={query.data.count}
                    linkTo={(number, link) => <Link to="/homeList" search={{ ...params, page: number }} {...link} />}
                  />
                </div>
              </>
            )}
          </div>
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonRows rows={8} columns="minmax(0, 1fr) 88px" />
        )}
      </Tabs>
    </PageBody>
  )
}

/** Until when we have the announcements of each publisher: a later one is not in the list. */
function Held({ publishers }: { publishers: readonly NewsPublisher[] }) {
  const { t } = useTranslation('news')
  const language = useLanguage()
  if (publishers.length === 0) return null
  const said = publishers.map(({ newestOn, ...one }) => {
    const unit = pick({ zh: one.unit, en: one.unitEn }, language)
    const office = pick({ zh: one.secondLevelUnit, en: one.secondLevelUnitEn }, language)
    const name = [unit, office].filter(Boolean).join(' ')
    return newestOn === null ? t('held.none', { name }) : t('held.until', { name, date: formatDate(newestOn) })
  })
  return <p className={classes.count}>{t('held.all', { publishers: said.join(t('held.separator')) })}</p>
}

function NewsRow({ news }: { news: News }) {
  const language = useLanguage()
  const title = namePair(news.title, news.titleEn, language).main
  const unit = pick({ zh: news.unit, en: news.unitEn }, language)
  const office = pick({ zh: news.secondLevelUnit, en: news.secondLevelUnitEn }, language)
  const country = formatCountry(news, language)
  return (
    <li className={classes.row}>
      <Link to="/homeListInfo" search={{ id: news.id }} className={classes.title}>
        <bdi lang={textLanguage(title)}>{title}</bdi>
      </Link>
      <time className={classes.date} dateTime={news.publishTime ?? undefined}>
        {news.publishTime && formatDate(news.publishTime)}
      </time>
      <p className={classes.meta}>
        {[...new Set([country, unit, office])].filter(Boolean).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
    </li>
  )
}
