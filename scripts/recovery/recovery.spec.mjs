import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environment } from '../environment.mjs'
import { loadFixtures } from '../product/fixtures.mjs'
import { lockWorkspace } from '../services/lock-workspace.mjs'
import { freePort } from '../services/ports.mjs'
import { clearWorkspace, productDatabase, startServices } from '../services/services.mjs'
import { readState } from '../services/shared-service.mjs'
import { pinnedNode, root, throwawayDirs } from '../workspace-dirs.mjs'

/** What `npm start` starts is killed with kill -9, and is there again without anybody's help. */

const dirs = throwawayDirs('recovery')
const emptyMirror = `${dirs.local}/mirror`
const patience = 480_000

/** @type {import('node:child_process').ChildProcess | undefined} */
let launcher
let url = ''
/** @type {string[]} */
const lines = []

beforeAll(async () => {
  lockWorkspace(dirs)
  await clearWorkspace(dirs)
  mkdirSync(emptyMirror, { recursive: true })
  const services = await prepare()
  const port = await freePort(3300)
  const { DATABASE_URL, ELASTICSEARCH_URL, APP_MODE, SESSION_SECRET, ...others } = environment
  url = `http://127.0.0.1:${port}`
  launcher = spawn(pinnedNode, [`${root}/scripts/commands/start.mjs`, `--dirs=${dirs.name}`], {
    cwd: root,
    env: {
      ...others,
      PORT: String(port),
      // No publisher is asked.
      SOURCE_MIRROR: emptyMirror,
      RATE_LIMIT_PER_MINUTE: '0',
      EVENT_LOOP_DELAY_LIMIT_MS: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (launcher.stdout) createInterface({ input: launcher.stdout }).on('line', (line) => lines.push(line))
  await until(() => lines.some((line) => line.includes('lists current')))
  await services.release()
}, 2 * patience)

afterAll(async () => {
  if (launcher?.exitCode === null) {
    const ended = once(launcher, 'exit')
    launcher.kill('SIGTERM')
    await ended
  }
  await clearWorkspace(dirs)
}, patience)

/** So that `npm start` finds its lists: the starter editions take minutes. The services stay until it uses them. */
async function prepare() {
  const services = await startServices(dirs, { elasticsearchUrl: undefined, databaseUrl: undefined })
  await loadFixtures({
    ELASTICSEARCH_URL: services.elasticsearchUrl,
    DATABASE_URL: await productDatabase(services, undefined),
    DATA_DIR: `${dirs.local}/data`,
  })
  return services
}

/** @param {() => boolean | Promise<boolean>} isSo */
async function until(isSo) {
  const deadline = Date.now() + patience
  while (!(await isSo())) {
    if (launcher?.exitCode != null) throw new Error(`npm start ended:\n${lines.join('\n')}`)
    if (Date.now() > deadline) throw new Error(`waited too long:\n${lines.slice(-30).join('\n')}`)
    await sleep(100)
  }
}

/** @typedef {{ status: number, message: string, count: number }} Answer `status` 0: nothing answers */

/** @param {string} path @param {RequestInit} [options] @returns {Promise<Answer>} */
async function ask(path, options = {}) {
  try {
    const response = await fetch(`${url}${path}`, { ...options, signal: AbortSignal.timeout(20_000) })
    const { message, data } = /** @type {{ message: string, data: { count?: number } | null }} */ (
      await response.json()
    )
    return { status: response.status, message, count: data?.count ?? 0 }
  } catch (error) {
    if (error instanceof TypeError) return { status: 0, message: '', count: 0 }
    throw error
  }
}

/** A name of the fixtures. */
const search = () => ask('/open-api/api/sanction/search?keyword=Vladimir%20Putin')
const signIn = () => {
  const body = new URLSearchParams({ userName: 'demo', password: 'qingdan-demo-2026', passwordEncoding: 'plain' })
  return ask('/user-service/api/login/pwd', { method: 'POST', body })
}

/** Asks until it is answered with 200; what was answered before. @param {() => Promise<Answer>} question */
async function untilAnswered(question) {
  /** @type {Answer[]} */
  const refusals = []
  await until(async () => {
    const answer = await question()
    if (answer.status !== 200) refusals.push(answer)
    return answer.status === 200
  })
  return refusals
}

/** @param {string} name */
const serviceProcess = (name) => readState(dirs, name)?.identity?.pid ?? 0
/** @typedef {'api' | 'worker' | 'lists'} ProgramName */
/** @param {ProgramName} name */
function programProcess(name) {
  const file = `${dirs.run}/start.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).programs[name] ?? 0) : 0
}

/** Kills it, and again as soon as it has been started again. @param {() => number} processOf */
async function killTwice(processOf) {
  const first = processOf()
  process.kill(first, 'SIGKILL')
  await until(() => ![0, first].includes(processOf()))
  const second = processOf()
  process.kill(second, 'SIGKILL')
  await until(() => ![0, second].includes(processOf()))
}

describe.each([
  { name: 'Elasticsearch', question: search, message: '检索服务暂不可用，请稍后再试' },
  { name: 'Postgres', question: signIn, message: '数据服务暂不可用，请稍后再试' },
])('$name', ({ name, question, message }) => {
  test(
    'killed twice, comes back on its port; meanwhile the answer is 503 with words',
    async (context) => {
      if (readState(dirs, name)?.kind === 'docker') return context.skip('Docker starts its containers again')
      await untilAnswered(question)
      const port = readState(dirs, name)?.port
      const killing = killTwice(() => serviceProcess(name))
      await until(async () => (await question()).status !== 200)
      await killing
      const refusals = await untilAnswered(question)
      for (const refusal of refusals) expect(refusal).toEqual({ status: 503, message, count: 0 })
      expect(readState(dirs, name)?.port).toBe(port)
      expect((await search()).count).toBeGreaterThan(0)
      expect(lines.filter((line) => line.includes(`${name} ended unexpectedly`))).not.toHaveLength(0)
    },
    2 * patience,
  )
})

test(
  'the API, killed twice, answers again at its address, also what needs the database',
  async () => {
    await killTwice(() => programProcess('api'))
    await untilAnswered(search)
    expect((await signIn()).status).toBe(200)
  },
  patience,
)

test.each(/** @type {const} */ (['worker', 'lists']))(
  'killed twice, %s runs again',
  async (name) => {
    await killTwice(() => programProcess(name))
  },
  patience,
)
