import { Button, Loader } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../../i18n/setup.ts'
import { takeLanding } from '../../../lib/session/return-path.ts'
import { beginSession, currentSession, type Session } from '../../../lib/session/session.ts'
import classes from '../auth-page.module.css'
import { signInByProviderToken, signOutOf } from '../credentials.ts'
import { useExchange } from './use-exchange.ts'

/**
 * Exchanges the token of the partner's single sign-on; its users read Chinese. A link can bring anybody's token, so it replaces the session of another
 * user only after a question that names both. With an invalid token the normal sign-in is shown.
 */
export function FederatedSignIn({ token }: { token: string }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [offered, setOffered] = useState<{ present: Session; next: Session } | null>(null)

  function enter(session: Session): void {
    beginSession(session)
    void changeLanguage('zh').then(() => navigate({ href: takeLanding(session), replace: true }))
  }
  const error = useExchange(
    () => signInByProviderToken(token),
    (next) => {
      const present = currentSession()
      if (present === null || present.userId === next.userId) enter(next)
      else setOffered({ present, next })
    },
  )
  useEffect(() => {
    if (error !== null) void navigate({ to: '/login', search: { reason: 'outside' }, replace: true })
  }, [error, navigate])
  if (offered) {
    const { present, next } = offered
    return (
      <Choice
        present={present}
        next={next}
        onKeep={() => {
          void signOutOf(next)
          void navigate({ to: '/home', replace: true })
        }}
        onChange={() => enter(next)}
      />
    )
  }
  return (
    <p className={classes.text} role="status">
      <Loader size={16} color="var(--c-primary)" aria-hidden="true" /> {t('login.underWay')}
    </p>
  )
}

function Choice({
  present,
  next,
  onKeep,
  onChange,
}: {
  present: Session
  next: Session
  onKeep: () => void
  onChange: () => void
}) {
  const { t } = useTranslation('account')
  return (
    <>
      <p className={classes.text} role="alert">
        {t('change.text', { present: present.userName, next: next.userName })}
      </p>
      <Button h={40} onClick={onKeep}>
        {t('change.keep', { name: present.userName })}
      </Button>
      <Button h={40} variant="default" onClick={onChange}>
        {t('change.change', { name: next.userName })}
      </Button>
    </>
  )
}
