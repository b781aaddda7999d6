import type { FreshnessState } from '@qingdan/api/contract/freshness.ts'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconLoader,
  IconPackage,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './state-mark.module.css'

const icons: Readonly<Record<FreshnessState, typeof IconLoader>> = {
  fresh: IconCircleCheck,
  stale: IconAlertTriangle,
  failed: IconAlertCircle,
  starter: IconPackage,
  loading: IconLoader,
  never: IconCircleDashed,
}

/** State of a list: icon and word; the colour adds nothing new. */
export function StateMark({ state }: { state: FreshnessState }) {
  const { t } = useTranslation('common')
  const Icon = icons[state]
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {t(`state.${state}`)}
    </span>
  )
}
