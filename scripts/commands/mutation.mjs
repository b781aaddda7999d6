import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { writeFigures } from '../mutation/figures.mjs'
import { minKilled, targets } from '../mutation/targets.mjs'

const usage = `npm run mutation -- [${Object.keys(targets).join(' | ')}] [--mutate <glob>] [--concurrency 2] [--incremental] [--write]`
const root = join(import.meta.dirname, '../..')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '2' },
    // Repeats only what changed since the last incremental run of the target.
    incremental: { type: 'boolean', default: false },
    // Replaces the rows of the measured targets in docs/mutation.md.
    write: { type: 'boolean', default: false },
  },
})
const wanted = positionals.length === 0 ? Object.keys(targets) : positionals
const unknown = wanted.filter((name) => targets[name] === undefined)
if (unknown.length > 0) {
  console.error(`No target ${unknown.join(', ')}. ${usage}`)
  process.exit(2)
}
if (values.write && values.mutate) {
  console.error(`--write needs whole targets, without --mutate. ${usage}`)
  process.exit(2)
}
let isEnough = true
for (const name of wanted) isEnough = (await measure(name)) && isEnough
process.exit(isEnough ? 0 : 1)

/** Mutates one target and reports per file. @param {string} name @returns {Promise<boolean>} enough mutants were killed */
async function measure(name) {
  const { mutate, tests } = /** @type {(typeof targets)[string]} */ (targets[name])
  const stryker = new Stryker({
    mutate: [...(values.mutate ?? mutate), '!**/*.test.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', dir: tests, related: true },
    coverageAnalysis: 'perTest',
    // Mutants in tables and messages do not change behaviour.
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    ignoreStatic: true,
    concurrency: Number(values.concurrency),
    incremental: values.incremental,
    incrementalFile: `.local/mutation-${name}-incremental.json`,
    ignorePatterns: ['.local', '.turbo', '**/dist'],
    tempDirName: '.local/mutation',
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `.local/mutation-${name}.json` },
    thresholds: { high: minKilled, low: minKilled, break: null },
  })
  const results = await stryker.runMutationTest()
  const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
  const killed = counted.filter(isKilled).length
  const share = counted.length === 0 ? 100 : (100 * killed) / counted.length
  console.log(`${name}: ${share.toFixed(1)} % of ${counted.length} mutants killed, ${minKilled} % wanted`)
  if (values.write) {
    await writeFigures(
      join(root, 'docs/mutation.md'),
      name,
      counted.map((mutant) => ({ file: relative(root, mutant.fileName), isKilled: isKilled(mutant) })),
    )
  }
  return share >= minKilled
}

/** @param {{ status: string }} mutant */
function isKilled({ status }) {
  return status === 'Killed' || status === 'Timeout'
}
