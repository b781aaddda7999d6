import type { Explanation } from '../../contract/subject.ts'
import { isByNumberAlone } from '../../contract/terms/match-reason.ts'
import type { ScoredRow } from '../sanction-search/possible-marks.ts'
import type { Block } from './document.ts'
import { type Words, withinSentence } from './words.ts'

type MatchedName = Pick<ScoredRow, 'matchedName' | 'matchedTranslation'>

/** The search, and how it found the subject. */
export interface FoundBy {
  searchKey: string
  /** Null when the subject is not among the scored rows. */
  result: ScoredRow | null
  /** The first name that contains the words typed; null without one. */
  containedIn: MatchedName | null
}

/** How the search found the subject, in the words of the result page; empty without a search. */
export function composeMatch(words: Words, match: FoundBy | null): Block[] {
  if (match === null) return []
  const { say, terms } = words
  const { result, searchKey, containedIn } = match
  const query = { label: say('query'), value: searchKey }
  const rows =
    result === null
      ? [query, ...(containedIn === null ? unmatched(words) : contained(words, containedIn))]
      : [
          query,
          { label: say('score'), value: `${result.score.toFixed(2)} (${withinSentence(terms.band[result.band])})` },
          { label: say('matchedName'), value: matchedName(words, result) },
          { label: say('why'), value: reasonText(words, result.explanation) },
          { label: say('sum'), value: sumText(words, result.explanation.contributions) },
          {
            label: say('normal'),
            value: `${result.explanation.queryNormal} / ${result.explanation.listedNormal}`,
          },
          { label: say('method'), value: say('methodVersion', { version: result.explanation.methodVersion }) },
        ]
  return [
    { kind: 'section', text: say('match') },
    { kind: 'facts', rows },
  ]
}

function matchedName({ terms }: Words, { matchedName, matchedTranslation }: MatchedName): string {
  return matchedTranslation === null ? matchedName : `${matchedName}\n${terms.translation.note}`
}

function unmatched({ say }: Words) {
  return [{ label: say('why'), value: say('noMatch') }]
}

function contained(words: Words, name: MatchedName) {
  const { say } = words
  return [
    { label: say('score'), value: say('notScored') },
    { label: say('matchedName'), value: matchedName(words, name) },
    { label: say('why'), value: say('partOfName') },
  ]
}

/** The words that differ between the two sides, and their relation. */
function reasonText({ say, terms }: Words, explanation: Explanation): string {
  if (isByNumberAlone(explanation)) return say('sameNumber', { number: explanation.listedNormal })
  const { tokens } = explanation
  const both = tokens.flatMap(({ query, listed, relation }) => {
    if (query !== null && relation === 'country') return [say('country', { query })]
    if (query === null || listed === null || relation === 'same') return []
    if (relation === 'conflict') return [say('conflict', { query, listed })]
    return [say('pair', { query, listed, relation: terms.relation[relation] })]
  })
  const missing = tokens.flatMap(({ query, listed, relation }) =>
    query !== null && listed === null && relation !== 'country' ? [query] : [],
  )
  const extra = tokens.flatMap(({ query, listed }) => (query === null && listed !== null ? [listed] : []))
  const parts = [
    ...both,
    ...(missing.length > 0 ? [say('missing', { tokens: missing.join(say('separator')) })] : []),
    ...(extra.length > 0 ? [say('extra', { tokens: extra.join(say('separator')) })] : []),
  ]
  return parts.length === 0 ? say('allSame') : parts.join(say('clause'))
}

function sumText({ say, terms }: Words, contributions: Explanation['contributions']): string {
  return contributions
    .map(({ term, points }) => {
      // An unknown term is printed as the method names it.
      const names: Readonly<Record<string, string>> = terms.scoreTerm
      return `${withinSentence(names[term] ?? term)} ${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`
    })
    .join(say('clause'))
}
