import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { environment } from '../environment.mjs'
import { printFailure } from '../messages.mjs'
import { pinnedNode, root } from '../workspace-dirs.mjs'
import { install, isInstalled } from './install.mjs'
import { checkMachine } from './preflight.mjs'

/**
 * First steps of every command, on any Node from version 20: check the machine, install, and continue in
 * `scripts/commands/<command>.mjs` under the pinned Node. Ends this process with the command's exit code.
 * @param {string} command
 */
export async function enter(command) {
  try {
    checkMachine(root, isInstalled())
    mkdirSync(`${root}/.local`, { recursive: true, mode: 0o755 })
    await install()
    process.exitCode = await goOn(command)
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  }
}

/** @param {string} command @returns {Promise<number>} */
function goOn(command) {
  const file = `${root}/scripts/commands/${command}.mjs`
  return new Promise((resolve, reject) => {
    // The ipc channel closes when this process dies, even by kill -9; the command then stops cleanly.
    const child = spawn(pinnedNode, [file, ...process.argv.slice(2)], {
      cwd: root,
      // Node compiles TypeScript at every start; with a cache a command starts in half the time.
      env: { NODE_COMPILE_CACHE: `${root}/.local/compiled`, ...environment },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => child.kill(signal))
    }
    if (environment['npm_lifecycle_event']) whenParentEnds(() => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * A signal to npm ends npm and its shell, but not this process, which only sees that its parent changed.
 * @param {() => void} stop
 */
function whenParentEnds(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
  timer.unref()
}
