import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './admin.module.css'
import type { AdminParams } from './admin-params.ts'

interface LogStepsProps {
  params: AdminParams
  /** Where the older entries begin; null if there are none. */
  next: string | null
}

/** Links to the older entries of a log, and back to the newest. */
export function LogSteps({ params, next }: LogStepsProps) {
  const { t } = useTranslation('admin')
  return (
    <nav className={classes.steps} aria-label={t('audit.pages')}>
      {params.before !== undefined && (
        <Link to="/admin" search={{ ...params, before: undefined }}>
          {t('audit.newest')}
        </Link>
      )}
      {next !== null && (
        <Link to="/admin" search={{ ...params, before: next }}>
          {t('audit.older')}
        </Link>
      )}
    </nav>
  )
}
