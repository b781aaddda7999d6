// The product in a container, where Elasticsearch and Postgres are other containers: the API, and beside it, once, the
// lists that are not there yet. Without the launcher, since there is nothing to install or to start.
import { spawn } from 'node:child_process'

const api = spawn(process.execPath, ['api/src/main.ts'], { stdio: 'inherit' })
const lists = spawn(process.execPath, ['ingest/src/cli.ts', 'first-load'], { stdio: 'inherit' })

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    api.kill(signal)
    lists.kill(signal)
  })
}
// Lists that cannot be had are told in the log and on the page; only the API's end is the container's end.
api.on('exit', (code) => process.exit(code ?? 1))
