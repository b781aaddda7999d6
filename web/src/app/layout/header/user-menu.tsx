import { Menu } from '@mantine/core'
import {
  IconAdjustments,
  IconChevronDown,
  IconId,
  IconLock,
  IconLogout,
  IconReceipt,
  IconStar,
  IconUser,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadMyAccountPhrases } from '../../../i18n/setup.ts'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import type { Session } from '../../../lib/session/session.ts'
import { unreadQuery } from './unread-query.ts'
import { useFreshSession } from './use-fresh-session.ts'
import classes from './user-menu.module.css'

const FavouritesDialog = lazy(async () => {
  const [{ FavouritesDialog }] = await Promise.all([
    import('../../../features/my-account/favourites/favourites-dialog.tsx'),
    loadMyAccountPhrases(),
  ])
  return { default: FavouritesDialog }
})
const ProfileDialog = lazy(async () => {
  const [{ ProfileDialog }] = await Promise.all([
    import('../../../features/my-account/profile/profile-dialog.tsx'),
    loadMyAccountPhrases(),
  ])
  return { default: ProfileDialog }
})
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** Who is signed in, and what is theirs. */
export function UserMenu({ session }: { session: Session }) {
  const { t } = useTranslation('account')
  const { data: unread } = useQuery(unreadQuery)
  useFreshSession()
  const count = unread?.count ?? 0
  const target = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'favourites' | 'profile' | null>(null)
  const dialog = { opener: target.current, onClose: () => setOpened(null) }
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={200}>
        <Menu.Target>
          <button
            ref={target}
            type="button"
            className={classes.user}
            aria-label={
              count > 0
                ? t('menu.labelUnread', { name: session.userName, count })
                : t('menu.label', { name: session.userName })
            }
          >
            <IconUser size={16} stroke={1.5} aria-hidden="true" />
            {count > 0 && <span className={classes.dot} />}
            <span className={classes.name}>{session.userName}</span>
            <IconChevronDown size={14} stroke={1.5} className={classes.arrow} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{session.loginName}</Menu.Label>
          <Menu.Item leftSection={<IconStar {...icon} />} onClick={() => setOpened('favourites')}>
            {t('menu.favourites')}
          </Menu.Item>
          <Menu.Item leftSection={<IconId {...icon} />} onClick={() => setOpened('profile')}>
            {t('menu.profile')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLock {...icon} />} onClick={() => showPrompt({ kind: 'password' })}>
            {t('menu.password')}
          </Menu.Item>
          <Menu.Item leftSection={<IconReceipt {...icon} />} component={Link} to="/orderAndLog">
            {t('menu.orders')}
          </Menu.Item>
          {session.role === 'admin' && (
            <Menu.Item leftSection={<IconAdjustments {...icon} />} component={Link} to="/admin">
              {t('menu.admin')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => showPrompt({ kind: 'signOut' })}>
            {t('menu.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {opened === 'favourites' && <FavouritesDialog {...dialog} />}
        {opened === 'profile' && <ProfileDialog {...dialog} />}
      </Suspense>
    </>
  )
}
