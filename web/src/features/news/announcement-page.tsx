import { Button, VisuallyHidden } from '@mantine/core'
import { namePair, pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { NewsDetail } from '@qingdan/api/contract/news/news.ts'
import { IconExternalLink, IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { RecordState } from '../../components/feedback/record-state.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { announcementOptions } from '../../lib/api/news-queries.ts'
import { formatDate } from '../../lib/language/format.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import classes from './news.module.css'

const route = getRouteApi('/(news)/homeListInfo')

/** `/homeListInfo`: one announcement, what it names, and its publisher's page. */
export function AnnouncementPage() {
  const { t } = useTranslation('news')
  const { id } = route.useSearch()
  const query = useQuery(announcementOptions(id))
  const language = useLanguage()
  const name = query.data && namePair(query.data.title, query.data.titleEn, language).main
  usePageTitle(name ? { key: 'layout:page.named', values: { name } } : { key: 'layout:page.news' })
  return (
    <PageBody>
      {query.data ? (
        <Announcement news={query.data} />
      ) : (
        <>
          <VisuallyHidden component="h1">{t('heading')}</VisuallyHidden>
          {id === '' ? (
            <Unknown />
          ) : (
            <RecordState error={query.error} missing={<Unknown />} onRetry={() => void query.refetch()} />
          )}
        </>
      )}
    </PageBody>
  )
}

function Announcement({ news }: { news: NewsDetail }) {
  const { t } = useTranslation('news')
  const language = useLanguage()
  const title = namePair(news.title, news.titleEn, language).main
  const unit = pick({ zh: news.unit, en: news.unitEn }, language)
  const office = pick({ zh: news.secondLevelUnit, en: news.secondLevelUnitEn }, language)
  return (
    <article className={classes.panel}>
      <h1 className={classes.headline} lang={textLanguage(title)}>
        {title}
      </h1>
      <p className={classes.source}>
        {news.publishTime && <time dateTime={news.publishTime}>{formatDate(news.publishTime)}</time>}
        {[...new Set([formatCountry(news, language), unit, office])].filter(Boolean).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      {news.summary !== null && (
        <p className={classes.summary} lang={textLanguage(news.summary)}>
          {news.summary}
        </p>
      )}
      <Named title={t('items')}>
        {news.itemList.map(({ eccn, name }) => (
          <li key={eccn}>
            <Link to="/eccBodyDetailsPage" search={{ eccn }}>
              {eccn}
            </Link>{' '}
            <span lang="en">{name}</span>
          </li>
        ))}
      </Named>
      <Named title={t('laws')}>
        {news.lawList.map(({ id, titleZh, titleEn, article }) => {
          const name = namePair(titleZh, titleEn, language).main
          return (
            <li key={id}>
              <Link to="/lawDetail" search={{ id, article: article ?? undefined }}>
                <bdi lang={textLanguage(name)}>{name}</bdi>
                {article !== null && ` § ${article}`}
              </Link>
            </li>
          )
        })}
      </Named>
      <Named title={t('subjects')}>
        {news.entityList.map(({ dataId, dataType, s, name, nameZh }) => {
          const { main, other } = namePair(nameZh, name, language)
          return (
            <li key={dataId}>
              <Link to="/sanctionInfoSearch" search={{ id: dataId, dataType, s }}>
                <bdi lang={textLanguage(main)}>{main}</bdi>
              </Link>{' '}
              {other !== null && <bdi lang={textLanguage(other)}>{other}</bdi>}
            </li>
          )
        })}
      </Named>
      {news.fileId !== null && (
        <p className={classes.original}>
          <Link to="/filesInfo" search={{ fileId: news.fileId }}>
            {t('file.toDocument')}
          </Link>
        </p>
      )}
      {news.srcUrl && (
        <p className={classes.original}>
          <a href={news.srcUrl} target="_blank" rel="noreferrer">
            {t('original')} <IconExternalLink size={14} stroke={1.5} aria-hidden />
          </a>
        </p>
      )}
    </article>
  )
}

/** What an announcement names, one per line; nothing without any. */
function Named({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <>
      <h2 className={classes.subheading}>{title}</h2>
      <ul className={classes.items}>{children}</ul>
    </>
  )
}

function Unknown() {
  const { t } = useTranslation('news')
  return (
    <EmptyState
      icon={<IconFileUnknown size={24} stroke={1.5} />}
      title={t('unknown')}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/homeList" {...props} />}>
          {t('toList')}
        </Button>
      }
    >
      {t('unknownText')}
    </EmptyState>
  )
}
