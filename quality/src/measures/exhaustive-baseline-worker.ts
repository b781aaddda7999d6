import { parentPort, workerData } from 'node:worker_threads'
import { createComparer, prepareQuery } from '@qingdan/matching/score.ts'
import type { BaselineAnswer, BaselineTask } from './exhaustive-baseline.ts'

/** Scores every subject of the given type: the ideal result for the candidates. */
const comparer = createComparer()
const { subjects, queries }: BaselineTask = workerData
const answers: BaselineAnswer[] = queries.map(({ name, type }) => {
  const prepared = prepareQuery(name, type)
  let best = 0
  let ids: string[] = []
  for (const subject of subjects) {
    if (subject.type !== type) continue
    const { score } = comparer.scoreNames(prepared, subject.names, subject.type)
    if (score < best || score === 0) continue
    if (score > best) ids = []
    best = score
    ids.push(subject.id)
  }
  return { best, ids }
})
parentPort?.postMessage(answers)
