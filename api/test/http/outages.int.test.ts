import { connect } from '@qingdan/database/connection.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withQueryTimeout } from '../../src/connections/database-url.ts'
import { connectEngine } from '../../src/connections/search-engine.ts'
import { storeLists } from '../support/lists.ts'
import {
  buildTestEnvironment,
  type SwitchedProxy,
  switchedProxyTo,
  type TestEnvironment,
} from '../support/test-environment.ts'

let environment: TestEnvironment
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
afterAll(() => environment.close())

const search = '/open-api/api/sanction/search?keyword=mahan'
const sources = '/open-api/api/dic/source/list'

async function appBehind({
  engineProxy,
  databaseProxy,
}: {
  engineProxy?: SwitchedProxy
  databaseProxy?: SwitchedProxy
}) {
  const engine = engineProxy ? connectEngine(engineProxy.url) : environment.engine
  const db = databaseProxy ? connect(withQueryTimeout(databaseProxy.url), 'qingdan-api-test') : environment.db
  const user = await environment.signIn(await environment.app({ engine, db }))
  if (engineProxy) closers.push(() => engine.close())
  if (databaseProxy) closers.push(() => db.destroy())
  for (const proxy of [engineProxy, databaseProxy]) if (proxy) closers.push(() => proxy.close())
  return async (url: string) => {
    const response = await user.inject({ url, headers: { 'accept-language': 'en' } })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }
}

describe('without the search engine', () => {
  test('searches answer 503 in the envelope, at once, and again 200 when it is back', async () => {
    const engineProxy = await switchedProxyTo(environment.elasticsearchUrl)
    const get = await appBehind({ engineProxy })
    for (const url of [
      search,
      '/open-api/api/sanction/search/accurate?entityName=mahan',
      '/open-api/api/sanction/search/entity/tips?keyword=mahan',
    ]) {
      const startedAt = performance.now()
      const { status, headers, body } = await get(url)
      expect(status).toBe(503)
      expect(body).toEqual({
        code: 503,
        message: 'The search engine cannot be reached; please try again shortly',
        data: null,
      })
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(performance.now() - startedAt).toBeLessThan(4000)
    }
    await engineProxy.open()
    expect((await get(search)).status).toBe(200)
    await engineProxy.close()
    expect((await get('/open-api/api/sanction/search?keyword=another')).status).toBe(503)
    await engineProxy.open()
    expect((await get('/open-api/api/sanction/search?keyword=another')).status).toBe(200)
  })

  test('readiness reports it together with the state of the database, and details are still answered', async () => {
    const engineProxy = await switchedProxyTo(environment.elasticsearchUrl)
    const get = await appBehind({ engineProxy })
    const { status, body } = await get('/health/ready')
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 503, data: { ready: false, engine: 'down', database: 'up' } })
    expect(body.data.sources.length).toBeGreaterThan(0)
    expect((await get(sources)).status).toBe(200)
    expect((await get('/health/live')).status).toBe(200)
    await engineProxy.open()
    expect((await get('/health/ready')).body.data).toMatchObject({ ready: true, engine: 'up' })
  })

  test('before the first list is indexed, searches say that lists are being loaded', async () => {
    const app = await environment.app({ config: { indexPrefix: `${environment.indexPrefix}none` } })
    const response = await app.inject({ url: search, headers: { 'accept-language': 'en' } })
    expect(response.statusCode).toBe(503)
    expect(response.json().message).toBe('The lists are still being loaded; please try again shortly')
    const ready = await app.inject({ url: '/health/ready' })
    expect([ready.statusCode, ready.json().data.engine, ready.json().data.ready]).toEqual([503, 'up', false])
  })
})

describe('without the database', () => {
  test('details and lists answer 503 in the envelope, at once, and again 200 when it is back', async () => {
    const databaseProxy = await switchedProxyTo(environment.databaseUrl)
    const get = await appBehind({ databaseProxy })
    for (const url of [
      sources,
      '/open-api/api/sanction/detail/entity?id=ofac-12927',
      '/open-api/api/sanction/detail/history?id=ofac-12927',
    ]) {
      const startedAt = performance.now()
      const { status, body } = await get(url)
      expect(status).toBe(503)
      expect(body).toEqual({
        code: 503,
        message: 'The database cannot be reached; please try again shortly',
        data: null,
      })
      expect(performance.now() - startedAt).toBeLessThan(4000)
    }
    await databaseProxy.open()
    expect((await get(sources)).status).toBe(200)
    await databaseProxy.close()
    expect((await get(sources)).status).toBe(503)
    await databaseProxy.open()
    expect((await get(sources)).status).toBe(200)
  })

  test('searches continue with the cached names of lists, and say that possible matches are unknown', async () => {
    const databaseProxy = await switchedProxyTo(environment.databaseUrl)
    await databaseProxy.open()
    const get = await appBehind({ databaseProxy })
    const before = await get(search)
    await databaseProxy.close()
    const { status, body } = await get(search)
    expect(status).toBe(200)
    const withoutMarks = before.body.data.data.map((row: object) => ({ ...row, possiblySame: 'unknown' }))
    expect(withoutMarks.length).toBeGreaterThan(0)
    expect(body).toEqual({ ...before.body, data: { ...before.body.data, data: withoutMarks } })
    const ready = await get('/health/ready')
    expect([ready.status, ready.body.data]).toEqual([200, { ready: true, database: 'down', engine: 'up', sources: [] }])
  })
})
