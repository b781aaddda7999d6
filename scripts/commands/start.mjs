import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { appMode, environment, readEnvironmentFile } from '../environment.mjs'
import { messages, notes, printFailure } from '../messages.mjs'
import { keptSecret, seedDemo } from '../product/accounts.mjs'
import { choosePort, keepApi } from '../product/api.mjs'
import { signalGroup, startNode } from '../product/child.mjs'
import { migrate, setUp } from '../product/database.mjs'
import { keepLists } from '../product/keep-lists.mjs'
import { buildWeb } from '../product/web.mjs'
import { countOfWorkers, keepWorkers } from '../product/worker.mjs'
import { elapsed, reportProgress } from '../progress.mjs'
import { keepShared } from '../services/keep-service.mjs'
import { tryLock } from '../services/lock.mjs'
import { limitLogs } from '../services/logs.mjs'
import { identify, isAlive, self } from '../services/processes.mjs'
import { productDatabase, startServices } from '../services/services.mjs'
import { listenForStop, Stopped, throwIfStopped, untilStopped } from '../stopping.mjs'
import { root, throwawayDirs, userDirs } from '../workspace-dirs.mjs'

const isWatching = process.argv.includes('--watch')
/** Measurements start the product with their own data. */
const workspaceName = valueAfter('--dirs=')
const dirs = workspaceName ? throwawayDirs(workspaceName) : userDirs
const recordFile = `${dirs.run}/start.json`
/** Clean-up steps for the end, last first. @type {(() => Promise<void>)[]} */
const undo = []

listenForStop()
if (!dirs.isThrowaway) readEnvironmentFile()
const lock = tryLock(`${dirs.run}/start.lock`)
if (lock) {
  try {
    await start()
  } catch (error) {
    if (!(error instanceof Stopped)) {
      printFailure(error)
      process.exitCode = 1
    }
  }
  await stop()
} else {
  reportAlreadyRunning()
}
// The channel to the parent process would keep this one alive.
process.exit()

/** What follows a flag. @param {string} flag */
function valueAfter(flag) {
  return process.argv.find((argument) => argument.startsWith(flag))?.slice(flag.length)
}

async function start() {
  const workers = countOfWorkers(valueAfter('--workers='))
  reportProgress(`清单 Qingdan ${isWatching ? '(development) ' : ''}is starting; its data are in ${dirs.local}`)
  endAbandonedChildren()
  const mode = appMode()
  record({ url: null, mode, programs: {} })
  const host = environment['HOST'] ?? '127.0.0.1'
  const port = await choosePort(environment['PORT'], host)
  const given = { elasticsearchUrl: environment['ELASTICSEARCH_URL'], databaseUrl: environment['DATABASE_URL'] }

  const servicesStarting = startServices(dirs, given, keepShared)
  const building = isWatching ? Promise.resolve() : buildWeb()
  const [started, built] = await Promise.allSettled([servicesStarting, building])
  if (started.status === 'rejected') throw started.reason
  undo.push(started.value.release)
  if (built.status === 'rejected') throw built.reason
  throwIfStopped()

  /** @type {NodeJS.ProcessEnv & { DATABASE_URL: string }} */
  const env = {
    ELASTICSEARCH_URL: started.value.elasticsearchUrl,
    DATABASE_URL: await productDatabase(started.value, given.databaseUrl),
    DATA_DIR: environment['DATA_DIR'] ?? `${dirs.local}/data`,
    APP_MODE: mode,
    SESSION_SECRET: environment['SESSION_SECRET'] ?? keptSecret(dirs.local, 'session-secret'),
  }
  // A database given by address has the roles that its owner gave it.
  const { applied, apiUrl } = given.databaseUrl
    ? { applied: await migrate(env.DATABASE_URL), apiUrl: env.DATABASE_URL }
    : await setUp(env.DATABASE_URL, keptSecret(dirs.local, 'api-database-password'))
  const apiEnv = { ...env, DATABASE_URL: apiUrl }
  if (applied.length > 0) reportProgress(`Database: applied ${applied.join(', ')}`)

  if (mode === 'development') await seedDemo(env.DATABASE_URL)
  // Identity providers redirect browsers to the address of the page.
  const pagePort = isWatching ? await choosePort(undefined, '127.0.0.1', 5173) : port
  if (isWatching) env.PUBLIC_URL = environment['PUBLIC_URL'] ?? `http://127.0.0.1:${pagePort}`
  /** @type {Record<string, number>} */
  const pids = { api: 0, page: 0, worker: 0, lists: 0 }
  /** @type {string | null} */
  let url = null
  const recordStart = (/** @type {typeof pids} */ started) => {
    Object.assign(pids, started)
    record({ url, mode, programs: pids })
  }
  const api = await keepApi({
    env: { ...apiEnv, JOB_RUNNER: 'worker' },
    host,
    port,
    logs: dirs.logs,
    isWatching,
    onStart: (api) => recordStart({ api }),
  })
  undo.push(api.stop)
  const page = isWatching ? await startVite(api.url, pagePort) : null
  url = page?.url ?? api.url
  recordStart({ page: page?.pid ?? 0 })
  limitLogs(dirs.logs)
  undo.push(keepWorkers({ count: workers, env: apiEnv, logs: dirs.logs, isWatching, onStart: recordStart }).stop)
  undo.push(keepLists({ env, onStart: (lists) => recordStart({ lists }) }).stop)
  for (const line of ['', ...notes.ready(url, elapsed()), '']) console.log(line)

  const failure = await Promise.race([untilStopped(), api.gaveUp, ...(page ? [page.ended] : [])])
  if (failure) throw failure
}

/** The page with hot reload, in front of the API. @param {string} apiUrl @param {number} port */
async function startVite(apiUrl, port) {
  const args = [
    `${root}/node_modules/vite/bin/vite.js`,
    '--port',
    String(port),
    '--strictPort',
    '--clearScreen',
    'false',
  ]
  const child = startNode(args, { env: { API_URL: apiUrl }, cwd: `${root}/web` })
  undo.push(child.stop)
  const ended = child.ended.then(() => new Stopped('vite ended'))
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, ended }
}

async function stop() {
  if (undo.length > 0) reportProgress('Stopping')
  for (const step of undo.reverse()) {
    try {
      await step()
    } catch (error) {
      printFailure(error)
      process.exitCode = 1
    }
  }
  rmSync(recordFile, { force: true })
  if (undo.length > 0) reportProgress('Stopped')
}

/** @typedef {{ launcher: import('../services/processes.mjs').Identity, url: string | null, programs: Record<string, number>, children: import('../services/processes.mjs').Identity[] }} StartRecord */

/**
 * Lets other commands of this folder know where the product runs.
 * @param {{ url: string | null, mode: string, programs: Record<string, number> }} running process numbers by name, 0 for none
 */
function record({ url, mode, programs }) {
  mkdirSync(dirs.run, { recursive: true })
  const children = Object.values(programs)
    .map(identify)
    .filter((identity) => identity !== null)
  // Renamed, so that nobody reads half of it.
  writeFileSync(`${recordFile}.new`, JSON.stringify({ launcher: self(), url, mode, programs, children }))
  renameSync(`${recordFile}.new`, recordFile)
}

/** @returns {StartRecord | null} */
function readRecord() {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : null
}

/** Stops programs that a killed start may have left running. */
function endAbandonedChildren() {
  for (const child of readRecord()?.children ?? []) {
    if (isAlive(child)) signalGroup(child.pid, 'SIGTERM')
  }
}

function reportAlreadyRunning() {
  const running = readRecord()
  const { en, zh } = messages.alreadyRunning(running?.launcher.pid ?? 0, running?.url ?? null)
  console.log(`${en}\n${zh}`)
}
