import { environment } from '../environment.mjs'
import { messages, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { root } from '../workspace-dirs.mjs'
import * as elasticsearch from './elasticsearch.mjs'
import { freePort } from './ports.mjs'
import * as postgres from './postgres.mjs'
import { collect } from './processes.mjs'

/** Whether a Docker engine answers and compose is installed; the client alone is not enough. */
export async function hasDocker() {
  const engine = await collect('docker', ['version', '--format', '{{.Server.Version}}'], { timeout: 8_000 })
  if (engine.code !== 0 || engine.stdout.trim() === '') return false
  return (await collect('docker', ['compose', 'version'], { timeout: 8_000 })).code === 0
}

const files = ['--file', 'docker-compose.yml', '--file', 'scripts/services/published-ports.yml']
/** Variables that docker compose demands for services that are not started here. */
const unused = { POSTGRES_PASSWORD: 'unused', API_DATABASE_PASSWORD: 'unused', SESSION_SECRET: 'unused' }

const services = {
  elasticsearch: { name: 'Elasticsearch', variable: 'ELASTICSEARCH_PORT', firstPort: 9260, scheme: 'http' },
  postgres: { name: 'Postgres', variable: 'POSTGRES_PORT', firstPort: 5460, scheme: 'postgres' },
}

/**
 * Runs a service of docker-compose.yml; each workspace is a compose project of its own.
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @param {keyof typeof services} service
 * @returns {import('./shared-service.mjs').Keeper}
 */
export function dockerService(dirs, service) {
  const { name, variable, firstPort, scheme } = services[service]
  /** @param {number} port @param {string[]} args */
  const compose = (port, args) =>
    collect('docker', ['compose', ...files, '--project-name', projectName(dirs), ...args], {
      cwd: root,
      outlivesStop: true,
      env: { ...unused, ...environment, POSTGRES_PASSWORD: postgres.password(dirs), [variable]: String(port) },
    })
  /** @param {number} port @param {number} patience */
  const answers = (port, patience) =>
    service === 'postgres'
      ? postgres.isReady(postgres.databaseUrl(dirs, port, 'postgres'), null, patience)
      : elasticsearch.isReady(`http://127.0.0.1:${port}`, null, patience)
  return {
    name,
    isHealthy: ({ port }) => answers(port, 2_000),
    start: async (lastPort, note) => {
      const port = await freePort(lastPort ?? firstPort)
      const state = {
        address: `${scheme}://127.0.0.1:${port}`,
        port,
        kind: /** @type {const} */ ('docker'),
        identity: null,
      }
      reportProgress(`${name}: starting in Docker (fetches the image the first time)`)
      note(state)
      const result = await compose(port, ['up', '--detach', '--no-deps', service])
      if (result.code !== 0) throw new UserFacingError(messages.docker(result.stderr.trim().split('\n').at(-1) ?? ''))
      if (await answers(port, 120_000)) return state
      const status =
        service === 'postgres' ? await postgres.databaseStatus(postgres.databaseUrl(dirs, port, 'postgres')) : ''
      if (status === 'password refused') throw new UserFacingError(messages.dockerPassword(postgres.passwordFile(dirs)))
      throw new UserFacingError(messages.docker(`${name} does not answer on port ${port}`))
    },
    stop: async ({ port }) => {
      reportProgress(`${name}: stopping`)
      await compose(port, ['stop', service])
    },
  }
}

/** Containers and volumes of a throwaway workspace. @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs */
export async function removeContainers(dirs) {
  const args = ['compose', ...files, '--project-name', projectName(dirs), 'down', '--volumes']
  await collect('docker', args, { cwd: root, env: { ...unused, ...environment }, outlivesStop: true })
}

/** @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs */
function projectName(dirs) {
  return dirs.isThrowaway ? `qingdan-${dirs.name}` : 'qingdan'
}
