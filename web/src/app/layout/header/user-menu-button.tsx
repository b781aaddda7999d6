import { IconChevronDown, IconUser } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './user-menu.module.css'

/** Name of the signed-in user, with a dot for unread alerts. */
export function UserMenuButton({
  userName,
  unread,
  ...button
}: ComponentProps<'button'> & { userName: string; unread: number }) {
  const { t } = useTranslation('layout')
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...button}
      className={classes.user}
      aria-label={
        unread > 0
          ? t('userMenu.labelUnread', { name: userName, count: unread })
          : t('userMenu.label', { name: userName })
      }
    >
      <IconUser size={16} stroke={1.5} aria-hidden="true" />
      {unread > 0 && <span className={classes.dot} />}
      <span className={classes.name}>{userName}</span>
      <IconChevronDown size={14} stroke={1.5} className={classes.arrow} aria-hidden="true" />
    </button>
  )
}
