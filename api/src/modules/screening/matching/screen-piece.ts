import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { ScreenedDetails } from '@qingdan/database/tables/screening-tables.ts'
import type { NameMatch, QueryDetails } from '@qingdan/matching/model.ts'
import { alertLine } from '@qingdan/matching/score.ts'
import { methodVersion } from '@qingdan/matching/weights/method-version.ts'
import { isTurnOver, nextTurn } from '@qingdan/screening/event-loop-turns.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { Screener, Screening } from '@qingdan/screening/screener.ts'
import type { Transaction } from 'kysely'
import type { SourceDirectory } from '../../dictionary/source-directory.ts'
import { toSearchResult } from '../../sanction-search/row.ts'
import { finishBatches } from '../batches/batch-states.ts'
import {
  type EntityRow,
  type ScreenedName,
  type StoredCandidate,
  storeScreened,
  takePiece,
} from './piece-repository.ts'
import { recordFactsOf } from './record-facts.ts'
import { findRemembered } from './remembered-decisions.ts'

/** Names per piece: some 200 ms; more gain nothing and make other users wait. */
const pieceSize = 150
/** Candidates kept of a name. */
const mostCandidates = 20

interface Tools {
  db: Db
  screener: Pick<Screener, 'screenBatch' | 'explain' | 'version'>
  sources: SourceDirectory
}

/** What was found for a name, before decisions are looked up. */
export type FoundCandidate = Omit<StoredCandidate, 'decisionId' | 'reopened'>

/** Screens the next names of a user and stores what was found in one transaction. Returns how many they were; 0 when none waits. */
export async function screenPiece(tools: Tools, userId: string, now: Date): Promise<number> {
  const { db, screener } = tools
  const count = await db.transaction().execute(async (trx) => {
    const names = await takePiece(trx, userId, pieceSize)
    if (names.length === 0) return 0
    const indexName = await screener.version()
    await storeFound(trx, userId, names, await screenNames(tools, names, now), { indexName, now })
    return names.length
  })
  // After the names are stored, so that of two pieces that end together one sees both.
  if (count > 0) await finishBatches(db, userId, now)
  return count
}

/** Stores what was found for names of a user, each with what the user decided about it before. `found` is in the order of the names. */
export async function storeFound(
  trx: Transaction<Database>,
  userId: string,
  names: readonly EntityRow[],
  found: readonly FoundCandidate[][],
  { indexName, now }: { indexName: string | null; now: Date },
): Promise<void> {
  if (names.length === 0) return
  const remembered = await findRemembered(trx, userId, names, now)
  const screened = names.map((entity, at): ScreenedName => {
    const decided = (found[at] ?? []).map((one) => ({ one, ...remembered(entity, one.subjectId, one.recordFacts) }))
    const openCount = decided.filter(({ decision }) => decision === null).length
    const match = openCount === 0 ? decided.find(({ decision }) => decision?.verdict === 'match') : undefined
    return {
      entityId: entity.id,
      indexName,
      methodVersion,
      candidates: decided.map(({ one, decision, reopened }) => ({
        ...one,
        decisionId: decision?.id ?? null,
        reopened,
      })),
      openCount,
      mapped: match ? { id: match.one.subjectId, name: String(match.one.facts['name']) } : null,
    }
  })
  await storeScreened(trx, screened, now)
}

/** The candidates of each name at or above the alert line, best first and explained. */
export async function screenNames(
  { screener, sources }: Pick<Tools, 'screener' | 'sources'>,
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
