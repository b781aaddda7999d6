import { chinaDay } from '@qingdan/database/china-time.ts'
import type { ScreenedDetails } from '@qingdan/database/tables/screening-tables.ts'
import type { NameMatch, QueryDetails } from '@qingdan/matching/model.ts'
import { alertLine } from '@qingdan/matching/score.ts'
import { isTurnOver, nextTurn } from '@qingdan/screening/event-loop-turns.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { Screener, Screening } from '@qingdan/screening/screener.ts'
import type { SourceDirectory } from '../../dictionary/source-directory.ts'
import { toSearchResult } from '../../sanction-search/row.ts'
import type { EntityRow, StoredCandidate } from './piece-repository.ts'
import { recordFactsOf } from './record-facts.ts'

/** Candidates kept of a name. */
const mostCandidates = 20

interface Tools {
  screener: Pick<Screener, 'screenBatch' | 'explain'>
  sources: SourceDirectory
}

/** What was found for a name, before decisions and rules are looked up. */
export type FoundCandidate = Omit<StoredCandidate, 'decisionId' | 'reopened' | 'ruleId'>

/** The candidates of each name at or above the alert line, best first and explained. */
export async function screenNames(
  { screener, sources }: Tools,
  names: readonly Pick<EntityRow, 'name' | 'type' | 'details'>[],
  now: Date,
): Promise<FoundCandidate[][]> {
  const queries = names.map(({ name, type, details }) => ({
    name,
    type,
    details: queryDetailsOf(details),
    minScore: alertLine,
  }))
  const screenings = await screener.screenBatch(queries)
  const directory = await sources.read()
  const day = chinaDay(now)
  const found: FoundCandidate[][] = []
  for (const screening of screenings) {
    if (isTurnOver()) await nextTurn()
    found.push(await toCandidates(screener, screening, directory, day))
  }
  return found
}

async function toCandidates(
  screener: Tools['screener'],
  { asked, rows }: Screening,
  directory: Awaited<ReturnType<SourceDirectory['read']>>,
  day: string,
): Promise<FoundCandidate[]> {
  const best = rows.slice(0, mostCandidates)
  if (best.length === 0) return []
  const matches = await screener.explain(asked, best)
  return best.map((row, at) => toFoundCandidate(row, matches[at] as NameMatch, directory, day))
}

/** What is kept of a candidate. */
export function toFoundCandidate(
  row: ScoredCandidate,
  match: NameMatch,
  directory: Awaited<ReturnType<SourceDirectory['read']>>,
  day: string,
): FoundCandidate {
  const result = toSearchResult(row, match, directory, day)
  const { containment: _containment, _score, ...facts } = result
  return { subjectId: row.id, score: row.score, facts, recordFacts: recordFactsOf(row.document, result.sources) }
}

/** What is known of a party, in the terms of the matcher. */
export function queryDetailsOf(details: ScreenedDetails): QueryDetails | undefined {
  const { birthday, sex, companyCountry, peopleCountry, shipFlag } = details
  const { companyId, unifiedCreditCode, peopleId, imoCode, msnCode, aircraftTailNumber } = details
  const countries = given([companyCountry, peopleCountry, shipFlag])
  const identifiers = given([companyId, unifiedCreditCode, peopleId, imoCode, msnCode, aircraftTailNumber])
  if (!birthday && !sex && countries.length + identifiers.length === 0) return undefined
  return { birthDate: birthday, sex, countries, identifiers }
}

function given(values: readonly (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined)
}
