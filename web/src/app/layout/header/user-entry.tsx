import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import { useSession } from '../../../lib/session/session.ts'
import classes from './header.module.css'
import userClasses from './user-menu.module.css'

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

/** Sign-in for visitors, the user menu for users. */
export function UserEntry() {
  const { t } = useTranslation('layout')
  const session = useSession()
  if (session) {
    return (
      <Suspense fallback={<NameAlone name={session.userName} />}>
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

/** Until the menu is loaded. */
function NameAlone({ name }: { name: string }) {
  return (
    <span className={classes.action}>
      <span className={userClasses.name}>{name}</span>
    </span>
  )
}
