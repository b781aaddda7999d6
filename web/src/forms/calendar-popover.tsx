import 'dayjs/locale/zh-cn'
import { Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import type { ReactElement, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { langTag } from '../i18n/setup.ts'
import { type DemandStart, useOpenOnDemand } from '../lib/browser/use-on-demand.ts'
import { useLanguage } from '../lib/language/use-language.ts'
import classes from './calendar-popover.module.css'

/** Mantine's names of the languages. */
const locales = { zh: 'zh-cn', en: 'en' } as const

/** Mantine's calendar below its button; choosing a day closes it and returns the focus. */
export function CalendarPopover({
  label,
  day,
  start,
  target,
  button,
  onChoose,
}: {
  label: string
  /** ISO. */
  day: string | undefined
  start: DemandStart
  target: RefObject<HTMLButtonElement | null>
  button: (toggle: () => void) => ReactElement
  onChoose: (day: string) => void
}) {
  const { t } = useTranslation('my-account')
  const language = useLanguage()
  const [isOpened, setOpened] = useOpenOnDemand(start, target)
  const dayName = new Intl.DateTimeFormat(langTag(language), { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <Popover opened={isOpened} onChange={setOpened} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>{button(() => setOpened(!isOpened))}</Popover.Target>
      <Popover.Dropdown aria-label={label} className={classes.dropdown ?? ''}>
        <DatePicker
          unstyled
          classNames={look}
          locale={locales[language]}
          firstDayOfWeek={1}
          maxLevel="month"
          withNativeLevelSelect
          highlightToday
          value={day ?? null}
          {...(day === undefined ? {} : { defaultDate: day })}
          getDayAriaLabel={(date) => dayName.format(new Date(date.slice(0, 10)))}
          ariaLabels={{
            previousMonth: t('range.previousMonth'),
            nextMonth: t('range.nextMonth'),
            monthLevelControl: t('range.month'),
          }}
          onChange={(chosen) => {
            if (chosen !== null) onChoose(chosen)
            setOpened(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

const look = {
  calendarHeader: classes.header ?? '',
  calendarHeaderControl: classes.step ?? '',
  calendarHeaderControlIcon: classes.arrow ?? '',
  calendarHeaderLevel: classes.level ?? '',
  calendarHeaderSelect: classes.select ?? '',
  month: classes.month ?? '',
  weekday: classes.weekday ?? '',
  day: classes.day ?? '',
}
