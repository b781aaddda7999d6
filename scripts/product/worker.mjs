import { closeSync, mkdirSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { printFailure } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'

/** If the worker ends unexpectedly, it is started again after this time, milliseconds. */
const pause = 5_000

/**
 * Keeps the worker running, which makes PDFs and workbooks and cleans up.
 * @param {{ env: NodeJS.ProcessEnv, logs: string, isWatching?: boolean, onStart: () => void }} options
 */
export function keepWorker({ env, logs, isWatching = false, onStart }) {
  mkdirSync(logs, { recursive: true })
  const stopping = new AbortController()
  let child = start()

  function start() {
    const log = isWatching ? undefined : openSync(`${logs}/worker.log`, 'a')
    const flags = isWatching ? ['--watch', '--watch-preserve-output'] : []
    const started = startNode([...flags, `${root}/api/src/worker.ts`], { env, ...(log !== undefined && { log }) })
    if (log !== undefined) closeSync(log)
    return started
  }

  async function follow() {
    for (;;) {
      const code = await child.ended
      if (stopping.signal.aborted) return
      reportProgress(`The worker ended with ${code}; it is started again`)
      await sleep(pause, undefined, { ref: false })
      if (stopping.signal.aborted) return
      child = start()
      onStart()
    }
  }
  follow().catch(printFailure)

  return {
    pid: () => child.pid,
    stop: async () => {
      stopping.abort()
      await child.stop()
    },
  }
}
