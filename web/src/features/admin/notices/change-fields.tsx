import { Button } from '@mantine/core'
import type { NoticeChange } from '@qingdan/api/contract/china/notices.ts'
import { useTranslation } from 'react-i18next'
import { Area, Choice, Line } from './form-fields.tsx'
import classes from './notices.module.css'

const actions = ['suspend', 'stop', 'resume'] as const

export const emptyChange: NoticeChange = {
  action: 'suspend',
  target: null,
  targetDay: null,
  names: [],
  from: null,
  until: null,
  text: '',
}

export function ChangeFields({
  number,
  change,
  onChange,
  onRemove,
}: {
  number: number
  change: NoticeChange
  onChange: (part: Partial<NoticeChange>) => void
  onRemove: () => void
}) {
  const { t } = useTranslation('admin')
  return (
    <fieldset className={classes.group}>
      <legend>{t('notices.change', { number })}</legend>
      <div className={classes.fields}>
        <Choice
          label={t('notices.action')}
          value={change.action}
          choices={actions.map((action) => [action, t(`notices.actionOf.${action}`)])}
          onChange={(action) => onChange({ action: action ?? 'suspend' })}
        />
        <Line label={t('notices.target')} value={change.target} onChange={(target) => onChange({ target })} />
        <Line
          label={t('notices.targetDay')}
          type="date"
          value={change.targetDay}
          onChange={(targetDay) => onChange({ targetDay })}
        />
        <Line label={t('notices.from')} type="date" value={change.from} onChange={(from) => onChange({ from })} />
        <Line label={t('notices.until')} type="date" value={change.until} onChange={(until) => onChange({ until })} />
        <Area label={t('notices.names')} lines={change.names} onChange={(names) => onChange({ names })} />
        <Area
          label={t('notices.words')}
          lines={[change.text]}
          onChange={(lines) => onChange({ text: lines.join('') })}
        />
      </div>
      <Button variant="default" size="xs" onClick={onRemove}>
        {t('notices.remove')}
      </Button>
    </fieldset>
  )
}
