import type { GuidedRun } from '@qingdan/api/contract/guided/run.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import classes from './run.module.css'

/** For which day a run asks, and who takes part, with the listed subject that a person confirmed. */
export function RunParties({ run: { asOf, parties } }: { run: GuidedRun }) {
  const { t } = useTranslation('guided')
  if (asOf === null && parties.length === 0) return null
  return (
    <p className={classes.quiet}>
      {asOf !== null && t('known.asOfDay', { date: formatDate(asOf) })}{' '}
      {parties.map(({ name, subjectId, subjectName }) => (
        <span key={`${name} ${subjectId}`} className={classes.citation}>
          <bdi lang={textLanguage(name)}>{name}</bdi>
          {subjectName !== null && t('known.confirmed', { subject: subjectName })}
        </span>
      ))}
    </p>
  )
}
