import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import { IconExternalLink, IconNews } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { StatusMark } from '../../components/listings/status-mark.tsx'
import { previewRows, usePreview } from '../../components/use-preview.ts'
import { formatDate } from '../../lib/language/format.ts'
import { shortNameOf } from '../../lib/language/list-names.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './news-card.module.css'

/** Bulletins that name the subject, newest first. */
export function NewsCard({ news }: { news: EntityDetail['newsList'] }) {
  const { t } = useTranslation('subject')
  const { shown, isLong, isOpen, toggle } = usePreview(news)
  return (
    <Card title={t('tab.news')} aside={<Link to="/sanctionMorning">{t('news.bulletins')}</Link>}>
      {news.length === 0 ? (
        <EmptyState icon={<IconNews size={24} stroke={1.5} />} title={t('news.none')}>
          {t('news.noneNote')}
        </EmptyState>
      ) : (
        <ol aria-label={t('news.caption')}>
          {shown.map((item) => (
            <NewsItem key={item.id} item={item} />
          ))}
        </ol>
      )}
      {isLong && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? t('relations.fewer', { count: previewRows }) : t('relations.more', { count: news.length })}
        </button>
      )}
    </Card>
  )
}

function NewsItem({ item }: { item: EntityDetail['newsList'][number] }) {
  const language = useLanguage()
  const title = pick({ zh: item.title, en: item.titleEn }, language)
  return (
    <li className={classes.item}>
      <time dateTime={item.postTime}>{formatDate(item.postTime)}</time>
      <StatusMark status={item.dataStatus} />
      <div className={classes.what}>
        {item.url === null ? (
          <p lang={textLanguage(title)}>{title}</p>
        ) : (
          <a href={item.url} target="_blank" rel="noreferrer" lang={textLanguage(title)}>
            {title} <IconExternalLink size={14} stroke={1.5} aria-hidden="true" />
          </a>
        )}
        <p className={classes.meta}>
          <span>{pick(shortNameOf(item), language)}</span>
          {item.documentNumber !== null && <span lang={textLanguage(item.documentNumber)}>{item.documentNumber}</span>}
        </p>
      </div>
    </li>
  )
}
