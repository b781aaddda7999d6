import type { ChinaRow } from '@qingdan/api/contract/china.ts'
import { IconCircleX, IconPlayerPause } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/language/format.ts'
import classes from './state-badges.module.css'

/** 已失效, or suspended with its last day; nothing while the decision is in force. */
export function StateBadges({ record }: { record: Pick<ChinaRow, 'status' | 'state' | 'suspendedUntil'> }) {
  const { t } = useTranslation('china')
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
      {record.suspendedUntil ? t('suspendedUntil', { date: formatDate(record.suspendedUntil) }) : t('suspended')}
    </span>
  )
}
