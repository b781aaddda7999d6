import type { ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './screening.module.css'
import { pagingDefaults } from './screening-params.ts'

/** Suspected matches that wait in the alerts of the name; they may be its candidates again. */
export function OpenAlerts({ entity: { alertNum, originalEntityName } }: { entity: ScreenedEntity }) {
  const { t } = useTranslation('screening')
  if (alertNum === 0) return null
  return (
    <div>
      <Link
        to="/riskWatch"
        search={{ ...pagingDefaults, name: originalEntityName, msgType: '1' }}
        className={classes.unread}
        aria-label={t('review.openAlertsOf', { count: alertNum, name: originalEntityName })}
      >
        {t('review.openAlerts', { count: alertNum })}
      </Link>
    </div>
  )
}
