import type { ReviewState as State } from '@qingdan/api/contract/screening/entity.ts'
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconEyeOff,
  IconHistoryToggle,
  IconUserCheck,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import tags from '../../components/state-tag.module.css'

const looks = {
  open: { tone: 'warn', Icon: IconAlertCircle },
  proposed: { tone: 'warn', Icon: IconUserCheck },
  confirmed: { tone: 'bad', Icon: IconCircleCheck },
  none: { tone: 'ok', Icon: IconCircleX },
  settled: { tone: 'quiet', Icon: IconHistoryToggle },
  hidden: { tone: 'info', Icon: IconEyeOff },
  clear: { tone: 'quiet', Icon: IconCircleMinus },
  waiting: { tone: 'info', Icon: IconClock },
} as const

/** What is still to be done about a name: icon and words. */
export function ReviewState({ state }: { state: State }) {
  const { t } = useTranslation('screening')
  const { tone, Icon } = looks[state]
  return (
    <span className={tags.tag} data-tone={tone}>
      <Icon size={14} stroke={1.5} aria-hidden="true" /> {t(`state.${state}`)}
    </span>
  )
}
