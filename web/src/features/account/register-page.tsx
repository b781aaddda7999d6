import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showPrompt } from '../../access-prompts.ts'
import { usePageTitle } from '../../page-title.ts'
import { beginSession, currentSession } from '../../session.ts'
import classes from './door-page.module.css'
import { DoorPage } from './door-page.tsx'
import { RegisterForm } from './register-form.tsx'
import { takeLanding } from './return-path.ts'

/** `/register`: a new account, which begins with the trial package. */
export function RegisterPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  usePageTitle({ key: 'frame:page.register' })
  // On arrival alone: who has just registered goes on by `onRegistered`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const session = currentSession()
    if (session) void navigate({ href: takeLanding(session), replace: true })
  }, [])
  return (
    <DoorPage heading={t('register.title')} isWide>
      <p className={classes.text}>{t('register.text')}</p>
      <RegisterForm
        onRegistered={(session) => {
          beginSession(session)
          showPrompt({ kind: 'welcome' })
          void navigate({ href: takeLanding(session), replace: true })
        }}
      />
      <p className={classes.text}>
        {t('register.hasAccount')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </DoorPage>
  )
}
