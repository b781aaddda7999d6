import { appMode, environment, readEnvironmentFile } from '../environment.mjs'
import { printFailure } from '../messages.mjs'
import { reportOnStderr } from '../progress.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'
import { root, userDirs } from '../workspace-dirs.mjs'
import { runWithServices } from './run-with-services.mjs'
import { runningMode } from './running-mode.mjs'

/**
 * Runs the administrators' command line with the services, and ends this process with its exit code.
 * @param {string[]} args
 */
export async function runAdmin(args) {
  listenForStop()
  readEnvironmentFile()
  reportOnStderr()
  try {
    // A product that runs in this folder has the mode that it was started in.
    const mode = environment['APP_MODE'] ?? runningMode(userDirs) ?? appMode()
    process.exitCode = await runWithServices([`${root}/api/src/cli.ts`, ...args], { APP_MODE: mode })
  } catch (error) {
    if (!(error instanceof Stopped)) printFailure(error)
    process.exitCode = 1
  }
  process.exit()
}
