import type { ScoredSubject } from '@qingdan/matching/model.ts'
import type { CandidateDocument, CandidateHit } from '@qingdan/search-mappings/candidate-query.ts'

/** A candidate with its score and the listed name that gave the score. */
export interface ScoredCandidate extends CandidateHit {
  document: CandidateDocument
  /** 0–100, two decimals. */
  score: number
  /** The names that were scored: exact mode uses only equal ones. */
  subject: ScoredSubject
  /** Index in the subject's names. */
  nameIndex: number
}

/** By score, then by id. An equal identifier comes first, because only it scores 100. */
export function byRank(a: ScoredCandidate, b: ScoredCandidate): number {
  if (a.score !== b.score) return b.score - a.score
  return a.id < b.id ? -1 : 1
}
