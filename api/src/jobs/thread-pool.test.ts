import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createThreadPool } from './thread-pool.ts'

function startPool(given: { name?: string; maxMillis?: number; idleMillis?: number } = {}) {
  const pool = createThreadPool<number, number>({
    file: new URL('../../test/support/thread-tasks.ts', import.meta.url),
    name: 'pause',
    threads: 2,
    maxWaiting: 3,
    maxMillis: 20_000,
    idleMillis: 20_000,
    megabytes: 32,
    ...given,
  })
  onTestFinished(() => pool.close())
  return pool
}

describe('a pool of threads', () => {
  test('rejects tasks beyond its threads and queue, and accepts new tasks afterwards', async () => {
    const pool = startPool()
    const answers = await Promise.allSettled(Array.from({ length: 7 }, () => pool.run(20)))
    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(2).fill('rejected')])
    expect(answers[6]).toMatchObject({ reason: { code: 'service.busy' } })
    await expect(pool.run(1)).resolves.toBeGreaterThan(0)
  })

  test('runs two tasks at once and reuses its threads', async () => {
    const pool = startPool()
    const first = await Promise.all([pool.run(200), pool.run(200)])
    expect(new Set(first).size).toBe(2)
    expect(first).toContain(await pool.run(1))
  })

  test('stops a task that takes too long', async () => {
    await expect(startPool({ maxMillis: 300 }).run(20_000)).rejects.toMatchObject({ code: 'service.busy' })
  })

  test('ends an idle thread', async () => {
    const pool = startPool({ idleMillis: 50 })
    const first = await pool.run(1)
    await wait(300)
    expect(await pool.run(1)).not.toBe(first)
  })

  test('rethrows the error of a task', async () => {
    await expect(startPool({ name: 'fail' }).run(1)).rejects.toThrow('broken')
  })
})
