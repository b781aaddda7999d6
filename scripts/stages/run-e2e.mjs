// A task of turbo.json: the whole product on a new database with the fixtures, as a visitor sees it.
import { randomBytes } from 'node:crypto'
import { printFailure } from '../messages.mjs'
import { seedDemo } from '../product/accounts.mjs'
import { startApi } from '../product/api.mjs'
import { startNode } from '../product/child.mjs'
import { setUp } from '../product/database.mjs'
import { freePort } from '../services/ports.mjs'
import { root } from '../workspace-dirs.mjs'
import { testDirs, testEnvironment } from './test-environment.mjs'
import { runVitest } from './vitest.mjs'

try {
  process.exitCode = await run()
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
process.exit()

/** @returns {Promise<number>} exit code */
async function run() {
  const env = await testEnvironment('e2e')
  // With the rights that the API has in production.
  const { apiUrl } = await setUp(env.DATABASE_URL, randomBytes(24).toString('hex'))
  await seedDemo(env.DATABASE_URL)
  // Without a mirror the pages show the fixtures, whatever the user's own setting is.
  const demo = await startNode([`${root}/ingest/src/cli.ts`, 'demo'], { env: { ...env, SOURCE_MIRROR: '' } }).ended
  if (demo !== 0) throw new Error(`loading the fixtures ended with ${demo}`)
  const api = await start('usual', { ...env, DATABASE_URL: apiUrl })
  try {
    // The same product with accounts that wait for approval by an administrator.
    const reviewing = await start('reviewing', { ...env, DATABASE_URL: apiUrl, REGISTRATION_REVIEW: 'true' })
    try {
      const addresses = { E2E_BASE_URL: api.url, E2E_REVIEW_URL: reviewing.url }
      return await runVitest('e2e', 'web', { env: { ...env, ...addresses } })
    } finally {
      await reviewing.stop()
    }
  } finally {
    await api.stop()
  }
}

/** @param {string} name @param {NodeJS.ProcessEnv} env */
async function start(name, env) {
  return startApi({ env, host: '127.0.0.1', port: await freePort(3100), logs: `${testDirs.logs}/${name}` })
}
