import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/feedback/banner.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import { takeLanding } from '../../../lib/session/return-path.ts'
import { beginSession, useSession } from '../../../lib/session/session.ts'
import { AuthPage } from '../auth-page.tsx'
import { isOfferDue } from '../prompts/experience-offer.ts'
import { FederatedSignIn } from './federated-sign-in.tsx'
import { LoginPanel } from './login-panel.tsx'

const route = getRouteApi('/login')

/** `/login`: both ways to sign in, then on to the requested page. `?token=` comes from the partner's single sign-on. */
export function LoginPage() {
  const { t } = useTranslation('account')
  const { token, reason } = route.useSearch()
  usePageTitle({ key: 'layout:page.login' })
  return (
    <AuthPage heading={t('login.title')}>
      {token === undefined ? <Ways reason={reason} /> : <FederatedSignIn token={token} />}
    </AuthPage>
  )
}

function Ways({ reason }: { reason: 'ended' | 'outside' | undefined }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const session = useSession()
  const isIn = session !== null
  const goOn = (signedIn: LoginAnswer) => void navigate({ href: takeLanding(signedIn), replace: true })
  // Only on arrival: after sign-in `onSignedIn` navigates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (session) goOn(session)
    else if (reason === undefined && isOfferDue()) showPrompt({ kind: 'experience' })
  }, [])
  return (
    <>
      {reason !== undefined && !isIn && (
        <Banner tone="info" title={t(reason === 'ended' ? 'login.ended' : 'login.federatedFailed')} />
      )}
      <LoginPanel
        onSignedIn={(signedIn) => {
          beginSession(signedIn)
          goOn(signedIn)
        }}
      />
    </>
  )
}
