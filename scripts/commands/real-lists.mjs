import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { messages, printFailure, UserFacingError } from '../messages.mjs'
import { startNode } from '../product/child.mjs'
import { checkFigures, checkParties, loadMeasuredLists, measure, measureOverEveryList } from '../product/quality.mjs'
import { expectedListsFolder, realListsFolder } from '../product/real-lists.mjs'
import { differences, makeStarters, readEditions, starterFolder } from '../product/starter.mjs'
import { duration } from '../progress.mjs'
import { lockWorkspace } from '../services/lock-workspace.mjs'
import { makeDatabase } from '../services/postgres.mjs'
import { clearWorkspace, startTestServices } from '../services/services.mjs'
import { countTests } from '../stages/summary.mjs'
import { runVitest } from '../stages/vitest.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'
import { root, throwawayDirs } from '../workspace-dirs.mjs'

/**
 * Days of the two lists in order, with the known content of the publishers' files. On the first day of a list
 * everything is new.
 */
const replay = [
  { source: 'ofac-sdn', date: '2025-11-04', outcome: 'published', counts: { records: 18_264, added: 18_264 } },
  {
    source: 'ofac-sdn',
    date: '2025-11-19',
    outcome: 'published',
    counts: {
      ...{ records: 18_367, type01: 9_359, type02: 7_303, type03: 1_370, type04: 335 },
      ...{ added: 105, withdrawn: 2, modified: 2 },
    },
  },
  { source: 'ofac-sdn', date: '2025-11-19', outcome: 'unchanged', counts: {} },
  { source: 'un-sc', date: '2025-04-19', outcome: 'published', counts: { records: 877 } },
  {
    source: 'un-sc',
    date: '2026-08-01',
    outcome: 'published',
    counts: { records: 1_011, type01: 274, type02: 736, type03: 1, added: 152, withdrawn: 18 },
  },
]

/** The largest size of the starter editions together, bytes. */
const largestStarters = 15_000_000

/** Of the queries that are scored against every subject. */
const baselineEvery = 2
/** All 10,000 invented names take a quarter of an hour: `npm run quality` searches them. */
const sampledEvery = 10

const dirs = throwawayDirs('test')
let passed = 0
let failed = 0

listenForStop()
try {
  const folder = realListsFolder()
  if (!folder) throw new UserFacingError(messages.noRealLists(expectedListsFolder))
  lockWorkspace(dirs)
  await clearWorkspace(dirs)
  const services = await startTestServices(dirs, { elasticsearchUrl: undefined, databaseUrl: undefined })
  try {
    const env = {
      ELASTICSEARCH_URL: services.elasticsearchUrl,
      DATABASE_URL: await makeDatabase(services.databaseServerUrl, 'qingdan_real', { isFresh: true }),
      INDEX_PREFIX: 'qingdan-real',
      DATA_DIR: `${dirs.local}/data/real`,
      SOURCE_MIRROR: folder,
    }
    const index = { elasticsearchUrl: services.elasticsearchUrl, alias: `${env.INDEX_PREFIX}-subjects` }
    // Each is one program at work, and waits for the services now and then.
    const [{ figures }] = await Promise.all([
      measureTwoLists(services, folder),
      replayAndLoad(env),
      checkStarters(services, folder),
    ])
    const [everyList] = await Promise.all([
      measureOverEveryList({ ...index, databaseUrl: env.DATABASE_URL }, sampledEvery),
      testLoaded({ ...env, SHARED_DATA: folder }),
    ])
    await checkQuality([...figures, ...everyList.figures])
  } finally {
    await services.release()
    await clearWorkspace(dirs)
  }
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  failed++
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/**
 * Quality on the lists of the committed report, in a database and an index of its own.
 * @param {import('../services/services.mjs').Services} services @param {string} folder
 */
async function measureTwoLists({ elasticsearchUrl, databaseServerUrl }, folder) {
  const indexPrefix = 'qingdan-real-two'
  await loadMeasuredLists({
    ELASTICSEARCH_URL: elasticsearchUrl,
    DATABASE_URL: await makeDatabase(databaseServerUrl, 'qingdan_real_two', { isFresh: true }),
    INDEX_PREFIX: indexPrefix,
    DATA_DIR: `${dirs.local}/data/real-two`,
    SOURCE_MIRROR: folder,
  })
  return measure({ elasticsearchUrl, alias: `${indexPrefix}-subjects` }, baselineEvery)
}

/** @param {NodeJS.ProcessEnv} env */
async function replayAndLoad(env) {
  for (const step of replay) await load(step, env)
  await loadEveryList(env)
}

/** @param {import('@qingdan/quality/figures.ts').Figure[]} figures */
async function checkQuality(figures) {
  console.log('\n── quality of matching')
  for (const { name, value } of figures) console.log(`${name}: ${value.toFixed(4)}`)
  const checked = await checkFigures(figures)
  console.log(`${checked.passed} passed, ${checked.failed} failed`)
  passed += checked.passed
  failed += checked.failed
}

/** The newest edition of every list. @param {NodeJS.ProcessEnv} env */
async function loadEveryList(env) {
  console.log('\n── every list')
  const code = await startNode([`${root}/ingest/src/cli.ts`, 'all'], { env }).ended
  if (code !== 0) throw new Error(`ingest all ended with ${code}`)
}

/** What must hold for every subject of every list. @param {NodeJS.ProcessEnv} env */
async function testLoaded(env) {
  if ((await runVitest('loaded', '.', { env })) !== 0) failed++
  const loaded = countTests(await readFile(`${root}/.local/loaded.json`, 'utf8'))
  for (const failure of loaded.failures) console.log(`✗ ${failure}`)
  console.log(`${loaded.passed} passed, ${loaded.failed} failed`)
  const parties = await checkParties(env['DATABASE_URL'] ?? '')
  passed += loaded.passed + parties.passed
  failed += loaded.failed + parties.failed
}

/**
 * The starter editions of the repository are those that `npm run starter` makes from the editions at hand.
 * @param {import('../services/services.mjs').Services} services
 * @param {string} mirror
 */
async function checkStarters(services, mirror) {
  const folder = await mkdtemp(`${tmpdir()}/qingdan-starter-`)
  await makeStarters(services, mirror, folder)
  const committed = await readEditions(starterFolder)
  const lines = differences(committed, await readEditions(folder))
  await rm(folder, { recursive: true })
  const bytes = committed.reduce((sum, edition) => sum + edition.bytes, 0)
  const isOk = lines.length === 0 && bytes <= largestStarters
  if (isOk) passed++
  else failed++
  console.log(`${isOk ? '✓' : '✗'} starter editions: ${committed.length} files, ${(bytes / 1e6).toFixed(1)} MB`)
  for (const line of lines) console.log(`  ${line}; make them again: npm run starter`)
}

/** @param {typeof replay[number]} step @param {NodeJS.ProcessEnv} env */
async function load({ source, date, outcome, counts }, env) {
  const began = performance.now()
  const code = await startNode([`${root}/ingest/src/cli.ts`, source, '--date', date], { env }).ended
  const run = await lastRun(env['DATABASE_URL'] ?? '', source)
  const wrong = Object.entries(counts).filter(([name, count]) => (run.counts[name] ?? 0) !== count)
  const isOk = code === 0 && run.outcome === outcome && wrong.length === 0
  if (isOk) passed++
  else failed++
  console.log(
    `${isOk ? '✓' : '✗'} ${source} ${date}: ${run.outcome} in ${duration(performance.now() - began)}, ${JSON.stringify(run.counts)}`,
  )
  for (const [name, count] of wrong) console.log(`  ${name} should be ${count}`)
  if (run.outcome !== outcome) console.log(`  the outcome should be ${outcome}`)
}

/** @param {string} url @param {string} source @returns {Promise<{ outcome: string, counts: Record<string, number> }>} */
async function lastRun(url, source) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const query = 'select outcome, counts from ingest_runs where source_id = $1 order by id desc limit 1'
    const { rows } = await client.query(query, [source])
    return rows[0] ?? { outcome: 'no run', counts: {} }
  } finally {
    await client.end()
  }
}
