import type { GuidedRun } from '@qingdan/api/contract/guided/run.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/feedback/banner.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import classes from './run.module.css'

type Cited = GuidedRun['steps'][number]['citations'][number]

/** Which paragraphs of a run say something else now, from when to when, with the comparison of the two texts. */
export function ChangedTexts({ run }: { run: GuidedRun }) {
  const { t } = useTranslation('guided')
  if (!run.isTextChanged) return null
  const cited = [...run.steps, ...(run.question ? [run.question] : [])].flatMap(({ citations }) => citations)
  const changed = [...new Map(cited.filter(({ change }) => change).map((one) => [one.ref, one])).values()]
  return (
    <Banner tone="warn" title={t('changed.title', { date: formatDate(run.textDate) })}>
      <ul className={classes.changes}>
        {changed.map((one) => (
          <li key={one.ref}>
            <bdi>{one.ref}</bdi> <TextChange cited={one} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** The two days of a changed text, and the way to what changed. */
export function TextChange({ cited: { textDate, change, held } }: { cited: Cited }) {
  const { t } = useTranslation('guided')
  if (change === null) return null
  const days = t('changed.days', { old: formatDate(textDate), now: formatDate(change.since) })
  const article = held?.kind === 'law' ? (held.article ?? undefined) : undefined
  return (
    <>
      {days}{' '}
      {change.olderId === null ? (
        <Link to="/lawDetail" search={{ id: change.lawId, article }} className={classes.link}>
          {t('changed.read')}
        </Link>
      ) : (
        <Link to="/lawCompare" search={{ id: change.lawId, other: change.olderId }} className={classes.link}>
          {t('changed.compare')}
        </Link>
      )}
    </>
  )
}
