// The product in a container, with Elasticsearch and Postgres in other containers: the API, its worker, and the
// lists, which are loaded if missing and then kept up to date. It needs no launcher, because there is nothing to
// install or to start.
import { spawn } from 'node:child_process'
import { keepRunning } from './product/keep-running.mjs'

/** @param {string[]} args @returns {import('./product/keep-running.mjs').Program} */
function start(...args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, JOB_RUNNER: 'worker' } })
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended.catch(() => undefined) // It could not even be started.
  }
  return { ended, stop }
}

const api = start('api/src/main.ts')
const worker = keepRunning(() => start('api/src/worker.ts'), { pauseAfter: () => 5_000 })
const lists = keepRunning((run) => start('ingest/src/cli.ts', run === 0 ? 'first-load' : 'schedule'), {
  pauseAfter: (run) => (run === 0 ? 0 : 60_000),
})

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, api.stop)

// Lists that cannot be loaded are reported in the log and on the page; only the end of the API ends the container.
const code = await api.ended
await Promise.all([worker.stop(), lists.stop()])
process.exit(code)
