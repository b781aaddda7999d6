import { ActionIcon } from '@mantine/core'
import { namePair, pick } from '@qingdan/api/contract/bilingual.ts'
import type { News } from '@qingdan/api/contract/news/news.ts'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { hotNewsQuery } from '../../lib/api/news-queries.ts'
import { formatDate } from '../../lib/language/format.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './hot-news.module.css'
import { useCarousel } from './use-carousel.ts'

/** The news that are read most, one after the other; nothing while there are none. */
export function HotNews() {
  const { t } = useTranslation('home')
  const news = useQuery(hotNewsQuery).data ?? []
  const { list, isMoving, togglePlay, step, holds } = useCarousel(news.length)
  if (news.length === 0) return null
  return (
    <Card
      title={t('hot.title')}
      aside={
        <span className={classes.controls}>
          <Control words={t('hot.previous')} Icon={IconChevronLeft} onClick={() => step(-1)} />
          <Control
            words={t(isMoving ? 'hot.pause' : 'hot.play')}
            Icon={isMoving ? IconPlayerPause : IconPlayerPlay}
            onClick={togglePlay}
          />
          <Control words={t('hot.next')} Icon={IconChevronRight} onClick={() => step(1)} />
        </span>
      }
    >
      <ul ref={list} className={classes.list} aria-label={t('hot.title')} {...holds}>
        {news.map((one) => (
          <HotNewsCard key={one.id} news={one} />
        ))}
      </ul>
    </Card>
  )
}

function Control({
  words,
  Icon,
  onClick,
}: {
  words: string
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  onClick: () => void
}) {
  return (
    <ActionIcon variant="subtle" color="gray" size={28} aria-label={words} title={words} onClick={onClick}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}

function HotNewsCard({ news }: { news: News }) {
  const language = useLanguage()
  const title = namePair(news.title, news.titleEn, language).main
  return (
    <li className={classes.news}>
      <Link to="/homeListInfo" search={{ id: news.id }} className={classes.title} title={title}>
        <bdi lang={textLanguage(title)}>{title}</bdi>
      </Link>
      <p className={classes.meta}>
        <span>{pick({ zh: news.unit, en: news.unitEn }, language)}</span>
        {news.publishTime && <time dateTime={news.publishTime}>{formatDate(news.publishTime)}</time>}
      </p>
    </li>
  )
}
