import { chinaDay } from '@qingdan/database/china-time.ts'
import type { ScreenedDetails } from '@qingdan/database/tables/screening-tables.ts'
import type { NameMatch, QueryDetails } from '@qingdan/matching/model.ts'
import { alertLine } from '@qingdan/matching/score.ts'
import { isTurnOver, nextTurn } from '@qingdan/screening/event-loop-turns.ts'
import { partyOfText } from '@qingdan/screening/party-of-text.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { Screener, Screening } from '@qingdan/screening/screener.ts'
import type { SourceDirectory } from '../../dictionary/source-directory.ts'
import { toSearchResult } from '../../sanction-search/row.ts'
import type { EntityRow, StoredCandidate } from './piece-repository.ts'
import { recordFactsOf } from './record-facts.ts'

/** Candidates kept of a name, besides those that rules hide. */
export const mostCandidates = 20
/** Candidates of a name that are looked at when rules hide some: each is explained and stored. */
const mostLookedAt = 100

interface Tools {
  screener: Pick<Screener, 'screenBatch' | 'explain'>
  sources: SourceDirectory
}

/** What was found for a name, before decisions and rules are looked up. */
export type FoundCandidate = Omit<StoredCandidate, 'decisionId' | 'reopened' | 'ruleId'>

/** The best candidates of a name, and how many there are at or above the alert line. */
export interface FoundName {
  candidates: FoundCandidate[]
  foundCount: number
}

/**
 * The candidates of each name at or above the alert line, best first and explained: the best twenty that are not hidden,
 * and the hidden ones among them.
 */
export async function screenNames<Name extends Pick<EntityRow, 'name' | 'type' | 'details'>>(
  { screener, sources }: Tools,
  names: readonly Name[],
  now: Date,
  isHidden: (name: Name, one: FoundCandidate) => boolean = () => false,
): Promise<FoundName[]> {
  const queries = names.map(({ name, type, details }) => ({
    ...partyOf(name, details),
    type,
    minScore: alertLine,
  }))
  const screenings = await screener.screenBatch(queries)
  const directory = await sources.read()
  const day = chinaDay(now)
  const found: FoundName[] = []
  for (const [at, name] of names.entries()) {
    if (isTurnOver()) await nextTurn()
    const { asked, rows } = screenings[at] as Screening
    const explain = async (some: readonly ScoredCandidate[]) => {
      const matches = await screener.explain(asked, some)
      return some.map((row, place) => toFoundCandidate(row, matches[place] as NameMatch, directory, day))
    }
    const candidates = await keptOf(rows, explain, (one) => isHidden(name, one))
    found.push({ candidates, foundCount: rows.length })
  }
  return found
}

/** Rules read the explanation, which takes long: no more are explained than are kept. */
async function keptOf(
  rows: readonly ScoredCandidate[],
  explain: (some: readonly ScoredCandidate[]) => Promise<FoundCandidate[]>,
  isHidden: (one: FoundCandidate) => boolean,
): Promise<FoundCandidate[]> {
  const candidates: FoundCandidate[] = []
  let missing = mostCandidates
  while (missing > 0 && candidates.length < Math.min(rows.length, mostLookedAt)) {
    const some = await explain(rows.slice(candidates.length, Math.min(candidates.length + missing, mostLookedAt)))
    candidates.push(...some)
    missing -= some.filter((one) => !isHidden(one)).length
  }
  return candidates
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

/** The name and what is known of a party, in the terms of the matcher; the name as given may have numbers beside it. */
export function partyOf(given: string, details: ScreenedDetails): ReturnType<typeof partyOfText> {
  return partyOfText(given, queryDetailsOf(details))
}

function queryDetailsOf(details: ScreenedDetails): QueryDetails | undefined {
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
