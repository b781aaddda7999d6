// A task of turbo.json: node run-tests.mjs <project of vitest.config.ts> <folder> [flags of vitest], for tests that need
// no services.
import { runVitest } from './vitest.mjs'

const [project = '', folder = '', ...flags] = process.argv.slice(2)
process.exitCode = await runVitest(project, folder, { flags })
