import type { SearchRow } from '@qingdan/api/contract/subject.ts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { alertLine, isBelowAlertLine } from '../../../components/listings/score-bands.ts'
import type { SearchParams } from '../search-params.ts'
import { ResultCard } from './result-card.tsx'
import classes from './result-list.module.css'
import type { Question } from './result-parts.tsx'
import { ResultRow } from './result-row.tsx'

/** The rows of one kind; those with a score have one grey divider where they fall below the alert line. */
export function ResultList({
  results,
  question,
  view,
  isFirstPage,
  label,
  openId,
  onToggle,
}: {
  results: readonly SearchRow[]
  question: Question
  view: SearchParams['view']
  isFirstPage: boolean
  /** What the rows are, for a screen reader. */
  label: string
  openId: string | undefined
  onToggle: (id: string) => void
}) {
  const { t } = useTranslation('search')
  const firstBelow = results.findIndex(({ score }) => score !== null && isBelowAlertLine(score))
  // If all rows are below the line, the divider is left out: the verdict already says so.
  const hasLine = firstBelow > 0 || !isFirstPage
  const Item = view === 'card' ? ResultCard : ResultRow
  return (
    <div className={view === 'card' ? undefined : classes.list}>
      {view === 'list' && (
        <div className={classes.head} aria-hidden="true">
          <span>{results[0]?.containment === false && t('column.score')}</span>
          <span>{t('column.name')}</span>
          <span>{t('column.lists')}</span>
          <span>{t('column.status')}</span>
          <span>{t('column.dates')}</span>
        </div>
      )}
      <ol className={view === 'card' ? classes.cards : undefined} aria-label={label}>
        {results.map((result, index) => (
          <Fragment key={result.id}>
            {index === firstBelow && hasLine && (
              <li className={classes.line}>{t('results.belowLine', { line: alertLine })}</li>
            )}
            <Item result={result} question={question} isOpen={result.id === openId} onToggle={onToggle} />
          </Fragment>
        ))}
      </ol>
    </div>
  )
}
