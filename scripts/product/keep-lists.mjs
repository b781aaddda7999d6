import { reportProgress } from '../progress.mjs'
import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'
import { keepRunning } from './keep-running.mjs'

const pause = 60_000
const stopped = 128

/**
 * Loads missing lists while the page already serves, then keeps them up to date.
 * @param {{ env: NodeJS.ProcessEnv, onStart: (pid: number) => void }} options
 */
export function keepLists({ env, onStart }) {
  const onLine = (/** @type {string} */ line) => reportProgress(`Lists: ${line}`)
  const start = (/** @type {number} */ run) => {
    const child = startNode([`${root}/ingest/src/cli.ts`, run === 0 ? 'first-load' : 'schedule'], { env, onLine })
    onStart(child.pid)
    return child
  }
  const onEnd = (/** @type {number | Error} */ code, /** @type {number} */ run) => {
    if (run === 0 && code !== 0 && code !== stopped)
      reportProgress('Lists: loading failed; what was there stays. Try again with: npm run ingest -- all')
  }
  return keepRunning(start, { pauseAfter: (run) => (run === 0 ? 0 : pause), onEnd })
}
