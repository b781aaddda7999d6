import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { environment } from '../environment.mjs'
import { printFailure } from '../messages.mjs'
import { seedDemo } from '../product/accounts.mjs'
import { startApi } from '../product/api.mjs'
import { findBrowser } from '../product/browser.mjs'
import { startNode } from '../product/child.mjs'
import { migrate } from '../product/database.mjs'
import { runProgram, runStage, runTests, summarise } from '../product/stages.mjs'
import { buildWeb } from '../product/web.mjs'
import { lockWorkspace } from '../services/lock-workspace.mjs'
import { freePort } from '../services/ports.mjs'
import { makeDatabase } from '../services/postgres.mjs'
import { clearWorkspace, startServices } from '../services/services.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'
import { pinnedNode, root, throwawayDirs } from '../workspace-dirs.mjs'

const dirs = throwawayDirs('test')
const ok = { passed: 0, failed: 0, skipped: 0, isOk: true }
/** @type {import('../product/stages.mjs').Result[]} */
const results = []

listenForStop()
try {
  lockWorkspace(dirs)
  await clearWorkspace(dirs)
  await runAll()
  console.log(`\n${summarise(results).join('\n')}`)
  process.exitCode = results.every((result) => result.isOk && result.failed === 0) ? 0 : 1
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  process.exitCode = 1
}
process.exit()

async function runAll() {
  mkdirSync(dirs.local, { recursive: true })
  const bin = `${root}/node_modules/.bin`
  await stage('lint', () => runProgram('npm', ['run', '--silent', 'lint']))
  await stage('structure', () => runProgram('npm', ['run', '--silent', 'structure']))
  await stage('types', () => runProgram('npm', ['run', '--silent', 'types'], { TURBO_TELEMETRY_DISABLED: '1' }))
  await stage('knip', () => runProgram(pinnedNode, [`${bin}/knip`]))
  await stage('unit', () => runTests('unit'))
  await stage('component', () => runTests('component', { CHROMIUM_PATH: findBrowser() }))

  /** @type {import('../services/services.mjs').Services | null} */
  let services = null
  try {
    await stage('services', async () => {
      // Never the database of DATABASE_URL: it may hold real data.
      const given = {
        elasticsearchUrl: environment['TEST_ELASTICSEARCH_URL'],
        databaseUrl: environment['TEST_DATABASE_URL'],
      }
      services = await startServices(dirs, given)
      return ok
    })
    if (services) await runWithServices(services)
  } finally {
    await /** @type {import('../services/services.mjs').Services | null} */ (services)?.release()
    await clearWorkspace(dirs)
  }
}

/** @param {import('../services/services.mjs').Services} services */
async function runWithServices({ elasticsearchUrl, databaseServerUrl }) {
  /** @param {string} name */
  const testEnvironment = async (name) => ({
    ELASTICSEARCH_URL: elasticsearchUrl,
    DATABASE_URL: await makeDatabase(databaseServerUrl, `qingdan_${name}`, { isFresh: true }),
    INDEX_PREFIX: `qingdan-${name}-${Date.now()}`,
    DATA_DIR: `${dirs.local}/data/${name}`,
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_USER_PER_MINUTE: '0',
    // A busy machine is not a failure of the product.
    EVENT_LOOP_DELAY_LIMIT_MS: '0',
    APP_MODE: 'test',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    PHONE_CODE_FIXED: '246810',
    LOG_LEVEL: 'warn',
  })
  await stage('integration', async () => runTests('integration', await testEnvironment('integration')))
  await stage('e2e', async () => runInBrowser(await testEnvironment('e2e')))
}

/**
 * The whole product on a new database with the fixtures, as a visitor sees it.
 * @param {NodeJS.ProcessEnv & { DATABASE_URL: string }} env
 */
async function runInBrowser(env) {
  const browser = findBrowser()
  await buildWeb()
  await migrate(env.DATABASE_URL)
  await seedDemo(env.DATABASE_URL)
  // Without a mirror the pages show the fixtures, whatever the user's own setting is.
  const demo = await startNode([`${root}/ingest/src/cli.ts`, 'demo'], { env: { ...env, SOURCE_MIRROR: '' } }).ended
  if (demo !== 0) throw new Error(`loading the fixtures ended with ${demo}`)
  /** @param {string} name @param {NodeJS.ProcessEnv} [own] */
  const start = async (name, own) =>
    startApi({ env: { ...env, ...own }, host: '127.0.0.1', port: await freePort(3100), logs: `${dirs.logs}/${name}` })
  const api = await start('usual')
  try {
    // The same product with accounts that wait for approval by an administrator.
    const reviewing = await start('reviewing', { REGISTRATION_REVIEW: 'true' })
    try {
      const addresses = { E2E_BASE_URL: api.url, E2E_REVIEW_URL: reviewing.url }
      return await runTests('e2e', { ...env, ...addresses, CHROMIUM_PATH: browser })
    } finally {
      await reviewing.stop()
    }
  } finally {
    await api.stop()
  }
}

/** @param {string} name @param {Parameters<typeof runStage>[1]} work */
async function stage(name, work) {
  results.push(await runStage(name, work))
}
