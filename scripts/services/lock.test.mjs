import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tryLock, withLock } from './lock.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/qingdan-lock-`)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a lock can be taken once, and again after its release', () => {
  const first = tryLock(`${folder}/a.lock`)
  expect(first).not.toBeNull()
  expect(tryLock(`${folder}/a.lock`)).toBeNull()
  first?.release()
  const second = tryLock(`${folder}/a.lock`)
  expect(second).not.toBeNull()
  second?.release()
})

test('work waits for the lock and reports it once', async () => {
  const first = tryLock(`${folder}/a.lock`)
  let waits = 0
  const work = withLock(
    `${folder}/a.lock`,
    async () => 'done',
    () => waits++,
  )
  setTimeout(() => first?.release(), 50)
  expect(await work).toBe('done')
  expect(waits).toBe(1)
})

test('a killed holder leaves no lock', async () => {
  const lockModule = new URL('./lock.mjs', import.meta.url).href
  const code = `const { tryLock } = await import(${JSON.stringify(lockModule)})
    globalThis.lock = tryLock(${JSON.stringify(`${folder}/a.lock`)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  expect(tryLock(`${folder}/a.lock`)).toBeNull()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const lock = tryLock(`${folder}/a.lock`)
  expect(lock).not.toBeNull()
  lock?.release()
})
