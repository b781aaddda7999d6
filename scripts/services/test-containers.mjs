import { randomBytes } from 'node:crypto'
import { messages, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { isReady as isEngineReady } from './elasticsearch.mjs'
import { version } from './elasticsearch-release.mjs'
import { isReady as isDatabaseReady } from './postgres.mjs'

/** A service whose data end with it. @typedef {{ url: string, release: () => Promise<void> }} TestService */

const patience = 120_000

/** Whether a container runtime answers. */
export async function hasContainers() {
  // Imported here and not at the top: it takes half a second, and only tests with services need it.
  const { getContainerRuntimeClient } = await import('testcontainers')
  try {
    await getContainerRuntimeClient()
    return true
  } catch {
    return false // No runtime, or none that answers: the local programs are used.
  }
}

/** The image and settings of docker-compose.yml. @returns {Promise<TestService>} */
export function elasticsearchContainer() {
  return startContainer('Elasticsearch', {
    image: `docker.elastic.co/elasticsearch/elasticsearch:${version}`,
    port: 9200,
    env: {
      'discovery.type': 'single-node',
      'xpack.security.enabled': 'false',
      'cluster.routing.allocation.disk.threshold_enabled': 'false',
      'action.auto_create_index': 'false',
      ES_JAVA_OPTS: '-Xms1g -Xmx1g',
    },
    command: [],
    addressOf: (host) => `http://${host}`,
    isReady: (url) => isEngineReady(url, null, patience),
  })
}

/** The image and settings of docker-compose.yml, without care for a power failure. @returns {Promise<TestService>} */
export function postgresContainer() {
  const password = randomBytes(24).toString('hex')
  return startContainer('Postgres', {
    image: 'postgres:18',
    port: 5432,
    env: {
      POSTGRES_USER: 'qingdan',
      POSTGRES_PASSWORD: password,
      POSTGRES_INITDB_ARGS: '--locale=C --locale-provider=builtin --builtin-locale=C.UTF-8',
    },
    command: ['postgres', '-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    addressOf: (host) => `postgres://qingdan:${password}@${host}/postgres`,
    isReady: (url) => isDatabaseReady(url, null, patience),
  })
}

/**
 * @param {string} name
 * @param {{ image: string, port: number, env: Record<string, string>, command: string[],
 *   addressOf: (host: string) => string, isReady: (url: string) => Promise<boolean> }} options
 * @returns {Promise<TestService>}
 */
async function startContainer(name, { image, port, env, command, addressOf, isReady }) {
  reportProgress(`${name}: starting in a container (fetches the image the first time)`)
  const { GenericContainer } = await import('testcontainers')
  const container = await new GenericContainer(image)
    .withEnvironment(env)
    .withCommand(command)
    .withExposedPorts(port)
    .withStartupTimeout(patience)
    .start()
    .catch((/** @type {Error} */ error) => {
      throw new UserFacingError(messages.testContainer(name, error.message), error)
    })
  const release = async () => {
    reportProgress(`${name}: stopping`)
    await container.stop()
  }
  const url = addressOf(`${container.getHost()}:${container.getMappedPort(port)}`)
  let isUp = false
  try {
    isUp = await isReady(url)
  } finally {
    if (!isUp) await release()
  }
  if (!isUp) throw new UserFacingError(messages.testContainer(name, 'it does not answer'))
  return { url, release }
}
