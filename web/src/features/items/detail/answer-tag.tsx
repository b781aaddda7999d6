import type { DestinationAnswer } from '@qingdan/api/contract/us-items.ts'
import { IconAlertCircle, IconAlertTriangle, IconMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import tag from '../../../components/state-tag.module.css'
import classes from './answer-tag.module.css'

type Answered = DestinationAnswer['requirements'][number]

const looks = {
  required: { tone: 'bad', Icon: IconAlertCircle },
  unanswered: { tone: 'warn', Icon: IconAlertTriangle },
  unmarked: { tone: 'quiet', Icon: IconMinus },
  unnamed: { tone: 'quiet', Icon: IconMinus },
} as const

/** Whether a requirement applies to the destination, and by what. */
export function AnswerTag({
  answered: { answer, ground, basis },
  destination,
}: {
  answered: Answered
  destination: string
}) {
  const { t } = useTranslation('items')
  const { tone, Icon } = looks[answer]
  return (
    <>
      <span className={tag.tag} data-tone={tone}>
        <Icon size={16} stroke={1.5} aria-hidden="true" />
        {t(`answer.${answer}`)}
      </span>
      {ground !== null && (
        <span className={classes.ground}>
          {t(`ground.${ground.kind}`, { names: ground.kind === 'named' ? destination : ground.names.join(t('comma')) })}
        </span>
      )}
      {basis.length > 0 && <span className={classes.ground}>{basis.join(t('comma'))}</span>}
    </>
  )
}
