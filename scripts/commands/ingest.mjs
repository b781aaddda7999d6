import { environment, readEnvironmentFile } from '../environment.mjs'
import { messages, printFailure, UserFacingError } from '../messages.mjs'
import { runWithServices } from '../product/run-with-services.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'
import { root, userDirs } from '../workspace-dirs.mjs'

const usage =
  'npm run ingest -- <source|all|status|events|notices|notice <file> --url <address>|publish-notices|rollback <source>|explain <subject>|check <list|all>|schedule|first-load|rebuild-index|rollback-index> [--date YYYY-MM-DD] [--force]'
const args = process.argv.slice(2)

listenForStop()
readEnvironmentFile()
try {
  process.exitCode = args.length === 0 ? printUsage() : await ingest()
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  process.exitCode = 1
}
process.exit()

function printUsage() {
  printFailure(new UserFacingError(messages.usage(usage)))
  return 2
}

/** @returns {Promise<number>} exit code */
function ingest() {
  return runWithServices([`${root}/ingest/src/cli.ts`, ...args], {
    DATA_DIR: environment['DATA_DIR'] ?? `${userDirs.local}/data`,
  })
}
