// The product in a container, with Elasticsearch and Postgres in other containers: the API, its worker, and the
// lists, which are loaded if missing and then kept up to date. It needs no launcher, because there is nothing to
// install or to start.
import { spawn } from 'node:child_process'

const api = spawn(process.execPath, ['api/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, JOB_RUNNER: 'worker' },
})
let worker = startWorker()
let lists = startLists('first-load')
let isStopping = false

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isStopping = true
    api.kill(signal)
    worker.kill(signal)
    lists.kill(signal)
  })
}
// Lists that cannot be loaded are reported in the log and on the page; only the end of the API ends the container.
api.on('exit', (code) => process.exit(code ?? 1))

/**
 * One after the other: a scheduler that ends unexpectedly is started again after a minute.
 * @param {'first-load' | 'schedule'} command
 */
function startLists(command) {
  const child = spawn(process.execPath, ['ingest/src/cli.ts', command], { stdio: 'inherit' })
  child.on('exit', () => {
    const again = () => {
      if (!isStopping) lists = startLists('schedule')
    }
    setTimeout(again, command === 'schedule' ? 60_000 : 0)
  })
  return child
}

/** Makes PDFs and workbooks and cleans up. Started again after five seconds if it ends unexpectedly. */
function startWorker() {
  const child = spawn(process.execPath, ['api/src/worker.ts'], { stdio: 'inherit' })
  child.on('exit', () => {
    setTimeout(() => {
      if (!isStopping) worker = startWorker()
    }, 5_000)
  })
  return child
}
