import { rangeOfDate } from '@qingdan/matching/compare/details/birth-dates.ts'
import { foldIdentifier } from '@qingdan/matching/fold.ts'
import type { NameMatch, PartyKind, QueryDetails, ScoredSubject, SubjectDetails } from '@qingdan/matching/model.ts'
import { prepareName, tokenKinds } from '@qingdan/matching/normalise/prepare.ts'
import { createComparer, prepareQuery } from '@qingdan/matching/score.ts'

/** Two names and the known details of their parties; the first is the query, the second the listed name. */
export interface Pair {
  name1: string
  name2: string
  /** null: type unknown. */
  type: PartyKind | null
  details1?: QueryDetails | undefined
  details2?: QueryDetails | undefined
}

const comparer = createComparer()

/** Words of legal forms with this length are not part of a person's name. */
const leastForLegal = 3

/** The score of one pair, 0–100. */
export function scorePair(pair: Pair): number {
  return Math.max(
    ...kindsToRead(pair).map((type) => comparer.scoreSubject(queryOf(pair, type), listedOf(pair, type)).score),
  )
}

/** The same, with the alignment and the contributions. */
export function explainPair(pair: Pair): NameMatch {
  return kindsToRead(pair)
    .map((type) => comparer.explainSubject(queryOf(pair, type), listedOf(pair, type), 0))
    .reduce((best, match) => (match.score > best.score ? match : best))
}

/**
 * How a pair is read: by its type if known; as companies if either name has a legal form or consists of words that
 * only companies have; otherwise both ways, and the higher score counts.
 */
function kindsToRead({ name1, name2, type }: Pair): PartyKind[] {
  if (type !== null) return [type]
  return isPartyName(name1) || isPartyName(name2) ? ['01'] : ['02', '01']
}

function isPartyName(text: string): boolean {
  const { legal, kinds, han } = prepareName(text, false)
  return (
    legal.some((word) => word.form.length >= leastForLegal) ||
    kinds.includes(tokenKinds.generic) ||
    (han?.segments ?? []).some(({ kind }) => kind === 'legal' || kind === 'generic')
  )
}

function queryOf({ name1, details1 }: Pair, type: PartyKind) {
  return prepareQuery(name1, type, details1)
}

function listedOf({ name2, details2 }: Pair, type: PartyKind): ScoredSubject {
  return {
    names: [{ value: name2, quality: 'strong', kind: 'primary' }],
    type,
    details: details2 === undefined ? null : subjectDetails(details2),
  }
}

/** Details in the form of a list. */
function subjectDetails({ birthDate, sex, countries, identifiers }: QueryDetails): SubjectDetails {
  const birth = rangeOfDate(birthDate ?? '')
  return {
    birthRanges: birth === null ? [] : [birth],
    sex: sex ?? null,
    countries: countries ?? [],
    identifiers: (identifiers ?? []).map(foldIdentifier),
  }
}
