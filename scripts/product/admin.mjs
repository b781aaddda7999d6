import { environment, readEnvironmentFile } from '../environment.mjs'
import { root } from '../house.mjs'
import { printFailure } from '../messages.mjs'
import { sayOnStderr } from '../progress.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'
import { runBesideServices } from './beside-services.mjs'

/** Runs the command line of administrators beside the services, and ends this process with its exit code. @param {string[]} args */
export async function runAdmin(args) {
  listenForStop()
  readEnvironmentFile()
  sayOnStderr()
  try {
    process.exitCode = await runBesideServices([`${root}/api/src/cli.ts`, ...args], { APP_MODE: mode() })
  } catch (error) {
    if (!(error instanceof Stopped)) printFailure(error)
    process.exitCode = 1
  }
  process.exit()
}

/** A database that is pointed to may be anybody's: demo users come into it only by word. */
function mode() {
  return environment['APP_MODE'] ?? (environment['DATABASE_URL'] ? 'production' : 'development')
}
