import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, isFree } from './ports.mjs'

test('a used port is skipped', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const taken = address !== null && typeof address === 'object' ? address.port : 0
  expect(await isFree(taken)).toBe(false)
  expect(await freePort(taken)).toBeGreaterThan(taken)
  server.close()
})
