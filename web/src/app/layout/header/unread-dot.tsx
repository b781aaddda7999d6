import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { unreadAlertsQuery } from '../../../lib/api/alert-queries.ts'
import { useSession } from '../../../lib/session/session.ts'
import classes from './header.module.css'

/** A dot on the entry of screening while alerts are unread. */
export function UnreadDot() {
  const { t } = useTranslation('layout')
  const count = useQuery({ ...unreadAlertsQuery, enabled: useSession() !== null }).data ?? 0
  if (count === 0) return null
  return <span role="img" className={classes.dot} aria-label={t('menu.unread', { count })} />
}
