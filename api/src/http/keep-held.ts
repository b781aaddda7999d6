import { setTimeout as wait } from 'node:timers/promises'

const everyMillis = 20_000

/**
 * Reads held values at the start and soon after each publish, so that no request waits for texts to be read and
 * indexed. What cannot be read now is read by the request that needs it, which reports the error. Runs until `signal`
 * is aborted.
 */
export async function keepHeld(reads: readonly (() => Promise<unknown>)[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const read of reads) {
      if (!signal.aborted) await read().catch(() => undefined)
    }
    await wait(everyMillis, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
