import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { environment } from '../environment.mjs'
import { pinnedNode, root } from '../workspace-dirs.mjs'

const followParent = new URL('./follow-parent.mjs', import.meta.url).href

/**
 * A running program of the product. `ended` resolves with its exit code (128 after a signal).
 * @typedef {{ pid: number, ended: Promise<number>, stop: () => Promise<void> }} Child
 */

/**
 * Starts one of the product's own programs under the pinned Node, in its own process group, so that Ctrl-C reaches
 * only the launcher, which then stops everything in order.
 * @param {string[]} args file and arguments, after Node's own flags
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, log?: number, onLine?: (line: string) => void }} options
 *   `log`: an open file for the output; `onLine`: takes the output line by line; neither: the terminal
 * @returns {Child}
 */
export function startNode(args, { env, cwd = root, log, onLine }) {
  const output = log ?? (onLine ? 'pipe' : 'inherit')
  const child = spawn(pinnedNode, ['--import', followParent, ...args], {
    cwd,
    env: { ...environment, ...env },
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  })
  if (onLine) for (const stream of [child.stdout, child.stderr]) readLines(stream, onLine)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 128))
  })
  return { pid: child.pid ?? 0, ended, stop: () => stop(child, ended) }
}

/** @param {import('node:stream').Readable | null} stream @param {(line: string) => void} onLine */
function readLines(stream, onLine) {
  if (stream) createInterface({ input: stream }).on('line', onLine)
}

/** @param {import('node:child_process').ChildProcess} child @param {Promise<number>} ended */
async function stop(child, ended) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  signalGroup(child.pid, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child.pid ?? 0, 'SIGKILL'), 15_000)
  await ended
  clearTimeout(timer)
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
