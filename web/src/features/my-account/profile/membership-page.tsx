import type { UserInfo } from '@qingdan/api/contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { takeLanding } from '../../../lib/session/return-path.ts'
import { currentSession, useSession } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toasts.ts'
import { NeedsSession } from '../needs-session.tsx'
import classes from './membership-page.module.css'
import { ProfileForm } from './profile-form.tsx'
import { profileOptions } from './profile-queries.ts'

const MembershipDialog = lazy(async () => ({ default: (await import('./membership-dialog.tsx')).MembershipDialog }))
const route = getRouteApi('/updateUserInfo')

/** `/updateUserInfo`: the whole profile; with `type=openVip` to register for a membership or request one. Ends where the user came from, or at /home. */
export function MembershipPage() {
  const { t } = useTranslation('my-account')
  const { type } = route.useSearch()
  const session = useSession()
  const purpose = type === undefined ? 'profile' : session?.infoComplete === false ? 'openVip' : 'apply'
  usePageTitle({ key: type === 'openVip' ? 'layout:page.membership' : 'layout:page.profile' })
  return (
    <PageBody>
      <div className={classes.page}>
        <h1>{t(`membership.heading.${purpose}`)}</h1>
        <p className={classes.lead}>{t(`membership.lead.${purpose}`)}</p>
        <NeedsSession reason="profile">
          <WholeProfile isApplying={type === 'openVip'} submitLabel={t(`membership.submit.${purpose}`)} />
        </NeedsSession>
      </div>
    </PageBody>
  )
}

/** Completing the profile opens a package, and a request is confirmed: by a dialog that leads back. Otherwise the profile is only saved. */
function WholeProfile({ isApplying, submitLabel }: { isApplying: boolean; submitLabel: string }) {
  const { t } = useTranslation('my-account')
  const navigate = useNavigate()
  const query = useQuery(profileOptions)
  const [saved, setSaved] = useState<UserInfo | null>(null)
  // The state on arrival, because saving updates the session.
  const [wasComplete] = useState(() => currentSession()?.infoComplete === true)
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return (
    <div className={classes.card}>
      {query.data ? (
        <ProfileForm
          // A password typed for one change of the phone is not kept for the next.
          key={query.data.phone}
          info={query.data}
          isWhole
          isApplying={isApplying}
          submitLabel={submitLabel}
          onSaved={(info) => {
            if (isApplying || !wasComplete) return setSaved(info)
            showToast({ tone: 'ok', text: t('profile.saved') })
          }}
        />
      ) : (
        <SkeletonRows rows={6} columns="minmax(0, 1fr)" cells={1} />
      )}
      <Suspense>
        {saved && <MembershipDialog info={saved} onClose={() => void navigate({ href: takeLanding(saved) })} />}
      </Suspense>
    </div>
  )
}
