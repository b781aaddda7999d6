import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { SanctionInfo } from '@qingdan/api/contract/detail.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { ageInDays, formatDate } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './aside.module.css'

/** Dates of the data on this page, list by list. */
export function DataDates({ lists }: { lists: readonly SanctionInfo[] }) {
  const { t } = useTranslation('subject')
  const language = useLanguage()
  if (lists.length === 0) return null
  return (
    <Card title={t('dates.title')}>
      <ul className={classes.dates}>
        {lists.map((list) => (
          <li key={list.sourceId}>
            {list.isStale ? (
              <IconAlertTriangle size={14} stroke={1.5} className={classes.warn} aria-hidden="true" />
            ) : (
              <IconCheck size={14} stroke={1.5} aria-hidden="true" />
            )}
            <span>{pick(shortNameOf(list), language)}</span>
            <span className={classes.date}>{list.date === null ? t('dates.unknown') : formatDate(list.date)}</span>
            {list.isStale && list.date !== null && (
              <span className={classes.note}>{t('dates.stale', { count: ageInDays(list.date, new Date()) })}</span>
            )}
            {list.isStarter && <span className={classes.note}>{t('lists.starter')}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
