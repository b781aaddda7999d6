import { environment, readEnvironmentFile } from '../environment.mjs'
import { root, userHouse } from '../house.mjs'
import { printFailure, Trouble, troubles } from '../messages.mjs'
import { runBesideServices } from '../product/beside-services.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'

const usage =
  'npm run ingest -- <source|all|status|events|rollback <source>|explain <subject>|schedule|demo|first-load|rebuild-index|rollback-index> [--date YYYY-MM-DD] [--force]'
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

/** @returns {Promise<number>} exit code */
function ingest() {
  return runBesideServices([`${root}/ingest/src/cli.ts`, ...args], {
    DATA_DIR: environment['DATA_DIR'] ?? `${userHouse.local}/data`,
  })
}
