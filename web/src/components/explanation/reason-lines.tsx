import type { SearchResult } from '@qingdan/api/contract/subject.ts'
import { useTranslation } from 'react-i18next'
import { formatScore } from '../../lib/language/format.ts'
import { useDetailWords } from './detail-words.ts'
import { useReasonText, useTermName } from './explanation-words.ts'
import { signedPoints } from './score-sum.ts'

/** A scored row. */
type Explained = Pick<SearchResult, 'explanation' | 'score'>

/** Why a subject matched, in two or three lines: the words, the given details, the sum. */
export function ReasonLines({ result }: { result: Explained }) {
  const reasonText = useReasonText()
  return (
    <div>
      <p>{reasonText(result.explanation)}</p>
      <DetailLine details={result.explanation.details} />
      <SumLine result={result} />
    </div>
  )
}

/** The details in one line; nothing without details. */
function DetailLine({ details }: { details: SearchResult['explanation']['details'] }) {
  const { t } = useTranslation('search')
  const detailWords = useDetailWords()
  const given = details.filter(({ query }) => query !== null).map(detailWords)
  if (given.length === 0) return null
  return <p>{given.map(({ kind, verdict }) => t('reason.detail', { kind, verdict })).join(t('reason.separator'))}</p>
}

/** The sum of the score in one line. */
function SumLine({ result }: { result: Explained }) {
  const { t } = useTranslation('search')
  const termName = useTermName()
  const [first, ...rest] = result.explanation.contributions
  if (first === undefined) return null
  const lines = [
    `${termName(first.term)} ${formatScore(first.points)}`,
    ...rest.map(({ term, points }) => `${termName(term)} ${signedPoints(points)}`),
  ]
  return <p>{t('reason.sum', { lines: lines.join(t('reason.separator')), score: formatScore(result.score) })}</p>
}
