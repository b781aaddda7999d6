import { readFileSync } from 'node:fs'
import { Environment, SetUpEnvironment, WorkerEnvironment } from '@qingdan/api/config.ts'
import { environment } from '@qingdan/ingest/config.ts'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/**
 * @typedef {{ environment?: Record<string, string>, build?: { args: Record<string, string> }, restart: string,
 *   cap_drop: string[], security_opt: string[], mem_limit?: string, pids_limit?: number, networks: string[],
 *   read_only?: boolean, ports?: string[], healthcheck?: { disable?: boolean } }} Service
 */
/** @type {{ services: Record<string, Service>, networks: { data: { internal: boolean } } }} */
const compose = parse(read('docker-compose.yml'), { merge: true })

/** @param {string} name */
function service(name) {
  const found = compose.services[name]
  if (!found) throw new Error(`docker-compose.yml has no service ${name}`)
  return found
}

/** @param {string} name */
const settingsOf = (name) => Object.keys(service(name).environment ?? {}).sort()

/** The image says where it listens and where its page is; production has no fixed code and no open development. */
const ofImage = ['HOST', 'PORT', 'WEB_DIST', 'APP_MODE', 'ALLOW_OPEN_DEVELOPMENT', 'PHONE_CODE_FIXED', 'DATA_DIR']
/** @param {object} shape */
const passable = (shape) =>
  Object.keys(shape)
    .filter((key) => !ofImage.includes(key))
    .sort()

describe('docker-compose.yml', () => {
  it('passes every setting of the API and of the worker', () => {
    expect(settingsOf('app')).toEqual(passable(Environment.shape))
    expect(settingsOf('worker')).toEqual(passable(WorkerEnvironment.shape))
  })

  it('passes every setting of the ingest and of the set-up', () => {
    expect(settingsOf('lists')).toEqual(passable(environment.shape))
    expect(settingsOf('database')).toEqual(passable(SetUpEnvironment.shape))
  })

  it('passes every setting of the page to its build, which takes it', () => {
    const asked = [...read('web/src/lib/site-config.ts').matchAll(/import\.meta\.env\['(VITE_[A-Z_]+)'\]/g)]
    const names = asked.map((match) => match[1])
    expect(names).not.toEqual([])
    expect(Object.keys(service('app').build?.args ?? {})).toEqual(expect.arrayContaining(names))
    const taken = /^ARG (VITE_.*)$/m.exec(read('Dockerfile'))?.[1]?.split(' ')
    expect(taken?.sort()).toEqual(names.sort())
  })

  it('passes a setting under its own name', () => {
    for (const [key, value] of Object.entries(service('app').environment ?? {})) {
      const variable = /^\$\{([A-Z_]+)/.exec(value)?.[1]
      if (variable !== undefined) expect(variable).toBe(key)
    }
  })

  it('gives the password of the owner only to those who own', () => {
    for (const name of ['app', 'worker']) expect(JSON.stringify(service(name))).not.toContain('{POSTGRES_PASSWORD')
  })

  it('publishes neither database nor engine', () => {
    expect(compose.networks.data.internal).toBe(true)
    for (const name of ['postgres', 'elasticsearch']) {
      expect(service(name).ports).toBeUndefined()
      expect(service(name).networks).toEqual(['data'])
    }
  })

  it.each(Object.entries(compose.services))('limits %s', (name, found) => {
    expect(found).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(found.mem_limit).toBeDefined()
    expect(found.pids_limit).toBeDefined()
    expect(found.restart).toBe(name === 'database' ? 'no' : 'unless-stopped')
    if (name !== 'elasticsearch') expect(found.read_only).toBe(true)
  })
})
