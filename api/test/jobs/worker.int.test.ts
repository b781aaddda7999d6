import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineFileJob } from '../../src/jobs/file-job.ts'
import { createJobFiles } from '../../src/jobs/job-files.ts'
import { addJob, deleteExpired, findWaitingJobs, removeJob, storeFile, takeFile } from '../../src/jobs/repository.ts'
import { writeWorkbook } from '../../src/jobs/write-workbook.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await buildTestEnvironment()
})
afterAll(() => environment.close())

const fileId = '00000000-0000-4000-8000-000000000001'
const queued = async () => {
  const { rows } = await sql<{ name: string }>`select task_identifier as name from graphile_worker.jobs`.execute(
    environment.db,
  )
  return rows.map(({ name }) => name)
}

const payloadOf = async (name: string) => {
  const { rows } = await sql<{ payload: { fileId: string } }>`
    select payload from graphile_worker._private_jobs
    join graphile_worker._private_tasks on _private_tasks.id = task_id where identifier = ${name}
  `.execute(environment.db)
  const [job] = rows
  if (!job) throw new Error(`${name} is not queued`)
  return job.payload
}

describe('waiting jobs', () => {
  test('are counted, with the age of the oldest, until a worker takes them', async () => {
    const { db } = environment
    expect(await findWaitingJobs(db)).toEqual({ count: 0, oldestSeconds: 0 })
    for (const key of ['a', 'b']) await addJob(db, { name: 'taken-by-nobody', payload: {}, key, maxAttempts: 1 })
    const { count, oldestSeconds } = await findWaitingJobs(db)
    expect(count).toBe(2)
    expect(oldestSeconds).toBeGreaterThanOrEqual(0)
    const { body } = await (await environment.app()).inject({ url: '/metrics' })
    expect(body).toMatch(/^qingdan_jobs_waiting 2$/m)
    expect(body).toMatch(/^qingdan_jobs_oldest_waiting_seconds [\d.e-]+$/m)
    for (const key of ['a', 'b']) await removeJob(db, key)
    expect((await findWaitingJobs(db)).count).toBe(0)
  })
})

describe('a file that a job makes', () => {
  test('reaches its waiting caller, and file and job are deleted', async () => {
    const sheet = { columns: [{ heading: 'Name', width: 10 }], rows: [['永信至成']] }
    const file = await createJobFiles(environment.db).make(writeWorkbook, sheet)
    expect(file.subarray(0, 2).toString()).toBe('PK')
    expect(await environment.db.selectFrom('job_files').select('id').execute()).toEqual([])
    await vi.waitFor(async () => expect(await queued()).toEqual([]))
  })

  test('is made of its attachment as well, which is deleted when the caller has the file', async () => {
    const { db } = environment
    const repeated = defineFileJob({
      name: 'repeated',
      input: z.number(),
      maxPending: 1,
      maxMillis: 10_000,
      makeFile: async (times, _tools, attachment) => Buffer.from((attachment ?? '').toString().repeat(times)),
    })
    const made = createJobFiles(db).make(repeated, 2, Buffer.from('清单'))
    const job = await vi.waitFor(() => payloadOf('repeated'))
    await removeJob(db, job.fileId)
    await repeated.run(repeated.payload.parse(job), { db } as Parameters<typeof repeated.run>[1], {
      jobId: '1',
      isLast: false,
    })
    expect((await made).toString()).toBe('清单清单')
    expect(await db.selectFrom('job_files').select('id').execute()).toEqual([])
  })

  test('is given up on timeout, and its job is removed', async () => {
    const unknown = defineFileJob({
      name: 'made-by-nobody',
      input: z.string(),
      maxPending: 1,
      maxMillis: 200,
      makeFile: async () => new Uint8Array(),
    })
    await expect(createJobFiles(environment.db).make(unknown, 'x')).rejects.toMatchObject({ code: 'service.busy' })
    expect(await queued()).not.toContain('made-by-nobody')
  })

  test('fails at once for its waiting caller when the last attempt failed', async () => {
    const broken = defineFileJob({
      name: 'broken',
      input: z.string(),
      maxPending: 1,
      maxMillis: 10_000,
      makeFile: () => Promise.reject(new Error('broken')),
    })
    const tools = { db: environment.db } as Parameters<typeof broken.run>[1]
    await expect(
      broken.run({ fileId, attachmentId: null, input: 'x' }, tools, { jobId: '1', isLast: false }),
    ).rejects.toThrow('broken')
    expect(await takeFile(environment.db, fileId)).toBeUndefined()
    await expect(
      broken.run({ fileId, attachmentId: null, input: 'x' }, tools, { jobId: '1', isLast: true }),
    ).rejects.toThrow('broken')
    expect(await takeFile(environment.db, fileId)).toBeNull()
  })

  test('is stored once when it is made twice', async () => {
    await storeFile(environment.db, fileId, Buffer.from('one'))
    await storeFile(environment.db, fileId, Buffer.from('two'))
    expect(String(await takeFile(environment.db, fileId))).toBe('two')
    expect(await takeFile(environment.db, fileId)).toBeUndefined()
  })
})

test('cleaning up deletes what has expired and nothing else', async () => {
  const app = await environment.app()
  const { userId } = await environment.signIn(app)
  const now = new Date('2030-01-10T00:00:00Z')
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const session = { user_id: userId, address: '', created_at: ago(48) }
  await environment.db.deleteFrom('sessions').execute()
  await environment.db
    .insertInto('sessions')
    .values([
      { ...session, id: '00000000-0000-4000-8000-00000000000a', expires_at: ago(1) },
      { ...session, id: '00000000-0000-4000-8000-00000000000b', expires_at: ago(-1) },
    ])
    .execute()
  const code = { phone: '13800000000', address: '', code_hash: '' }
  await environment.db
    .insertInto('phone_codes')
    .values([ago(25), ago(23)].map((at) => ({ ...code, sent_at: at, expires_at: at })))
    .execute()
  await environment.db
    .insertInto('sign_in_failures')
    .values([ago(25), ago(23)].map((at) => ({ account: '', address: '', failed_at: at })))
    .execute()
  const grant = { user_id: userId, granted_at: now }
  await environment.db
    .insertInto('access_grants')
    .values([
      { ...grant, day: '2030-01-08', grant_key: 'a' },
      { ...grant, day: '2030-01-10', grant_key: 'b' },
    ])
    .execute()
  await environment.db
    .insertInto('job_files')
    .values([
      { id: fileId, made_at: ago(2) },
      { id: '00000000-0000-4000-8000-000000000002', made_at: ago(0.5) },
    ])
    .execute()
  const each = { sessions: 1, phone_codes: 1, sign_in_failures: 1, access_grants: 1, job_files: 1 }
  expect(await deleteExpired(environment.db, now)).toEqual(each)
  expect(await deleteExpired(environment.db, now)).toEqual({
    sessions: 0,
    phone_codes: 0,
    sign_in_failures: 0,
    access_grants: 0,
    job_files: 0,
  })
})

test('the worker process runs queued jobs and ends on a signal', async () => {
  const program = fileURLToPath(new URL('../../src/worker.ts', import.meta.url))
  const other = await buildTestEnvironment({ worker: false })
  try {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, DATABASE_URL: other.databaseUrl, INDEX_PREFIX: other.indexPrefix, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const ended = once(child, 'exit')
    // The tables exist as soon as it has started.
    await vi.waitFor(() => addJob(other.db, { name: 'clean-up', payload: {}, key: 'once', maxAttempts: 1 }), {
      timeout: 20_000,
      interval: 100,
    })
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select id from graphile_worker.jobs`.execute(other.db)
        expect(rows).toEqual([])
      },
      { timeout: 20_000, interval: 100 },
    )
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  } finally {
    await other.close()
  }
})
