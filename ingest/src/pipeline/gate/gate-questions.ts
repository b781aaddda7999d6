import type { Client } from '@elastic/elasticsearch'
import { createScreener } from '@qingdan/screening/screener.ts'

export interface Question {
  name: string
  /** Who is expected. */
  subjectId: string
  /** False for a subject that is on no list any more, or only in a register. */
  isListed: boolean
  /** Answers below are not looked for; as in every search when absent. */
  minScore?: number
}

export interface Answer {
  /** Subjects that score highest, in their order; equal names share the first place. */
  first: string[]
  /** Fewer than ten others score higher than the expected subject. */
  isAmongFirst: boolean
}

const firstOnes = 10
/** Asked at once. Each round has a screener of its own: what it keeps of the documents goes with it (8 names look at some 2,000). */
const roundSize = 8

/** Asks one version of the index as a search would, in the order of the questions. */
export async function askIndex(engine: Client, index: string, questions: readonly Question[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < questions.length; from += roundSize) {
    const round = questions.slice(from, from + roundSize)
    const screener = createScreener({ engine, alias: index })
    const found = await screener.screenBatch(
      round.map(({ name, isListed, minScore }) => ({ name, type: null, includeOffline: !isListed, minScore })),
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
