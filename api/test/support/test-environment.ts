import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, connect as openSocket, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from '@elastic/elasticsearch'
import { connect, type Db } from '@qingdan/database/connection.ts'
import { createScreener, type Screener } from '@qingdan/screening/screener.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as InjectResponse } from 'fastify'
import { sql } from 'kysely'
import { demoPassword, seedDemoUsers } from '../../mock-providers/demo-users.ts'
import { buildApp, type Deps } from '../../src/app.ts'
import type { AccountSettings } from '../../src/config.ts'
import { connectEngine } from '../../src/connections/search-engine.ts'
import { buildWorker } from '../../src/jobs/build-worker.ts'

const ingest = fileURLToPath(new URL('../../../ingest/src/cli.ts', import.meta.url))

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: integration tests need real services (npm test starts them)`)
  return value
}

/** A database and an index prefix of this run's own, on the real services. */
export interface TestEnvironment {
  databaseUrl: string
  elasticsearchUrl: string
  indexPrefix: string
  db: Db
  engine: Client
  /** Of its worker. */
  screener: Screener
  /** Runs the ingest's command line on this environment; rejects with its output when it fails. */
  ingest(args: string[], variables?: Record<string, string>): Promise<void>
  /** An app on this environment; without a rate limit and a built page unless given. */
  app(given?: Partial<Omit<Deps, 'config'>> & { config?: Partial<Deps['config']> }): Promise<FastifyInstance>
  /** Signs a demo user in (made when missing) to ask an app; the one with every module unless named. */
  signIn(app: FastifyInstance, userName?: string): Promise<SignedIn>
  close(): Promise<void>
}

/** Asks an app as somebody. */
export interface SignedIn {
  userId: string
  token: string
  inject(options: InjectOptions): Promise<InjectResponse>
}

export const noExternalServices: AccountSettings = {
  registrationReview: false,
  phoneCodeFixed: null,
  publicUrl: 'http://127.0.0.1:3000',
  smsGateway: null,
  wechat: null,
  qilin: null,
  oidc: null,
}

/** `worker: false`: nobody works on its jobs. */
export async function buildTestEnvironment({ worker: hasWorker = true } = {}): Promise<TestEnvironment> {
  const run = randomBytes(5).toString('hex')
  const name = `qd_api_${run}`
  const indexPrefix = `qdapi${run}`
  const elasticsearchUrl = required('ELASTICSEARCH_URL')
  const server = connect(required('DATABASE_URL'), 'qingdan-api-test', 1)
  await sql`create database ${sql.id(name)} template ${sql.id(required('TEMPLATE_DATABASE'))}`.execute(server)
  const databaseUrl = withDatabase(required('DATABASE_URL'), name)
  const db = connect(databaseUrl, 'qingdan-api-test')
  const engine = connectEngine(elasticsearchUrl)
  const screener = createScreener({ engine, alias: subjectAlias(indexPrefix) }, 0)
  const worker = hasWorker
    ? await buildWorker({
        databaseUrl,
        db,
        screener,
        engine,
        indexPrefix,
        exportContentDays: 0,
        smsGateway: null,
        mail: null,
        publicUrl: noExternalServices.publicUrl,
      })
    : null
  const dataFolder = await mkdtemp(join(tmpdir(), 'qd-api-'))
  const apps: FastifyInstance[] = []
  const sessionSecret = randomBytes(32).toString('hex')

  const environment: TestEnvironment = {
    databaseUrl,
    elasticsearchUrl,
    indexPrefix,
    db,
    engine,
    screener,
    ingest: (args, variables = {}) =>
      runIngest(args, {
        DATABASE_URL: databaseUrl,
        ELASTICSEARCH_URL: elasticsearchUrl,
        INDEX_PREFIX: indexPrefix,
        DATA_DIR: dataFolder,
        SOURCE_MIRROR: '',
        ...variables,
      }),
    async app({ config, ...given } = {}) {
      const app = await buildApp({
        db,
        engine,
        config: {
          indexPrefix,
          trustProxyHops: 0,
          rateLimitPerMinute: 0,
          rateLimitUserPerMinute: 0,
          exportsPerDay: 0,
          metricsToken: null,
          eventLoopDelayLimitMillis: 0,
          compareThreads: 0,
          mode: 'test',
          sessionSecret,
          webDist: '/nowhere',
          accounts: noExternalServices,
          isBehindTls: false,
          ...config,
        },
        ...given,
      })
      apps.push(app)
      return app
    },
    async signIn(app, userName = 'demo') {
      await seedDemoUsers(db, new Date())
      const payload = { userName, password: demoPassword, passwordEncoding: 'plain' }
      // Through an app of its own, because the one that is asked may be cut off from its database.
      const client = await environment.app()
      const response = await client.inject({ method: 'POST', url: '/user-service/api/login/pwd', payload })
      if (response.statusCode !== 200) throw new Error(`${userName} cannot sign in: ${response.body}`)
      const { userId, token } = response.json().data
      const inject = ({ headers, ...options }: InjectOptions) =>
        app.inject({ ...options, headers: { authorization: token, ...headers } })
      return { userId, token, inject }
    },
    async close() {
      for (const app of apps) await app.close()
      await worker?.close()
      const indices = await engine.indices.get({ index: `${indexPrefix}-*`, allow_no_indices: true })
      for (const index of Object.keys(indices)) await engine.indices.delete({ index })
      await engine.close()
      await db.destroy()
      await sql.raw(`drop database ${name} with (force)`).execute(server)
      await server.destroy()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
  return environment
}

function withDatabase(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

function runIngest(args: string[], variables: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [ingest, ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`ingest ${args.join(' ')} ended with ${code}:\n${output}`))
    })
  })
}

/** A proxy before a service, which the test opens and closes. */
export interface SwitchedProxy {
  /** Address of the service through the proxy. */
  url: string
  open(): Promise<void>
  close(): Promise<void>
}

/** A closed proxy on a free port, in front of the service at `url`. */
export async function switchedProxyTo(url: string): Promise<SwitchedProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let server: Server | null = null
  let port = 0

  async function open(): Promise<void> {
    server = createServer((visitor) => {
      const service = openSocket(Number(target.port), target.hostname)
      for (const socket of [visitor, service]) {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
        // Closing the proxy breaks both ends on purpose.
        socket.on('error', () => socket.destroy())
      }
      visitor.pipe(service).pipe(visitor)
    })
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    const address = server.address()
    if (address && typeof address === 'object') port = address.port
  }

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server?.close(resolve))
  }

  await open()
  await close()
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return { url: through.href.replace(/\/$/, ''), open, close }
}
