import { Menu } from '@mantine/core'
import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showPrompt } from '../../access-prompts.ts'
import type { Session } from '../../session.ts'
import classes from './user-menu.module.css'

/** Who is signed in, and what is theirs. */
export function UserMenu({ session }: { session: Session }) {
  const { t } = useTranslation('account')
  return (
    <Menu position="bottom-end" shadow="md" width={200}>
      <Menu.Target>
        <button type="button" className={classes.user} aria-label={t('menu.label', { name: session.userName })}>
          <IconUser size={16} stroke={1.5} aria-hidden="true" />
          <span className={classes.name}>{session.userName}</span>
          <IconChevronDown size={14} stroke={1.5} className={classes.arrow} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{session.loginName}</Menu.Label>
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => showPrompt({ kind: 'signOut' })}
        >
          {t('menu.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
