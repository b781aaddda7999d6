// A task of turbo.json: node run-integration.mjs <folder>, on the services that `npm test` has started.
import { testEnvironment } from './test-environment.mjs'
import { runVitest } from './vitest.mjs'

const [folder = ''] = process.argv.slice(2)
process.exitCode = await runVitest('integration', folder, { env: await testEnvironment(`integration-${folder}`) })
