import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepShared } from './keep-service.mjs'
import { isAlive, startDaemon } from './processes.mjs'
import { readState } from './shared-service.mjs'

/** @typedef {import('./processes.mjs').Identity} Identity */

test('a killed service is started again on its port, until it is released', async () => {
  const local = mkdtempSync(`${tmpdir()}/qingdan-workspace-`)
  const dirs = { name: 'a', local, run: `${local}/run`, logs: local, programs: local, isThrowaway: true }
  /** @type {Identity[]} */
  const started = []
  /** @type {import('./shared-service.mjs').Keeper} */
  const keeper = {
    name: 'Sleeper',
    isHealthy: async () => true,
    start: async (lastPort) => {
      const port = lastPort ?? 4323
      const options = { cwd: local, env: {}, log: `${local}/log`, account: null }
      const identity = await startDaemon(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], options)
      started.push(identity)
      return { address: `http://127.0.0.1:${port}`, port, kind: 'local', identity }
    },
    stop: async ({ identity }) => {
      if (identity) process.kill(identity.pid)
    },
  }

  const service = await keepShared(dirs, keeper)
  process.kill(started[0]?.pid ?? 0, 'SIGKILL')
  while (readState(dirs, 'Sleeper')?.identity?.pid !== started[1]?.pid || started.length < 2) await sleep(20)
  expect(isAlive(started[1])).toBe(true)
  expect(readState(dirs, 'Sleeper')).toMatchObject({ port: 4323, holders: [{ pid: process.pid }] })

  await service.release()
  while (isAlive(started[1])) await sleep(20)
  expect(started).toHaveLength(2)
  rmSync(local, { recursive: true })
})
