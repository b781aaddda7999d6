import { asksForHelp, help, readCall, usage } from '@qingdan/screening/cli/call.ts'
import { readEnvironmentFile } from '../environment.mjs'
import { root } from '../house.mjs'
import { printFailure } from '../messages.mjs'
import { runBesideServices } from '../product/beside-services.mjs'
import { sayOnStderr } from '../progress.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'

const args = process.argv.slice(2)

listenForStop()
readEnvironmentFile()
sayOnStderr()
try {
  process.exitCode = asksForHelp(args)
    ? sayHelp()
    : readCall(args, '.')
      ? await runBesideServices([`${root}/screening/src/cli/main.ts`, ...args])
      : sayUsage()
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  process.exitCode = 1
}
process.exit()

function sayHelp() {
  console.log(help)
  return 0
}

function sayUsage() {
  console.error(usage)
  return 2
}
