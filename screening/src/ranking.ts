import type { ScoredSubject } from '@qingdan/matching/model.ts'
import type { CandidateDocument, CandidateHit } from '@qingdan/search-mappings/candidate-query.ts'

/** A candidate with its score and the listed name that gave it. */
export interface ScoredCandidate extends CandidateHit {
  document: CandidateDocument
  /** 0–100, two decimals. */
  score: number
  /** What was scored: exact mode looks at names alone. */
  subject: ScoredSubject
  /** Index in the subject's names. */
  nameIndex: number
}

/** By score, then by id. An equal identifier comes first, for nothing else scores 100. */
export function byRank(a: ScoredCandidate, b: ScoredCandidate): number {
  if (a.score !== b.score) return b.score - a.score
  return a.id < b.id ? -1 : 1
}
