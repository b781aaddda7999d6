import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../components/record-list.module.css'
import { DayInput } from './day-input.tsx'

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
        <DayInput
          label={t('range.from')}
          calendarLabel={t('range.calendarFrom')}
          day={from}
          onChange={(day) => onChange({ from: day, to })}
        />
        –
        <DayInput
          label={t('range.to')}
          calendarLabel={t('range.calendarTo')}
          day={to}
          onChange={(day) => onChange({ from, to: day })}
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
