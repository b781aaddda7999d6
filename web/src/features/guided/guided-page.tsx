import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessGate, isAccessError } from '../../components/access-gate.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { unreadProjectsQuery } from '../../lib/api/unread-queries.ts'
import { useSession } from '../../lib/session/session.ts'
import classes from './guided.module.css'

const pages = [
  { id: 'reports', to: '/earDueDiligence' },
  { id: 'item', to: '/ItemControl' },
  { id: 'counterparty', to: '/TransactionControl' },
  { id: 'riskProject', to: '/riskProject' },
  { id: 'directRule', to: '/directProductRules' },
  { id: 'endUse', to: '/endUses' },
  { id: 'minimumRate', to: '/minRate' },
  { id: 'endUser', to: '/endUser' },
] as const

/** The frame of every page of guided questions. `error`: of its first query; without access the page says how to get it. */
export function GuidedPage({
  heading,
  note,
  actions,
  error,
  children,
}: {
  heading: string
  note?: ReactNode
  actions?: ReactNode
  error: unknown
  children: ReactNode
}) {
  const { t } = useTranslation('guided')
  const changed = useQuery({ ...unreadProjectsQuery, enabled: useSession() !== null }).data ?? 0
  const isRefused = isAccessError(error)
  return (
    <PageBody>
      <nav className={classes.nav} aria-label={t('nav.label')}>
        {pages.map(({ id, to }) => (
          <Link key={id} to={to} activeOptions={{ includeSearch: false }}>
            {t(`nav.${id}`)}
            {id === 'riskProject' && changed > 0 && (
              <>
                {' '}
                <span className={classes.unread}>{t('nav.changed', { count: changed })}</span>
              </>
            )}
          </Link>
        ))}
      </nav>
      <div className={classes.head}>
        <div>
          <h1>{heading}</h1>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {!isRefused && actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {isRefused ? <AccessGate error={error} /> : <div className={classes.stack}>{children}</div>}
    </PageBody>
  )
}
