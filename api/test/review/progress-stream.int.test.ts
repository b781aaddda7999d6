import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BatchProgress } from '../../src/contract/screening/batch.ts'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance
let owner: SignedIn
let stranger: SignedIn
let desk: ReturnType<typeof screeningClient>

const root = '/open-api/api/user'

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
  owner = await environment.signIn(app, 'demo')
  stranger = await environment.signIn(app, 'admin')
  desk = screeningClient(owner)
})
afterAll(() => environment.close())

const events = (text: string) =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event, data]) => ({
    event,
    data: JSON.parse(data ?? ''),
  }))

test('the stream of progress tells how far a batch is and ends with it; another one’s is refused before', async () => {
  const batch = await desk.batch(
    '01',
    Array.from({ length: 400 }, (_none, at) => [`Qxzv Wpfk ${at}`]),
  )
  await desk.start(batch)
  const url = `${root}/screening/progress/stream`
  const refused = await stranger.inject({ url, query: { ids: batch } })
  expect([refused.statusCode, refused.json().code]).toEqual([404, 404])
  const answer = await owner.inject({ url, query: { ids: batch } })
  expect(answer.headers['content-type']).toMatch('text/event-stream')
  const told = events(answer.body)
  expect(told.at(-1)).toMatchObject({ event: 'end' })
  const last = BatchProgress.array().parse(told.at(-2)?.data)
  expect(last).toMatchObject([{ id: batch, status: 2, done: 400, percent: 100 }])
})

test('the stream of progress is limited for each user, and a closed one makes room', async () => {
  const batch = await desk.batch('01', [['Qxzv']])
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const open = async () => {
    const call = httpRequest({
      port,
      host: '127.0.0.1',
      path: `${root}/screening/progress/stream?ids=${batch}`,
      headers: { authorization: owner.token },
    })
    call.end()
    const [response] = await once(call, 'response')
    return { status: response.statusCode as number, close: () => call.destroy() }
  }
  const opened = await Promise.all(Array.from({ length: 5 }, open))
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await open()).status).toBe(429)
  opened[0]?.close()
  await expect.poll(async () => (await open()).status, { timeout: 5000, interval: 300 }).toBe(200)
})
