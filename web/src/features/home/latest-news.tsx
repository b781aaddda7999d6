import { namePair } from '@qingdan/api/contract/bilingual.ts'
import { IconNews } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { newsOptions } from '../../lib/api/news-queries.ts'
import { formatDate } from '../../lib/language/format.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './latest-news.module.css'

/** Announcements in a list (core-platform.md §9). */
const shown = 4

/** What other countries and China announced last, side by side. */
export function LatestNews() {
  return (
    <div className={classes.columns}>
      <NewsList newsType="1" tab="1" />
      <NewsList newsType="0" tab="2" />
    </div>
  )
}

function NewsList({ newsType, tab }: { newsType: '0' | '1'; tab: '1' | '2' }) {
  const { t } = useTranslation(['home', 'common'])
  const query = useQuery(newsOptions({ newsType, page: 1, pageSize: shown }))
  const language = useLanguage()
  return (
    <Card
      title={t(`home:news.title.${tab}`)}
      aside={
        <Link to="/homeList" search={{ tab }} aria-label={t(`home:news.moreLabel.${tab}`)}>
          {t('common:batch.more')}
        </Link>
      }
    >
      {query.data ? (
        query.data.count === 0 ? (
          <EmptyState icon={<IconNews size={24} stroke={1.5} />} title={t('home:news.none')}>
            {t('home:news.noneText')}
          </EmptyState>
        ) : (
          <ul className={classes.list}>
            {query.data.data.map((news) => {
              const title = namePair(news.title, news.titleEn, language).main
              return (
                <li key={news.id} className={classes.row}>
                  <Link to="/homeListInfo" search={{ id: news.id }} className={classes.title} title={title}>
                    <bdi lang={textLanguage(title)}>{title}</bdi>
                  </Link>
                  <time className={classes.date} dateTime={news.publishTime ?? undefined}>
                    {news.publishTime && formatDate(news.publishTime)}
                  </time>
                </li>
              )
            })}
          </ul>
        )
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows rows={shown} columns="minmax(0, 1fr) 88px" />
      )}
    </Card>
  )
}
