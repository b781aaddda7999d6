import type { Candidate } from './document-shelf.ts'

/** A candidate with its score and the listed name that gave it. */
export interface Scored extends Candidate {
  /** 0–100, two decimals. */
  score: number
  /** Index in `document.names`. */
  nameIndex: number
}

/** An equal identifier first, then by score, then by id. */
export function byRank(a: Scored, b: Scored): number {
  if (a.isIdentifierMatch !== b.isIdentifierMatch) return a.isIdentifierMatch ? -1 : 1
  if (a.score !== b.score) return b.score - a.score
  return a.id < b.id ? -1 : 1
}
