// A task of turbo.json: node run-integration.mjs <folder>, on the services that `npm test` has started.
import { startNode } from '../product/child.mjs'
import { makeDatabase } from '../services/postgres.mjs'
import { root } from '../workspace-dirs.mjs'
import { testEnvironment } from './test-environment.mjs'
import { runVitest } from './vitest.mjs'

/** Whose tests copy a prepared database (TEMPLATE_DATABASE). */
const usersOfTemplate = new Set(['api', 'ingest'])

const [folder = ''] = process.argv.slice(2)
const env = await testEnvironment(`integration-${folder}`)
const template = `qingdan_template_${folder}`
if (usersOfTemplate.has(folder)) await prepare(await makeDatabase(env.DATABASE_URL, template, { isFresh: true }))
process.exitCode = await runVitest('integration', folder, { env: { ...env, TEMPLATE_DATABASE: template } })

/** Migrates it and registers the sources: each test file has a copy of its own, which takes a third of the time. @param {string} url */
async function prepare(url) {
  const status = startNode([`${root}/ingest/src/cli.ts`, 'status'], {
    env: { ...env, DATABASE_URL: url },
    onLine: () => undefined,
  })
  if ((await status.ended) !== 0) throw new Error('The database for integration tests could not be prepared')
}
