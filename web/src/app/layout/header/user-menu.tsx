import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { loadPhrases } from '../../../i18n/setup.ts'
import { useOnDemand } from '../../../lib/browser/use-on-demand.ts'
import type { Session } from '../../../lib/session/session.ts'
import { unreadQuery } from './unread-query.ts'
import { useFreshSession } from './use-fresh-session.ts'
import { UserMenuButton } from './user-menu-button.tsx'

const FavouritesDialog = lazy(async () => {
  const [{ FavouritesDialog }] = await Promise.all([
    import('../../../features/my-account/favourites/favourites-dialog.tsx'),
    loadPhrases('my-account'),
  ])
  return { default: FavouritesDialog }
})
const ProfileDialog = lazy(async () => {
  const [{ ProfileDialog }] = await Promise.all([
    import('../../../features/my-account/profile/profile-dialog.tsx'),
    loadPhrases('my-account', 'account'),
  ])
  return { default: ProfileDialog }
})
const loadDropdown = () => import('./user-menu-dropdown.tsx')

/** The user menu. Its content is loaded when the pointer or the focus comes near. */
export function UserMenu({ session }: { session: Session }) {
  // The API refuses it before a one-time password is changed.
  const { data: unread } = useQuery({ ...unreadQuery, enabled: session.updatePasswordStatus !== '0' })
  useFreshSession()
  const target = useRef<HTMLButtonElement>(null)
  const { loaded, approach } = useOnDemand(loadDropdown, target)
  const [opened, setOpened] = useState<'favourites' | 'profile' | null>(null)
  const dialog = { opener: target.current, onClose: () => setOpened(null) }
  const who = { ref: target, userName: session.userName, unread: unread?.count ?? 0 }
  return (
    <>
      {loaded ? (
        <loaded.part.UserMenuDropdown
          session={session}
          start={loaded.start}
          target={target}
          button={<UserMenuButton {...who} />}
          onOpen={setOpened}
        />
      ) : (
        <UserMenuButton {...who} {...approach} />
      )}
      <Suspense>
        {opened === 'favourites' && <FavouritesDialog {...dialog} />}
        {opened === 'profile' && <ProfileDialog {...dialog} />}
      </Suspense>
    </>
  )
}
