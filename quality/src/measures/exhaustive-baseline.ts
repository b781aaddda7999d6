import { Worker } from 'node:worker_threads'
import type { ListedName, PartyKind } from '@qingdan/matching/model.ts'

/** The best subjects of the whole corpus for each query, found by scoring all of it in its own thread. */
export interface BaselineTask {
  subjects: { id: string; type: PartyKind; names: ListedName[] }[]
  queries: { name: string; type: PartyKind }[]
}

export interface BaselineAnswer {
  /** 0 if nothing is similar. */
  best: number
  /** All subjects with that score. */
  ids: string[]
}

export function scoreExhaustively(task: BaselineTask): Promise<BaselineAnswer[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./exhaustive-baseline-worker.ts', import.meta.url), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the thread ended with ${code} before its answer`)))
  })
}
