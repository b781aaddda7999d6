import { closeSync, openSync } from 'node:fs'
import { notes } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { beginLog, logFile } from '../services/logs.mjs'
import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'
import { keepRunning, pauseWithoutLimit } from './keep-running.mjs'

/**
 * Keeps the worker running, which makes PDFs and workbooks and cleans up.
 * @param {{ env: NodeJS.ProcessEnv, logs: string, isWatching?: boolean, onStart: (pid: number) => void }} options
 */
export function keepWorker({ env, logs, isWatching = false, onStart }) {
  const start = () => {
    const file = logFile({ logs }, 'worker')
    beginLog(logs, file)
    const log = isWatching ? undefined : openSync(file, 'a')
    const flags = isWatching ? ['--watch', '--watch-preserve-output'] : []
    const child = startNode([...flags, `${root}/api/src/worker.ts`], { env, ...(log !== undefined && { log }) })
    if (log !== undefined) closeSync(log)
    onStart(child.pid)
    return child
  }
  const onEnd = (/** @type {import('./keep-running.mjs').End} */ { pause }) =>
    reportProgress(notes.workerDied(pause ?? 0, logFile({ logs }, 'worker')))
  return keepRunning(start, { pauseAfter: pauseWithoutLimit, onEnd })
}
