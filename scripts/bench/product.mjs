import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { environment } from '../environment.mjs'
import { load, percentile, scriptBytes, timeRequests } from '../product/measure.mjs'
import { reportProgress } from '../progress.mjs'
import { freePort } from '../services/ports.mjs'
import { pinnedNode, root } from '../workspace-dirs.mjs'
import { measuring } from './measuring.mjs'
import { clearNames, interleave } from './names.mjs'
import { milliseconds, row, seconds } from './rows.mjs'
import { dirs, indexPrefix } from './workspace.mjs'

/**
 * Starts the product a second time, as a user would, and measures it over HTTP.
 * @param {string[]} listed
 * @param {string[]} subjects ids
 */
export async function measureProduct(listed, subjects) {
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
    await measureScreening(url, listed)
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

/**
 * A file of names on no list, with one listed name in twenty, as a desk has them.
 * @param {string} url @param {string[]} listed
 */
async function measureScreening(url, listed) {
  const clear = [
    ...new Set(clearNames().flatMap((name, at) => [name, `${name} ${givenNames[at % givenNames.length]}`])),
  ]
  const names = [...clear.slice(0, 9500), ...listed.slice(0, 500)]
  reportProgress(`Measuring: a file of ${names.length} names`)
  const folder = await mkdtemp(join(tmpdir(), 'qd-bench-'))
  try {
    const file = join(folder, 'names.json')
    await writeFile(file, JSON.stringify(names))
    /** @type {{ importing: number, screening: number, exporting: number, quiet: number[], searched: number[] }} */
    const took = await measuring('api/measure/screen-file.ts', { API_URL: url, NAMES_FILE: file })
    const perSecond = names.length / took.screening
    row(`file of ${names.length} names, import`, seconds(took.importing * 1000), '≤ 5 s', took.importing <= 5)
    row('its screening', `${Math.round(perSecond)} names/s`, '≥ 600 names/s', perSecond >= 600)
    row('its export', seconds(took.exporting * 1000), '≤ 10 s', took.exporting <= 10)
    const [quiet, busy] = [percentile(took.quiet, 0.95), percentile(took.searched, 0.95)]
    row(
      'search meanwhile, p95',
      `${milliseconds(busy)} (quiet ${milliseconds(quiet)})`,
      '≤ 2 × quiet',
      busy <= 2 * quiet,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** So that twice as many clear names are different. */
const givenNames = ['Jane', 'Otto', 'Ines', 'Knut', 'Mila', 'Rudi']

/** The typed part of a name for suggestions: 2 to 7 characters. @param {string} name @param {number} index */
function beginning(name, index = name.length) {
  return [...name]
    .slice(0, 2 + (index % 6))
    .join('')
    .trim()
    .padEnd(2, 'a')
}
