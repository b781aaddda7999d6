// A task of turbo.json: the whole product on new databases with the fixtures, as a visitor sees it.
import { randomBytes } from 'node:crypto'
import { printFailure } from '../messages.mjs'
import { seedDemo } from '../product/accounts.mjs'
import { startApi } from '../product/api.mjs'
import { setUp } from '../product/database.mjs'
import { loadFixtures } from '../product/fixtures.mjs'
import { freePort } from '../services/ports.mjs'
import { testDirs, testEnvironment } from './test-environment.mjs'
import { runVitest } from './vitest.mjs'

/** Test files that run side by side; each has a product of its own, because they sign in as the same users. */
const sideBySide = 2

try {
  process.exitCode = await run()
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
process.exit()

/** @returns {Promise<number>} exit code */
async function run() {
  /** @type {(() => Promise<void>)[]} */
  const stops = []
  /** The environment of each worker (web/e2e/own-product.ts). @type {NodeJS.ProcessEnv[]} */
  const products = []
  try {
    for (let at = 1; at <= sideBySide; at++) {
      const env = await testEnvironment(`e2e-${at}`)
      const apiUrl = await fill(env)
      const usual = await start(`usual-${at}`, { ...env, DATABASE_URL: apiUrl })
      stops.push(usual.stop)
      // The same product with accounts that wait for approval by an administrator.
      const reviewing = await start(`reviewing-${at}`, { ...env, DATABASE_URL: apiUrl, REGISTRATION_REVIEW: 'true' })
      stops.push(reviewing.stop)
      products.push({ ...env, E2E_BASE_URL: usual.url, E2E_REVIEW_URL: reviewing.url })
    }
    const flags = ['--fileParallelism', `--maxWorkers=${sideBySide}`]
    return await runVitest('e2e', 'web', { flags, env: { E2E_PRODUCTS: JSON.stringify(products) } })
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

/**
 * Makes the users and loads the fixtures.
 * @param {NodeJS.ProcessEnv & { DATABASE_URL: string }} env @returns {Promise<string>} the database with the rights that
 *   the API has in production
 */
async function fill(env) {
  const { apiUrl } = await setUp(env.DATABASE_URL, randomBytes(24).toString('hex'))
  await seedDemo(env.DATABASE_URL)
  await loadFixtures(env)
  return apiUrl
}

/** @param {string} name @param {NodeJS.ProcessEnv} env */
async function start(name, env) {
  return startApi({ env, host: '127.0.0.1', port: await freePort(3100), logs: `${testDirs.logs}/${name}` })
}
