import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Desk, NameFile } from '../../src/contract/screening/review.ts'
import { deskOfTwo, post } from '../support/desk-of-two.ts'
import { storeLists } from '../support/lists.ts'
import { formOf, screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'
import { linesOf } from '../support/workbooks.ts'

let environment: TestEnvironment
let app: FastifyInstance
let lead: SignedIn
let second: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
  ;({ lead, second } = await deskOfTwo(environment))
})
afterAll(() => environment.close())

const root = '/open-api/api/user'

/** Attaches a file to a name. */
async function attach({ inject }: SignedIn, id: string, fileName = 'note.txt'): Promise<void> {
  const { payload, headers } = formOf(null, [{ fileName, bytes: Buffer.from('checked by telephone') }])
  const field = Buffer.from(`--x-boundary\r\nContent-Disposition: form-data; name="id"\r\n\r\n${id}\r\n`)
  const url = `${root}/screening/entity/attachment/add`
  const response = await inject({ method: 'POST', url, payload: Buffer.concat([field, payload]), headers })
  expect(response.statusCode, response.body).toBe(200)
}

async function papersOf({ inject }: SignedIn, id: string) {
  const response = await inject({ url: `${root}/screening/entity/file`, query: { screningEntityId: id } })
  return NameFile.parse(response.json().data)
}
const attachmentsOf = async (who: SignedIn, id: string) => (await papersOf(who, id)).attachments

test('notes keep their lines, and in the workbook each note and attachment is on lines of its own', async () => {
  const client = screeningClient(lead)
  const batchId = await client.batch('01', [['Integrity Technology Group Ltd']])
  const id = (await client.entities({ batchId })).records[0]?.id ?? ''
  const text = '已查营业执照\n地址不同'
  await post(lead, 'screening/entity/note/add', { id, text: ` ${text}\r\n` })
  await post(second, 'screening/entity/note/add', { id, text: '同意' })
  expect((await papersOf(second, id)).notes.map((note) => note.text)).toEqual([text, '同意'])
  for (const fileName of ['执照.txt', '章程.txt']) await attach(lead, id, fileName)
  const { rawPayload } = await lead.inject({ url: `${root}/screening/export`, query: { batchId, languages: 'zh' } })
  const [line] = linesOf(rawPayload)
  expect(String(line?.['名称备注']).split('\n')).toEqual([
    expect.stringMatching(/^demo .* 已查营业执照$/),
    '地址不同',
    expect.stringMatching(/^admin .* 同意$/),
  ])
  expect(line?.['附件']).toBe('执照.txt\n章程.txt')
  await post(lead, 'screening/delete', { ids: batchId })
})

test('an attachment is opened by members of the desk, as the audit says, and stays when its author has left', async () => {
  const client = screeningClient(lead)
  const batchId = await client.batch('01', [['Integrity Technology Group Co']])
  const id = (await client.entities({ batchId })).records[0]?.id ?? ''
  await attach(second, id)
  const [attachment] = await attachmentsOf(lead, id)
  const openAs = async (who: SignedIn) => {
    const [own] = await attachmentsOf(who, id)
    return () => app.inject({ url: own?.url ?? '' })
  }
  const [openAsLead, openAsSecond] = [await openAs(lead), await openAs(second)]
  expect((await openAsLead()).body).toBe('checked by telephone')
  expect((await openAsSecond()).statusCode).toBe(200)
  const opened = environment.db.selectFrom('audit_entries').select('actor_id').orderBy('id')
  expect(await opened.where('operation', '=', 'review.attachment').execute()).toEqual([
    { actor_id: lead.userId },
    { actor_id: second.userId },
  ])
  const url = `${root}/screening/entity/attachment/delete`
  const detach = () => second.inject({ method: 'POST', url, payload: { id: attachment?.id } })
  await post(second, 'desk/leave', {})
  expect((await detach()).statusCode).toBe(404)
  expect((await openAsSecond()).statusCode).toBe(404)
  expect(await attachmentsOf(lead, id)).toHaveLength(1)

  await post(lead, 'desk/invite', { userName: 'admin' })
  const [invitation] = Desk.parse((await second.inject({ url: `${root}/desk` })).json().data).invitations
  await post(second, 'desk/join', { deskId: invitation?.deskId })
  expect((await detach()).statusCode).toBe(200)
  expect(await attachmentsOf(lead, id)).toEqual([])
})
