// The product in a container, where Elasticsearch and Postgres are other containers: the API, and beside it the lists, loaded
// where they are not there yet and then kept current. Without the launcher, since there is nothing to install or to start.
import { spawn } from 'node:child_process'

const api = spawn(process.execPath, ['api/src/main.ts'], { stdio: 'inherit' })
let lists = startLists('first-load')
let isStopping = false

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isStopping = true
    api.kill(signal)
    lists.kill(signal)
  })
}
// Lists that cannot be had are told in the log and on the page; only the API's end is the container's end.
api.on('exit', (code) => process.exit(code ?? 1))

/** One after the other: a scheduler that ended by itself is started again after a minute. @param {'first-load' | 'schedule'} command */
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
