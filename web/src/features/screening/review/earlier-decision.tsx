import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { Candidate } from '@qingdan/api/contract/screening/entity.ts'
import { useTranslation } from 'react-i18next'
import { formatDate, formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './candidate-item.module.css'

/** The decision that settles it, or what changed since an earlier one. */
export function EarlierDecision({ candidate: { settled, reopened } }: { candidate: Candidate }) {
  const { t } = useTranslation(['screening', 'review'])
  const language = useLanguage()
  if (settled) {
    return (
      <p className={classes.earlier}>
        {t(`screening:review.settled.${settled.verdict}`, {
          name: settled.decidedBy,
          date: formatDate(formatTime(settled.decidedTime)),
        })}
        {settled.awaitsRelease && <> {t('review:release.waits')}</>}
        {settled.releasedBy && <> {t('review:release.by', { name: settled.releasedBy })}</>}
        {settled.reasonWords && <> {pick(settled.reasonWords, language)}</>}
        {settled.note && <bdi lang={textLanguage(settled.note)}> {settled.note}</bdi>}
      </p>
    )
  }
  if (reopened.length === 0) return null
  const changes = reopened.map((change) => t(`screening:reopened.${change}`)).join(t('screening:import.separator'))
  return (
    <p className={classes.earlier} data-changed>
      {t('screening:review.reopened', { changes })}
    </p>
  )
}
