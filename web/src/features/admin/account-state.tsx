import type { AdminUser } from '@qingdan/api/contract/admin.ts'
import { IconCircleCheck, IconClock, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '../../components/state-tag.module.css'

const looks = {
  '0': { tone: 'quiet', Icon: IconLock },
  '1': { tone: 'ok', Icon: IconCircleCheck },
  '2': { tone: 'warn', Icon: IconClock },
} as const

/** Icon and word; the colour adds nothing new. */
export function AccountState({ state }: { state: AdminUser['state'] }) {
  const { t } = useTranslation('admin')
  const { tone, Icon } = looks[state]
  return (
    <span className={classes.tag} data-tone={tone}>
      <Icon size={14} stroke={1.5} aria-hidden="true" /> {t(`state.${state}`)}
    </span>
  )
}
