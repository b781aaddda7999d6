import { asksForHelp, help, readCall, usage } from '../../screening/src/cli/call.ts'
import { environment, readEnvironmentFile } from '../environment.mjs'
import { root, userHouse } from '../house.mjs'
import { printFailure } from '../messages.mjs'
import { startNode } from '../product/child.mjs'
import { sayOnStderr } from '../progress.mjs'
import { productDatabase, startServices } from '../services/services.mjs'
import { listenForStop, Stopped, untilStopped } from '../stopping.mjs'

const args = process.argv.slice(2)

listenForStop()
readEnvironmentFile()
sayOnStderr()
try {
  process.exitCode = asksForHelp(args) ? sayHelp() : readCall(args, '.') ? await screen() : sayUsage()
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

/** Brings the services up, or joins those of a running `npm start`, and screens. @returns {Promise<number>} exit code */
async function screen() {
  const given = { elasticsearchUrl: environment['ELASTICSEARCH_URL'], databaseUrl: environment['DATABASE_URL'] }
  const services = await startServices(userHouse, given)
  try {
    const env = {
      ELASTICSEARCH_URL: services.elasticsearchUrl,
      DATABASE_URL: await productDatabase(services, given.databaseUrl),
    }
    const child = startNode([`${root}/screening/src/cli/main.ts`, ...args], { env })
    const code = await Promise.race([child.ended, untilStopped()])
    await child.stop()
    return code ?? 1
  } finally {
    await services.release()
  }
}
