import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { startNode } from '../product/child.mjs'
import { watchPeakMemory } from '../product/measure.mjs'
import { reportProgress, size } from '../progress.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { root } from '../workspace-dirs.mjs'
import { row, seconds } from './rows.mjs'
import { dirs } from './workspace.mjs'

/** The edition of OFAC's list that is measured. */
export const listDate = '2025-11-19'

/** @param {NodeJS.ProcessEnv} env */
export async function measureOfac(env) {
  // The other list first, so that only OFAC is measured.
  await ingest(['un-sc'], env)
  const first = await ingest(['ofac-sdn', '--date', listDate], env)
  row('whole OFAC ingest, file to alias', seconds(first.milliseconds), '≤ 30 s', first.milliseconds <= 30_000)
  const peak = first.peak ?? Number.NaN
  row('its peak memory', size(peak), '≤ 350 MB', peak <= 350e6)
  const again = await ingest(['ofac-sdn', '--date', listDate], env)
  row('the same file again', seconds(again.milliseconds), '≤ 3 s', again.milliseconds <= 3_000)
}

/** Controlled items, destinations and laws. @param {NodeJS.ProcessEnv} env */
export async function measureRegulations(env) {
  const { milliseconds } = await ingest(['regulations'], env)
  row('all export-control data from empty', seconds(milliseconds), '≤ 60 s', milliseconds <= 60_000)
}

/**
 * Loads every list as of the day before OFAC's change, then measures the refreshes.
 * @param {string} lists
 * @param {NodeJS.ProcessEnv} env
 */
export async function measureLists(lists, env) {
  const before = { ...env, SOURCE_MIRROR: mirrorWithout(lists, 'us-ofac-sdn', listDate) }
  const all = await ingest(['all'], before)
  row('all lists from empty', seconds(all.milliseconds), '≤ 180 s', all.milliseconds <= 180_000)
  const peak = all.peak ?? Number.NaN
  row('its peak memory, all lists', size(peak), '≤ 700 MB', peak <= 700e6)
  const quiet = await ingest(['all'], before)
  row('daily refresh without changes', seconds(quiet.milliseconds), '≤ 60 s', quiet.milliseconds <= 60_000)
  const daily = await ingest(['ofac-sdn', '--date', listDate], env)
  const searchable = secondsIn(daily.lines, 'compare', 'store') + secondsIn(daily.lines, 'rewritten, in')
  const written = / ([\d,]+) rewritten/.exec(daily.lines.join('\n'))?.[1] ?? 'all'
  const what = `${seconds(searchable * 1000)} (${written} subjects written)`
  row("daily refresh with OFAC's 105 changes, to searchable", what, '≤ 8 s', searchable <= 8)
  const whole = await ingest(['rebuild-index'], env)
  const subjects = /index: (\d+) subjects/.exec(whole.lines.join('\n'))?.[1]
  const rebuilt = `${seconds(whole.milliseconds)} (${subjects} subjects)`
  row('whole index from Postgres, checked', rebuilt, '≤ 25 s', whole.milliseconds <= 25_000)
}

/**
 * The sum of the seconds that the command prints after the given words.
 * @param {string[]} lines
 * @param {string[]} words
 */
function secondsIn(lines, ...words) {
  const text = lines.join('\n')
  return words.reduce((sum, word) => sum + Number(new RegExp(`${word} ([\\d.]+) s`).exec(text)?.[1] ?? Number.NaN), 0)
}

/**
 * A mirror of links to the given one, without one edition of one list.
 * @param {string} lists
 * @param {string} list
 * @param {string} date
 */
function mirrorWithout(lists, list, date) {
  const mirror = `${dirs.local}/lists-before`
  // Of a measurement before.
  rmSync(mirror, { recursive: true, force: true })
  const link = (/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ but) => {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) if (name !== but) symlinkSync(`${from}/${name}`, `${to}/${name}`)
  }
  link(lists, mirror, 'sanctions')
  link(`${lists}/sanctions`, `${mirror}/sanctions`, list)
  link(`${lists}/sanctions/${list}`, `${mirror}/sanctions/${list}`, date)
  return mirror
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function ingest(args, env) {
  throwIfStopped()
  reportProgress(`Measuring: ingest ${args.join(' ')}`)
  /** @type {string[]} */
  const lines = []
  const began = performance.now()
  const child = startNode([`${root}/ingest/src/cli.ts`, ...args], { env, onLine: (line) => lines.push(line) })
  const memory = watchPeakMemory(child.pid)
  const code = await child.ended
  if (code !== 0) throw new Error(`ingest ${args.join(' ')} ended with ${code}:\n${lines.join('\n')}`)
  return { milliseconds: performance.now() - began, peak: memory.stop(), lines }
}
