import { useTranslation } from 'react-i18next'
import { weekdayName } from '../../lib/language/format.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { readSchedule } from './schedule.ts'

/** A cron in words; a more complex one is shown as it is. */
export function useScheduleText(): (cron: string) => string {
  const { t } = useTranslation(['freshness', 'common'])
  const language = useLanguage()
  return (cron) => {
    const schedule = readSchedule(cron)
    if (schedule === null) return cron
    const join = (words: readonly (string | number)[]) => words.join(t('common:separator'))
    const times = join(schedule.times)
    if (schedule.weekdays) {
      const days = join(schedule.weekdays.map((day) => weekdayName(day, language)))
      return t('freshness:schedule.weekly', { days, times })
    }
    if (schedule.days) return t('freshness:schedule.monthly', { days: join(schedule.days), times })
    return t('freshness:schedule.daily', { times })
  }
}
