import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../components/feedback/not-found-page.tsx'
import { PageBody } from '../../components/page-body.tsx'
import layout from '../../components/record-list.module.css'
import { Tabs } from '../../components/tabs.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSession } from '../../lib/session/session.ts'
import { type AdminParams, adminDefaults, adminTabs } from './admin-params.ts'

const AuditView = lazy(async () => ({ default: (await import('./audit-view.tsx')).AuditView }))
const ChineseNamesView = lazy(async () => ({
  default: (await import('./chinese-names/chinese-names-view.tsx')).ChineseNamesView,
}))
const MatchesView = lazy(async () => ({ default: (await import('./matches/matches-view.tsx')).MatchesView }))
const NoticesView = lazy(async () => ({ default: (await import('./notices/notices-view.tsx')).NoticesView }))
const NoticeView = lazy(async () => ({ default: (await import('./notices/notice-view.tsx')).NoticeView }))
const UsersView = lazy(async () => ({ default: (await import('./users-view.tsx')).UsersView }))

/** `/admin`: accounts, possible matches, drafts of notices, Chinese names and the audit. Other users see "not found", here and on the server. */
export function AdminPage() {
  return useSession()?.role === 'admin' ? <Administration /> : <NotFoundPage />
}

const route = getRouteApi('/admin')

function Administration() {
  const { t } = useTranslation('admin')
  const params = route.useSearch()
  const navigate = useNavigate()
  usePageTitle({ key: 'layout:page.admin' })
  return (
    <PageBody>
      <h1 className={layout.heading}>{t('heading')}</h1>
      <Tabs
        label={t('heading')}
        tabs={adminTabs.map((tab) => ({ tab, name: t(`tab.${tab}`) }))}
        current={params.tab}
        onChoose={(tab) => void navigate({ to: '/admin', search: { ...adminDefaults, tab }, resetScroll: false })}
        className={layout.panel}
      >
        <Suspense>
          <View params={params} />
        </Suspense>
      </Tabs>
    </PageBody>
  )
}

function View({ params }: { params: AdminParams }) {
  if (params.tab === 'users') return <UsersView params={params} />
  if (params.tab === 'matches') return <MatchesView params={params} />
  if (params.tab === 'chineseNames') return <ChineseNamesView params={params} />
  if (params.tab === 'audit') return <AuditView params={params} />
  return params.notice === undefined ? <NoticesView params={params} /> : <NoticeView noticeId={params.notice} />
}
