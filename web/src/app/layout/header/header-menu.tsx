import { ActionIcon, Menu } from '@mantine/core'
import { menuPages } from '@qingdan/api/contract/account/menu.ts'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './header.module.css'
import { openFromMenu } from './open-from-menu.ts'

/** The main menu where its entries do not fit side by side. */
export function HeaderMenu() {
  const { t } = useTranslation('layout')
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <ActionIcon className={classes.burger} variant="transparent" size={32} aria-label={t('header.openMenu')}>
          <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {menuPages.map(({ id, pageUrl }) => (
          <Menu.Item
            key={id}
            component={Link}
            to={pageUrl}
            onClick={(event: MouseEvent) => openFromMenu(event, pageUrl)}
          >
            {t(`menu.${id}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
