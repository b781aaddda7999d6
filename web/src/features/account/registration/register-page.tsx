import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../../lib/page-title.ts'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import { takeLanding } from '../../../lib/session/return-path.ts'
import { beginSession, currentSession } from '../../../lib/session/session.ts'
import classes from '../auth-page.module.css'
import { AuthPage } from '../auth-page.tsx'
import { RegisterForm } from './register-form.tsx'

/** `/register`: creates an account with the trial package. */
export function RegisterPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  usePageTitle({ key: 'layout:page.register' })
  // Only on arrival: after registration `onRegistered` navigates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const session = currentSession()
    if (session) void navigate({ href: takeLanding(session), replace: true })
  }, [])
  return (
    <AuthPage heading={t('register.title')} isWide>
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
    </AuthPage>
  )
}
