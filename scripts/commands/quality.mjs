import { parseArgs } from 'node:util'
import { environment, readEnvironmentFile } from '../environment.mjs'
import { messages, printFailure, UserFacingError } from '../messages.mjs'
import { startNode } from '../product/child.mjs'
import {
  checkFigures,
  loadMeasuredLists,
  measure,
  measureOverEveryList,
  reportOf,
  writeReport,
} from '../product/quality.mjs'
import { realListsFolder } from '../product/real-lists.mjs'
import { reportProgress } from '../progress.mjs'
import { makeDatabase } from '../services/postgres.mjs'
import { startServices } from '../services/services.mjs'
import { listenForStop, Stopped, throwIfStopped } from '../stopping.mjs'
import { root, userDirs } from '../workspace-dirs.mjs'

const usage = 'npm run quality [-- --write | --check] [--no-lists]'
const indexPrefix = 'qingdan-quality'
const everyListPrefix = 'qingdan-quality-all'

listenForStop()
readEnvironmentFile()
try {
  process.exitCode = await run(readOptions())
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  process.exitCode = 1
}
process.exit()

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { write: { type: 'boolean' }, check: { type: 'boolean' }, lists: { type: 'boolean', default: true } },
      allowNegative: true,
    })
    return values
  } catch (error) {
    throw new UserFacingError(messages.usage(usage), error)
  }
}

/** @param {ReturnType<typeof readOptions>} options @returns {Promise<number>} exit code */
async function run({ write, check, lists }) {
  const folder = realListsFolder()
  const { figures, text } = lists && folder ? await withLists(folder) : await reportOf(await measure(null), null)
  console.log(`\n${text}`)
  if (write) await writeReport(text, figures)
  if (!check) return 0
  const { passed, failed } = await checkFigures(figures)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** Loads the lists into separate databases and indices, which are kept for the next run. @param {string} folder */
async function withLists(folder) {
  const given = { elasticsearchUrl: environment['ELASTICSEARCH_URL'], databaseUrl: environment['DATABASE_URL'] }
  const services = await startServices(userDirs, given)
  try {
    const env = {
      ELASTICSEARCH_URL: services.elasticsearchUrl,
      DATABASE_URL: await makeDatabase(services.databaseServerUrl, 'qingdan_quality', { isFresh: false }),
      INDEX_PREFIX: indexPrefix,
      DATA_DIR: `${userDirs.local}/data/quality`,
      SOURCE_MIRROR: folder,
    }
    await loadMeasuredLists(env)
    const measured = await measure({ elasticsearchUrl: services.elasticsearchUrl, alias: `${indexPrefix}-subjects` })
    return await reportOf(measured, await withEveryList(services, folder))
  } finally {
    await services.release()
  }
}

/**
 * The newest edition of every list, in an index that the present code builds: unchanged lists would keep the old one.
 * @param {Awaited<ReturnType<typeof startServices>>} services
 * @param {string} folder
 */
async function withEveryList(services, folder) {
  const databaseUrl = await makeDatabase(services.databaseServerUrl, 'qingdan_quality_all', { isFresh: false })
  const env = {
    ELASTICSEARCH_URL: services.elasticsearchUrl,
    DATABASE_URL: databaseUrl,
    INDEX_PREFIX: everyListPrefix,
    DATA_DIR: `${userDirs.local}/data/quality-all`,
    SOURCE_MIRROR: folder,
  }
  for (const step of ['all', 'rebuild-index']) {
    throwIfStopped()
    reportProgress(`Every list: ${step}`)
    const code = await startNode([`${root}/ingest/src/cli.ts`, step], { env }).ended
    if (code !== 0) throw new Error(`${step} ended with ${code}`)
  }
  const alias = `${everyListPrefix}-subjects`
  return measureOverEveryList({ databaseUrl, elasticsearchUrl: services.elasticsearchUrl, alias }, 1)
}
