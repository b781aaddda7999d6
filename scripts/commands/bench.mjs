import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { environment } from '../environment.mjs'
import { messages, printFailure, UserFacingError } from '../messages.mjs'
import { startNode } from '../product/child.mjs'
import { load, percentile, scriptBytes, timeRequests, watchPeakMemory } from '../product/measure.mjs'
import { expectedListsFolder, realListsFolder } from '../product/real-lists.mjs'
import { buildWeb } from '../product/web.mjs'
import { reportProgress, size } from '../progress.mjs'
import { lockWorkspace } from '../services/lock-workspace.mjs'
import { freePort } from '../services/ports.mjs'
import { makeDatabase } from '../services/postgres.mjs'
import { collect } from '../services/processes.mjs'
import { clearWorkspace, productDatabase, startServices } from '../services/services.mjs'
import { listenForStop, Stopped, throwIfStopped } from '../stopping.mjs'
import { pinnedNode, root, throwawayDirs } from '../workspace-dirs.mjs'

/** Figures of issues 3 to 6, "Figures to reach". @typedef {{ figure: string, measured: string, limit: string, isReached: boolean }} Row */

const dirs = throwawayDirs('bench')
const listDate = '2025-11-19'
const indexPrefix = 'qingdan'
/** @type {Row[]} */
const rows = []

listenForStop()
try {
  const lists = realListsFolder()
  if (!lists) throw new UserFacingError(messages.noRealLists(expectedListsFolder))
  lockWorkspace(dirs)
  await clearWorkspace(dirs)
  await buildWeb()
  const { names, subjects } = await measureIngest(lists)
  await measureProduct(names, subjects)
  await report()
  process.exitCode = rows.every((row) => row.isReached) ? 0 : 1
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  process.exitCode = 1
}
await clearWorkspace(dirs)
process.exit()

/** @param {string} lists @returns {Promise<{ names: string[], subjects: string[] }>} listed names, and ids, from all over the lists */
async function measureIngest(lists) {
  const services = await startServices(dirs, { elasticsearchUrl: undefined, databaseUrl: undefined })
  try {
    const databaseUrl = await productDatabase(services, undefined)
    const env = {
      ELASTICSEARCH_URL: services.elasticsearchUrl,
      DATABASE_URL: databaseUrl,
      DATA_DIR: `${dirs.local}/data`,
      SOURCE_MIRROR: lists,
      INDEX_PREFIX: indexPrefix,
    }
    const alone = await makeDatabase(services.databaseServerUrl, 'qingdan_ofac', { isFresh: true })
    await measureOfac({
      ...env,
      DATABASE_URL: alone,
      DATA_DIR: `${dirs.local}/data-ofac`,
      INDEX_PREFIX: 'qingdan-ofac',
    })
    await measureLists(lists, env)
    const listed = await listedNames(databaseUrl)
    await measureCompare(env)
    await measureScreen(listed, env)
    await measureExport(env)
    if (process.argv.includes('--million')) await measureMillion(env)
    // One party is listed as "K", but a search needs two characters.
    const names = listed.filter((name, index) => index % 3 === 0 && name.trim().length >= 2)
    return { names, subjects: await listedIds(databaseUrl) }
  } finally {
    await services.release()
  }
}

/** @param {NodeJS.ProcessEnv} env */
async function measureOfac(env) {
  // The other list first, so that only OFAC is measured.
  await ingest(['un-sc'], env)
  const first = await ingest(['ofac-sdn', '--date', listDate], env)
  row('whole OFAC ingest, file to alias', seconds(first.milliseconds), '≤ 40 s', first.milliseconds <= 40_000)
  const peak = first.peak ?? Number.NaN
  row('its peak memory', size(peak), '≤ 400 MB', peak <= 400e6)
  const again = await ingest(['ofac-sdn', '--date', listDate], env)
  row('the same file again', seconds(again.milliseconds), '≤ 3 s', again.milliseconds <= 3_000)
}

/**
 * Loads every list as of the day before OFAC's change, then measures the refreshes.
 * @param {string} lists
 * @param {NodeJS.ProcessEnv} env
 */
async function measureLists(lists, env) {
  const before = { ...env, SOURCE_MIRROR: mirrorWithout(lists, 'us-ofac-sdn', listDate) }
  const all = await ingest(['all'], before)
  row('all lists from empty', seconds(all.milliseconds), '≤ 300 s', all.milliseconds <= 300_000)
  const peak = all.peak ?? Number.NaN
  row('its peak memory, all lists', size(peak), '≤ 700 MB', peak <= 700e6)
  const quiet = await ingest(['all'], before)
  row('daily refresh without changes', seconds(quiet.milliseconds), '≤ 60 s', quiet.milliseconds <= 60_000)
  const daily = await ingest(['ofac-sdn', '--date', listDate], env)
  const searchable = secondsIn(daily.lines, 'compare', 'store') + secondsIn(daily.lines, 'rewritten, in')
  const written = / ([\d,]+) rewritten/.exec(daily.lines.join('\n'))?.[1] ?? 'all'
  const what = `${seconds(searchable * 1000)} (${written} subjects written)`
  row("daily refresh with OFAC's 105 changes, to searchable", what, '≤ 15 s', searchable <= 15)
  const whole = await ingest(['rebuild-index'], env)
  const subjects = /index: (\d+) subjects/.exec(whole.lines.join('\n'))?.[1]
  const rebuilt = `${seconds(whole.milliseconds)} (${subjects} subjects)`
  row('whole index from Postgres, checked', rebuilt, '≤ 60 s', whole.milliseconds <= 60_000)
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
  const link = (/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ but) => {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) if (name !== but) symlinkSync(`${from}/${name}`, `${to}/${name}`)
  }
  link(lists, mirror, 'sanctions')
  link(`${lists}/sanctions`, `${mirror}/sanctions`, list)
  link(`${lists}/sanctions/${list}`, `${mirror}/sanctions/${list}`, date)
  return mirror
}

/** @param {NodeJS.ProcessEnv} env */
async function measureCompare(env) {
  reportProgress('Measuring: comparing one pair of names')
  /** @type {{ sameScript: number, hanPerson: number, hanCompany: number }} */
  const { sameScript, hanPerson, hanCompany } = await measuring('scripts/measure/compare-cost.ts', env)
  row('compare one pair in a search, same script', micros(sameScript), '≤ 6 µs', sameScript <= 6)
  row('compare, Han–Latin person', micros(hanPerson), '≤ 15 µs', hanPerson <= 15)
  row('compare, Han–Latin company', micros(hanCompany), '≤ 50 µs', hanCompany <= 50)
}

/** Measures the command without its own start. @param {string[]} listed @param {NodeJS.ProcessEnv} env */
async function measureScreen(listed, env) {
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
async function measureExport(env) {
  reportProgress('Measuring: PDF of the largest subjects')
  /** @type {{ first: number, slowest: number, megabytes: number, bytes: number, loopDelay: number }} */
  const { first, slowest, megabytes, bytes, loopDelay } = await measuring('api/measure/export-pdf.ts', env)
  const took = `${first.toFixed(1)} s the first, ${slowest.toFixed(1)} s at most the following (${size(bytes)})`
  row('PDF of the largest subject', took, '≤ 2 s', Math.max(first, slowest) <= 2)
  row('its memory, beyond what the process had', `${Math.round(megabytes)} MB`, '≤ 100 MB', megabytes <= 100)
  row('event loop held up by it, at most', milliseconds(loopDelay), '≤ 200 ms', loopDelay <= 200)
}

/** @param {NodeJS.ProcessEnv} env */
async function measureMillion(env) {
  reportProgress('Measuring: 1,000,000 subjects (several minutes)')
  /** @type {{ buildSeconds: number, small: number[], large: number[], peakMemory: number }} */
  const { buildSeconds, small, large, peakMemory } = await measuring('scripts/measure/million.ts', env)
  const [few, many] = [percentile(small, 0.95), percentile(large, 0.95)]
  const measured = `${(many / few).toFixed(1)} times (${milliseconds(many)} against ${milliseconds(few)}; built in ${buildSeconds} s, peak memory of the searching process ${size(peakMemory)})`
  row('search of 1,000,000 subjects against the lists, p95', measured, '≤ 2.5 times', many <= 2.5 * few)
}

/**
 * Runs a measuring program and returns the JSON of its last line.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 */
async function measuring(program, env) {
  throwIfStopped()
  let last = ''
  const onLine = (/** @type {string} */ line) => {
    if (line.startsWith('{')) last = line
    else reportProgress(line)
  }
  const code = await startNode([`${root}/${program}`], { env, onLine }).ended
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
  return JSON.parse(last)
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

/** Shuffles in a fixed order that mixes the lists, so that every run chooses the same. @param {string} url */
async function listedNames(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: found } = await client.query('select name from subjects where is_listed order by id')
    return found.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** As many as two users may open in a day, and a few more. @param {string} url @returns {Promise<string[]>} */
async function listedIds(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: found } = await client.query('select id from subjects where is_listed order by md5(id) limit 800')
    return found.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

/** Synthetic people who are on no list. */
function clearNames() {
  const file = `${environment['SHARED_DATA'] ?? `${root}/../shared/data`}/../bench/matching/people-clear.csv`
  if (!existsSync(file)) {
    reportProgress(`${file} is not there: only listed names are searched`)
    return []
  }
  const lines = readFileSync(file, 'utf8').split('\n').slice(1)
  return lines.flatMap((line) => line.split(',')[0] || [])
}

/**
 * Starts the product a second time, as a user would, and measures it over HTTP.
 * @param {string[]} listed
 * @param {string[]} subjects ids
 */
async function measureProduct(listed, subjects) {
  const port = await freePort(3200)
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const launcher = spawn(pinnedNode, [`${root}/scripts/start.mjs`, `--dirs=${dirs.name}`], {
    cwd: root,
    env: {
      ...environment,
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      SOURCE_MIRROR: '',
      INDEX_PREFIX: indexPrefix,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await untilReady(launcher.stdout, url)
    const start = performance.now() - began
    row('second start, ready', seconds(start), '≤ 20 s', start <= 20_000)
    await measureSearches(url, listed)
    await measureAccounts(url, subjects)
    const bytes = await scriptBytes(url)
    row('script of the first page, gzipped', `${Math.round(bytes / 1000)} kB`, '≤ 230 kB', bytes <= 230_000)
  } finally {
    const ended = once(launcher, 'exit')
    launcher.kill('SIGTERM')
    await ended
  }
}

/** @param {import('node:stream').Readable} output @param {string} url */
async function untilReady(output, url) {
  for await (const line of createInterface({ input: output })) {
    console.log(`         | ${line}`)
    if (line.includes(url)) {
      output.resume()
      return
    }
  }
  throw new Error('the product did not start')
}

/**
 * No name is searched twice, so that no cached answer is measured: the first names warm up the product, the next are
 * timed one by one, the others are searched by several clients.
 * @param {string} url @param {string[]} listed
 */
async function measureSearches(url, listed) {
  const names = [...new Set(interleave(listed, clearNames()))]
  // Until about a thousand searches most candidates are read for the first time.
  const [warming, timed, loading] = [names.slice(0, 1200), names.slice(1200, 2000), names.slice(2000)]
  /** @param {string} name */
  const search = (name) => `${url}/open-api/api/sanction/search?keyword=${encodeURIComponent(name)}`
  /** @param {string} name */
  const tips = (name) =>
    `${url}/open-api/api/sanction/search/entity/tips?keyword=${encodeURIComponent(beginning(name))}`

  reportProgress(`Measuring: ${timed.length} different searches`)
  await timeRequests(warming.map(search))
  const times = await timeRequests(timed.map(search))
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)]
  row('search, one client, p50', milliseconds(half), '≤ 6 ms', half <= 6)
  row('search, one client, p95', milliseconds(most), '≤ 15 ms', most <= 15)

  reportProgress(`Measuring: 4 clients for 15 s, ${loading.length} different searches`)
  const { perSecond, errors, requests, times: loaded } = await load(loading.map(search), 4, 15_000)
  if (requests > loading.length) reportProgress('The names were used up: some searches were asked twice')
  const isReached = perSecond >= 350 && errors === 0
  row('search, 4 clients', `${Math.round(perSecond)} req/s, ${errors} errors`, '≥ 350 req/s, no error', isReached)
  const slow = percentile(loaded, 0.95)
  row('search, 4 clients, p95', milliseconds(slow), '≤ 25 ms', slow <= 25)

  reportProgress('Measuring: suggestions')
  const typed = [...new Set(timed.map(tips))]
  await timeRequests([...new Set(warming.map(tips))].filter((address) => !typed.includes(address)))
  const tipTimes = percentile(await timeRequests(typed), 0.95)
  row('suggestions, p95', milliseconds(tipTimes), '≤ 20 ms', tipTimes <= 20)
}

/** @param {string} url @param {string[]} subjects ids */
async function measureAccounts(url, subjects) {
  reportProgress(`Measuring: sign-in, and access to ${subjects.length} subjects`)
  /** @type {{ loginTimes: number[], pacedTimes: number[], fastTimes: number[], perSecond: number }} */
  const { loginTimes, pacedTimes, fastTimes, perSecond } = await measuring('scripts/measure/accounts.ts', {
    API_URL: url,
    SUBJECT_IDS: subjects.join(),
  })
  const login = percentile(loginTimes, 0.95)
  row('sign-in, 4 clients, p95 (argon2id, 19 MiB, 2 passes)', milliseconds(login), '≤ 300 ms', login <= 300)
  const access = percentile(pacedTimes, 0.95)
  row('getAccess at 300 req/s, one in ten charged, p95', milliseconds(access), '≤ 15 ms', access <= 15)
  const fastest = `${Math.round(perSecond)} req/s, p95 ${milliseconds(percentile(fastTimes, 0.95))}`
  row('getAccess, 4 clients as fast as they are answered', fastest, '≥ 300 req/s', perSecond >= 300)
}

/** The typed part of a name for suggestions: 2 to 7 characters. @param {string} name @param {number} index */
function beginning(name, index = name.length) {
  return [...name]
    .slice(0, 2 + (index % 6))
    .join('')
    .trim()
    .padEnd(2, 'a')
}

/** @param {string[]} first @param {string[]} second */
function interleave(first, second) {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((name) => name !== undefined)
}

/** @param {string} figure @param {string} measured @param {string} limit @param {boolean} isReached */
function row(figure, measured, limit, isReached) {
  rows.push({ figure, measured, limit, isReached })
  reportProgress(`${figure}: ${measured} (${limit})`)
}

/** @param {number} value milliseconds */
function seconds(value) {
  return `${(value / 1000).toFixed(1)} s`
}

/** @param {number} value */
function micros(value) {
  return `${value.toFixed(1)} µs`
}

/** @param {number} value */
function milliseconds(value) {
  return `${value.toFixed(1)} ms`
}

async function report() {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${size(totalmem())} of memory, Node ${process.versions.node}, ${process.platform}`
  const table = [
    '| figure | measured | to reach | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ figure, measured, limit, isReached }) => `| ${figure} | ${measured} | ${limit} | ${isReached ? '✓' : '✗'} |`,
    ),
  ]
  const text = [`Every list of the folder, OFAC SDN of ${listDate} among them; ${machine}.`, '', ...table, ''].join(
    '\n',
  )
  console.log(`\n${text}`)
  if (!process.argv.includes('--write')) return
  const heading = `# Measured\n\nWritten by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}.\n\n`
  const page = `${root}/docs/bench.md`
  writeFileSync(page, heading + text)
  await collect(`${root}/node_modules/.bin/biome`, ['format', '--write', page], { cwd: root })
}
