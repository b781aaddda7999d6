import type { NoticeState as State } from '@qingdan/api/contract/china/notices.ts'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconHourglass,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '../../../components/state-tag.module.css'

const looks = {
  unread: { tone: 'bad', Icon: IconAlertTriangle },
  waiting: { tone: 'warn', Icon: IconClock },
  confirmed: { tone: 'info', Icon: IconHourglass },
  failed: { tone: 'bad', Icon: IconAlertTriangle },
  published: { tone: 'ok', Icon: IconCircleCheck },
  takenBack: { tone: 'quiet', Icon: IconArrowBackUp },
  refused: { tone: 'quiet', Icon: IconBan },
} as const

/** Icon and word; the colour adds nothing new. */
export function NoticeState({ state }: { state: State }) {
  const { t } = useTranslation('admin')
  const { tone, Icon } = looks[state]
  return (
    <span className={classes.tag} data-tone={tone}>
      <Icon size={14} stroke={1.5} aria-hidden="true" /> {t(`notices.state.${state}`)}
    </span>
  )
}
