import type { NameMatch } from '@qingdan/matching/model.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { z } from 'zod'
import type { Candidate } from '../../contract/screening/entity.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import { toSearchResult } from '../sanction-search/row.ts'

/** A candidate as it is stored: the row of the search, with its explanation. */
export type CandidateFacts = Omit<z.output<typeof Candidate>, 'isSelect' | 'settled' | 'reopened'>

/** What is stored of a candidate on a day, ISO. */
export function toCandidateFacts(
  row: ScoredCandidate,
  match: NameMatch,
  sources: ReadonlyMap<number, SourceRow>,
  day: string,
): CandidateFacts {
  const { containment: _containment, _score, ...facts } = toSearchResult(row, match, sources, day)
  return facts
}
