import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { SourceHealth } from '@qingdan/api/contract/health.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/feedback/banner.tsx'
import { StaleBanner, StarterBanner } from '../../../components/feedback/data-banners.tsx'
import { currentLanguage } from '../../../i18n/setup.ts'
import { readinessQuery } from '../../../lib/api/readiness-query.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { useSession } from '../../../lib/session/session.ts'
import { type Notice, noticesOf, servedState } from './notices.ts'
import classes from './status-banners.module.css'

const ProfileBanner = lazy(async () => ({ default: (await import('./profile-banner.tsx')).ProfileBanner }))
const LoadingBanner = lazy(async () => ({ default: (await import('./loading-banner.tsx')).LoadingBanner }))

/** State of the service, its lists and the user's profile, above every page; it checks regularly and refreshes the page. */
export function StatusBanners() {
  const { t } = useTranslation('layout')
  const { data, isError } = useQuery(readinessQuery)
  useRefreshWhenServedChanges(servedState(data))
  const notices = noticesOf(data, isError)
  const isOnForm = useLocation({ select: ({ pathname }) => pathname === '/updateUserInfo' })
  const lacksProfile = useSession()?.infoComplete === false && !isOnForm
  if (notices.length === 0 && !lacksProfile) return null
  return (
    <section className={classes.banners} aria-label={t('notice.label')}>
      {notices.map((notice) => (
        <NoticeBanner key={notice.kind} notice={notice} />
      ))}
      <Suspense>{lacksProfile && <ProfileBanner />}</Suspense>
    </section>
  )
}

/** After a publication or a recovery, the data of the page is reloaded in place. */
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
  const { t } = useTranslation(['layout', 'common'])
  const nameOf = useShortName()
  const dated = (source: SourceHealth) => ({ name: nameOf(source), date: source.date })
  switch (notice.kind) {
    case 'unreachable':
      return (
        <Banner tone="bad" title={t('layout:notice.unreachable.title')}>
          {t('layout:notice.unreachable.text')}
        </Banner>
      )
    case 'away':
      return (
        <Banner tone="bad" title={t(`layout:notice.away.${notice.part}.title`)}>
          {t(`layout:notice.away.${notice.part}.text`)}
        </Banner>
      )
    case 'loading':
      return (
        <Suspense>
          <LoadingBanner notice={notice} nameOf={nameOf} />
        </Suspense>
      )
    case 'starter':
      return <StarterBanner lists={notice.sources.map(dated)} missing={notice.missing} />
    case 'stale':
      return <StaleBanner lists={notice.sources.map(dated)} />
  }
}

function useShortName(): (source: SourceHealth) => string {
  return (source) => pick(shortNameOf(source), currentLanguage())
}
