import type { Client } from '@elastic/elasticsearch'
import { createScreener } from '@qingdan/screening/screener.ts'

export interface Question {
  name: string
  /** Id of the expected subject. */
  subjectId: string
  /** False for a subject that is on no list now, or only in a register. */
  isListed: boolean
  /** Lowest score of an answer; if absent, the default of every search. */
  minScore?: number
  /** Asked among these subjects only. */
  among?: readonly string[]
}

export interface Answer {
  /** Subjects with the highest score, in order; equal names share the first place. */
  first: string[]
  /** True when fewer than ten subjects score higher than the expected one. */
  isAmongFirst: boolean
}

const firstOnes = 10
/** Number of questions per batch. */
const roundSize = 8
/** Questions of one screener, so that its cached documents are freed afterwards; 64 took 17 MB more and no less time. */
const perScreener = 24

/**
 * Runs the questions as `askIndex`, among the most promising candidates only; those whose answer is not good are asked as a
 * search asks.
 */
export async function askBriefly<Asked extends Question>(
  engine: Client,
  index: string,
  questions: readonly Asked[],
  mostCandidates: number,
  isGood: (answer: Answer, question: Asked) => boolean,
): Promise<Answer[]> {
  const answers = await askIndex(engine, index, questions, mostCandidates)
  const open = questions.flatMap((question, at) => (isGood(answers[at] as Answer, question) ? [] : [at]))
  const again = await askIndex(
    engine,
    index,
    open.map((at) => questions[at] as Asked),
  )
  for (const [place, at] of open.entries()) answers[at] = again[place] as Answer
  return answers
}

/** Runs the questions against one version of the index as a search does, in order; `mostCandidates` as `createScreener` takes it. */
export async function askIndex(
  engine: Client,
  index: string,
  questions: readonly Question[],
  mostCandidates?: number,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const open = () => createScreener({ engine, alias: index }, 0, { mostCandidates })
  let screener = open()
  for (let from = 0; from < questions.length; from += roundSize) {
    const round = questions.slice(from, from + roundSize)
    if (from > 0 && from % perScreener === 0) screener = open()
    const found = await screener.screenBatch(
      round.map(({ name, isListed, minScore, among: ids }) => {
        return { name, type: null, includeOffline: !isListed, minScore, ids }
      }),
    )
    answers.push(
      ...round.map(({ subjectId }, at): Answer => {
        const rows = found[at]?.rows ?? []
        const own = rows.find((row) => row.id === subjectId)
        const better = own === undefined ? 0 : rows.filter((row) => row.score > own.score).length
        const first = rows.filter((row) => row.score === rows[0]?.score).map((row) => row.id)
        return { first, isAmongFirst: own !== undefined && better < firstOnes }
      }),
    )
  }
  return answers
}
