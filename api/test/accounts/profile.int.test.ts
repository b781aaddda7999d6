import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { grantPackage } from '../../src/auth/orders.ts'
import { UserInfo } from '../../src/contract/account.ts'
import { envelopeOf } from '../../src/contract/envelope.ts'
import { type AccountClient, openAccountClient, password, registration, somePhone } from '../support/account-client.ts'
import { impostors, jpeg, png } from '../support/pictures.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let client: AccountClient
let user: SignedIn & { phone: string; userName: string }

beforeAll(async () => {
  environment = await buildTestEnvironment()
  client = await openAccountClient(environment)
})
afterAll(() => environment.close())
beforeEach(async () => {
  user = await client.newcomer()
})
afterEach(async () => {
  await sql`delete from phone_codes`.execute(environment.db)
})

const as = (who: { token: string }) => ({ authorization: who.token })
const profile = async (who = user) => (await client.get('info/detail', as(who))).body.data
const owner = { oldPwd: password, passwordEncoding: 'plain' }
const update = (payload: Record<string, unknown>, who = user) => client.post('info/update/user', payload, as(who))

describe('the profile', () => {
  test('can be read by its user only', async () => {
    const { status, body } = await client.get(`info/detail?userId=${user.userId}`, as(user))
    expect(status).toBe(200)
    expect(envelopeOf(UserInfo).parse(body)).toEqual(body)
    expect(body.data).toMatchObject({
      userId: user.userId,
      userName: user.userName,
      phone: user.phone,
      company: '上海示例贸易有限公司',
      industry: 'electronics',
      email: null,
      businessCard: null,
      infoComplete: true,
      permissionIds: ['sanction', 'chinaSanction', 'eccn', 'item', 'law', 'news'],
    })
    expect(body.data.token).toBeUndefined()
  })

  test('of another user answers like an unknown one', async () => {
    const other = await client.newcomer()
    const [others, nobodys] = [
      await client.get(`info/detail?userId=${other.userId}`, as(user)),
      await client.get('info/detail?userId=nobody', as(user)),
    ]
    expect([others.status, others.body]).toEqual([404, nobodys.body])
    expect((await client.get('info/detail')).body.code).toBe(126)
  })

  test('changes only the given fields, at either address', async () => {
    const given = { userId: user.userId, company: '北京另一家公司', industry: 'chemicals', email: 'a@example.com' }
    expect((await update(given)).body).toEqual({ code: 200, message: '成功', data: null })
    expect(await profile()).toMatchObject({ ...given, userName: user.userName, phone: user.phone })
    const { status } = await client.post('login/update/user', { userName: `${user.userName} neu` }, as(user))
    expect(status).toBe(200)
    expect(await profile()).toMatchObject({ userName: `${user.userName} neu`, email: 'a@example.com' })
  })

  test('of a form that another user filled in answers 141 and changes nothing', async () => {
    const other = await client.newcomer()
    const { status, body } = await update({ userId: other.userId, company: 'mine now' })
    expect([status, body.code, body.data]).toEqual([409, 141, null])
    expect((await profile(other)).company).toBe('上海示例贸易有限公司')
    expect((await profile()).company).toBe('上海示例贸易有限公司')
  })

  test('ignores role, state, package and id', async () => {
    const before = await profile()
    const more = { role: 'admin', state: '2', permissionIds: ['export'], id: 'u1', is_demo: true, password_hash: 'x' }
    expect((await update({ ...more, first_login_at: null })).status).toBe(200)
    expect(await profile()).toEqual(before)
  })

  test('accepts a new phone only with the code sent to it', async () => {
    const phone = somePhone()
    expect((await update({ phone })).body.data.errors[0].field).toBe('code')
    const oldCode = await client.codeFor(user.phone).catch(() => '000000')
    expect((await update({ phone, code: oldCode, ...owner })).body.data.errors[0].field).toBe('code')
    expect((await update({ phone: user.phone, company: '同号不需验证码' })).status).toBe(200)
    expect((await update({ phone, code: await client.codeFor(phone), ...owner })).status).toBe(200)
    expect((await profile()).phone).toBe(phone)
    const again = await client.post('login/pwd', { phone, password, passwordEncoding: 'plain' })
    expect(again.body.data.userId).toBe(user.userId)
  })

  test('cannot use the phone or user name of another user', async () => {
    const other = await client.newcomer()
    await sql`delete from phone_codes`.execute(environment.db)
    const taken = await update({ phone: other.phone, code: await client.codeFor(other.phone), ...owner })
    expect([taken.status, taken.body.data.errors[0].field]).toEqual([409, 'phone'])
    const name = await update({ userName: other.userName.toUpperCase() })
    expect([name.status, name.body.data.errors[0].field]).toEqual([409, 'userName'])
  })

  test('is audited with the names of its fields only', async () => {
    await update({ company: '审计不记的公司', email: 'secret@example.com' })
    const entry = await environment.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('actor_id', '=', user.userId)
      .where('operation', '=', 'account.updateProfile')
      .executeTakeFirstOrThrow()
    expect(entry.details).toEqual({ fields: ['company', 'email'] })
  })
})

const boundary = '----test-boundary'
function form(file: Buffer, { fileName = 'card.png', field = 'file', times = 1 } = {}): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`
  const parts = Array.from({ length: times }, () => [Buffer.from(head), file, Buffer.from('\r\n')]).flat()
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}
async function upload(payload: Buffer, headers: Record<string, string> = as(user)) {
  const response = await client.app.inject({
    method: 'POST',
    url: '/user-service/api/file/upload',
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

describe('a business card', () => {
  test('is given, set, shown without a header, replaced and removed', async () => {
    const { status, body } = await upload(form(png()), { 'access-token': user.token })
    expect(status).toBe(200)
    const address = body.data.fastDfsUrl
    expect(body.data).toEqual({ fastDfsUrl: address, fileDfs: address })
    expect((await update({ businessCard: address })).status).toBe(200)
    expect((await profile()).businessCard).toBe(address)

    const shown = await client.app.inject({ url: address })
    expect([shown.statusCode, shown.rawPayload]).toEqual([200, png()])
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    })

    const next = (await upload(form(jpeg, { fileName: 'card.png' }))).body.data.fileDfs
    await update({ businessCard: next })
    expect((await client.app.inject({ url: next })).headers['content-type']).toBe('image/jpeg')
    expect((await client.app.inject({ url: address })).statusCode).toBe(404)
    expect((await update({ businessCard: 'none' })).status).toBe(200)
    expect((await profile()).businessCard).toBeNull()
    expect((await client.app.inject({ url: next })).statusCode).toBe(404)
  })

  test.each(Object.keys(impostors))('is not %s', async (name) => {
    const { status, body } = await upload(form(impostors[name] ?? png()))
    expect([status, body.code, body.data.errors]).toEqual([
      400,
      400,
      [{ field: 'file', message: '仅支持完好的 PNG、JPG 图片' }],
    ])
  })

  test('over a megabyte is refused, with and without a length, and the answer can be read', async () => {
    const big = png({ width: 4, height: 3 }, [])
    const tooBig = Buffer.concat([big, Buffer.alloc(1024 * 1024)])
    for (const file of [tooBig, Buffer.concat([tooBig, Buffer.alloc(5 * 1024 * 1024)])]) {
      const { status, body } = await upload(form(file))
      expect([status, body.code, body.message]).toEqual([413, 413, '图片大小不能超过 1M'])
    }
    const address = await client.app.listen({ port: 0, host: '127.0.0.1' })
    const body = new FormData()
    body.append('file', new Blob([Buffer.alloc(8 * 1024 * 1024)]), 'card.png')
    const response = await fetch(`${address}/user-service/api/file/upload`, { method: 'POST', body, headers: as(user) })
    expect([response.status, await response.json()]).toEqual([
      413,
      { code: 413, message: '图片大小不能超过 1M', data: null },
    ])
  })

  test('is one file in a field of that name, in a form', async () => {
    for (const payload of [form(png(), { times: 2 }), form(png(), { field: 'card' }), form(png(), { times: 0 })]) {
      const { status, body } = await upload(payload)
      expect([status, body.data.errors[0].field]).toEqual([400, 'file'])
    }
    const { status } = await client.post('file/upload', { file: 'x' }, as(user))
    expect(status).toBe(415)
    expect((await upload(form(png()).subarray(0, -20))).status).toBe(400)
    expect((await upload(form(png()), {})).body.code).toBe(126)
  })

  test('lets no file name into a header or an address', async () => {
    const fileName = '../../x.html%0d%0aSet-Cookie: a=b'
    const { body } = await upload(form(png(), { fileName }))
    expect(body.data.fileDfs).toMatch(/^\/user-service\/api\/file\/content\/[\w-]{32}$/)
    const shown = await client.app.inject({ url: body.data.fileDfs })
    expect(JSON.stringify(shown.headers)).not.toMatch(/x\.html|set-cookie/i)
  })

  test('is a file of one’s own', async () => {
    const other = await client.newcomer()
    const theirs = (await upload(form(png()), as(other))).body.data.fileDfs
    for (const businessCard of [theirs, `${theirs}x`, '/user-service/api/file/content/', 'https://example.com/a.png']) {
      const { status, body } = await update({ businessCard })
      expect([status, body.data.errors[0].field]).toEqual([400, 'businessCard'])
    }
  })

  test('makes room: of what was given and not used the last few stay', async () => {
    for (let time = 0; time < 8; time++) await upload(form(png()))
    const files = await environment.db.selectFrom('files').select('id').where('owner_id', '=', user.userId).execute()
    expect(files).toHaveLength(4)
  })

  test.each(['nothing', '..%2f..%2fetc%2fpasswd', '%00', 'a'.repeat(32)])('has no address such as %s', async (id) => {
    const response = await client.app.inject({ url: `/user-service/api/file/content/${id}` })
    expect(response.statusCode).toBe(404)
  })
})

describe('the 7-day experience', () => {
  const take = () => client.post('info/experience', {}, as(user))

  test('is taken once', async () => {
    expect((await profile()).experienceOffer).toBe(true)
    const { status, body } = await take()
    expect(status).toBe(200)
    const order = await environment.db
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', body.data.orderNumber)
      .executeTakeFirstOrThrow()
    expect([order.user_id, order.package_id]).toEqual([user.userId, 'experience'])
    expect((await profile()).experienceOffer).toBe(false)
    expect((await profile()).permissionIds).toContain('export')
    const again = await take()
    expect([again.status, again.body.code]).toEqual([409, 409])
  })

  test('is taken once by fifty requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, take))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  })

  test('is offered for seven days after the first sign-in', async () => {
    const since = (days: number) =>
      sql`update users set first_login_at = now() - make_interval(days => ${days}) where id = ${user.userId}`.execute(
        environment.db,
      )
    await since(6)
    const login = await client.post('login/pwd', { userName: user.userName, password, passwordEncoding: 'plain' })
    expect(login.body.data.experienceOffer).toBe(true)
    await since(8)
    expect((await profile()).experienceOffer).toBe(false)
    expect((await take()).status).toBe(409)
  })

  test('is not offered to a user who has all of it already', async () => {
    const order = { userId: user.userId, packageId: 'professional', grantedBy: null, effectTime: new Date() } as const
    await environment.db.transaction().execute((trx) => grantPackage(trx, order))
    expect(await profile()).toMatchObject({ plan: 'paid', experienceOffer: false })
    const refused = await take()
    expect([refused.status, refused.body.message]).toEqual([409, '当前套餐已含 7 天体验的内容'])
  })

  test('waits until an account is approved', async () => {
    await sql`update users set state = '2' where id = ${user.userId}`.execute(environment.db)
    expect((await profile()).experienceOffer).toBe(false)
    const refused = await take()
    expect([refused.status, refused.body.message]).toEqual([403, '账户审核中，24 小时内完成，通过后即可使用'])
  })
})

test('a form that was right for registration is not enough without its code', async () => {
  const { code, ...form } = await registration(client)
  expect((await client.post('register', form)).body.data.errors[0].field).toBe('code')
})
