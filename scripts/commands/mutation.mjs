import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { minKilled, targets } from '../mutation/targets.mjs'

const usage = `npm run mutation -- [${Object.keys(targets).join(' | ')}] [--mutate <glob>] [--concurrency 2]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'string', multiple: true }, concurrency: { type: 'string', default: '2' } },
})
const wanted = positionals.length === 0 ? Object.keys(targets) : positionals
const unknown = wanted.filter((name) => targets[name] === undefined)
if (unknown.length > 0) {
  console.error(`No target ${unknown.join(', ')}. ${usage}`)
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
    ignorePatterns: ['.local', '.turbo', '**/dist'],
    tempDirName: '.local/mutation',
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `.local/mutation-${name}.json` },
    thresholds: { high: minKilled, low: minKilled, break: null },
  })
  const results = await stryker.runMutationTest()
  const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
  const killed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const share = counted.length === 0 ? 100 : (100 * killed) / counted.length
  console.log(`${name}: ${share.toFixed(1)} % of ${counted.length} mutants killed, ${minKilled} % wanted`)
  return share >= minKilled
}
