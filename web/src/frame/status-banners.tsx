import { Progress } from '@mantine/core'
import type { SourceHealth } from '@qingdan/api/contract/health.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../components/banner.tsx'
import { DemoBanner, StaleBanner } from '../components/data-banners.tsx'
import { formatCount, formatPercent } from '../format.ts'
import { currentLanguage } from '../i18n/setup.ts'
import { readinessQuery } from '../readiness.ts'
import { useLanguage } from '../use-language.ts'
import { type Notice, noticesOf, servedState } from './notices.ts'
import classes from './status-banners.module.css'

/** The state of the service and of its lists, over every page; asks again by itself and brings the page up to date. */
export function StatusBanners() {
  const { t } = useTranslation('frame')
  const { data, isError } = useQuery(readinessQuery)
  useRefreshWhenServedChanges(servedState(data))
  const notices = noticesOf(data, isError)
  if (notices.length === 0) return null
  return (
    <section className={classes.banners} aria-label={t('notice.label')}>
      {notices.map((notice) => (
        <NoticeBanner key={notice.kind} notice={notice} />
      ))}
    </section>
  )
}

/** A list published or a service that came back: what is on the page is asked for again, in place. */
function useRefreshWhenServedChanges(served: string): void {
  const queryClient = useQueryClient()
  const seen = useRef('')
  useEffect(() => {
    if (seen.current !== '' && served !== seen.current) {
      void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'readiness' })
    }
    if (served !== '') seen.current = served
  }, [served, queryClient])
}

function NoticeBanner({ notice }: { notice: Notice }) {
  const { t } = useTranslation(['frame', 'common'])
  const nameOf = useShortName()
  switch (notice.kind) {
    case 'unreachable':
      return (
        <Banner tone="bad" title={t('frame:notice.unreachable.title')}>
          {t('frame:notice.unreachable.text')}
        </Banner>
      )
    case 'away':
      return (
        <Banner tone="bad" title={t(`frame:notice.away.${notice.part}.title`)}>
          {t(`frame:notice.away.${notice.part}.text`)}
        </Banner>
      )
    case 'loading':
      return <LoadingBanner notice={notice} />
    case 'demo':
      return <DemoBanner lists={notice.sources.map(nameOf)} />
    case 'stale':
      return <StaleBanner lists={notice.sources.map((source) => ({ name: nameOf(source), date: source.date }))} />
  }
}

/** One line however many lists: how far all of them are, and what is being done now. */
function LoadingBanner({ notice: { sources, loaded } }: { notice: Extract<Notice, { kind: 'loading' }> }) {
  const { t } = useTranslation(['frame', 'common'])
  const nameOf = useShortName()
  const total = loaded + sources.length
  const moving = sources.find(({ progress }) => progress !== null)
  return (
    <Banner tone="info" title={t('frame:notice.loading', { done: loaded, total })}>
      {moving?.progress && (
        <span className={classes.step}>
          {nameOf(moving)} <StepText progress={moving.progress} />
          <Progress
            className={classes.bar}
            size={6}
            value={moving.progress.total ? (moving.progress.done / moving.progress.total) * 100 : 100}
            animated={!moving.progress.total}
            aria-label={nameOf(moving)}
          />
        </span>
      )}{' '}
      {t('frame:notice.loadingText')}
    </Banner>
  )
}

function StepText({ progress: { step, done, total } }: { progress: NonNullable<SourceHealth['progress']> }) {
  const { t } = useTranslation(['frame', 'common'])
  const language = useLanguage()
  const far = total ? formatPercent(done / total, language) : done > 0 ? formatCount(done, language) : ''
  return `${stepName(step, t)} ${far}`
}

const steps = ['fetch', 'parse', 'compare', 'store', 'index'] as const

/** A step this page does not know yet keeps its own name. */
function stepName(step: string, t: ReturnType<typeof useTranslation<['frame', 'common']>>['t']): string {
  const known = steps.find((name) => name === step)
  return known ? t(`frame:notice.step.${known}`) : step
}

function useShortName(): (source: SourceHealth) => string {
  return (source) => (currentLanguage() === 'zh' ? source.shortNameCn : source.shortName)
}
