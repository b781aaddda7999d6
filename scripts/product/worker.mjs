import { closeSync, openSync } from 'node:fs'
import { messages, notes, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { beginLog, logFile } from '../services/logs.mjs'
import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'
import { keepRunning, pauseWithoutLimit } from './keep-running.mjs'

const mostWorkers = 16

/** How many are asked for; one unless told. @param {string | undefined} given */
export function countOfWorkers(given) {
  if (given === undefined) return 1
  const count = Number(given)
  if (!Number.isInteger(count) || count < 1 || count > mostWorkers)
    throw new UserFacingError(messages.workers(given, mostWorkers))
  return count
}

/**
 * Keeps workers running, which screen files, make PDFs and workbooks and clean up. They are called worker, worker-2 and so on, as are
 * their logs.
 * @param {{ count: number, env: NodeJS.ProcessEnv, logs: string, isWatching: boolean, onStart: (pids: Record<string, number>) => void }} options
 */
export function keepWorkers({ count, ...options }) {
  const names = Array.from({ length: count }, (_, at) => (at === 0 ? 'worker' : `worker-${at + 1}`))
  const kept = names.map((name) => keepWorker(name, options))
  return { stop: async () => void (await Promise.all(kept.map(({ stop }) => stop()))) }
}

/** @param {string} name @param {Omit<Parameters<typeof keepWorkers>[0], 'count'>} options */
function keepWorker(name, { env, logs, isWatching, onStart }) {
  const file = logFile({ logs }, name)
  const start = () => {
    beginLog(logs, file)
    const log = isWatching ? undefined : openSync(file, 'a')
    const flags = isWatching ? ['--watch', '--watch-preserve-output'] : []
    const child = startNode([...flags, `${root}/api/src/worker.ts`], { env, ...(log !== undefined && { log }) })
    if (log !== undefined) closeSync(log)
    onStart({ [name]: child.pid })
    return child
  }
  const onEnd = (/** @type {import('./keep-running.mjs').End} */ { pause }) =>
    reportProgress(notes.workerDied(pause ?? 0, file))
  return keepRunning(start, { pauseAfter: pauseWithoutLimit, onEnd })
}
