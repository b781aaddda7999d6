import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { Candidate } from '@qingdan/api/contract/screening/entity.ts'
import { useTranslation } from 'react-i18next'
import { formatDate, formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './candidate-item.module.css'

/** The decision that settles it, or what changed since an earlier one; and whether the name was confirmed to be it elsewhere. */
export function EarlierDecision({ candidate: { settled, reopened, confirmed } }: { candidate: Candidate }) {
  return (
    <>
      {settled ? <SettledBy settled={settled} /> : <Reopened reopened={reopened} />}
      {confirmed && <Confirmed confirmed={confirmed} />}
    </>
  )
}

function SettledBy({ settled }: { settled: NonNullable<Candidate['settled']> }) {
  const { t } = useTranslation(['screening', 'review'])
  const language = useLanguage()
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

/** That it was judged before, and what changed since; nothing when it was not. */
export function Reopened({ reopened }: Pick<Candidate, 'reopened'>) {
  const { t } = useTranslation('screening')
  if (reopened.length === 0) return null
  const changes = reopened.map((change) => t(`reopened.${change}`)).join(t('import.separator'))
  return (
    <p className={classes.earlier} data-changed>
      {t('review.reopened', { changes })}
    </p>
  )
}

/** Who confirmed it, when and where: it has to be taken back there before another decision. */
function Confirmed({ confirmed }: { confirmed: NonNullable<Candidate['confirmed']> }) {
  const { t } = useTranslation(['screening', 'review'])
  const { decidedBy: name, decidedTime, releasedBy, place, batchNo } = confirmed
  return (
    <p className={classes.earlier} data-changed>
      {t(`screening:review.confirmed.${place}`, {
        name,
        time: formatTime(decidedTime),
        batch: batchNo ?? '',
      })}
      {releasedBy && <> {t('review:release.by', { name: releasedBy })}</>} {t('screening:review.confirmed.undoFirst')}
    </p>
  )
}
