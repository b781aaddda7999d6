import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer } from '../../src/modules/monitoring/digest/mailer.ts'
import { findDigestUsers } from '../../src/modules/monitoring/digest/repository.ts'
import { sendDigest } from '../../src/modules/monitoring/digest/send-digest.ts'
import { raiseConfirmed } from '../../src/modules/monitoring/raise-alerts.ts'
import { storeLists } from '../support/lists.ts'
import { startMailServer } from '../support/mail-server.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'
import { watch } from '../support/watched.ts'

/** Users who ask for it are told of new alerts once a day. */

let environment: TestEnvironment
let client: SignedIn
let outbox: string
let entityId: number
const publicUrl = 'https://qingdan.example.com'
const from = 'Qingdan <alerts@example.com>'
const address = 'desk@example.com'

const update = async (payload: Record<string, unknown>) => {
  const url = '/user-service/api/info/update/user'
  const response = await client.inject({ method: 'POST', url, payload })
  return { status: response.statusCode, ...response.json() }
}
const raise = (day: string) => {
  const facts = { dataStatus: 1 as const, listName: 'SDN', listNameCn: '特别指定国民清单', changedOn: day }
  const subject = {
    subjectId: 'ofac-12927',
    score: 100,
    facts: { name: 'MAHAN AIR', sources: [] },
    recordFacts: { names: [], birthDates: [], countries: [], identifiers: [], lists: [] },
  }
  return raiseConfirmed(environment.db, { entityId, fact: [day], facts }, subject, new Date())
}
const send = (now: Date, via: Parameters<typeof createMailer>[0]['via'] = { outbox }) =>
  sendDigest({ db: environment.db, mailer: createMailer({ from, via }), publicUrl }, client.userId, now)
const tomorrow = (days = 1) => new Date(Date.now() + days * 86_400_000)
/** Long lines of a message are written as several. */
const unfolded = (message: string) => message.replace(/=\r?\n/g, '')
const written = async () =>
  Promise.all((await readdir(outbox)).toSorted().map((name) => readFile(join(outbox, name), 'utf8').then(unfolded)))

beforeAll(async () => {
  environment = await buildTestEnvironment({ worker: false })
  await storeLists(environment)
  client = await environment.signIn(await environment.app())
  await environment.db.updateTable('users').set({ email: null }).execute()
  entityId = await watch(environment, client.userId, { name: 'Mahan Airlines', type: '01' })
  outbox = await mkdtemp(join(tmpdir(), 'qd-outbox-'))
})
afterAll(async () => {
  await rm(outbox, { recursive: true, force: true })
  await environment.close()
})

test('nobody is told who did not ask, and asking needs an address', async () => {
  expect(await raise('2026-08-01')).toBe(true)
  expect(await findDigestUsers(environment.db)).toEqual([])
  expect(await send(new Date())).toBe(false)
  expect(await update({ alertMail: 'en' })).toMatchObject({ status: 400 })
  expect(await update({ alertMail: 'en', email: address })).toMatchObject({ code: 200 })
  // Alerts of before are in no message.
  expect(await findDigestUsers(environment.db)).toEqual([])
})

test('one message a day has the alerts that are in none', async () => {
  await raise('2026-08-02')
  expect(await findDigestUsers(environment.db)).toEqual([client.userId])
  expect(await send(new Date())).toBe(true)
  await raise('2026-08-03')
  expect(await send(new Date())).toBe(false)
  expect(await send(tomorrow())).toBe(true)
  expect(await send(tomorrow(2))).toBe(false)
  const [first = '', second = '', ...more] = await written()
  expect(more).toEqual([])
  expect(first).toContain(`To: ${address}`)
  expect(first).toContain('Subject: Qingdan: new alerts: 1')
  expect(first).toContain('Mahan Airlines: SDN, Added (2026-08-02)')
  expect(first).toContain(`${publicUrl}/riskWatch`)
  expect(second).toContain('2026-08-03')
  expect(second).not.toContain('2026-08-02')
})

test('a suspected match that was decided on the page meanwhile is in none, and one that is open again is', async () => {
  await raise('2026-08-06')
  const alert = environment.db
    .updateTable('watch_alerts')
    .where('mailed_at', 'is', null)
    .where('facts', '@>', {
      changedOn: '2026-08-06',
    } as never)
  await alert.set({ msg_type: '1', operate_status: '2' }).execute()
  expect(await findDigestUsers(environment.db)).toEqual([])
  expect(await send(tomorrow(2))).toBe(false)
  await alert.set({ operate_status: '0' }).execute()
  expect(await findDigestUsers(environment.db)).toEqual([client.userId])
  await alert.set({ mailed_at: new Date() }).execute()
})

test('a mail server gets it, and one that refuses it leaves the alerts for the next attempt', async () => {
  const server = await startMailServer({ refused: address })
  try {
    await raise('2026-08-04')
    const failed = send(tomorrow(3), { smtpUrl: server.url })
    await expect(failed).rejects.toThrow(/did not accept a message: 550/)
    await expect(failed).rejects.not.toThrow(address)
    await update({ email: 'other@example.com' })
    expect(await send(tomorrow(3), { smtpUrl: server.url })).toBe(true)
    expect(server.messages).toHaveLength(1)
    expect(server.messages[0]).toContain('2026-08-04')
  } finally {
    await server.close()
  }
})

test('while the mail server is slow, nobody waits for a row of its reader', async () => {
  const { db } = environment
  await raise('2026-09-30')
  const mailer = {
    send: () =>
      db.transaction().execute(async (trx) => {
        await sql`select 1 from users where id = ${client.userId} for update nowait`.execute(trx)
        await sql`select 1 from watch_alerts where user_id = ${client.userId} for update nowait`.execute(trx)
      }),
  }
  expect(await sendDigest({ db, mailer, publicUrl }, client.userId, tomorrow(5))).toBe(true)
  expect(await send(tomorrow(6))).toBe(false)
})

test('it ends when the user ends it, and when the package ends', async () => {
  await raise('2026-08-05')
  await environment.db
    .updateTable('orders')
    .set({ expire_time: new Date() })
    .where('user_id', '=', client.userId)
    .execute()
  expect(await send(tomorrow(4))).toBe(false)
  expect(await update({ alertMail: 'off' })).toMatchObject({ code: 200 })
  expect(await findDigestUsers(environment.db)).toEqual([])
})
