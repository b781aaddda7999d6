import { rmSync } from 'node:fs'
import { Trouble, troubles } from '../messages.mjs'
import { say } from '../progress.mjs'
import { placeFor } from './account.mjs'
import { dockerService, hasDocker, removeContainers } from './docker.mjs'
import { clusterStatus, clusterVersion, localElasticsearch } from './elasticsearch.mjs'
import { databaseStatus, databaseUrl, localPostgres, makeDatabase } from './postgres.mjs'
import { endProcess } from './processes.mjs'
import { readState, share } from './shared-service.mjs'

/**
 * What the product needs, running. `databaseServerUrl` may make databases. `release` stops what no other process of
 * this folder uses; what the user pointed to by an address is never touched.
 * @typedef {{ elasticsearchUrl: string, databaseServerUrl: string, release: () => Promise<void> }} Services
 */

/**
 * Finds or starts Elasticsearch and Postgres, each in this order: the address given, Docker, a local program.
 * @param {import('../house.mjs').House} house
 * @param {{ elasticsearchUrl: string | undefined, databaseUrl: string | undefined }} given
 * @returns {Promise<Services>}
 */
export async function startServices(house, given) {
  // What was given is looked at first: a wrong address is told at once.
  if (given.elasticsearchUrl) await checkEngine(given.elasticsearchUrl)
  if (given.databaseUrl) await checkDatabase(given.databaseUrl)
  const needsOwn = !given.elasticsearchUrl || !given.databaseUrl
  const isDocker = needsOwn && (await hasDocker())
  const place = needsOwn && !isDocker ? placeFor(house) : null
  const engine = given.elasticsearchUrl
    ? leaveAlone(given.elasticsearchUrl)
    : share(house, place ? localElasticsearch(house, place) : dockerService(house, 'elasticsearch')).then((shared) => ({
        url: shared.address,
        release: shared.release,
      }))
  const database = given.databaseUrl
    ? leaveAlone(given.databaseUrl)
    : share(house, place ? localPostgres(house, place) : dockerService(house, 'postgres')).then((shared) => ({
        url: databaseUrl(house, shared.port, 'postgres'),
        release: shared.release,
      }))
  const [first, second] = await Promise.allSettled([engine, database])
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

/** The address of the product's database: the one given, or `qingdan` on our own server. @param {Services} services @param {string | undefined} given */
export async function productDatabase(services, given) {
  return given ?? (await makeDatabase(services.databaseServerUrl, 'qingdan', { isFresh: false }))
}

/**
 * Stops what an abandoned run of a throwaway house left and deletes its data. The caller holds the house's lock, so no
 * other run is at work.
 * @param {import('../house.mjs').House} house
 */
export async function clearHouse(house) {
  if (!house.isThrowaway) throw new Error(`the data of house ${house.name} are the user's`)
  for (const name of ['Elasticsearch', 'Postgres']) {
    const state = readState(house, name)
    if (state?.identity) await endProcess(state.identity, name === 'Postgres' ? 'SIGINT' : 'SIGTERM')
    if (state?.kind === 'docker') await removeContainers(house)
  }
  const { data } = placeFor(house)
  const own = ['elasticsearch', 'postgres', 'data', 'run', 'postgres-password']
  for (const name of own) rmSync(`${data}/${name}`, { recursive: true, force: true })
}

/** @param {string} url */
async function checkEngine(url) {
  const shown = withoutCredentials(url)
  const status = await clusterStatus(url)
  if (status !== 'ok') throw new Trouble(troubles.unreachable('ELASTICSEARCH_URL', shown, status))
  const version = await clusterVersion(url)
  if (version && Number(version.split('.')[0]) !== 9) throw new Trouble(troubles.oldEngine(version))
  say(`Elasticsearch: using ${shown}`)
}

/** @param {string} url */
async function checkDatabase(url) {
  const shown = withoutCredentials(url)
  const status = await databaseStatus(url)
  if (status !== 'ok') throw new Trouble(troubles.unreachable('DATABASE_URL', shown, status))
  say(`Postgres: using ${shown}`)
}

/** @param {string} url */
async function leaveAlone(url) {
  return { url, release: async () => undefined }
}

/** An address fit to be shown. Not an address at all is said so, without repeating it. @param {string} url */
export function withoutCredentials(url) {
  const shown = URL.canParse(url) ? new URL(url) : null
  if (!shown?.host) return 'something that is not an address'
  shown.username = ''
  shown.password = ''
  shown.search = ''
  return shown.href
}
