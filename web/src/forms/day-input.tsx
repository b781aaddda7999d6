import { IconCalendar } from '@tabler/icons-react'
import { type ComponentProps, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnDemand } from '../lib/browser/use-on-demand.ts'
import classes from './day-input.module.css'
import { readDay } from './read-day.ts'

const loadCalendar = () => import('./calendar-popover.tsx')

/**
 * An ISO day, typed or chosen in a calendar. A typed day counts as soon as it is complete; what is none is dropped when the reader leaves the field. The
 * calendar (16 kB) is loaded when the reader comes near its button.
 */
export function DayInput({
  label,
  calendarLabel,
  day,
  onChange,
}: {
  label: string
  /** Name of the calendar and its button. */
  calendarLabel: string
  day: string | undefined
  onChange: (day: string | undefined) => void
}) {
  const { t } = useTranslation('my-account')
  const button = useRef<HTMLButtonElement>(null)
  const { loaded, want, use } = useOnDemand(loadCalendar, button)
  const [typed, setTyped] = useState(day ?? '')
  const [shownDay, setShownDay] = useState(day)
  // The day was changed elsewhere: in the calendar, or with the address.
  if (day !== shownDay) {
    setShownDay(day)
    setTyped(day ?? '')
  }
  const choose = (chosen: string | undefined) => {
    if (chosen !== day) onChange(chosen)
  }
  const finish = () => {
    const read = readDay(typed) ?? (typed.trim() === '' ? undefined : day)
    setTyped(read ?? '')
    choose(read)
  }
  return (
    <span className={classes.day}>
      <input
        className={classes.input}
        aria-label={label}
        placeholder={t('range.form')}
        autoComplete="off"
        maxLength={16}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '' || readDay(target.value) === target.value) choose(target.value || undefined)
        }}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
      {loaded ? (
        <loaded.part.CalendarPopover
          label={calendarLabel}
          day={day}
          start={loaded.start}
          target={button}
          button={(toggle) => <CalendarButton ref={button} aria-label={calendarLabel} onClick={toggle} />}
          onChoose={choose}
        />
      ) : (
        <CalendarButton
          ref={button}
          aria-label={calendarLabel}
          onPointerEnter={want}
          onFocus={want}
          onPointerDown={use}
          onClick={use}
        />
      )}
    </span>
  )
}

function CalendarButton(button: ComponentProps<'button'>) {
  return (
    <button type="button" aria-haspopup="dialog" aria-expanded={false} {...button} className={classes.button}>
      <IconCalendar size={16} stroke={1.5} aria-hidden="true" />
    </button>
  )
}
