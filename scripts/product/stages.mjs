import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { environment } from '../environment.mjs'
import { printFailure } from '../messages.mjs'
import { duration } from '../progress.mjs'
import { Stopped, stopSignal } from '../stopping.mjs'
import { pinnedNode, root } from '../workspace-dirs.mjs'

/**
 * Result of one stage of `npm test`. A stage that fails without a failed test (lint, a file that does not load)
 * counts as one failure, so that the last line never reports "0 failed" for it.
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, milliseconds: number, isOk: boolean }} Result
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Runs one stage and never throws.
 * @param {string} name @param {() => Promise<Counts & { isOk: boolean }>} work @returns {Promise<Result>}
 */
export async function runStage(name, work) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`)
  const began = performance.now()
  const result = await settle(work)
  const milliseconds = performance.now() - began
  const failed = !result.isOk && result.failed === 0 ? 1 : result.failed
  return { name, ...result, failed, milliseconds }
}

/** @param {() => Promise<Counts & { isOk: boolean }>} work */
async function settle(work) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stopped) throw error
    printFailure(error)
    return { passed: 0, failed: 0, skipped: 0, isOk: false }
  }
}

/**
 * A stage that is a program: it passes with exit code 0.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runProgram(command, args, env = {}) {
  return { passed: 0, failed: 0, skipped: 0, isOk: (await run(command, args, env)) === 0 }
}

/** A stage that is a vitest project. @param {string} project @param {NodeJS.ProcessEnv} [env] */
export async function runTests(project, env = {}) {
  const report = `${root}/.local/test/${project}.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(
    pinnedNode,
    [`${root}/node_modules/vitest/vitest.mjs`, 'run', '--project', project, ...reporters],
    env,
  )
  const counts = existsSync(report) ? countTests(readFileSync(report, 'utf8')) : { passed: 0, failed: 0, skipped: 0 }
  return { ...counts, isOk: code === 0 }
}

/** @param {string} report vitest's json report @returns {Counts} */
export function countTests(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + (numTodoTests ?? 0) }
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function run(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: stopSignal,
    })
    child.on('error', (error) => reject(stopSignal.aborted ? new Stopped('stopped by the user') : error))
    child.on('exit', (code) => resolve(code ?? 128))
  })
}

/**
 * The table of stages, and as the last line exactly `N passed, N failed`.
 * @param {Result[]} results
 * @returns {string[]}
 */
export function summarise(results) {
  const lines = results.map(({ name, isOk, passed, failed, skipped, milliseconds }) => {
    const counts = passed + failed + skipped > 0 ? `${passed} passed, ${failed} failed, ${skipped} skipped` : ''
    return `${isOk ? '✓' : '✗'} ${name.padEnd(14)} ${duration(milliseconds).padStart(12)}   ${counts}`.trimEnd()
  })
  /** @param {keyof Counts} key */
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const skipped = total('skipped')
  if (skipped > 0) lines.push(`${skipped} skipped (see the names above)`)
  return [...lines, `${total('passed')} passed, ${total('failed')} failed`]
}
