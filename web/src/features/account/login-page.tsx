import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showPrompt } from '../../access-prompts.ts'
import { Banner } from '../../components/banner.tsx'
import { usePageTitle } from '../../page-title.ts'
import { beginSession, useSession } from '../../session.ts'
import { DoorPage } from './door-page.tsx'
import { isOfferDue } from './experience-offer.ts'
import { LoginPanel } from './login-panel.tsx'
import { OutsideSignOn } from './outside-sign-on.tsx'
import { takeLanding } from './return-path.ts'

const route = getRouteApi('/login')

/** `/login`: both ways in, then on to where one was going. `?token=` comes from an outside sign-on. */
export function LoginPage() {
  const { t } = useTranslation('account')
  const { token, reason } = route.useSearch()
  usePageTitle({ key: 'frame:page.login' })
  return (
    <DoorPage heading={t('login.title')}>
      {token === undefined ? <Ways reason={reason} /> : <OutsideSignOn token={token} />}
    </DoorPage>
  )
}

function Ways({ reason }: { reason: 'ended' | 'outside' | undefined }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const session = useSession()
  const isIn = session !== null
  const goOn = (signedIn: LoginAnswer) => void navigate({ href: takeLanding(signedIn), replace: true })
  // Once on arrival: who signs in here is taken on by `onSignedIn`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (session) goOn(session)
    else if (reason === undefined && isOfferDue()) showPrompt({ kind: 'experience' })
  }, [])
  return (
    <>
      {reason !== undefined && !isIn && (
        <Banner tone="info" title={t(reason === 'ended' ? 'login.ended' : 'login.outsideFailed')} />
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
