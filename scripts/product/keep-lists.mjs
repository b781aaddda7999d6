import { notes } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'
import { keepRunning, pauseWithoutLimit } from './keep-running.mjs'

const killed = 128

/**
 * Loads missing lists while the page already serves, then keeps them up to date.
 * @param {{ env: NodeJS.ProcessEnv, onStart: (pid: number) => void }} options
 */
export function keepLists({ env, onStart }) {
  const onLine = (/** @type {string} */ line) => reportProgress(`Lists: ${line}`)
  let command = 'first-load'
  const start = () => {
    const child = startNode([`${root}/ingest/src/cli.ts`, command], { env, onLine })
    onStart(child.pid)
    return child
  }
  const onEnd = (/** @type {import('./keep-running.mjs').End} */ { reason, pause }) => {
    if (reason === killed || command === 'schedule') reportProgress(notes.listsDied(pause ?? 0))
    else if (reason !== 0)
      reportProgress('Lists: loading failed; what was there stays. Try again with: npm run ingest -- all')
    if (reason !== killed) command = 'schedule'
  }
  return keepRunning(start, { pauseAfter: (recentEnds, run) => (run === 0 ? 0 : pauseWithoutLimit(recentEnds)), onEnd })
}
