import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { read, utils } from '@e965/xlsx'
import { connect } from '@qingdan/database/connection.ts'
import { methodVersion } from '@qingdan/matching/weights/method-version.ts'
import { createScreener } from '@qingdan/screening/screener.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { withQueryTimeout } from '../../src/connections/database-url.ts'
import { connectEngine } from '../../src/connections/search-engine.ts'
import { buildWorker } from '../../src/jobs/build-worker.ts'
import { cleanUp } from '../../src/jobs/clean-up.ts'
import { importUploads } from '../../src/modules/screening/batches/batch-repository.ts'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import {
  buildTestEnvironment,
  noExternalServices,
  switchedProxyTo,
  type TestEnvironment,
} from '../support/test-environment.ts'
import { namesFile } from '../support/workbooks.ts'

type Client = ReturnType<typeof screeningClient>
let environment: TestEnvironment
let desk: Client
let other: Client

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  const app = await environment.app()
  desk = screeningClient(await environment.signIn(app, 'demo'))
  other = screeningClient(await environment.signIn(app, 'admin'))
})
afterAll(() => environment.close())

const listed = '永信至成科技集团股份有限公司'
const clear = (count: number, from = 0) => Array.from({ length: count }, (_, at) => [`Qxzv Wpfk ${from + at}`])

describe('a batch', () => {
  test('has every name screened once, also when it is started twice at the same time', async () => {
    const id = await desk.batch('01', [[listed], ...clear(400)])
    await Promise.all([desk.start(id), desk.start(id), desk.start(id)])
    const [progress] = await desk.done(id)
    expect(progress).toMatchObject({ done: 401, total: 401, percent: 100, states: { open: 1, clear: 400, waiting: 0 } })
    const { records, total, states } = await desk.entities({ batchId: id, pageSize: 10 })
    expect({ total, open: states['open'] }).toEqual({ total: 401, open: 1 })
    expect(records[0]).toMatchObject({ originalEntityName: listed, state: 'open', topScore: 95.94, methodVersion })
    const candidates = await desk.candidates(records[0]?.id ?? '')
    expect(candidates[0]).toMatchObject({
      id: 'ofac-50543',
      score: 95.94,
      settled: null,
      reopened: [],
      isSelect: false,
    })
    expect(candidates[0]?.explanation.contributions.length).toBeGreaterThan(0)
    const { rows } = await sql<{ amount: number }>`
      select amount from usage_records where quota = 'screening' and param1 = ${id}
    `.execute(environment.db)
    expect(rows).toEqual([{ amount: 401 }])
    await desk.start(id)
    expect((await desk.progress(id))[0]?.status).toBe(2)
  })

  test('is given the details of its names', async () => {
    const id = await desk.batch('01', [['Integrity Tech', '91110108562135265P']], ['Name', 'unifiedCreditCode'])
    await desk.start(id)
    await desk.done(id)
    const { records } = await desk.entities({ batchId: id })
    expect(records[0]).toMatchObject({ details: { unifiedCreditCode: '91110108562135265P' }, topScore: 100 })
    expect((await desk.candidates(records[0]?.id ?? ''))[0]?.explanation.details).toContainEqual(
      expect.objectContaining({ kind: 'identifier', relation: 'agrees' }),
    )
  })

  test('that is deleted while it runs ends, and leaves nothing', async () => {
    const id = await desk.batch('01', clear(3000))
    await desk.start(id)
    await vi.waitFor(async () => expect((await desk.progress(id))[0]?.done).toBeGreaterThan(0), 20_000)
    expect((await desk.post('delete', { ids: id })).status).toBe(200)
    expect((await desk.get('progress', { ids: id })).status).toBe(404)
    const left = await environment.db
      .selectFrom('screening_entities')
      .select('id')
      .where('batch_id', '=', Number(id))
      .execute()
    expect(left).toEqual([])
  })

  test('that is stopped keeps what is screened, and goes on when it is started again', async () => {
    const id = await desk.batch('01', clear(2000))
    await desk.start(id)
    await vi.waitFor(async () => expect((await desk.progress(id))[0]?.done).toBeGreaterThan(0), 20_000)
    expect((await desk.post('stop', { ids: id })).status).toBe(200)
    const [stopped] = await desk.progress(id)
    expect(stopped?.status).toBe(3)
    await desk.start(id)
    expect((await desk.done(id))[0]?.done).toBe(2000)
  })

  test('is charged before its names are monitored, which screens them', async () => {
    const id = await desk.batch('01', [[listed]])
    const [entity] = (await desk.entities({ batchId: id })).records
    const watch = (warnFlag: string) => desk.post('entity/update/warn', { ids: entity?.id, warnFlag })
    expect(await watch('1')).toMatchObject({ status: 409, message: '该名称尚未筛查' })
    expect((await watch('0')).status).toBe(200)
    await desk.start(id)
    await desk.done(id)
    expect((await watch('1')).status).toBe(200)
  })

  test('of another user does not exist', async () => {
    const id = await desk.batch('01', [[listed]])
    await desk.start(id)
    await desk.done(id)
    const { records } = await desk.entities({ batchId: id })
    const entity = records[0]?.id ?? ''
    for (const path of ['import', 'start', 'stop', 'delete']) {
      expect((await other.post(path, { ids: id, fileIds: id })).status, path).toBe(404)
    }
    for (const path of ['entity/relation/delete', 'no', 'entity/relation/add']) {
      expect((await other.post(path, { id: entity, entityId: 'ofac-50543' })).status, path).toBe(404)
    }
    expect((await other.post('entity/update/warn', { ids: entity, warnFlag: '1' })).status).toBe(404)
    expect((await other.get('progress', { ids: id })).status).toBe(404)
    expect((await other.get('row/errors', { batchId: id })).status).toBe(404)
    expect((await other.get('entity/result', { screningEntityId: entity })).status).toBe(404)
    expect((await other.get('export', { batchId: id })).status).toBe(404)
    expect((await other.entities({ batchId: id })).total).toBe(0)
  })

  test('shares the worker with those of others', async () => {
    const [large, small] = [await desk.batch('01', clear(6000)), await other.batch('01', clear(300))]
    await desk.start(large)
    await other.start(small)
    await other.done(small)
    const [progress] = await desk.progress(large)
    expect(progress?.status).toBe(1)
    expect(progress?.done).toBeLessThan(3000)
    await desk.post('delete', { ids: large })
  })

  test('is exported with every row, candidate and version, and no formula', async () => {
    const id = await desk.batch(
      '01',
      [
        [listed, 'CN'],
        ['=HYPERLINK("http://example.com")', ''],
      ],
      ['Name', 'Country'],
    )
    await desk.start(id)
    await desk.done(id)
    const app = await environment.app()
    const { inject } = await environment.signIn(app, 'demo')
    const response = await inject({
      url: '/open-api/api/user/screening/export',
      query: { batchId: id, languages: 'en' },
    })
    expect(response.statusCode).toBe(200)
    const sheet = read(response.rawPayload).Sheets['Sheet1'] ?? Object.values(read(response.rawPayload).Sheets)[0] ?? {}
    const rows = utils.sheet_to_json<Record<string, string | number>>(sheet)
    expect(rows.length).toBeGreaterThanOrEqual(2)
    expect(rows[0]).toMatchObject({
      'Name given': listed,
      Country: 'China',
      State: 'to review',
      Monitored: 'no',
      Lists: 'OFAC SDN',
      'Subject id': 'ofac-50543',
      Candidate: 1,
      Score: 96.44,
      Method: methodVersion,
    })
    expect(rows.at(-1)).toMatchObject({ 'Name given': '=HYPERLINK("http://example.com")', State: 'no candidate' })
    expect(Object.values(sheet).some((cell) => typeof cell === 'object' && cell !== null && 'f' in cell)).toBe(false)
  })
})

test('more names than the day still allows are refused with both numbers, and the batch waits', async () => {
  const { userId } = await environment.signIn(await environment.app(), 'demo')
  const allow = (daily_limit: number) =>
    environment.db
      .updateTable('order_modules')
      .set({ daily_limit })
      .where('quota', '=', 'screening')
      .where('order_number', 'in', (eb) => eb.selectFrom('orders').select('order_number').where('user_id', '=', userId))
      .execute()
  const id = await desk.batch('01', clear(9, 9000))
  await allow(0)
  const { status, data } = await desk.post('start', { ids: id })
  expect({ status, data }).toMatchObject({ status: 403, data: { reason: 'daily', left: 0, needed: 9 } })
  await allow((data as { used: number }).used + 3)
  expect((await desk.post('start', { ids: id })).data).toMatchObject({ reason: 'daily', left: 3, needed: 9 })
  expect(await desk.batches({ id })).toMatchObject([{ isStarted: false }])
  await allow(100_000)
  await desk.start(id)
})

test('a template is offered for every type and language', async () => {
  const app = await environment.app()
  const { inject } = await environment.signIn(app, 'demo')
  for (const type of ['01', '02', '03', '04']) {
    const response = await inject({
      url: '/open-api/api/user/screening/download/template',
      query: { type, languages: 'en' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK')
  }
})

test('a package without screening is refused', async () => {
  const app = await environment.app()
  const trial = screeningClient(await environment.signIn(app, 'trial'))
  expect((await trial.post('page', {})).status).toBe(403)
})

test('batches beyond the millionth have numbers of their own', async () => {
  await sql`select setval(pg_get_serial_sequence('screening_batches', 'id'), 1234566)`.execute(environment.db)
  const ids = [await desk.batch('01', clear(1)), await desk.batch('01', clear(1))]
  const numbers = (await desk.batches()).slice(0, 2).map(({ batchNo }) => batchNo.split('-')[1])
  expect(ids).toEqual(['1234567', '1234568'])
  expect(numbers).toEqual(['1234568', '1234567'])
})

test('a file that nobody imports is deleted after a day', async () => {
  const file = { fileName: 'left.xlsx', bytes: namesFile([['Name'], ...clear(10)]) }
  const [{ id }] = (await desk.upload('02', file)).data as unknown as [{ id: string }]
  const tools = { db: environment.db, exportContentDays: 0 } as Parameters<typeof cleanUp.run>[1]
  const isThere = async () => (await desk.get('row/errors', { batchId: id })).status === 200
  await cleanUp.run({}, tools, { jobId: '1', isLast: false })
  expect(await isThere()).toBe(true)
  await sql`update screening_batches set uploaded_at = now() - interval '25 hours' where id = ${id}`.execute(
    environment.db,
  )
  await cleanUp.run({}, tools, { jobId: '1', isLast: false })
  expect(await isThere()).toBe(false)
})

test('a file that is imported while old files are deleted stays', async () => {
  const { db } = environment
  const file = { fileName: 'late.xlsx', bytes: namesFile([['Name'], ...clear(10)]) }
  const [{ id }] = (await desk.upload('02', file)).data as unknown as [{ id: string }]
  await sql`update screening_batches set uploaded_at = now() - interval '25 hours' where id = ${id}`.execute(db)
  const tools = { db, exportContentDays: 0 } as Parameters<typeof cleanUp.run>[1]
  let cleaning: Promise<void> | undefined
  await db.transaction().execute(async (trx) => {
    await importUploads(trx, [Number(id)], '2026-01-05', new Date())
    cleaning = cleanUp.run({}, tools, { jobId: '1', isLast: false })
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db)
      expect(rows.length).toBeGreaterThan(0)
    })
  })
  await cleaning
  expect((await desk.entities({ batchId: id })).total).toBe(10)
})

describe('a worker process', () => {
  const program = fileURLToPath(new URL('../../src/worker.ts', import.meta.url))

  test('that is killed loses no name and screens none twice: another one goes on', async () => {
    const own = await buildTestEnvironment({ worker: false })
    const started: ChildProcess[] = []
    const start = () => {
      const worker = spawn(process.execPath, [program], {
        env: { ...process.env, DATABASE_URL: own.databaseUrl, INDEX_PREFIX: own.indexPrefix, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      started.push(worker)
      return worker
    }
    try {
      await storeLists(own)
      const client = screeningClient(await own.signIn(await own.app(), 'demo'))
      const first = start()
      const id = await client.batch('01', [[listed], ...clear(6000)])
      // The queue exists as soon as the first worker has started.
      await vi.waitFor(() => client.start(id), { timeout: 60_000, interval: 200 })
      await vi.waitFor(async () => expect((await client.progress(id))[0]?.done).toBeGreaterThan(100), {
        timeout: 60_000,
        interval: 20,
      })
      first.kill('SIGKILL')
      const [killed] = await client.progress(id)
      expect(killed?.done).toBeLessThan(6001)
      start()
      // What every minute does, and an hour of waiting is not tested: the locks of the killed process are old.
      await sql`update graphile_worker._private_jobs set locked_at = now() - interval '10 minutes' where locked_at is not null`.execute(
        own.db,
      )
      const [done] = await client.done(id)
      expect(done).toMatchObject({ done: 6001, states: { open: 1, clear: 6000 } })
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from screening_candidates where subject_id = 'ofac-50543'
      `.execute(own.db)
      expect(rows[0]?.count).toBe(1)
    } finally {
      for (const worker of started) worker.kill('SIGKILL')
      await own.close()
    }
  }, 240_000)
})

test('a search engine that goes away pauses a batch, which goes on by itself', async () => {
  const own = await buildTestEnvironment({ worker: false })
  const proxy = await switchedProxyTo(own.elasticsearchUrl)
  const engine = connectEngine(proxy.url)
  const screener = createScreener({ engine, alias: subjectAlias(own.indexPrefix) }, 0)
  const worker = await buildWorker({
    ...own,
    screener,
    exportContentDays: 0,
    mail: null,
    publicUrl: noExternalServices.publicUrl,
    smsGateway: null,
  })
  try {
    await storeLists(own)
    await proxy.open()
    const client = screeningClient(await own.signIn(await own.app(), 'demo'))
    const id = await client.batch('01', [...clear(3000), [listed]])
    await client.start(id)
    await vi.waitFor(async () => expect((await client.progress(id))[0]?.done).toBeGreaterThan(0), {
      timeout: 20_000,
      interval: 20,
    })
    await proxy.close()
    await vi.waitFor(
      async () => {
        const [before] = await client.progress(id)
        await new Promise((resolve) => setTimeout(resolve, 1000))
        expect((await client.progress(id))[0]).toMatchObject({ status: 1, done: before?.done })
      },
      { timeout: 30_000 },
    )
    expect((await client.progress(id))[0]?.done).toBeLessThan(3001)
    await proxy.open()
    expect((await client.done(id))[0]).toMatchObject({ done: 3001, states: { open: 1, clear: 3000 } })
  } finally {
    await worker.close()
    await proxy.close()
    await engine.close()
    await own.close()
  }
}, 120_000)

test('a database that goes away pauses a batch, which goes on by itself with no name lost or screened twice', async () => {
  const own = await buildTestEnvironment({ worker: false })
  const proxy = await switchedProxyTo(own.databaseUrl)
  await proxy.open()
  const db = connect(withQueryTimeout(proxy.url), 'qingdan-api-test')
  const worker = await buildWorker({
    ...own,
    db,
    databaseUrl: proxy.url,
    exportContentDays: 0,
    mail: null,
    publicUrl: noExternalServices.publicUrl,
    smsGateway: null,
  })
  let hasEnded = false
  void worker.ended.finally(() => (hasEnded = true)).catch(() => undefined)
  try {
    await storeLists(own)
    const client = screeningClient(await own.signIn(await own.app(), 'demo'))
    const id = await client.batch('01', [[listed], ...clear(6000)])
    await client.start(id)
    const doneNow = async () => (await client.progress(id))[0]?.done ?? 0
    for (let outage = 0; outage < 2; outage++) {
      const before = await doneNow()
      await vi.waitFor(async () => expect(await doneNow()).toBeGreaterThan(before), { timeout: 30_000, interval: 20 })
      await proxy.close()
      // A piece may have been stored while its answer was lost.
      await new Promise((resolve) => setTimeout(resolve, 1000))
      const left = await doneNow()
      expect(left).toBeLessThan(6001)
      await new Promise((resolve) => setTimeout(resolve, 7000))
      expect((await client.progress(id))[0]).toMatchObject({ status: 1, done: left })
      await proxy.open()
    }
    // What every minute does: a piece that was cut off is locked, as one of a killed process is.
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '10 minutes' where locked_at is not null`.execute(
      own.db,
    )
    expect((await client.done(id))[0]).toMatchObject({ done: 6001, states: { open: 1, clear: 6000 } })
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from screening_candidates where subject_id = 'ofac-50543'
    `.execute(own.db)
    expect(rows[0]?.count).toBe(1)
    expect(hasEnded).toBe(false)
  } finally {
    await worker.close()
    await db.destroy()
    await proxy.close()
    await own.close()
  }
}, 180_000)
