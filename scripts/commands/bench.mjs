import { measureFirstStart } from '../bench/first-start.mjs'
import { listDate, measureLists, measureOfac, measureRegulations } from '../bench/ingest.mjs'
import { hanNames, listedIds, listedNames } from '../bench/names.mjs'
import { measureProduct } from '../bench/product.mjs'
import {
  measureCompare,
  measureContainment,
  measureExport,
  measureMillion,
  measureScreen,
  measureWatched,
  measureWorstInputs,
} from '../bench/programs.mjs'
import { areAllReached, report } from '../bench/rows.mjs'
import { dirs, indexPrefix } from '../bench/workspace.mjs'
import { messages, printFailure, UserFacingError } from '../messages.mjs'
import { expectedListsFolder, realListsFolder } from '../product/real-lists.mjs'
import { buildWeb } from '../product/web.mjs'
import { lockWorkspace } from '../services/lock-workspace.mjs'
import { makeDatabase } from '../services/postgres.mjs'
import { clearWorkspace, productDatabase, startServices } from '../services/services.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'

listenForStop()
try {
  const lists = realListsFolder()
  if (!lists) throw new UserFacingError(messages.noRealLists(expectedListsFolder))
  lockWorkspace(dirs)
  await clearWorkspace(dirs)
  await buildWeb()
  await measureFirstStart()
  const { names, subjects } = await measureIngest(lists)
  await measureProduct(names, subjects)
  await report(listDate, process.argv.includes('--write'))
  process.exitCode = areAllReached() ? 0 : 1
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  process.exitCode = 1
}
await clearWorkspace(dirs)
process.exit()

/**
 * Returns names and ids from all over the lists.
 * @param {string} lists
 * @returns {Promise<{ names: import('../bench/searches.mjs').SearchedNames, subjects: string[] }>}
 */
async function measureIngest(lists) {
  const services = await startServices(dirs, { elasticsearchUrl: undefined, databaseUrl: undefined })
  try {
    const databaseUrl = await productDatabase(services, undefined)
    const env = {
      ELASTICSEARCH_URL: services.elasticsearchUrl,
      DATABASE_URL: databaseUrl,
      DATA_DIR: `${dirs.local}/data`,
      SOURCE_MIRROR: lists,
      INDEX_PREFIX: indexPrefix,
    }
    const alone = await makeDatabase(services.databaseServerUrl, 'qingdan_ofac', { isFresh: true })
    await measureOfac({
      ...env,
      DATABASE_URL: alone,
      DATA_DIR: `${dirs.local}/data-ofac`,
      INDEX_PREFIX: 'qingdan-ofac',
    })
    const regulations = await makeDatabase(services.databaseServerUrl, 'qingdan_regulations', { isFresh: true })
    await measureRegulations({ ...env, DATABASE_URL: regulations, DATA_DIR: `${dirs.local}/data-regulations` })
    await measureLists(lists, env)
    const listed = await listedNames(databaseUrl)
    await measureCompare(env)
    await measureContainment(env)
    await measureScreen(listed, env)
    await measureExport(env)
    await measureWorstInputs(env)
    if (process.argv.includes('--million')) {
      await measureMillion(env)
      await measureWatched(env)
    }
    // One party is listed as "K", but a search needs two characters.
    const searched = listed.filter((name, index) => index % 3 === 0 && name.trim().length >= 2)
    const names = { listed: searched, ...(await hanNames(services.elasticsearchUrl)) }
    return { names, subjects: await listedIds(databaseUrl) }
  } finally {
    await services.release()
  }
}
