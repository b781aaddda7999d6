import { environment, readEnvironmentFile } from '../environment.mjs'
import { root, userHouse } from '../house.mjs'
import { printFailure, Trouble, troubles } from '../messages.mjs'
import { startNode } from '../product/child.mjs'
import { productDatabase, startServices } from '../services/services.mjs'
import { listenForStop, Stopped, untilStopped } from '../stopping.mjs'

const usage =
  'npm run ingest -- <source|all|demo|first-load|rebuild-index|rollback-index|status> [--date YYYY-MM-DD] [--force]'
const args = process.argv.slice(2)

listenForStop()
readEnvironmentFile()
try {
  process.exitCode = args.length === 0 ? sayUsage() : await ingest()
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  process.exitCode = 1
}
process.exit()

function sayUsage() {
  printFailure(new Trouble(troubles.usage(usage)))
  return 2
}

/** Brings the services up, or joins those of a running `npm start`, and does what was asked. @returns {Promise<number>} exit code */
async function ingest() {
  const given = { elasticsearchUrl: environment['ELASTICSEARCH_URL'], databaseUrl: environment['DATABASE_URL'] }
  const services = await startServices(userHouse, given)
  try {
    const env = {
      ELASTICSEARCH_URL: services.elasticsearchUrl,
      DATABASE_URL: await productDatabase(services, given.databaseUrl),
      DATA_DIR: environment['DATA_DIR'] ?? `${userHouse.local}/data`,
    }
    const child = startNode([`${root}/ingest/src/cli.ts`, ...args], { env })
    const code = await Promise.race([child.ended, untilStopped()])
    await child.stop()
    return code ?? 1
  } finally {
    await services.release()
  }
}
