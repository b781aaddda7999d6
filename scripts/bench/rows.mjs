import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { reportProgress, size } from '../progress.mjs'
import { collect } from '../services/processes.mjs'
import { root } from '../workspace-dirs.mjs'

/** A figure; without a limit it is only reported. @typedef {{ figure: string, measured: string, limit: string, isReached: boolean | null }} Row */

/** @type {Row[]} */
const rows = []

/** @param {string} figure @param {string} measured @param {string} limit @param {boolean} isReached */
export function row(figure, measured, limit, isReached) {
  rows.push({ figure, measured, limit, isReached })
  reportProgress(`${figure}: ${measured} (${limit})`)
}

/** A figure that has no limit. @param {string} figure @param {string} measured */
export function figure(figure, measured) {
  rows.push({ figure, measured, limit: '', isReached: null })
  reportProgress(`${figure}: ${measured}`)
}

/** Whether every figure measured so far is within its limit. */
export function areAllReached() {
  return rows.every((row) => row.isReached !== false)
}

/** @param {number} value milliseconds */
export function seconds(value) {
  return `${(value / 1000).toFixed(1)} s`
}

/** @param {number} value */
export function micros(value) {
  return `${value.toFixed(1)} µs`
}

/** @param {number} value */
export function milliseconds(value) {
  return `${value.toFixed(1)} ms`
}

/** @param {boolean | null} isReached */
function signOf(isReached) {
  if (isReached === null) return ''
  return isReached ? '✓' : '✗'
}

/**
 * Prints the table, and writes it to docs/bench.md when asked to.
 * @param {string} listDate the edition of OFAC's list
 * @param {boolean} isWritten
 */
export async function report(listDate, isWritten) {
  const load = loadavg().map((value) => value.toFixed(1))
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${size(totalmem())} of memory, Node ${process.versions.node}, ${process.platform}; mean load of the last 1, 5 and 15 minutes ${load.join(', ')}`
  const table = [
    '| figure | measured | to reach | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ figure, measured, limit, isReached }) => `| ${figure} | ${measured} | ${limit} | ${signOf(isReached)} |`,
    ),
  ]
  const text = [`Every list of the folder, OFAC SDN of ${listDate} among them; ${machine}.`, '', ...table, ''].join(
    '\n',
  )
  console.log(`\n${text}`)
  if (!isWritten) return
  const heading = `# Measured\n\nWritten by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}.\n\n`
  const page = `${root}/docs/bench.md`
  writeFileSync(page, heading + text)
  await collect(`${root}/node_modules/.bin/biome`, ['format', '--write', page], { cwd: root })
}
