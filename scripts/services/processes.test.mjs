import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { collect, endProcess, identify, isAlive, parseStat, self } from './processes.mjs'

test('this process is alive, and a number with another start time is not', () => {
  expect(isAlive(self())).toBe(true)
  expect(isAlive({ ...self(), birth: 'another' })).toBe(false)
  expect(isAlive(null)).toBe(false)
})

test('a program name with brackets and spaces does not shift the fields of /proc/<pid>/stat', () => {
  const fields = ['S', ...Array.from({ length: 18 }, (_, index) => String(index)), '4711', '9']
  expect(parseStat(`12 (a (b) c) ${fields.join(' ')}`)).toEqual({ state: 'S', startTick: '4711' })
})

test('a process that ignores the stop signal is killed', async () => {
  const code = "process.on('SIGTERM', () => {}); console.log('on'); setInterval(() => {}, 1000)"
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] })
  await once(child.stdout, 'data')
  const identity = identify(child.pid ?? 0)
  if (!identity) throw new Error('the child did not start')
  await endProcess(identity, 'SIGTERM', 200)
  expect(isAlive(identity)).toBe(false)
})

test('a missing program has code 127', async () => {
  expect((await collect('/nowhere/at-all', [])).code).toBe(127)
})

test('the exit code and both outputs of a program are collected', async () => {
  const result = await collect(process.execPath, ['-e', "console.log('a'); console.error('b'); process.exit(3)"])
  expect(result).toEqual({ code: 3, stdout: 'a\n', stderr: 'b\n' })
})
