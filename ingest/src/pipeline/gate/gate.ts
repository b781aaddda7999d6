import type { IngestContext } from '../../ingest-context.ts'
import type { Build, LiveVersion } from '../index/index-versions.ts'
import { compareCounts } from './gate-counts.ts'
import { askBriefly, askIndex, type Question } from './gate-questions.ts'
import { type GoldenQuestion, readGoldenQueries } from './golden-queries.ts'
import { sampleSubjects } from './sample-subjects.ts'

/** A name brings its own subject with the first candidates; 60 took seconds, for the names of subjects that nobody asked for. */
const candidatesOfOwnName = 20
const candidatesOfGolden = 60
/** Part of the sampled names that may be missed when there is no earlier version to compare with. */
const maxMissedShare = 0.05
/** The changed subjects of a copy may be few, and ships of one name: a third of them may be missed, but no more than these. */
const mostMissedOfCopy = 3
const maxMissedShareOfCopy = 1 / 3

export interface GateReport {
  /** Reasons why the new version must not serve; empty if it may. */
  reasons: string[]
  /** What was checked, counted. */
  checks: { names: number; missed: number; golden: number }
}

/** The gate refused the new version; the old one continues to serve. The message says why. */
export class Refused extends Error {}

/** Throws `Refused` with the first reasons if a version must not serve. */
export async function refuseUnfit(
  context: IngestContext,
  build: Build,
  live: LiveVersion | null,
  changed: readonly string[] | null,
): Promise<void> {
  const { reasons } = await checkVersion(context, build, live, changed)
  if (reasons.length > 0) throw new Refused(`${reasons.slice(0, 5).join('; ')}${reasons.length > 5 ? '; …' : ''}`)
}

/**
 * Checks a version before it serves, against the stored data and against the live version: counts by list and type,
 * known subjects by name and alias, and golden queries. A search that the live version answers no better is no reason
 * to refuse. `changed`: the subjects in which a copy differs from the live version; null for a whole build.
 */
export async function checkVersion(
  context: IngestContext,
  build: Build,
  live: LiveVersion | null,
  changed: readonly string[] | null = null,
): Promise<GateReport> {
  const reasons = await compareCounts(context, build, live)
  // A version with another index format cannot be searched by this code.
  const before = live?.isOfThisFormat ? live.name : null
  const names = await checkNames(context, build, before, changed)
  const golden = await checkGolden(context, build, before, changed)
  return {
    reasons: [...reasons, ...names.reasons, ...golden.reasons],
    checks: { names: names.asked, missed: names.missed, golden: golden.asked },
  }
}

/** Stored subjects are among the first ten results for their own names. */
async function checkNames(
  context: IngestContext,
  build: Build,
  before: string | null,
  changed: readonly string[] | null,
) {
  const questions = await sampleSubjects(context.db, build, changed)
  const find = (index: string, asked: readonly Question[]) =>
    askBriefly(context.engine, index, asked, candidatesOfOwnName, ({ isAmongFirst }) => isAmongFirst)
  const answers = await find(build.name, questions)
  const missed = questions.filter((_, at) => !answers[at]?.isAmongFirst)
  const earlier = before === null ? [] : await find(before, missed)
  const lost = missed.filter((_, at) => earlier[at]?.isAmongFirst)
  const reasons = lost.map((question) => `${question.subjectId} is no longer found by ${quote(question)}`)
  if (lost.length === 0 && missed.length > mayBeMissed(questions.length, changed !== null)) {
    const [first] = missed
    reasons.push(
      `${missed.length} of ${questions.length} names do not find their subject, such as ${first && quote(first)} of ${first?.subjectId}`,
    )
  }
  return { reasons, asked: questions.length, missed: missed.length }
}

/** How many of the names asked for may be missed. */
function mayBeMissed(asked: number, isCopy: boolean): number {
  const few = isCopy ? Math.min(mostMissedOfCopy, Math.floor(asked * maxMissedShareOfCopy)) : 0
  return Math.max(1, few, asked * maxMissedShare)
}

/** The golden queries still have their expected first answer. */
async function checkGolden(
  context: IngestContext,
  build: Build,
  before: string | null,
  changed: readonly string[] | null,
) {
  const golden = await readGoldenQueries(context)
  const queries = changed === null ? golden : await affectedBy(context, build, golden, changed)
  const answers = await askBriefly(context.engine, build.name, queries, candidatesOfGolden, ({ first }, query) =>
    isExpected(query, first),
  )
  const wrong = queries.flatMap((query, at) => {
    const { first = [] } = answers[at] ?? {}
    return isExpected(query, first) ? [] : [{ query, first }]
  })
  // Without a live version there is nothing that could continue to serve.
  if (before === null) return { reasons: [], asked: golden.length }
  const earlier = await askIndex(
    context.engine,
    before,
    wrong.map(({ query }) => query),
  )
  const reasons = wrong.flatMap(({ query, first }, at) =>
    earlier[at]?.first[0] === first[0]
      ? []
      : [`${quote(query)} answers ${first[0] ?? 'nobody'} first, not ${query.subjectId} as expected`],
  )
  return { reasons, asked: golden.length }
}

/**
 * The golden queries that a copy may answer otherwise than the live version: an expected subject is among the changed
 * ones, or one of them comes before it. For all others the documents that count are those of the live version.
 */
async function affectedBy(
  { engine }: IngestContext,
  build: Build,
  golden: readonly GoldenQuestion[],
  changed: readonly string[],
): Promise<GoldenQuestion[]> {
  const isChanged = new Set(changed)
  const among = golden.map((query) => ({ ...query, among: [...changed, query.subjectId, ...query.accepted] }))
  const answers = await askIndex(engine, build.name, among)
  return golden.filter((query, at) => {
    const isOfChanged = isChanged.has(query.subjectId) || query.accepted.some((id) => isChanged.has(id))
    return isOfChanged || !isExpected(query, answers[at]?.first ?? [])
  })
}

function isExpected({ subjectId, accepted }: GoldenQuestion, first: readonly string[]): boolean {
  return first.some((id) => id === subjectId || accepted.includes(id))
}

function quote({ name }: Question): string {
  return `"${name}"`
}
