import { expect, test } from 'vitest'
import { createQueuePool } from './queue-pool.ts'

test('a query that is tried again after the end of the pool raises no error', async () => {
  const pool = createQueuePool('postgres://nobody@127.0.0.1:1/none', 1)
  await pool.end()
  const outcome = await Promise.race([
    pool.connect().then(
      () => 'connected',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(() => resolve('unanswered'), 50)),
  ])
  expect(outcome).toBe('unanswered')
})
