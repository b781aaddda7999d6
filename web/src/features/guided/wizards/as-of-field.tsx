import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../forms/day-input.tsx'
import classes from '../guided.module.css'

/** The day for which it is asked: stays and suspensions end on days. Today without one. */
export function AsOfField({ day, onChange }: { day: string | undefined; onChange: (day: string | undefined) => void }) {
  const { t } = useTranslation('guided')
  return (
    <div className={classes.labelled}>
      <span aria-hidden="true">{t('known.asOf')}</span>
      <DayInput label={t('known.asOf')} calendarLabel={t('known.asOfCalendar')} day={day} onChange={onChange} />
      <span className={classes.note}>{t('known.asOfHint')}</span>
    </div>
  )
}
