import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { environment } from '../environment.mjs'
import { ageOf, percentile, scriptBytes, watchPeakMemory } from '../product/measure.mjs'
import { reportProgress, size } from '../progress.mjs'
import { freePort } from '../services/ports.mjs'
import { pinnedNode, root } from '../workspace-dirs.mjs'
import { measuring } from './measuring.mjs'
import { clearNames } from './names.mjs'
import { milliseconds, row, seconds } from './rows.mjs'
import { measureRules } from './rules.mjs'
import { programs } from './running.mjs'
import { measureSearches } from './searches.mjs'
import { dirs, indexPrefix } from './workspace.mjs'

/**
 * Starts the product a second time, as a user would, and measures it over HTTP; then once more with two workers, which screen
 * most names on two cores.
 * @param {import('./searches.mjs').SearchedNames} names
 * @param {string[]} subjects ids
 */
export async function measureProduct(names, subjects) {
  await withProduct(1, async (url, start, ready) => {
    row('second start, ready', seconds(start), '≤ 20 s', start <= 20_000)
    row('its API, from its start until it answers', seconds(ready), '≤ 6 s', ready <= 6000)
    await measureSearches(url, names)
    await measureRules(url)
    await measureAccounts(url, subjects)
    const bytes = await scriptBytes(url)
    row('script of the first page, gzipped', `${Math.round(bytes / 1000)} kB`, '≤ 230 kB', bytes <= 230_000)
  })
  await withProduct(2, (url) => measureScreening(url, names.listed))
}

/**
 * @param {number} workers
 * @param {(url: string, start: number, ready: number) => Promise<void>} measure gets the milliseconds until the product, and its API,
 *   was ready
 */
async function withProduct(workers, measure) {
  // Its own services, whatever the caller's environment names.
  const { DATABASE_URL, ELASTICSEARCH_URL, APP_MODE, SESSION_SECRET, ...others } = environment
  const port = await freePort(3200)
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const launcher = spawn(pinnedNode, [`${root}/scripts/start.mjs`, `--dirs=${dirs.name}`, `--workers=${workers}`], {
    cwd: root,
    env: {
      ...others,
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      SOURCE_MIRROR: '',
      INDEX_PREFIX: indexPrefix,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const ready = await untilReady(launcher.stdout, url)
    await measure(url, performance.now() - began, ready)
  } finally {
    const ended = once(launcher, 'exit')
    launcher.kill('SIGTERM')
    await ended
  }
}

/**
 * Returns the milliseconds that the API took to be ready.
 * @param {import('node:stream').Readable} output @param {string} url
 */
async function untilReady(output, url) {
  for await (const line of createInterface({ input: output })) {
    console.log(`         | ${line}`)
    if (line.includes(url)) {
      const taken = ageOf(programs().api)
      output.resume()
      return taken
    }
  }
  throw new Error('the product did not start')
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
 * A file of names on no list, with one listed name in twenty, as a desk has them; after another one, so that the workers are warm.
 * @param {string} url @param {string[]} listed
 */
async function measureScreening(url, listed) {
  const names = [...clearNamesWith(givenNames.slice(0, 2)).slice(0, 9500), ...listed.slice(0, 500)]
  reportProgress(`Measuring: a file of ${names.length} names, after another one`)
  const memories = [programs().worker, programs()['worker-2']].map((pid) => watchPeakMemory(pid ?? 0))
  await screenFile(url, clearNamesWith(givenNames.slice(2)).slice(0, names.length))
  const took = await screenFile(url, names)
  const peak = Math.max(...memories.map((memory) => memory.stop() ?? Number.NaN))
  const perSecond = names.length / took.screening
  row(`file of ${names.length} names, import`, seconds(took.importing * 1000), '≤ 5 s', took.importing <= 5)
  const screened = `${Math.round(perSecond)} names/s (${seconds(took.screening * 1000)})`
  row('its screening by two workers', screened, '≥ 600 names/s (≤ 25 s)', perSecond >= 600)
  row('peak memory of a worker', size(peak), '≤ 350 MB', peak <= 350e6)
  row('its export', seconds(took.exporting * 1000), '≤ 10 s', took.exporting <= 10)
  const [quiet, busy] = [percentile(took.quiet, 0.95), percentile(took.searched, 0.95)]
  const meanwhile = `${milliseconds(busy)} (quiet ${milliseconds(quiet)})`
  row('search meanwhile, p95', meanwhile, '≤ 2 × quiet', busy <= 2 * quiet)
}

/**
 * @param {string} url @param {string[]} names
 * @returns {Promise<{ importing: number, screening: number, exporting: number, quiet: number[], searched: number[] }>}
 */
async function screenFile(url, names) {
  const folder = await mkdtemp(join(tmpdir(), 'qd-bench-'))
  try {
    const file = join(folder, 'names.json')
    await writeFile(file, JSON.stringify(names))
    return await measuring('api/measure/screen-file.ts', { API_URL: url, NAMES_FILE: file })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** So that the clear names are different ones several times. */
const givenNames = ['', 'Jane', 'Otto', 'Ines', 'Knut', 'Mila', 'Rudi']

/** @param {string[]} added */
function clearNamesWith(added) {
  return [...new Set(clearNames().flatMap((name) => added.map((given) => `${name} ${given}`.trim())))]
}
