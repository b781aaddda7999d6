import { Loader } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../../i18n/setup.ts'
import { takeLanding } from '../../../lib/session/return-path.ts'
import { beginSession } from '../../../lib/session/session.ts'
import classes from '../auth-page.module.css'
import { signInByProviderToken } from '../credentials.ts'
import { useExchange } from './use-exchange.ts'

/** Exchanges the token of the partner's single sign-on; its users read Chinese. With an invalid token the normal sign-in is shown. */
export function FederatedSignIn({ token }: { token: string }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const error = useExchange(
    () => signInByProviderToken(token),
    (session) => {
      beginSession(session)
      void changeLanguage('zh').then(() => navigate({ href: takeLanding(session), replace: true }))
    },
  )
  useEffect(() => {
    if (error !== null) void navigate({ to: '/login', search: { reason: 'outside' }, replace: true })
  }, [error, navigate])
  return (
    <p className={classes.text} role="status">
      <Loader size={16} color="var(--c-primary)" aria-hidden="true" /> {t('login.underWay')}
    </p>
  )
}
