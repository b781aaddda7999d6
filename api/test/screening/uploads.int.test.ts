import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UploadedNames } from '../../src/contract/screening/batch.ts'
import { formOf, screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'
import { namesFile } from '../support/workbooks.ts'

/** Files of names, until they are batches. */

let environment: TestEnvironment
let desk: ReturnType<typeof screeningClient>

beforeAll(async () => {
  environment = await buildTestEnvironment()
  desk = screeningClient(await environment.signIn(await environment.app(), 'demo'))
})
afterAll(() => environment.close())

const party = '永信至成科技集团股份有限公司'

describe('an upload', () => {
  test('answers what was read of each file, and is no batch until it is imported', async () => {
    const rows = [['Name', 'Remark'], [party, 'x'], ['***'], [party]]
    const { status, data } = await desk.upload('01', { fileName: '名单.xlsx', bytes: namesFile(rows) })
    expect(status).toBe(200)
    expect(data).toMatchObject([
      {
        fileName: '名单.xlsx',
        type: '01',
        rows: 3,
        entityNum: 1,
        duplicates: [{ originalEntityName: party, rows: [2, 4] }],
        ignoredHeadings: ['Remark'],
        otherSheets: [],
        errors: [{ row: 3, field: 'originalEntityName', message: '名称没有文字，未导入' }],
        errorCount: 1,
      },
    ])
    const [{ id }] = data as unknown as [{ id: string }]
    expect((await desk.batches({ id })).length).toBe(0)
    expect((await desk.post('start', { ids: id })).status).toBe(404)
    const [imported] = (await desk.post('import', { fileIds: id })).data as unknown as [{ batchNo: string }]
    expect(await desk.batches({ batchNo: imported.batchNo })).toMatchObject([{ id, status: 0, entityNum: 1, rows: 3 }])
    expect((await desk.get('row/errors', { batchId: id })).data).toMatchObject([{ row: 3 }])
  })

  test('counts a row once, however many of its cells are wrong', async () => {
    const headings = ['Name', 'unifiedCreditCode', 'companyCountry']
    const rows = [headings, [party, 'not a code', 'Atlantis'], ['***', '', '']]
    const { data } = await desk.upload('01', { fileName: 'wrong.xlsx', bytes: namesFile(rows) })
    const [{ id, errors, errorCount }] = data as unknown as UploadedNames as [UploadedNames[number]]
    expect(errors.map(({ row }) => row)).toEqual([2, 2, 3])
    expect(errorCount).toBe(2)
    await desk.post('import', { fileIds: id })
    expect(await desk.batches({ id })).toMatchObject([{ errorCount: 2 }])
  })

  test('takes the session from the header access-token too', async () => {
    const app = await environment.app()
    const { token } = await environment.signIn(app, 'demo')
    const { payload, headers } = formOf('02', [{ fileName: 'a.xlsx', bytes: namesFile([['Name'], ['Somebody']]) }])
    const url = '/open-api/api/user/screening/upload'
    const ask = (more: object) => app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } })
    expect((await ask({ 'access-token': token })).statusCode).toBe(200)
    expect((await ask({})).statusCode).toBe(401)
  })

  test('takes the good files and says of each bad one what is wrong, in the order given', async () => {
    const good = (fileName: string) => ({ fileName, bytes: namesFile([['Name'], [`Somebody ${fileName}`]]) })
    const { status, data } = await desk.upload(
      '02',
      good('first.xlsx'),
      { fileName: 'virus.xlsx', bytes: Buffer.from('MZ\0\0') },
      { fileName: 'large.xlsx', bytes: Buffer.alloc(5 * 1024 * 1024 + 1) },
      good('last.xlsx'),
    )
    expect(status).toBe(200)
    expect(data).toMatchObject([
      { fileName: 'first.xlsx', refused: null, entityNum: 1 },
      { id: null, fileName: 'virus.xlsx', refused: expect.stringMatching(/^virus\.xlsx：这是程序文件/) },
      { id: null, fileName: 'large.xlsx', refused: expect.stringMatching(/^large\.xlsx：文件不能超过 5 MB/) },
      { fileName: 'last.xlsx', refused: null, entityNum: 1 },
    ])
    const ids = (data as unknown as { id: string | null }[]).flatMap(({ id }) => id ?? []).join()
    expect((await desk.post('import', { fileIds: ids })).data).toHaveLength(2)
  })

  test('of bad files alone is refused, and names each', async () => {
    const bad = (fileName: string) => ({ fileName, bytes: Buffer.from('MZ\0\0') })
    const { status, data } = await desk.upload('02', bad('a.xlsx'), bad('b.xlsx'))
    expect(status).toBe(400)
    expect((data as unknown as { errors: { field: string; message: string }[] }).errors).toEqual(
      ['a', 'b'].map((name) => ({
        field: 'file',
        message: `${name}.xlsx：这是程序文件，不是 Excel 工作簿，请另选文件`,
      })),
    )
  })

  test.each([
    ['without a file', '01', 0, 5, 400],
    ['of eleven files', '01', 11, 5, 400],
    ['of 5 MB and a byte', '01', 1, 5 * 1024 * 1024 + 1, 413],
    ['without a type', null, 1, 5, 400],
  ])('%s is refused', async (_what, type, count, size, status) => {
    const files = Array.from({ length: count }, (_, at) => ({ fileName: `${at}.xlsx`, bytes: Buffer.alloc(size) }))
    expect((await desk.upload(type, ...files)).status).toBe(status)
  })
})
