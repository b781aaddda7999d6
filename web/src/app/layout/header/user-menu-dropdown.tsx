import { Menu } from '@mantine/core'
import { IconAdjustments, IconId, IconLock, IconLogout, IconReceipt, IconStar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactElement, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { type DemandStart, useOpenOnDemand } from '../../../lib/browser/use-on-demand.ts'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import type { Session } from '../../../lib/session/session.ts'

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** Menu with the user's own data, and administration for administrators. */
export function UserMenuDropdown({
  session,
  start,
  target,
  button,
  onOpen,
}: {
  session: Session
  start: DemandStart
  target: RefObject<HTMLButtonElement | null>
  button: ReactElement
  onOpen: (dialog: 'favourites' | 'profile') => void
}) {
  const { t } = useTranslation('layout')
  const [isOpened, setOpened] = useOpenOnDemand(start, target)
  return (
    <Menu position="bottom-end" shadow="md" width={200} opened={isOpened} onChange={setOpened}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{session.loginName}</Menu.Label>
        <Menu.Item leftSection={<IconStar {...icon} />} onClick={() => onOpen('favourites')}>
          {t('userMenu.favourites')}
        </Menu.Item>
        <Menu.Item leftSection={<IconId {...icon} />} onClick={() => onOpen('profile')}>
          {t('userMenu.profile')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLock {...icon} />} onClick={() => showPrompt({ kind: 'password' })}>
          {t('userMenu.password')}
        </Menu.Item>
        <Menu.Item leftSection={<IconReceipt {...icon} />} component={Link} to="/orderAndLog">
          {t('userMenu.orders')}
        </Menu.Item>
        {session.role === 'admin' && (
          <Menu.Item leftSection={<IconAdjustments {...icon} />} component={Link} to="/admin">
            {t('userMenu.admin')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => showPrompt({ kind: 'signOut' })}>
          {t('userMenu.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
