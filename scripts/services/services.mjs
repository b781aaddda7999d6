import { rmSync } from 'node:fs'
import { messages, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { placeFor } from './account.mjs'
import { dockerService, hasDocker, removeContainers } from './docker.mjs'
import { clusterStatus, clusterVersion, localElasticsearch } from './elasticsearch.mjs'
import { databaseStatus, databaseUrl, localPostgres, makeDatabase } from './postgres.mjs'
import { endProcess } from './processes.mjs'
import { readState, share } from './shared-service.mjs'
import { elasticsearchContainer, hasContainers, postgresContainer } from './test-containers.mjs'

/**
 * The running services of the product. `databaseServerUrl` may create databases. `release` stops what no other
 * process of this folder uses; services that the user gave by address are never stopped.
 * @typedef {{ elasticsearchUrl: string, databaseServerUrl: string, release: () => Promise<void> }} Services
 */

/** @typedef {{ elasticsearchUrl: string | undefined, databaseUrl: string | undefined }} Given */

/** Starts one service; its address, and how to stop it. @typedef {() => Promise<{ url: string, release: () => Promise<void> }>} Start */

/**
 * Finds or starts Elasticsearch and Postgres, each in this order: the address given, Docker, a local program.
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {Given} given
 * @param {typeof share} [use] `keepShared` starts them again when they die
 * @returns {Promise<Services>}
 */
export async function startServices(dirs, given, use = share) {
  return findOrStart(given, async () => ((await hasDocker()) ? inDocker(dirs, use) : onThisMachine(dirs, use)))
}

/**
 * The same for tests, whose data end with the run: the address given, a container of testcontainers, a local program.
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {Given} given
 * @returns {Promise<Services>}
 */
export async function startTestServices(dirs, given) {
  return findOrStart(given, async () =>
    (await hasContainers())
      ? { elasticsearch: elasticsearchContainer, postgres: postgresContainer }
      : onThisMachine(dirs, share),
  )
}

/** @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {typeof share} use @returns {{ elasticsearch: Start, postgres: Start }} */
function inDocker(dirs, use) {
  return sharing(dirs, use, dockerService(dirs, 'elasticsearch'), dockerService(dirs, 'postgres'))
}

/** @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {typeof share} use @returns {{ elasticsearch: Start, postgres: Start }} */
function onThisMachine(dirs, use) {
  const place = placeFor(dirs)
  return sharing(dirs, use, localElasticsearch(dirs, place), localPostgres(dirs, place))
}

/**
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {typeof share} use
 * @param {import('./shared-service.mjs').Keeper} elasticsearch @param {import('./shared-service.mjs').Keeper} postgres
 * @returns {{ elasticsearch: Start, postgres: Start }}
 */
function sharing(dirs, use, elasticsearch, postgres) {
  return {
    elasticsearch: async () => {
      const { address, release } = await use(dirs, elasticsearch)
      return { url: address, release }
    },
    postgres: async () => {
      const { port, release } = await use(dirs, postgres)
      return { url: databaseUrl(dirs, port, 'postgres'), release }
    },
  }
}

/** @param {Given} given @param {() => Promise<{ elasticsearch: Start, postgres: Start }>} choose @returns {Promise<Services>} */
async function findOrStart(given, choose) {
  const { elasticsearchUrl, databaseUrl } = given
  // Given addresses are checked first, so that a wrong one is reported at once.
  if (elasticsearchUrl) await checkEngine(elasticsearchUrl)
  if (databaseUrl) await checkDatabase(databaseUrl)
  /** @type {ReturnType<typeof choose> | null} */
  let own = null
  const chosen = () => {
    own ??= choose()
    return own
  }
  const [first, second] = await Promise.allSettled([
    elasticsearchUrl ? leaveAlone(elasticsearchUrl) : chosen().then(({ elasticsearch }) => elasticsearch()),
    databaseUrl ? leaveAlone(databaseUrl) : chosen().then(({ postgres }) => postgres()),
  ])
  const started = [first, second].filter((result) => result.status === 'fulfilled').map((result) => result.value)
  const release = async () => {
    await Promise.all(started.map((service) => service.release()))
  }
  if (first.status === 'rejected' || second.status === 'rejected') {
    await release()
    throw first.status === 'rejected' ? first.reason : /** @type {PromiseRejectedResult} */ (second).reason
  }
  return { elasticsearchUrl: first.value.url, databaseServerUrl: second.value.url, release }
}

/**
 * The address of the product's database: the given one, or `qingdan` on our own server.
 * @param {Services} services
 * @param {string | undefined} given
 */
export async function productDatabase(services, given) {
  return given ?? (await makeDatabase(services.databaseServerUrl, 'qingdan', { isFresh: false }))
}

/**
 * Stops what an abandoned run left in a throwaway workspace and deletes its data. The caller holds the lock of the
 * workspace, so no other run is active.
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs
 */
export async function clearWorkspace(dirs) {
  if (!dirs.isThrowaway) throw new Error(`the data of dirs ${dirs.name} are the user's`)
  for (const name of ['Elasticsearch', 'Postgres']) {
    const state = readState(dirs, name)
    if (state?.identity) await endProcess(state.identity, name === 'Postgres' ? 'SIGINT' : 'SIGTERM')
    if (state?.kind === 'docker') await removeContainers(dirs)
  }
  const { data } = placeFor(dirs)
  const own = [
    'elasticsearch',
    'postgres',
    'data',
    'run',
    'postgres-password',
    'api-database-password',
    'session-secret',
  ]
  for (const name of own) rmSync(`${data}/${name}`, { recursive: true, force: true })
}

/** @param {string} url */
async function checkEngine(url) {
  const shown = withoutCredentials(url)
  const status = await clusterStatus(url)
  if (status !== 'ok') throw new UserFacingError(messages.unreachable('ELASTICSEARCH_URL', shown, status))
  const version = await clusterVersion(url)
  if (version && Number(version.split('.')[0]) !== 9) throw new UserFacingError(messages.oldEngine(version))
  reportProgress(`Elasticsearch: using ${shown}`)
}

/** @param {string} url */
async function checkDatabase(url) {
  const shown = withoutCredentials(url)
  const status = await databaseStatus(url)
  if (status !== 'ok') throw new UserFacingError(messages.unreachable('DATABASE_URL', shown, status))
  reportProgress(`Postgres: using ${shown}`)
}

/** @param {string} url */
async function leaveAlone(url) {
  return { url, release: async () => undefined }
}

/** An address without secrets, for messages. Text that is no address is not repeated. @param {string} url */
export function withoutCredentials(url) {
  const shown = URL.canParse(url) ? new URL(url) : null
  if (!shown?.host) return 'something that is not an address'
  shown.username = ''
  shown.password = ''
  shown.search = ''
  return shown.href
}
