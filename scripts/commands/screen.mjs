import { asksForHelp, help, readCall, usage } from '@qingdan/screening/cli/call.ts'
import { readEnvironmentFile } from '../environment.mjs'
import { printFailure } from '../messages.mjs'
import { runWithServices } from '../product/run-with-services.mjs'
import { reportOnStderr } from '../progress.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'
import { root } from '../workspace-dirs.mjs'

const args = process.argv.slice(2)

listenForStop()
readEnvironmentFile()
reportOnStderr()
try {
  process.exitCode = asksForHelp(args)
    ? printHelp()
    : readCall(args, '.')
      ? await runWithServices([`${root}/screening/src/cli/main.ts`, ...args])
      : printUsage()
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  process.exitCode = 1
}
process.exit()

function printHelp() {
  console.log(help)
  return 0
}

function printUsage() {
  console.error(usage)
  return 2
}
