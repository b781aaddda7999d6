import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'

/** Tasks of the pool's test. */
export async function pause(millis: number): Promise<number> {
  await wait(millis)
  return threadId
}

export async function fail(): Promise<number> {
  throw new Error('broken')
}
