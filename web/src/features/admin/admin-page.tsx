import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../components/feedback/not-found-page.tsx'
import { PageBody } from '../../components/page-body.tsx'
import layout from '../../components/record-list.module.css'
import { Tabs } from '../../components/tabs.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSession } from '../../lib/session/session.ts'
import { adminDefaults, adminTabs } from './admin-params.ts'

const AuditView = lazy(async () => ({ default: (await import('./audit-view.tsx')).AuditView }))
const MatchesView = lazy(async () => ({ default: (await import('./matches/matches-view.tsx')).MatchesView }))
const UsersView = lazy(async () => ({ default: (await import('./users-view.tsx')).UsersView }))

/** `/admin`: accounts, possible matches and the audit. Other users see "not found", here and on the server. */
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
          {params.tab === 'users' && <UsersView params={params} />}
          {params.tab === 'matches' && <MatchesView params={params} />}
          {params.tab === 'audit' && <AuditView params={params} />}
        </Suspense>
      </Tabs>
    </PageBody>
  )
}
