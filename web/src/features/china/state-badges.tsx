import type { ChinaRecord } from '@qingdan/api/contract/china.ts'
import { chinaDay } from '@qingdan/api/contract/china-time.ts'
import { IconCircleX, IconPlayerPause } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/language/format.ts'
import { runningSuspension } from './china-state.ts'
import classes from './state-badges.module.css'

/** 已失效, or suspended with its last day; nothing while the decision is in force. */
export function StateBadges({ record }: { record: Pick<ChinaRecord, 'status' | 'state' | 'suspensions'> }) {
  const { t } = useTranslation('china')
  const suspension = runningSuspension(record, chinaDay(new Date()))
  if (record.status === '0') {
    return (
      <span className={classes.badge}>
        <IconCircleX size={12} stroke={1.75} aria-hidden="true" />
        {t('expired')}
      </span>
    )
  }
  if (record.state !== 'suspended') return null
  return (
    <span className={classes.badge} data-kind="suspended">
      <IconPlayerPause size={12} stroke={1.75} aria-hidden="true" />
      {suspension?.to ? t('suspendedUntil', { date: formatDate(suspension.to) }) : t('suspended')}
    </span>
  )
}
