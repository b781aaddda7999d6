import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { unreadAlertsQuery } from '../../../lib/api/unread-queries.ts'
import { useSession } from '../../../lib/session/session.ts'
import classes from './header.module.css'

/** A dot on an entry of the menu while something there is unread. */
export function UnreadDot({
  query,
  text,
}: {
  query: typeof unreadAlertsQuery
  text: 'menu.unread' | 'menu.unreadProjects'
}) {
  const { t } = useTranslation('layout')
  const count = useQuery({ ...query, enabled: useSession() !== null }).data ?? 0
  if (count === 0) return null
  return <span role="img" className={classes.dot} aria-label={t(text, { count })} />
}
