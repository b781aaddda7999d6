import type { NoticeEffect } from '@qingdan/api/contract/china/notices.ts'
import { useTranslation } from 'react-i18next'
import layout from '../../../components/record-list.module.css'
import classes from './notices.module.css'

const signs = {
  added: '+',
  present: '=',
  suspended: '‖',
  prolonged: '‖',
  stopped: '×',
  resumed: '↺',
  unmatched: '?',
} as const

/** What a notice changes in its list, party by party. */
export function NoticeEffects({ effects }: { effects: readonly NoticeEffect[] }) {
  const { t } = useTranslation('admin')
  if (effects.length === 0) return <p className={classes.body}>{t('notices.effectsNone')}</p>
  return (
    <ul className={classes.effects}>
      {effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one party may be named twice
        <li key={index} data-kind={effect.kind}>
          <span className={classes.sign} aria-hidden="true">
            {signs[effect.kind]}
          </span>
          <span className={classes.kind}>{t(`notices.effect.${effect.kind}`)}</span>
          <span className={classes.name}>
            {effect.name.zh && <span lang="zh">{effect.name.zh}</span>}{' '}
            {effect.name.en && <span lang="en">{effect.name.en}</span>}
            {effect.earlier.length > 0 && <span className={layout.quiet}> {t('notices.earlier')}</span>}
          </span>
          {!effect.isOfParty && effect.from && (
            <span className={layout.quiet}>
              {t('notices.fromDay', { day: effect.from })}{' '}
              {effect.until && t('notices.untilDay', { day: effect.until })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
