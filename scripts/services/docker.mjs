import { environment } from '../environment.mjs'
import { root } from '../house.mjs'
import { Trouble, troubles } from '../messages.mjs'
import { say } from '../progress.mjs'
import * as elasticsearch from './elasticsearch.mjs'
import { freePort } from './ports.mjs'
import * as postgres from './postgres.mjs'
import { collect } from './processes.mjs'

/** Whether an engine answers and compose is there; the client alone is not enough. */
export async function hasDocker() {
  const engine = await collect('docker', ['version', '--format', '{{.Server.Version}}'], { timeout: 8_000 })
  if (engine.code !== 0 || engine.stdout.trim() === '') return false
  return (await collect('docker', ['compose', 'version'], { timeout: 8_000 })).code === 0
}

const services = {
  elasticsearch: { name: 'Elasticsearch', variable: 'ELASTICSEARCH_PORT', firstPort: 9260, scheme: 'http' },
  postgres: { name: 'Postgres', variable: 'POSTGRES_PORT', firstPort: 5460, scheme: 'postgres' },
}

/**
 * Runs a service of docker-compose.yml; each house is a compose project of its own.
 * @param {import('../house.mjs').House} house @param {keyof typeof services} service
 * @returns {import('./shared-service.mjs').Keeper}
 */
export function dockerService(house, service) {
  const { name, variable, firstPort, scheme } = services[service]
  /** @param {number} port @param {string[]} args */
  const compose = (port, args) =>
    collect('docker', ['compose', '--project-name', projectName(house), ...args], {
      cwd: root,
      outlivesStop: true,
      env: { ...environment, POSTGRES_PASSWORD: postgres.password(house), [variable]: String(port) },
    })
  /** @param {number} port @param {number} patience */
  const answers = (port, patience) =>
    service === 'postgres'
      ? postgres.isReady(postgres.databaseUrl(house, port, 'postgres'), null, patience)
      : elasticsearch.isReady(`http://127.0.0.1:${port}`, null, patience)
  return {
    name,
    isWell: ({ port }) => answers(port, 2_000),
    start: async (lastPort, note) => {
      const port = await freePort(lastPort ?? firstPort)
      const state = {
        address: `${scheme}://127.0.0.1:${port}`,
        port,
        kind: /** @type {const} */ ('docker'),
        identity: null,
      }
      say(`${name}: starting in Docker (fetches the image the first time)`)
      note(state)
      const result = await compose(port, ['up', '--detach', '--no-deps', service])
      if (result.code !== 0) throw new Trouble(troubles.docker(result.stderr.trim().split('\n').at(-1) ?? ''))
      if (await answers(port, 120_000)) return state
      const status =
        service === 'postgres' ? await postgres.databaseStatus(postgres.databaseUrl(house, port, 'postgres')) : ''
      if (status === 'password refused') throw new Trouble(troubles.dockerPassword(postgres.passwordFile(house)))
      throw new Trouble(troubles.docker(`${name} does not answer on port ${port}`))
    },
    stop: async ({ port }) => {
      say(`${name}: stopping`)
      await compose(port, ['stop', service])
    },
  }
}

/** Containers and volumes of a throwaway house. @param {import('../house.mjs').House} house */
export async function removeContainers(house) {
  const args = ['compose', '--project-name', projectName(house), 'down', '--volumes']
  await collect('docker', args, { cwd: root, env: { ...environment, POSTGRES_PASSWORD: 'unused' }, outlivesStop: true })
}

/** @param {import('../house.mjs').House} house */
function projectName(house) {
  return house.isThrowaway ? `qingdan-${house.name}` : 'qingdan'
}
