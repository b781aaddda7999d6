import type { RowError } from '@qingdan/api/contract/screening/batch.ts'
import type { MonitoringEntity } from '@qingdan/api/contract/screening/entity.ts'
import { useTranslation } from 'react-i18next'
import classes from './import-dialog.module.css'

/** A column of the template. */
type GivenField = Exclude<keyof MonitoringEntity, 'type'>

/** A file may have 50,000 wrong rows. */
const mostLines = 200

/** Rows of a file that were left out or are doubtful, with why; `count`: how many rows they are in all. */
export function RowErrors({ errors, count }: { errors: readonly RowError[]; count: number }) {
  const { t } = useTranslation('screening')
  const shown = errors.slice(0, mostLines)
  const rest = count - new Set(shown.map(({ row }) => row)).size
  return (
    <>
      <ul className={classes.rows}>
        {shown.map(({ row, field, message }) => (
          <li key={`${row}${field}${message}`}>
            {t('import.rowError', { row, field: t(`field.${field as GivenField}`), message })}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={classes.note}>{t('import.moreErrors', { count: rest })}</p>}
    </>
  )
}
