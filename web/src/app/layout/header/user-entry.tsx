import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import { useSession } from '../../../lib/session/session.ts'
import classes from './header.module.css'

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

/** Sign-in for visitors, the user menu for users. */
export function UserEntry() {
  const { t } = useTranslation('layout')
  const session = useSession()
  if (session) {
    return (
      <Suspense fallback={<span className={classes.action}>{session.userName}</span>}>
        <UserMenu session={session} />
      </Suspense>
    )
  }
  return (
    <button
      type="button"
      className={classes.action}
      aria-haspopup="dialog"
      onClick={() => showPrompt({ kind: 'login', returnTo: null })}
    >
      {t('header.signIn')}
    </button>
  )
}
