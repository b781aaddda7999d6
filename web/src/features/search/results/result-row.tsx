import type { SearchRow } from '@qingdan/api/contract/subject.ts'
import { IconChevronDown, IconChevronUp, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ReasonLines } from '../../../components/explanation/reason-lines.tsx'
import { ScoreBand } from '../../../components/listings/score-band.tsx'
import { ListTags } from './list-tags.tsx'
import {
  PossiblySameMark,
  Programmes,
  type Question,
  ResultDate,
  ResultFacts,
  ResultName,
  ResultSeal,
  SecondName,
  StatusWords,
} from './result-parts.tsx'
import classes from './result-row.module.css'
import { RowExplanation } from './row-explanation.tsx'

export interface ResultItemProps {
  result: SearchRow
  question: Question
  /** Whether the explanation is open. */
  isOpen: boolean
  onToggle: (id: string) => void
}

export function ResultRow({ result, question, isOpen, onToggle }: ResultItemProps) {
  return (
    <li className={classes.row} data-open={isOpen || undefined} data-result={result.id}>
      <RowScore result={result} />
      <div className={classes.who}>
        <ResultName result={result} question={question} />
        <div className={classes.second}>
          <div className={classes.alt}>
            <SecondName result={result} />
          </div>
          <ResultFacts result={result} />
        </div>
        <PossiblySameMark result={result} />
      </div>
      <div className={classes.lists}>
        <ResultSeal result={result} />
        <ListTags result={result} />
        <Programmes result={result} />
      </div>
      <div className={classes.status}>
        <StatusWords result={result} />
      </div>
      <div className={classes.dates}>
        <ResultDate date={result.listedOn} />
        <span>
          <ResultDate date={result.changedOn} />
        </span>
      </div>
      {!result.containment && (
        <>
          <div className={classes.act}>
            <WhyButton result={result} isOpen={isOpen} onToggle={onToggle} />
          </div>
          <div className={classes.why}>
            <IconInfoCircle size={12} stroke={1.5} aria-hidden="true" />
            <ReasonLines result={result} />
          </div>
          {isOpen && <RowExplanation result={result} query={question.text} />}
        </>
      )}
    </li>
  )
}

/** The score with its band; a row that only contains the words has none. */
export function RowScore({ result }: { result: SearchRow }) {
  const { t } = useTranslation('search')
  if (!result.containment) return <ScoreBand score={result.score} band={result.band} />
  return <span className={classes.unscored}>{t('row.contains')}</span>
}

export function WhyButton({ result, isOpen, onToggle }: Omit<ResultItemProps, 'question'>) {
  const { t } = useTranslation('search')
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <button
      type="button"
      className={classes.whyButton}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'row.hideWhy' : 'row.showWhy', { name: result.name })}
      title={t('row.why')}
      onClick={() => onToggle(result.id)}
    >
      <Chevron size={16} stroke={1.5} aria-hidden="true" />
    </button>
  )
}
