import type { Facts } from '@qingdan/guided-flows/model.ts'
import type { ProjectConclusion, ProjectFinding, ProjectHistoryEntry } from '../../../contract/guided/risk-project.ts'
import { toFactWords } from '../grounds.ts'
import type { WalkedRun } from '../run-service.ts'
import type { ConclusionRow } from './repository.ts'

/** A stored state of a project, replayed. */
export interface WalkedConclusion extends WalkedRun {
  row: ConclusionRow
}

/** The dated conclusion of a run; without a level while there is none. */
export function toConclusion({ row, walk }: Pick<WalkedRun, 'row' | 'walk'>): ProjectConclusion {
  const last = walk.end?.node ?? walk.open
  return {
    level: row.closed_at === null ? null : (walk.end?.severity ?? null),
    text: last?.zh ?? '',
    textEn: last?.en ?? '',
    date: String((row.facts as Facts)['asOf']),
  }
}

/** The conclusions of a project, the newest first, each with what is different from the one before. */
export function toHistory(walked: readonly WalkedConclusion[]): ProjectHistoryEntry[] {
  const ended = walked.filter(({ row }) => row.closed_at !== null)
  return ended.map((run, at): ProjectHistoryEntry => {
    const before = ended[at + 1]
    const [now, then] = [findingsOf(run), before ? findingsOf(before) : []]
    const without = (some: readonly ProjectFinding[], others: readonly ProjectFinding[]) =>
      some.filter(({ code }) => !others.some((one) => one.code === code))
    const [appeared, gone] = before ? [without(now, then), without(then, now)] : [[], []]
    return {
      recordId: String(run.row.id),
      conclusion: toConclusion(run),
      madeAt: run.row.begun_at.toISOString(),
      cause: run.row.cause,
      before: before ? toConclusion(before) : null,
      appeared,
      gone,
      why: before ? changesOf(before, run, appeared.length + gone.length > 0) : [],
      isRead: run.row.read_at !== null,
    }
  })
}

/** Findings on the way and, last, the conclusion. */
function findingsOf({ walk: { steps } }: WalkedRun): ProjectFinding[] {
  return steps.flatMap((step) =>
    'severity' in step
      ? [{ code: step.node.code, severity: step.severity, text: step.node.zh, textEn: step.node.en }]
      : [],
  )
}

/** Facts that differ, and answers of a person; the day only where nothing else explains a difference. */
function changesOf(before: WalkedRun, now: WalkedRun, isDifferent: boolean): ProjectHistoryEntry['why'] {
  const [then, facts] = [before.row.facts as Facts, now.row.facts as Facts]
  const names = [...new Set([...Object.keys(then), ...Object.keys(facts)])].toSorted()
  const changed = names.filter((name) => name !== 'asOf' && JSON.stringify(then[name]) !== JSON.stringify(facts[name]))
  const answers = answerChanges(before, now)
  const told = changed.length + answers.length === 0 && isDifferent ? ['asOf'] : changed
  return [
    ...told.map((name) => {
      const was = toFactWords(name, then[name], now.flow)
      const is = toFactWords(name, facts[name], now.flow)
      return {
        fact: is.name.zh,
        factEn: is.name.en,
        before: was.value.zh,
        beforeEn: was.value.en,
        after: is.value.zh,
        afterEn: is.value.en,
      }
    }),
    ...answers,
  ]
}

function answerChanges(before: WalkedRun, now: WalkedRun): ProjectHistoryEntry['why'] {
  const answersOf = ({ walk: { steps } }: WalkedRun) =>
    new Map(steps.flatMap((step) => ('by' in step && step.by === 'person' ? [[step.node.id, step] as const] : [])))
  const [then, given] = [answersOf(before), answersOf(now)]
  return [...new Set([...then.keys(), ...given.keys()])].flatMap((id) => {
    const [was, is] = [then.get(id), given.get(id)]
    if (was?.answer === is?.answer) return []
    const node = (is ?? was)?.node
    const [a, b] = [was, is].map((step) =>
      toFactWords('', step === undefined ? undefined : step.answer === 'yes', now.flow),
    )
    return [
      {
        fact: node?.zh ?? id,
        factEn: node?.en ?? id,
        before: a?.value.zh ?? '',
        beforeEn: a?.value.en ?? '',
        after: b?.value.zh ?? '',
        afterEn: b?.value.en ?? '',
      },
    ]
  })
}
