import { rmSync, writeFileSync } from 'node:fs'
import { startNode } from '../product/child.mjs'
import { percentile } from '../product/measure.mjs'
import { reportProgress, size } from '../progress.mjs'
import { root } from '../workspace-dirs.mjs'
import { measuring } from './measuring.mjs'
import { clearNames, interleave } from './names.mjs'
import { micros, milliseconds, row } from './rows.mjs'
import { dirs } from './workspace.mjs'

/** @param {NodeJS.ProcessEnv} env */
export async function measureCompare(env) {
  reportProgress('Measuring: comparing one pair of names')
  /** @type {{ sameScript: number, hanPerson: number, hanCompany: number }} */
  const { sameScript, hanPerson, hanCompany } = await measuring('scripts/measure/compare-cost.ts', env)
  row('compare one pair in a search, same script', micros(sameScript), '≤ 4 µs', sameScript <= 4)
  row('compare, Han–Latin person', micros(hanPerson), '≤ 15 µs', hanPerson <= 15)
  row('compare, Han–Latin company', micros(hanCompany), '≤ 8 µs', hanCompany <= 8)
}

/** @param {NodeJS.ProcessEnv} env */
export async function measureContainment(env) {
  reportProgress('Measuring: subjects whose names contain a word')
  /** @type {{ times: number[] }} */
  const { times } = await measuring('scripts/measure/containment.ts', env)
  const slow = percentile(times, 0.95)
  row(`subjects whose names contain a word, p95 of ${times.length}`, milliseconds(slow), '≤ 25 ms', slow <= 25)
}

/** Measures the command without its own start. @param {string[]} listed @param {NodeJS.ProcessEnv} env */
export async function measureScreen(listed, env) {
  const names = [...new Set(interleave(listed.slice(0, 10_000), clearNames()))]
  const [file, hits] = [`${dirs.local}/names.csv`, `${dirs.local}/hits.csv`]
  writeFileSync(file, ['name', ...names.map((name) => `"${name.replaceAll('"', '""')}"`)].join('\n'))
  reportProgress(`Measuring: screen, ${names.length} names`)
  let took = Number.NaN
  const onLine = (/** @type {string} */ line) => {
    took = Number(/ rows screened in ([\d.]+) s/.exec(line)?.[1] ?? took)
  }
  const code = await startNode([`${root}/screening/src/cli/main.ts`, file, '--out', hits], { env, onLine }).ended
  if (code !== 0) throw new Error(`screen ended with ${code}`)
  for (const written of [file, hits]) rmSync(written)
  const perSecond = names.length / took
  row('screen', `${Math.round(perSecond)} names/s`, '≥ 600 names/s', perSecond >= 600)
}

/** @param {NodeJS.ProcessEnv} env */
export async function measureExport(env) {
  reportProgress('Measuring: PDF of the largest subjects')
  /** @type {{ first: number, slowest: number, megabytes: number, bytes: number, loopDelay: number }} */
  const { first, slowest, megabytes, bytes, loopDelay } = await measuring('api/measure/export-pdf.ts', env)
  const took = `${first.toFixed(1)} s the first, ${slowest.toFixed(1)} s at most the following (${size(bytes)})`
  row('PDF of the largest subject', took, '≤ 2 s', Math.max(first, slowest) <= 2)
  row('its memory, beyond what the process had', `${Math.round(megabytes)} MB`, '≤ 100 MB', megabytes <= 100)
  row('event loop held up by it, at most', milliseconds(loopDelay), '≤ 200 ms', loopDelay <= 200)
}

/** @param {NodeJS.ProcessEnv} env */
export async function measureWorstInputs(env) {
  reportProgress('Measuring: the worst input of each kind')
  /** @type {{ kind: string, milliseconds: number }} */
  const { kind, milliseconds: held } = await measuring('api/measure/hold-event-loop.ts', env)
  row('event loop held up, worst input of each kind', `${milliseconds(held)} (${kind})`, '≤ 50 ms', held <= 50)
}

/** @param {NodeJS.ProcessEnv} env */
export async function measureMillion(env) {
  reportProgress('Measuring: 1,000,000 subjects (several minutes)')
  /** @type {{ buildSeconds: number, small: number[], large: number[], peakMemory: number }} */
  const { buildSeconds, small, large, peakMemory } = await measuring('scripts/measure/million.ts', env)
  const [few, many] = [percentile(small, 0.95), percentile(large, 0.95)]
  const measured = `${(many / few).toFixed(1)} times (${milliseconds(many)} against ${milliseconds(few)}; built in ${buildSeconds} s, peak memory of the searching process ${size(peakMemory)})`
  const isReached = many <= 1.7 * few && peakMemory <= 1.5e9
  row('search of 1,000,000 subjects against the lists, p95', measured, '≤ 1.7 times · ≤ 1.5 GB', isReached)
}

/** @param {NodeJS.ProcessEnv} env */
export async function measureWatched(env) {
  reportProgress('Measuring: a night against 1,000,000 watched names (several minutes)')
  /** @type {{ watched: number, buildSeconds: number, changed: number, matchSeconds: number, matches: number, longest: number }} */
  const { buildSeconds, changed, matchSeconds, matches, longest } = await measuring(
    'scripts/measure/watched-million.ts',
    env,
  )
  const measured = `${matchSeconds} s (${matches} matches; the longest change ${milliseconds(longest)}; index built in ${buildSeconds} s)`
  row(`${changed} changes of a night against 1,000,000 watched names`, measured, '≤ 60 s', matchSeconds <= 60)
}
