import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance
const entity = (id: string) => `/open-api/api/sanction/detail/entity?id=${id}`

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
})
afterAll(() => environment.close())

const tokenOf = async (userName: string) => (await environment.signIn(app, userName)).token
const read = async (url: string, authorization: string) => {
  const response = await app.inject({ url, headers: { authorization } })
  return { status: response.statusCode, body: response.json() }
}
const check = async (authorization: string, payload: Record<string, string>) => {
  const url = '/payment-service/access/getAccess'
  const response = await app.inject({ method: 'POST', url, payload, headers: { authorization } })
  return { status: response.statusCode, body: response.json() }
}
const countCharges = async () => (await environment.db.selectFrom('usage_records').select('id').execute()).length

describe('reading a detail', () => {
  let trial: string
  beforeEach(async () => {
    await sql`truncate usage_records, access_grants`.execute(environment.db)
    trial = await tokenOf('trial')
  })
  const ids = [...Array(51).keys()].map((at) => `many-${at}`)
  beforeAll(async () => {
    await sql`
      insert into subjects (id, type, sub_types, name, is_listed) select id, '01', '{}', id, true from unnest(${ids}::text[]) id
    `.execute(environment.db)
    await sql`
      insert into subject_records (source_id, publisher_id, subject_id, own_subject_id, reason)
      select 'ofac-sdn', id, id, id, 'own-id' from unnest(${ids}::text[]) id
    `.execute(environment.db)
  })

  test('is charged once a day and subject, with its history and graph', async () => {
    const id = 'ofac-12927'
    for (let time = 0; time < 3; time++) expect((await read(entity(id), trial)).status).toBe(200)
    expect((await read(`/open-api/api/sanction/detail/history?id=${id}`, trial)).status).toBe(200)
    expect((await check(trial, { module: 'sanction', p1: id, p2: '01', s: '1' })).body.code).toBe(200)
    expect(await countCharges()).toBe(1)
  })

  test('after five subjects of a trial is refused until midnight in Shanghai; subjects read before stay open', async () => {
    const [first = '', ...more] = ids
    for (const id of [first, ...more.slice(0, 4)]) expect((await read(entity(id), trial)).status).toBe(200)
    const { status, body } = await read(entity(more[4] ?? ''), trial)
    expect([status, body.code]).toEqual([403, 402])
    expect(body.message).toBe('今日次数已用完，次日 00:00 恢复')
    expect(body.data).toMatchObject({ reason: 'daily', module: 'sanction', plan: 'trial', used: 5 })
    expect(new Date(body.data.resetAt).getUTCHours()).toBe(16)
    expect(new Date(body.data.resetAt).getTime()).toBeGreaterThan(Date.now())
    expect((await read(entity(first), trial)).status).toBe(200)
    const checked = await check(trial, { module: 'sanction', p1: more[4] ?? '' })
    expect([checked.status, checked.body.code, checked.body.data.reason]).toEqual([200, 402, 'daily'])
    await sql`update usage_records set day = day - 1`.execute(environment.db)
    expect((await read(entity(more[4] ?? ''), trial)).status).toBe(200)
  })

  test('fifty times at once neither charges one subject twice nor exceeds the limit', async () => {
    const [first = '', ...more] = ids
    const same = await Promise.all(Array.from({ length: 50 }, () => read(entity(first), trial)))
    expect(same.every(({ status }) => status === 200)).toBe(true)
    expect(await countCharges()).toBe(1)
    const answers = await Promise.all(more.map((id) => check(trial, { module: 'sanction', p1: id })))
    expect(await countCharges()).toBe(5)
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(4)
    expect(answers.filter(({ body }) => body.code === 402)).toHaveLength(46)
  })

  test('gives the reason of a refusal: expired, not included, profile incomplete, under review, used up', async () => {
    const expired = await tokenOf('expired')
    expect((await read(entity('ofac-12927'), expired)).body).toMatchObject({
      code: 405,
      data: { reason: 'expired', plan: expect.stringMatching(/Ended$/) },
    })
    expect((await check(trial, { module: 'export', p1: 'ofac-12927' })).body).toMatchObject({
      code: 403,
      message: '当前套餐不含此功能',
      data: { reason: 'package', module: 'export', inExperience: true },
    })
    expect((await read('/open-api/api/user/desk', trial)).body.data).toMatchObject({ inExperience: false })
    await sql`update order_modules set total_limit = 0 where quota = 'sanction' and daily_limit = 5`.execute(
      environment.db,
    )
    expect((await read(entity('ofac-12927'), trial)).body).toMatchObject({ code: 404, data: { reason: 'total' } })
    await sql`update order_modules set total_limit = null where total_limit = 0`.execute(environment.db)
    await sql`update users set company = null where user_name = 'trial'`.execute(environment.db)
    expect((await read(entity('ofac-12927'), trial)).body).toMatchObject({ code: 403, data: { reason: 'profile' } })
    await sql`update users set company = 'back', state = '2' where user_name = 'trial'`.execute(environment.db)
    const underReview = { code: 403, message: expect.stringContaining('审核中'), data: { reason: 'review' } }
    expect((await read(entity('ofac-12927'), trial)).body).toMatchObject(underReview)
    expect((await check(trial, { module: 'sanction', p1: 'ofac-12927' })).body).toMatchObject(underReview)
    await sql`update users set state = '1' where user_name = 'trial'`.execute(environment.db)
    expect(await countCharges()).toBe(0)
  })

  test('of an unknown or wrong id is never charged', async () => {
    expect((await read(entity('nobody'), trial)).status).toBe(404)
    expect((await read(`${entity('ofac-12927')}&type=02`, trial)).status).toBe(404)
    expect((await read(`${entity('ofac-12927')}&day=soon`, trial)).status).toBe(400)
    for (const payload of [
      { module: 'sanction' },
      { module: 'sanction', p1: 'nobody' },
      { module: 'everything', p1: 'ofac-12927' },
      { p1: 'ofac-12927' },
    ]) {
      const { status, body } = await check(trial, payload as Record<string, string>)
      expect([status, body.code, body.data.errors.length]).toEqual([400, 400, 1])
    }
    expect(await countCharges()).toBe(0)
  })

  test('is audited with its charge, and a refusal with its reason', async () => {
    await read(entity('ofac-12927'), trial)
    await read(entity('ofac-12927'), await tokenOf('expired'))
    const { rows } = await sql`
      select operation, subject, outcome, reason from audit_entries where operation = 'sanction.detail' order by id desc limit 2
    `.execute(environment.db)
    expect(rows).toEqual([
      { operation: 'sanction.detail', subject: 'ofac-12927', outcome: 'refused', reason: 'access.expired' },
      { operation: 'sanction.detail', subject: 'ofac-12927', outcome: 'done', reason: null },
    ])
  })

  test('again is audited, and not charged', async () => {
    await read(entity('ofac-12927'), trial)
    const charges = await countCharges()
    for (let time = 0; time < 2; time++) await read(entity('ofac-12927'), trial)
    await check(trial, { module: 'sanction', p1: 'ofac-12927' })
    expect(await countCharges()).toBe(charges)
    const { rows } = await sql`
      select operation, subject, outcome, details from audit_entries order by id desc limit 3
    `.execute(environment.db)
    const again = { subject: 'ofac-12927', outcome: 'done', details: { module: 'sanction', isRepeat: true } }
    expect(rows).toEqual(
      ['access.check', 'sanction.detail', 'sanction.detail'].map((operation) => ({ operation, ...again })),
    )
  })

  test('audit entries cannot be changed or deleted', async () => {
    for (const statement of [
      'update audit_entries set actor_id = null',
      'delete from audit_entries',
      'truncate audit_entries',
    ]) {
      await expect(sql.raw(statement).execute(environment.db)).rejects.toThrow('audit_entries only grows')
    }
  })
})
