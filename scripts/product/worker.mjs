import { closeSync, mkdirSync, openSync } from 'node:fs'
import { reportProgress } from '../progress.mjs'
import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'
import { keepRunning } from './keep-running.mjs'

const pause = 5_000

/**
 * Keeps the worker running, which makes PDFs and workbooks and cleans up.
 * @param {{ env: NodeJS.ProcessEnv, logs: string, isWatching?: boolean, onStart: (pid: number) => void }} options
 */
export function keepWorker({ env, logs, isWatching = false, onStart }) {
  mkdirSync(logs, { recursive: true })
  const start = () => {
    const log = isWatching ? undefined : openSync(`${logs}/worker.log`, 'a')
    const flags = isWatching ? ['--watch', '--watch-preserve-output'] : []
    const child = startNode([...flags, `${root}/api/src/worker.ts`], { env, ...(log !== undefined && { log }) })
    if (log !== undefined) closeSync(log)
    onStart(child.pid)
    return child
  }
  const onEnd = (/** @type {number | Error} */ code) =>
    reportProgress(`The worker ended with ${code}; it is started again`)
  return keepRunning(start, { pauseAfter: () => pause, onEnd })
}
