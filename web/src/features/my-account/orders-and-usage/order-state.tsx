import type { Order } from '@qingdan/api/contract/my-account/orders.ts'
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '../../../components/state-tag.module.css'

const looks = {
  coming: { tone: 'info', Icon: IconClock },
  'in force': { tone: 'ok', Icon: IconCircleCheck },
  expired: { tone: 'quiet', Icon: IconCircleX },
} as const

/** Icon and word; the colour adds nothing new. */
export function OrderState({ state }: { state: Order['state'] }) {
  const { t } = useTranslation('my-account')
  const { tone, Icon } = looks[state]
  return (
    <span className={classes.tag} data-tone={tone}>
      <Icon size={14} stroke={1.5} aria-hidden="true" /> {t(`orders.states.${state}`)}
    </span>
  )
}
