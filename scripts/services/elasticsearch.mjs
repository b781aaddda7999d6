import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment } from '../environment.mjs'
import { messages, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { giveTo } from './account.mjs'
import { obtainElasticsearch } from './elasticsearch-release.mjs'
import { findJava } from './java.mjs'
import { lastError } from './last-error.mjs'
import { beginLog, logFile } from './logs.mjs'
import { freePort } from './ports.mjs'
import { endProcess, isAlive, startDaemon } from './processes.mjs'

const firstPort = 9260
/** The last two switch off garbage collection logs, which may grow to 2 GB. */
const localJvmOptions = '-Xms1g\n-Xmx1g\n-Xlog:disable\n-Xlog:all=warning:stderr:utctime,level,tags\n'
/** A first start on a slow disk took 40 s; usual is 10 s. */
const patience = 120_000

/**
 * Runs the published node on this machine, under a separate account if started by root.
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {import('./account.mjs').Place} place
 * @returns {import('./shared-service.mjs').Keeper}
 */
export function localElasticsearch(dirs, place) {
  return {
    name: 'Elasticsearch',
    isHealthy: (state) => isReady(state.address, state.identity, 60_000),
    start: (lastPort, note) => start(dirs, place, lastPort, note),
    stop: async ({ identity }) => {
      if (!isAlive(identity)) return
      reportProgress('Elasticsearch: stopping')
      if (identity) await endProcess(identity, 'SIGTERM', 30_000)
    },
  }
}

/** @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {import('./account.mjs').Place} place @param {number | null} lastPort @param {Parameters<import('./shared-service.mjs').Keeper['start']>[1]} note */
async function start(dirs, place, lastPort, note) {
  const { account } = place
  const java = await findJava(account)
  const home = await obtainElasticsearch(place, `${dirs.programs}/downloads`)
  const folders = makeFolders(`${place.data}/elasticsearch`)
  const port = await freePort(lastPort ?? firstPort)
  const transportPort = await freePort(port + 1000)
  configure(home, folders.config, settings(dirs, folders, port, transportPort))
  giveTo(`${place.data}/elasticsearch`, account)

  reportProgress('Elasticsearch: starting (about ten seconds)')
  const log = logFile(dirs, 'Elasticsearch')
  beginLog(dirs.logs, log)
  const identity = await startDaemon(`${home}/bin/elasticsearch`, [], {
    cwd: folders.logs,
    env: nodeEnvironment(java, folders),
    log,
    account,
  })
  const state = { address: `http://127.0.0.1:${port}`, port, kind: /** @type {const} */ ('local'), identity }
  note(state)
  let isUp = false
  try {
    isUp = await isReady(state.address, identity, patience)
  } finally {
    if (!isUp) await endProcess(identity)
  }
  if (isUp) return state
  throw new UserFacingError(messages.serviceFailed('Elasticsearch', log, lastError(readFileSync(log, 'utf8'))))
}

/** @typedef {{ config: string, data: string, logs: string, temporary: string }} Folders */

/** @param {string} base @returns {Folders} */
function makeFolders(base) {
  const folders = {
    config: `${base}/config`,
    data: `${base}/data`,
    logs: `${base}/logs`,
    temporary: `${base}/temporary`,
  }
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
  return folders
}

/** @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {Folders} folders @param {number} port @param {number} transportPort */
function settings(dirs, folders, port, transportPort) {
  return [
    `cluster.name: qingdan-${dirs.name}`,
    'node.name: local',
    'discovery.type: single-node',
    'network.host: 127.0.0.1',
    `http.port: ${port}`,
    `transport.port: ${transportPort}`,
    `path.data: ${JSON.stringify(folders.data)}`,
    `path.logs: ${JSON.stringify(folders.logs)}`,
    'xpack.security.enabled: false',
    // Otherwise a full disk of a laptop would make every index read-only.
    'cluster.routing.allocation.disk.threshold_enabled: false',
    'action.auto_create_index: false',
    '',
  ].join('\n')
}

/** @param {string} home @param {string} config @param {string} yaml */
function configure(home, config, yaml) {
  cpSync(`${home}/config`, config, { recursive: true })
  mkdirSync(`${config}/jvm.options.d`, { recursive: true })
  writeFileSync(`${config}/elasticsearch.yml`, yaml)
  writeFileSync(`${config}/jvm.options.d/local.options`, localJvmOptions)
}

/**
 * Only what the node needs: the user's own Java options and secrets are not passed on.
 * @param {string} java
 * @param {Folders} folders
 */
function nodeEnvironment(java, folders) {
  return {
    PATH: environment['PATH'] ?? '/usr/bin:/bin',
    LANG: 'C.UTF-8',
    HOME: folders.temporary,
    ES_JAVA_HOME: java,
    ES_PATH_CONF: folders.config,
    ES_TMPDIR: folders.temporary,
  }
}

/**
 * Waits until the node answers searches; false if its process ends or the time is over.
 * @param {string} url @param {import('./processes.mjs').Identity | null} identity null: a container, not ours to watch
 * @param {number} milliseconds
 */
export async function isReady(url, identity, milliseconds) {
  const deadline = Date.now() + milliseconds
  while (Date.now() < deadline) {
    throwIfStopped()
    if (identity && !isAlive(identity)) return false
    if ((await clusterStatus(url)) === 'ok') return true
    await sleep(250)
  }
  return false
}

/** `ok`, or the reason. @param {string} url @returns {Promise<string>} */
export async function clusterStatus(url) {
  try {
    const response = await ask(url, '/_cluster/health?wait_for_status=yellow&timeout=1s')
    return response.ok ? 'ok' : `HTTP ${response.status}`
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error.message) : String(error)
  }
}

/**
 * Null if the cluster does not report it (a managed one may not).
 * @param {string} url
 * @returns {Promise<string | null>}
 */
export async function clusterVersion(url) {
  const response = await ask(url, '/_nodes?filter_path=nodes.*.version')
  if (!response.ok) return null
  const { nodes } = /** @type {{ nodes?: Record<string, { version: string }> }} */ (await response.json())
  return Object.values(nodes ?? {})[0]?.version ?? null
}

/** Credentials in the address are moved to a header, as fetch requires. @param {string} url @param {string} path */
function ask(url, path) {
  const { origin, pathname, username, password } = new URL(url)
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  return fetch(`${origin}${pathname.replace(/\/$/, '')}${path}`, {
    headers: username ? { authorization: `Basic ${credentials}` } : {},
    signal: AbortSignal.timeout(5_000),
  })
}
