import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { MatchGround } from '@qingdan/api/contract/matches/possible-match.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './match-grounds.module.css'

/** What speaks for and against two subjects being one, with what each states. `hasPoints`: with its weight, for who decides. */
export function MatchGrounds({ grounds, hasPoints = false }: { grounds: readonly MatchGround[]; hasPoints?: boolean }) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  // Without points the starting point says nothing.
  const shown = hasPoints ? grounds : grounds.filter(({ kind }) => kind !== 'prior')
  return (
    <ul className={classes.grounds}>
      {shown.map((ground, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kind may occur twice, and the order never changes
        <li key={`${ground.kind} ${index}`} className={classes.ground} data-against={ground.points < 0 || undefined}>
          <span className={classes.sign} role="img" aria-label={t(ground.points < 0 ? 'match.against' : 'match.for')}>
            {ground.points < 0 ? (
              <IconMinus size={14} stroke={2} aria-hidden="true" />
            ) : (
              <IconPlus size={14} stroke={2} aria-hidden="true" />
            )}
          </span>
          <span className={classes.label}>{pick({ zh: ground.labelZh, en: ground.labelEn }, language)}</span>
          <Values ground={ground} />
          {hasPoints && <span className={classes.points}>{formatPoints(ground.points)}</span>}
        </li>
      ))}
    </ul>
  )
}

function Values({ ground: { shared, own, other } }: { ground: MatchGround }) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  if (own === null || other === null) {
    return (
      <span className={classes.values}>
        {shared.map((value, index) => (
          <span key={value.en}>
            {index > 0 && t('separator')}
            <Value text={value[language]} />
          </span>
        ))}
      </span>
    )
  }
  return (
    <span className={classes.values}>
      <Value text={own[language]} />
      <span className={classes.versus} role="img" aria-label={t('match.versus')}>
        {' ｜ '}
      </span>
      <Value text={other[language]} />
    </span>
  )
}

function Value({ text }: { text: string }) {
  return <bdi lang={textLanguage(text)}>{text}</bdi>
}

/** A weight with its sign: +4.3, −1.5. */
export function formatPoints(points: number): string {
  const size = Math.abs(points).toFixed(1)
  return points < 0 ? `−${size}` : `+${size}`
}
