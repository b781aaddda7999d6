import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { loadPhrases } from '../../i18n/setup.ts'
import { newsAboutOptions } from '../../lib/api/news-queries.ts'
import { NewsAbout } from '../news/about/news-about.tsx'
import { KeyFacts } from './facts/key-facts-card.tsx'
import { HistoryCard } from './history/history-card.tsx'
import { ListCards } from './lists/list-cards.tsx'
import type { SubjectParams, SubjectTab } from './subject-params.ts'
import classes from './subject-tabs.module.css'

// Not in the first tab of most subjects.
const OwnershipCard = lazy(async () => {
  const [{ OwnershipCard }] = await Promise.all([import('./graph/ownership-card.tsx'), loadPhrases('graph')])
  return { default: OwnershipCard }
})
const RelationsCard = lazy(async () => ({ default: (await import('./relations/relations-card.tsx')).RelationsCard }))
const NewsCard = lazy(async () => ({ default: (await import('./news-card.tsx')).NewsCard }))

/** 名单, 关联企业 (enterprises only), 相关新闻. The current tab is in the address; a switch reloads the subject. */
export function SubjectTabs({
  detail,
  params,
  onSwitch,
}: {
  detail: EntityDetail
  params: SubjectParams
  onSwitch: () => void
}) {
  const { t } = useTranslation('subject')
  const navigate = useNavigate()
  const announcements = useQuery(newsAboutOptions({ module: 'sanction', id: detail.id, pageSize: 5 }))
  const tabs: { tab: SubjectTab; label: string; count: number }[] = [
    { tab: '0', label: t('tab.lists'), count: detail.listCount.inForce },
    ...(detail.type === '01' ? [{ tab: '1' as const, label: t('tab.related'), count: relatedParties(detail) }] : []),
    { tab: '2', label: t('tab.news'), count: detail.newsList.length + (announcements.data?.count ?? 0) },
  ]
  const current = tabs.find(({ tab }) => tab === params.tab)?.tab ?? firstTab(detail)

  const show = (tab: SubjectTab) => {
    void navigate({ to: '/sanctionInfoSearch', search: { ...params, tab }, replace: true, resetScroll: false })
    onSwitch()
  }
  return (
    <div className={classes.tabs}>
      <Tabs
        label={t('sections')}
        tabs={tabs.map(({ tab, label, count }) => ({
          tab,
          name: (
            <>
              {label} <span className={classes.count}>{count}</span>
            </>
          ),
        }))}
        current={current}
        onChoose={show}
        className={classes.panel}
      >
        {current === '0' && (
          <>
            <KeyFacts detail={detail} />
            <ListCards detail={detail} />
            <HistoryCard detail={detail} />
            <Suspense fallback={<SkeletonRows />}>
              {detail.type !== '01' && hasRelationsOfItsOwn(detail) && <RelationsCard detail={detail} />}
              {detail.type === '02' && detail.cpyId !== null && <OwnershipCard detail={detail} cpyId={detail.cpyId} />}
            </Suspense>
          </>
        )}
        {current === '1' && (
          <Suspense fallback={<SkeletonRows />}>
            {detail.cpyId !== null && <OwnershipCard detail={detail} cpyId={detail.cpyId} />}
            <RelationsCard detail={detail} />
          </Suspense>
        )}
        {current === '2' && (
          <Suspense fallback={<SkeletonRows />}>
            <NewsCard news={detail.newsList} />
            <NewsAbout module="sanction" id={detail.id} />
          </Suspense>
        )}
      </Tabs>
    </div>
  )
}

/** Parties, not relations: one may be a shareholder and a subsidiary of the past. */
function relatedParties({ relations }: EntityDetail): number {
  return new Set(relations.map(({ id }) => id)).size
}

/** For a person without any, the card of holdings and offices already says so. */
function hasRelationsOfItsOwn(detail: EntityDetail): boolean {
  return detail.relations.length > 0 || detail.cpyId === null
}

/** An enterprise on no list starts with its associated enterprises. */
function firstTab(detail: EntityDetail): SubjectTab {
  return detail.type === '01' && detail.sanctionInfoList.length === 0 ? '1' : '0'
}
