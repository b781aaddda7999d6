// A task of turbo.json: node run-integration.mjs <folder>, on the services that `npm test` has started.
import { migrate } from '../product/database.mjs'
import { makeDatabase } from '../services/postgres.mjs'
import { testEnvironment } from './test-environment.mjs'
import { runVitest } from './vitest.mjs'

const [folder = ''] = process.argv.slice(2)
const env = await testEnvironment(`integration-${folder}`)
// Copying a migrated database takes a third of the time of migrating one, and each test file has its own.
const template = `qingdan_template_${folder}`
await migrate(await makeDatabase(env.DATABASE_URL, template, { isFresh: true }))
process.exitCode = await runVitest('integration', folder, { env: { ...env, TEMPLATE_DATABASE: template } })
