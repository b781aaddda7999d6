import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import type {
  MatchDecision,
  MatchDecisionPage,
  MatchDecisionQuery,
  MatchDecisionRequest,
} from '../../contract/matches/match-decisions.ts'
import { AppError } from '../../http/app-error.ts'
import { findSources, type SourceRow } from '../dictionary/repository.ts'
import { toGrounds } from '../sanction-detail/grounds.ts'
import { type DecisionRow, findDecisions, insertDecision, lockDecision, markUndone } from './decision-repository.ts'
import { findPair } from './queue-repository.ts'
import { readRef, toRef } from './record-ref.ts'

/** An administrator, who has an account. */
type Administrator = Actor & { userId: string }

/** The pair as the audit names it. */
export function pairName({ a, b }: { a: string; b: string }): string {
  return `${a} ${b}`
}

/** Stores what an administrator decides about a pair and returns the id of the decision. Throws `match.unknown`, `match.decided`. */
export async function decideMatch(
  db: Db,
  { a, b, verdict, note }: MatchDecisionRequest,
  actor: Administrator,
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const pair = await findPair(trx, readRef(a), readRef(b))
    if (pair === undefined) throw new AppError('match.unknown')
    const id = await insertDecision(trx, pair, { verdict, note: note || null, userId: actor.userId, now })
    if (id === undefined) throw new AppError('match.decided')
    const details = { verdict, probability: pair.probability, ...(note && { note }), decisionId: String(id) }
    const entry = { operation: 'admin.decideMatch', subject: pairName({ a, b }), outcome: 'done', details } as const
    await writeAudit(trx, actor, entry, now)
    return String(id)
  })
}

/** Takes a decision back; what was decided stays on record. Throws `matchDecision.unknown`, `matchDecision.undone`. */
export async function undoMatch(db: Db, id: number, actor: Administrator, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const decision = await lockDecision(trx, id)
    if (decision === undefined) throw new AppError('matchDecision.unknown')
    if (decision.undone_at !== null) throw new AppError('matchDecision.undone')
    await markUndone(trx, id, actor.userId, now)
    const details = { verdict: decision.verdict, decisionId: String(id) }
    const entry = {
      operation: 'admin.undoMatch',
      subject: pairName(refsOf(decision)),
      outcome: 'done',
      details,
    } as const
    await writeAudit(trx, actor, entry, now)
  })
}

/** The decisions, newest first, and what became of each. */
export async function readDecisions(db: Db, { pageSize, before }: MatchDecisionQuery): Promise<MatchDecisionPage> {
  const [rows, sources] = await Promise.all([findDecisions(db, { before, limit: pageSize + 1 }), findSources(db)])
  const records = rows.slice(0, pageSize).map((row) => toDecision(row, sources))
  return { records, next: rows.length > pageSize ? (records.at(-1)?.decisionId ?? null) : null }
}

function refsOf(row: Pick<DecisionRow, 'a_source_id' | 'a_publisher_id' | 'b_source_id' | 'b_publisher_id'>) {
  return {
    a: toRef({ sourceId: row.a_source_id, publisherId: row.a_publisher_id }),
    b: toRef({ sourceId: row.b_source_id, publisherId: row.b_publisher_id }),
  }
}

function toDecision(row: DecisionRow, sources: readonly SourceRow[]): MatchDecision {
  const { a, b } = refsOf(row)
  const listOf = (sourceId: string) => {
    const source = sources.find(({ id }) => id === sourceId)
    return { shortName: source?.short_name ?? sourceId, shortNameCn: source?.short_name_cn ?? sourceId }
  }
  return {
    decisionId: String(row.id),
    a: { ref: a, subjectId: row.a_subject_id, type: row.a_type, name: row.a_name, ...listOf(row.a_source_id) },
    b: { ref: b, subjectId: row.b_subject_id, type: row.b_type, name: row.b_name, ...listOf(row.b_source_id) },
    verdict: row.verdict,
    note: row.note,
    probability: row.probability,
    grounds: toGrounds(row.evidence, true, sources),
    userName: row.user_name,
    time: row.decided_at.toISOString(),
    undoneBy: row.undone_name,
    undoneTime: row.undone_at?.toISOString() ?? null,
    state: stateOf(row),
  }
}

/** What became of a decision. */
export function stateOf(
  row: Pick<DecisionRow, 'undone_at' | 'verdict' | 'action' | 'origin' | 'a_subject_id' | 'b_subject_id'>,
): MatchDecision['state'] {
  if (row.undone_at !== null) return 'undone'
  const isOne = row.a_subject_id !== null && row.a_subject_id === row.b_subject_id
  const asked = row.verdict === 'same' ? 'join' : 'apart'
  if (row.origin === 'file' && row.action !== asked) return 'overruled'
  if (row.action === null) return 'waiting'
  return isOne === (row.verdict === 'same') ? 'applied' : 'contradicted'
}
