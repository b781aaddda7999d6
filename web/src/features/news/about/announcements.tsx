import { namePair, pick } from '@qingdan/api/contract/bilingual.ts'
import type { News } from '@qingdan/api/contract/news/news.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { newsAboutOptions } from '../../../lib/api/news-queries.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './announcements.module.css'

const firstRows = 5
/** The API gives no more at once. */
const mostRows = 200

/** Announcements that name a subject, a law or an item, newest first; nothing without any. */
export function Announcements({ module, id }: { module: 'sanction' | 'law' | 'eccn' | 'item'; id: string }) {
  const { t } = useTranslation('news')
  const [isWhole, setWhole] = useState(false)
  const query = useQuery(newsAboutOptions({ module, id, pageSize: isWhole ? mostRows : firstRows }))
  if (query.isError) {
    return (
      <Card title={t('about.title')}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    )
  }
  if (!query.data || query.data.count === 0) return null
  const { data, count } = query.data
  return (
    <Card title={t('about.title')}>
      <ol className={classes.list} aria-label={t('about.title')}>
        {data.map((news) => (
          <Row key={news.id} news={news} />
        ))}
      </ol>
      {count > firstRows && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isWhole}
          onClick={() => setWhole((before) => !before)}
        >
          {isWhole ? t('about.fewer') : t('about.all', { count })}
        </button>
      )}
    </Card>
  )
}

function Row({ news }: { news: News }) {
  const language = useLanguage()
  const title = namePair(news.title, news.titleEn, language).main
  return (
    <li className={classes.row}>
      <time dateTime={news.publishTime ?? undefined}>{news.publishTime && formatDate(news.publishTime)}</time>
      <p>
        <Link to="/homeListInfo" search={{ id: news.id }}>
          <bdi lang={textLanguage(title)}>{title}</bdi>
        </Link>{' '}
        <span className={classes.unit}>{pick({ zh: news.unit, en: news.unitEn }, language)}</span>
      </p>
    </li>
  )
}
