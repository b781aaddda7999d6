import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ChineseNamePage } from '../../src/contract/chinese-names/own-names.ts'
import { EntityDetail } from '../../src/contract/detail.ts'
import { read as readAs } from '../support/answers.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const base = '/user-service/api/admin/chinese-name'

let environment: TestEnvironment
let admin: SignedIn
let demo: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  const app = await environment.app()
  admin = await environment.signIn(app, 'admin')
  demo = await environment.signIn(app, 'demo')
})
afterAll(() => environment.close())
beforeEach(() => environment.db.deleteFrom('chinese_names').execute())

const readNames = (query = '') => readAs(admin, `${base}/page${query}`, ChineseNamePage)
const translationsOf = async (id: string) =>
  (await readAs(demo, `/open-api/api/sanction/detail/entity?id=${id}`, EntityDetail)).translations
async function post(path: string, payload: Record<string, string>, who: SignedIn = admin) {
  const response = await who.inject({ method: 'POST', url: `${base}/${path}`, payload })
  return { status: response.statusCode, ...response.json() }
}
const named = { subjectId: 'ofac-12927', name: '玛汉航空', kind: 'press' }
const audited = () =>
  environment.db
    .selectFrom('audit_entries')
    .select(['operation', 'subject', 'outcome'])
    .where('operation', 'like', 'admin.%ChineseName')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('a Chinese name of this installation', () => {
  test('is given to a subject, shown on its page, changed and taken away, each in the audit', async () => {
    const { status, data } = await post('add', named)
    expect(status).toBe(200)
    expect(await audited()).toEqual({ operation: 'admin.addChineseName', subject: 'ofac-12927', outcome: 'done' })
    expect(await readNames()).toMatchObject({
      total: 1,
      records: [
        {
          nameId: data.nameId,
          name: '玛汉航空',
          kind: 'press',
          ref: 'ofac-sdn/12927',
          subjectId: 'ofac-12927',
          subjectType: '01',
          subjectName: 'MAHAN AIR',
        },
      ],
    })
    expect(await translationsOf('ofac-12927')).toContainEqual({ value: '玛汉航空', kind: 'press' })

    expect((await post('change', { nameId: data.nameId, name: '玛汉', kind: 'short' })).status).toBe(200)
    expect(await audited()).toMatchObject({ operation: 'admin.changeChineseName', subject: 'ofac-12927' })
    expect(await translationsOf('ofac-12927')).toContainEqual({ value: '玛汉', kind: 'short' })

    expect((await post('remove', { nameId: data.nameId })).status).toBe(200)
    expect(await audited()).toMatchObject({ operation: 'admin.removeChineseName', subject: 'ofac-12927' })
    expect((await readNames()).total).toBe(0)
    expect(await translationsOf('ofac-12927')).not.toContainEqual({ value: '玛汉', kind: 'short' })
    expect((await post('remove', { nameId: data.nameId })).status).toBe(404)
    expect(await audited()).toMatchObject({ operation: 'admin.removeChineseName', outcome: 'refused' })
  })

  test('is found by a part of it, of the subject’s name and by its id', async () => {
    await post('add', named)
    for (const keyword of ['玛汉', 'mahan', 'ofac-12927'])
      expect((await readNames(`?keyword=${encodeURIComponent(keyword)}`)).total, keyword).toBe(1)
    expect((await readNames('?keyword=nobody')).total).toBe(0)
  })

  test('needs a subject, a Chinese character and a kind, and is given once', async () => {
    expect((await post('add', { ...named, subjectId: 'ofac-0' })).status).toBe(404)
    for (const wrong of [{ name: 'Mahan' }, { name: '' }, { name: '长'.repeat(101) }, { kind: 'nickname' }])
      expect((await post('add', { ...named, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    expect((await post('change', { nameId: '999999', name: '玛汉', kind: 'short' })).status).toBe(404)
    expect((await post('change', { nameId: 'x', name: '玛汉', kind: 'short' })).status).toBe(400)
    expect((await post('add', named)).status).toBe(200)
    expect((await post('add', named)).status).toBe(409)
  })

  test('has company only up to a limit', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `玛汉航空${at}`)
    for (const name of names) expect((await post('add', { ...named, name })).status).toBe(200)
    expect((await post('add', named)).status).toBe(409)
  })

  test('of the file is shown and cannot be changed here', async () => {
    const ofFile = { source_id: 'ofac-sdn', publisher_id: '12927', name: '玛汉航空', kind: 'press' as const }
    const { id } = await environment.db
      .insertInto('chinese_names')
      .values(ofFile)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await readNames()).records[0]).toMatchObject({ name: '玛汉航空', userName: null })
    expect((await post('change', { nameId: String(id), name: '玛汉', kind: 'short' })).status).toBe(409)
    expect((await post('remove', { nameId: String(id) })).status).toBe(409)
  })

  test('is nothing for users', async () => {
    expect((await post('add', named, demo)).status).toBe(404)
    expect((await demo.inject({ url: `${base}/page` })).statusCode).toBe(404)
  })
})
