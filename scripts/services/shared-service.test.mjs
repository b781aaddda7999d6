import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endProcess, isAlive, startDaemon } from './processes.mjs'
import { readState, share } from './shared-service.mjs'

/** @typedef {import('./shared-service.mjs').Keeper} Keeper */
/** @typedef {import('./processes.mjs').Identity} Identity */

/** @type {import('../workspace-dirs.mjs').WorkspaceDirs} */
let dirs
/** @type {Identity[]} */
let started = []

beforeEach(() => {
  const local = mkdtempSync(`${tmpdir()}/qingdan-workspace-`)
  dirs = { name: 'a', local, run: `${local}/run`, logs: local, programs: local, isThrowaway: true }
  mkdirSync(dirs.run)
  started = []
})
afterEach(async () => {
  for (const identity of started) await endProcess(identity)
  rmSync(dirs.local, { recursive: true })
})

/** An idle process, in place of a server. */
async function startSleeper() {
  const options = { cwd: dirs.local, env: {}, log: `${dirs.local}/log`, account: null }
  const identity = await startDaemon(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], options)
  started.push(identity)
  return identity
}

/** @param {{ isHealthy?: boolean }} [options] @returns {Keeper} */
function keeper({ isHealthy = true } = {}) {
  return {
    name: 'Sleeper',
    isHealthy: async () => isHealthy,
    start: async (lastPort) => {
      const port = lastPort ?? 4000
      return { address: `http://127.0.0.1:${port}`, port, kind: 'local', identity: await startSleeper() }
    },
    stop: async ({ identity }) => {
      if (identity) await endProcess(identity)
    },
  }
}

/** @param {Identity} identity @param {Identity[]} holders */
function leaveBehind(identity, holders) {
  const state = { address: 'http://127.0.0.1:4321', port: 4321, kind: 'local', identity, holders }
  writeFileSync(`${dirs.run}/Sleeper.json`, JSON.stringify(state))
}

test('a service is started, its state stored, and stopped by the last release', async () => {
  const service = await share(dirs, keeper())
  expect(readState(dirs, 'Sleeper')?.holders).toHaveLength(1)
  await service.release()
  expect(isAlive(started[0])).toBe(false)
})

test('the next start uses the same port', async () => {
  leaveBehind({ pid: 0, birth: 'stopped' }, [])
  const service = await share(dirs, keeper())
  expect(service.port).toBe(4321)
  await service.release()
})

test('services of a killed start are taken over, and stopped at the end', async () => {
  const left = await startSleeper()
  leaveBehind(left, [{ pid: 1, birth: 'long dead' }])
  const service = await share(dirs, keeper())
  expect(started).toEqual([left])
  expect(service.port).toBe(4321)
  await service.release()
  expect(isAlive(left)).toBe(false)
})

test('a service held by another running process keeps running', async () => {
  const left = await startSleeper()
  const holder = await startSleeper()
  leaveBehind(left, [holder])
  const service = await share(dirs, keeper())
  await service.release()
  expect(isAlive(left)).toBe(true)
  expect(readState(dirs, 'Sleeper')?.holders).toEqual([holder])
})

test('a service that runs but does not answer is replaced', async () => {
  const left = await startSleeper()
  leaveBehind(left, [])
  const service = await share(dirs, keeper({ isHealthy: false }))
  expect(isAlive(left)).toBe(false)
  expect(started).toHaveLength(2)
  await service.release()
})
