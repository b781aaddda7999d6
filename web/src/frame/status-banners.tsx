import { Progress } from '@mantine/core'
import type { SourceHealth } from '@qingdan/api/contract/health.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../components/banner.tsx'
import { DemoBanner, StaleBanner, useNamed } from '../components/data-banners.tsx'
import { formatCount, formatPercent } from '../format.ts'
import { currentLanguage } from '../i18n/setup.ts'
import { readinessQuery } from '../readiness.ts'
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
      return <LoadingBanner sources={notice.sources} />
    case 'demo':
      return <DemoBanner lists={notice.sources.map(nameOf)} />
    case 'stale':
      return <StaleBanner lists={notice.sources.map((source) => ({ name: nameOf(source), date: source.date }))} />
  }
}

function LoadingBanner({ sources }: { sources: readonly SourceHealth[] }) {
  const { t } = useTranslation(['frame', 'common'])
  const nameOf = useShortName()
  const language = currentLanguage()
  const list = useNamed()(sources.map(nameOf))
  // Lists are brought one after the other: those that wait are counted, not drawn.
  const moving = sources.filter(({ progress }) => progress !== null)
  return (
    <Banner tone="info" title={t('frame:notice.loading', { list })}>
      {t('frame:notice.loadingText')}
      <ul className={classes.progress}>
        {moving.map((source) => (
          <li key={source.id} className={classes.step}>
            <span className={classes.stepName}>{nameOf(source)}</span>
            {source.progress && (
              <>
                <span>{stepName(source.progress.step, t)}</span>
                <Progress
                  className={classes.bar}
                  size={6}
                  value={source.progress.total ? (source.progress.done / source.progress.total) * 100 : 100}
                  animated={!source.progress.total}
                  aria-label={nameOf(source)}
                />
                <span>
                  {source.progress.total
                    ? formatPercent(source.progress.done / source.progress.total, language)
                    : formatCount(source.progress.done, language)}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
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
