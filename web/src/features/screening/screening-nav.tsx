import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { unreadAlertsQuery } from '../../lib/api/unread-queries.ts'
import { useSession } from '../../lib/session/session.ts'
import classes from './screening.module.css'

const pages = [
  { id: 'queue', to: '/screeningQueue' },
  { id: 'batches', to: '/batchCheck' },
  { id: 'review', to: '/checkDetail' },
  { id: 'watch', to: '/myWatch' },
  { id: 'alerts', to: '/riskWatch' },
  { id: 'decisions', to: '/screeningDecisions' },
  { id: 'rules', to: '/screeningRules' },
  { id: 'figures', to: '/screeningFigures' },
  { id: 'desk', to: '/screeningDesk' },
] as const

/** The pages of screening, on each of them. */
export function ScreeningNav() {
  const { t } = useTranslation('screening')
  const unread = useQuery({ ...unreadAlertsQuery, enabled: useSession() !== null }).data ?? 0
  return (
    <nav className={classes.nav} aria-label={t('nav.label')}>
      {pages.map(({ id, to }) => (
        <Link key={id} to={to} activeOptions={{ includeSearch: false }}>
          {t(`nav.${id}`)}
          {id === 'alerts' && unread > 0 && (
            <>
              {' '}
              <span className={classes.unread}>{t('nav.unread', { count: unread })}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
