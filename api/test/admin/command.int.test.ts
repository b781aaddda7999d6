import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../mock-providers/demo-users.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))

let environment: TestEnvironment
let app: FastifyInstance
let demo: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  app = await environment.app()
  demo = await environment.signIn(app, 'demo')
  await environment.signIn(app, 'admin')
})
afterAll(() => environment.close())

/** Runs it on this environment as production, unless another mode is given. */
const run = (args: string[], mode = 'production') =>
  new Promise<{ code: number; out: string; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: environment.databaseUrl, APP_MODE: mode }
    execFile(process.execPath, [cli, ...args], { env }, (error, out, said) => {
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), said })
    })
  })
const noteOf = (operation: string) => ({ operation, actor_id: null, outcome: 'done' })
const login = (userName: string, password = demoPassword) =>
  app.inject({
    method: 'POST',
    url: '/user-service/api/login/pwd',
    payload: { userName, password, passwordEncoding: 'plain' },
  })
async function lastEntry() {
  const { rows } = await sql`
    select actor_id, operation, subject, outcome from audit_entries order by id desc limit 1
  `.execute(environment.db)
  return rows[0]
}

test('makes the first administrator, who must change the password that is printed once', async () => {
  const made = await run(['create-admin', 'first'])
  expect([made.code, made.out]).toEqual([0, expect.stringMatching(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)])
  expect(await lastEntry()).toMatchObject(noteOf('admin.createAdmin'))
  expect((await login('first', made.out)).json().data).toMatchObject({ updatePasswordStatus: '0', role: 'admin' })
  await run(['create-admin', 'chief-0'])
  for (const name of ['FIRST', 'ｆｉｒｓｔ', 'chief-O']) {
    expect(await run(['create-admin', name])).toMatchObject({
      code: 1,
      out: '',
      said: 'This user name is taken, or looks like one that is\n',
    })
  }
})

test('does what the page of administrators does, for a user by name, phone or id', async () => {
  const { db } = environment
  await db.updateTable('users').set({ state: '2' }).where('id', '=', demo.userId).execute()
  expect((await run(['approve', 'demo'], 'development')).code).toBe(0)
  const { state } = await db.selectFrom('users').select('state').where('id', '=', demo.userId).executeTakeFirstOrThrow()
  expect(state).toBe('1')
  expect(await lastEntry()).toMatchObject({ ...noteOf('admin.approve'), subject: demo.userId })
  expect((await run(['grant', '13800000001', 'experience'])).code).toBe(0)
  expect(await lastEntry()).toMatchObject({ ...noteOf('admin.grantPackage'), subject: demo.userId })
  const reset = await run(['reset-password', demo.userId])
  expect((await login('demo', reset.out)).statusCode).toBe(200)
  expect((await run(['users', 'demo'])).out.split('\n')).toEqual([expect.stringContaining(demo.userId)])
  // Of two days: midnight may pass in between.
  const audit = await run(['audit', '--user', 'admin', '--days', '2'])
  expect(audit.out.split('\n').every((line) => line.includes('  admin  '))).toBe(true)
  expect(audit.out).not.toContain(reset.out)
})

test('refuses what it does not know, and a password as an argument', async () => {
  for (const [args, code] of [
    [[], 2],
    [['everything'], 2],
    [['toString'], 2],
    [['reset-password', 'demo', 'hunter2'], 2],
    [['audit', '--days', '0'], 2],
    [['users', '--days', '1'], 2],
    [['approve', 'nobody'], 1],
    [['grant', 'demo', 'everything'], 1],
  ] as const) {
    expect([args, (await run([...args])).code]).toEqual([args, code])
  }
})

test('makes demo users, never in production', async () => {
  await sql`update users set user_name = user_name || '-before', user_name_key = null, phone = null where is_demo`.execute(
    environment.db,
  )
  const refused = await run(['seed'])
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('APP_MODE')])
  expect((await login('trial')).statusCode).toBe(400)
  expect((await run(['seed'], 'development')).code).toBe(0)
  const trial = (await login('trial')).json().data
  const response = await app.inject({
    url: '/payment-service/api/my/record/page',
    headers: { authorization: trial.token },
  })
  expect(response.json().data.total).toBe(0)
})
