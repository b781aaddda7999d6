import type { Facts } from '@qingdan/guided-flows/model.ts'
import type { ProjectSnapshot } from '../../../contract/guided/project-snapshot.ts'
import { changeRun, deleteRuns, insertRun } from '../run-repository.ts'
import type { Evaluation } from './evaluate.ts'
import {
  type ConclusionRow,
  changeProject,
  findConclusions,
  insertConclusion,
  type ProjectRow,
  type Trx,
} from './repository.ts'

/** What a run that says where a project stands was made for. */
export type Cause = ConclusionRow['cause']

/**
 * Keeps what an evaluation came to: nothing new while it says the same from the same facts, otherwise a run of its own, so that
 * former conclusions stay. A state that was no conclusion leaves nothing.
 */
export async function settle(
  trx: Trx,
  row: ProjectRow,
  evaluation: Evaluation,
  { cause, editionsKey, now }: { cause: Cause; editionsKey: string; now: Date },
): Promise<ProjectRow> {
  const { facts, given, walk, state, snapshot } = evaluation
  const checked = { editions_key: editionsKey, checked_at: now }
  const [before] = await findConclusions(trx, row.id, 1)
  if (before && before.id === row.run_id && saysTheSame(before, row, evaluation)) {
    return await changeProject(trx, row.id, checked)
  }
  const run = await insertRun(trx, {
    userId: row.user_id,
    graphHash: row.graph_hash,
    flow: 'risk-project',
    start: '0',
    reportName: row.name,
    input: inputOf(row),
    parties: [],
    facts,
    isBegun: true,
    projectId: row.id,
    now,
  })
  const ended = state === 'done' ? { closed_at: now, reported_at: now } : {}
  await changeRun(trx, run.id, { given, ...ended }, now)
  const isNews = cause === 'publish' && (!before || factsKey(before.facts as Facts) !== factsKey(facts))
  await insertConclusion(trx, { runId: run.id, cause, snapshot, readAt: isNews ? null : now })
  const after = await changeProject(trx, row.id, {
    ...checked,
    run_id: run.id,
    severity: state === 'done' ? (walk.end?.severity ?? null) : null,
  })
  if (before && before.closed_at === null) await deleteRuns(trx, row.user_id, [before.id], ['risk-project'])
  return after
}

function saysTheSame(before: ConclusionRow, row: ProjectRow, { facts, given, snapshot }: Evaluation): boolean {
  return (
    before.graph_hash === row.graph_hash &&
    canonical(before.input) === canonical(inputOf(row)) &&
    canonical(before.given) === canonical(given) &&
    factsKey(before.facts as Facts) === factsKey(facts) &&
    grounds(before.snapshot as ProjectSnapshot) === grounds(snapshot)
  )
}

/** What a snapshot says besides the facts, without the dates of editions and the scores. */
function grounds({ lists: _lists, regulations: _regulations, partners, ...rest }: ProjectSnapshot): string {
  return canonical({
    ...rest,
    partners: partners.map(({ screningNum: _count, topScore: _score, ...partner }) => partner),
  })
}

/** The day is not compared: it is told by what it changes. */
function factsKey(facts: Facts): string {
  const { asOf, ...rest } = facts
  return canonical({ ...rest, 'asOf.stayEnded': typeof asOf === 'string' && asOf >= '2026-11-10' })
}

function inputOf({ id, name, item, eccn, value }: ProjectRow): Record<string, string> {
  return { projectId: String(id), name, item, ...(eccn && { eccn }), ...(value && { value }) }
}

/** JSON with the fields of every object in one order: the database keeps none. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
