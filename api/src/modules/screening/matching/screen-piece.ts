import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { methodVersion } from '@qingdan/matching/weights/method-version.ts'
import type { Screener } from '@qingdan/screening/screener.ts'
import type { Transaction } from 'kysely'
import type { SourceDirectory } from '../../dictionary/source-directory.ts'
import { finishBatches } from '../batches/batch-states.ts'
import { lockUndecided } from '../entities/entity-repository.ts'
import { alertRules, batchRules } from '../rules/active-rules.ts'
import type { ActiveRule } from '../rules/hiding-rule.ts'
import { hidingBy, type JudgedCandidate, judged } from './hiding-by.ts'
import { type EntityRow, type ScreenedName, storeScreened, takePiece } from './piece-repository.ts'
import { findRemembered } from './remembered-decisions.ts'
import { type FoundName, screenNames } from './screen-names.ts'

/** Names per piece: more gain nothing, make other users wait, and take memory. */
const pieceSize = 75

interface Tools {
  db: Db
  screener: Pick<Screener, 'screenBatch' | 'explain' | 'version'>
  sources: SourceDirectory
  /** Tells who watches a name of what was found for it. */
  raiseSuspected(trx: Transaction<Database>, entityId: number, found: FoundName, now: Date): Promise<unknown>
}

/**
 * Screens the next names of a user and stores what was found in one transaction, with the alerts of those that are
 * watched. Returns how many they were; 0 when none waits.
 */
export async function screenPiece(tools: Tools, userId: string, now: Date): Promise<number> {
  const { db, screener } = tools
  const count = await db.transaction().execute(async (trx) => {
    const names = await takePiece(trx, userId, pieceSize)
    if (names.length === 0) return 0
    const indexName = await screener.version()
    const rules = await rulesOf(trx, names, now)
    const isHidden = await hidingBy(trx, userId, names, rules, now)
    const found = await screenNames(tools, names, now, isHidden)
    const stored = await storeFound(trx, userId, names, found, { indexName, now, rules })
    for (const [at, { id, batch_id, is_watched }] of names.entries()) {
      const ofName = found[at]
      if (is_watched && batch_id === null && ofName && stored.has(id)) await tools.raiseSuspected(trx, id, ofName, now)
    }
    return names.length
  })
  // After the names are stored, so that of two pieces that end together one sees both.
  if (count > 0) await finishBatches(db, userId, now)
  return count
}

/**
 * Stores what was found for names of a user, each with what the user decided about it before and what a rule hides.
 * `found` is in the order of the names, which are of one batch, of the watchlist or of one project. Names on which
 * somebody decides at this moment, or whose match waits for a second person, stay as they are. Returns the ids of those
 * that were stored.
 */
export async function storeFound(
  trx: Transaction<Database>,
  userId: string,
  names: readonly EntityRow[],
  found: readonly FoundName[],
  { indexName, now, rules = [] }: { indexName: string | null; now: Date; rules?: readonly ActiveRule[] },
): Promise<ReadonlySet<number>> {
  const ids = await lockUndecided(
    trx,
    names.map(({ id }) => id),
  )
  if (ids.size === 0) return ids
  // Not those of before the search: somebody may have decided meanwhile.
  const remembered = await findRemembered(trx, userId, names, now)
  const screened = names.flatMap((entity, at): ScreenedName[] => {
    if (!ids.has(entity.id)) return []
    const { candidates, foundCount } = found[at] ?? { candidates: [], foundCount: 0 }
    const judgedOnes = candidates.map((one) => judged(one, entity, remembered, rules))
    return [{ entityId: entity.id, indexName, methodVersion, foundCount, ...resultOf(judgedOnes) }]
  })
  await storeScreened(trx, screened, now)
  return ids
}

/** What is stored of a name: its candidates, and the one it is when nothing else is open. */
function resultOf(judgedOnes: readonly JudgedCandidate[]) {
  const candidates = judgedOnes.map(({ verdict: _verdict, ...stored }) => stored)
  const openCount = candidates.filter(({ decisionId, ruleId }) => decisionId === null && ruleId === null).length
  const hiddenCount = candidates.filter(({ ruleId }) => ruleId !== null).length
  const match = openCount === 0 ? judgedOnes.find(({ verdict }) => verdict === 'match') : undefined
  return {
    candidates,
    openCount,
    hiddenCount,
    mapped: match ? { id: match.subjectId, name: String(match.facts['name']) } : null,
  }
}

/** The rules for a piece. Partners of a project have none: a project shows every candidate. */
function rulesOf(trx: Db, [first]: readonly EntityRow[], now: Date): Promise<ActiveRule[]> {
  if (!first || first.project_id !== null) return Promise.resolve([])
  return first.batch_id === null ? alertRules(trx, first.user_id, now) : batchRules(trx, first.batch_id)
}
