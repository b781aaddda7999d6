import { environment } from '../environment.mjs'
import { productDatabase, startServices } from '../services/services.mjs'
import { untilStopped } from '../stopping.mjs'
import { userDirs } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'

const asksForHelp = new Set(['--help', '-h'])

/**
 * Starts the services, or uses those of a running `npm start`, and runs a program with them until it ends or is
 * stopped. Help is printed without them.
 * @param {string[]} command program and arguments
 * @param {NodeJS.ProcessEnv} [more] environment in addition to the addresses of the services
 * @returns {Promise<number>} exit code
 */
export async function runWithServices(command, more = {}) {
  if (command.some((argument) => asksForHelp.has(argument))) return startNode(command, { env: more }).ended
  const given = { elasticsearchUrl: environment['ELASTICSEARCH_URL'], databaseUrl: environment['DATABASE_URL'] }
  const services = await startServices(userDirs, given)
  try {
    const env = {
      ...more,
      ELASTICSEARCH_URL: services.elasticsearchUrl,
      DATABASE_URL: await productDatabase(services, given.databaseUrl),
    }
    const child = startNode(command, { env })
    const code = await Promise.race([child.ended, untilStopped()])
    await child.stop()
    return code ?? 1
  } finally {
    await services.release()
  }
}
