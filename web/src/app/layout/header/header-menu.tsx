import { ActionIcon, Menu } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './header.module.css'
import type { MenuEntry } from './menu-entries.ts'
import { openFromMenu } from './open-from-menu.ts'

/** The main menu of a narrow page. */
export function HeaderMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('layout')
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <ActionIcon className={classes.burger} variant="transparent" size={32} aria-label={t('header.openMenu')}>
          <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <Menu.Item
            key={entry.to}
            component={Link}
            to={entry.to}
            onClick={(event: MouseEvent) => openFromMenu(event, entry.to)}
          >
            {t(entry.label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
