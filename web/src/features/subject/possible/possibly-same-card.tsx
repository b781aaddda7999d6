import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import type { PossiblySame } from '@qingdan/api/contract/matches/possible-match.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { SubjectIcon } from '../../../components/listings/subject-icon.tsx'
import { MatchGrounds } from '../../../components/matches/match-grounds.tsx'
import { MatchLists } from '../../../components/matches/match-lists.tsx'
import { formatProbability } from '../../../components/matches/probability.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './possibly-same-card.module.css'

/** Other subjects that are possibly this one, with their lists and the grounds; nothing without any. */
export function PossiblySameCard({ detail: { possiblySame } }: { detail: EntityDetail }) {
  const { t } = useTranslation('subject')
  if (possiblySame.length === 0) return null
  return (
    <div className={classes.card}>
      <Card title={t('possible.title')} aside={t('possible.note')}>
        <ul>
          {possiblySame.map((other) => (
            <Other key={other.id} other={other} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Other({ other }: { other: PossiblySame }) {
  const { t } = useTranslation(['subject', 'terms'])
  const language = useLanguage()
  const { id, type, s, name, nameZh } = other
  const [main, second] = language === 'zh' && nameZh !== null ? [nameZh, name] : [name, nameZh]
  return (
    <li className={classes.other}>
      <div className={classes.head}>
        <span className={classes.icon} title={t(`terms:partyType.${type}`)}>
          <SubjectIcon type={type} />
        </span>
        <Link className={classes.name} to="/sanctionInfoSearch" search={{ id, dataType: type, s }}>
          <bdi lang={textLanguage(main)}>{main}</bdi>
        </Link>
        {second !== null && second !== main && (
          <bdi className={classes.second} lang={textLanguage(second)}>
            {second}
          </bdi>
        )}
        <span className={classes.probability}>
          {t('subject:possible.probability', { percent: formatProbability(other.probability, language) })}
        </span>
      </div>
      {other.isConfirmed && <p className={classes.confirmed}>{t('subject:possible.confirmed')}</p>}
      <div className={classes.lists}>
        <MatchLists lists={other.lists} />
        {other.status !== 'listed' && <span className={classes.quiet}>{t(`subject:sentence.${other.status}`)}</span>}
      </div>
      <MatchGrounds grounds={other.grounds} />
    </li>
  )
}
