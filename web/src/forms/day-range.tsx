import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../components/record-list.module.css'

/** Two ISO days, both inclusive. The filter applies when both are set; the text next to them says so. */
export function DayRange({
  from,
  to,
  onChange,
}: {
  from: string | undefined
  to: string | undefined
  onChange: (range: { from: string | undefined; to: string | undefined }) => void
}) {
  const { t } = useTranslation('my-account')
  const isOne = (from === undefined) !== (to === undefined)
  const isBackwards = from !== undefined && to !== undefined && from > to
  return (
    <div className={classes.filter}>
      <span role="status">
        {t('range.label')} {isOne && <span className={classes.quiet}>{t('range.both')}</span>}
        {isBackwards && <span className={classes.bad}>{t('range.backwards')}</span>}
      </span>
      <span className={classes.range}>
        <input
          type="date"
          aria-label={t('range.from')}
          value={from ?? ''}
          onChange={(event) => onChange({ from: event.target.value || undefined, to })}
        />
        –
        <input
          type="date"
          aria-label={t('range.to')}
          value={to ?? ''}
          onChange={(event) => onChange({ from, to: event.target.value || undefined })}
        />
        {(from !== undefined || to !== undefined) && (
          <Button size="compact-sm" variant="default" onClick={() => onChange({ from: undefined, to: undefined })}>
            {t('range.clear')}
          </Button>
        )}
      </span>
    </div>
  )
}
