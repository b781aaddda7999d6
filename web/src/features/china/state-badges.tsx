import type { ChinaRow } from '@qingdan/api/contract/china.ts'
import { IconCircleX, IconHelpCircle, IconPlayerPause } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/language/format.ts'
import classes from './state-badges.module.css'

/** 已失效, suspended with its last day, or unknown since then; nothing while the decision is in force. */
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
  if (record.state === 'unknown') {
    return (
      <span className={classes.badge} data-kind="suspended">
        <IconHelpCircle size={12} stroke={1.75} aria-hidden="true" />
        {record.suspendedUntil ? t('unknownSince', { date: formatDate(record.suspendedUntil) }) : t('unknown')}
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
