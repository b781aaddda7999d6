import { rmSync } from 'node:fs'
import { Trouble, troubles } from '../messages.mjs'
import { say } from '../progress.mjs'
import { placeFor } from './account.mjs'
import { dockerService, hasDocker } from './docker.mjs'
import { clusterStatus, clusterVersion, localElasticsearch } from './elasticsearch.mjs'
import { databaseStatus, databaseUrl, localPostgres, makeDatabase } from './postgres.mjs'
import { isHeld, share } from './shared-service.mjs'

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
  const needsOwn = !given.elasticsearchUrl || !given.databaseUrl
  const isDocker = needsOwn && (await hasDocker())
  const place = needsOwn && !isDocker ? placeFor(house) : null
  const engine = given.elasticsearchUrl
    ? useEngine(given.elasticsearchUrl)
    : share(house, place ? localElasticsearch(house, place) : dockerService(house, 'elasticsearch')).then((shared) => ({
        url: shared.address,
        release: shared.release,
      }))
  const database = given.databaseUrl
    ? useDatabase(given.databaseUrl)
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

/** Empties a throwaway house, unless another process still works in it. @param {import('../house.mjs').House} house */
export function clearHouse(house) {
  if (!house.isThrowaway) throw new Error(`the data of house ${house.name} are the user's`)
  if (isHeld(house, 'Elasticsearch') || isHeld(house, 'Postgres')) return
  const { data } = placeFor(house)
  for (const folder of ['elasticsearch', 'postgres', 'data'])
    rmSync(`${data}/${folder}`, { recursive: true, force: true })
}

/** @param {string} url */
async function useEngine(url) {
  const shown = withoutCredentials(url)
  const status = await clusterStatus(url)
  if (status !== 'ok') throw new Trouble(troubles.unreachable('ELASTICSEARCH_URL', shown, status))
  const version = await clusterVersion(url)
  if (version && Number(version.split('.')[0]) !== 9) throw new Trouble(troubles.oldEngine(version))
  say(`Elasticsearch: using ${shown}`)
  return { url, release: nothing }
}

/** @param {string} url */
async function useDatabase(url) {
  const shown = withoutCredentials(url)
  const status = await databaseStatus(url)
  if (status !== 'ok') throw new Trouble(troubles.unreachable('DATABASE_URL', shown, status))
  say(`Postgres: using ${shown}`)
  return { url, release: nothing }
}

const nothing = async () => undefined

/** An address fit to be shown. Not an address at all is said so, without repeating it. @param {string} url */
export function withoutCredentials(url) {
  if (!URL.canParse(url)) return 'something that is not an address'
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  shown.search = ''
  return shown.href
}
