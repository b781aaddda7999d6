import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldHeading, openTable, TableError } from './read-table.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'table-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function read(content: string | Uint8Array) {
  const path = join(folder, 'table.csv')
  writeFileSync(path, content)
  const { headings, isFromSpreadsheet, rows } = await openTable(path)
  const read: string[][] = []
  const ragged: number[] = []
  for await (const row of rows) {
    read.push(row.cells)
    if (row.isRagged) ragged.push(row.number)
  }
  return { headings, isFromSpreadsheet, rows: read, ragged }
}

describe('openTable', () => {
  it('reads quotes, commas and line ends inside quotes, and Windows line ends', async () => {
    const table = await read('name,type\r\n"Acme, Inc.",01\r\n"two\r\nlines",02\r\n')
    expect(table.headings).toEqual(['name', 'type'])
    expect(table.rows).toEqual([
      ['Acme, Inc.', '01'],
      ['two\r\nlines', '02'],
    ])
  })

  it('removes the byte order mark from the first heading', async () => {
    expect(await read('\ufeffname\n华为\n')).toMatchObject({ headings: ['name'], isFromSpreadsheet: true })
    expect(await read('name\n华为\n')).toMatchObject({ isFromSpreadsheet: false })
  })

  it('reads GB18030, also when the first Chinese name is far down', async () => {
    const filler = Buffer.from(`name\n${'plain name\n'.repeat(20_000)}`)
    // 华为 in GB18030
    const table = await read(Buffer.concat([filler, Buffer.from([0xbb, 0xaa, 0xce, 0xaa, 0x0a])]))
    expect(table.rows.at(-1)).toEqual(['华为'])
    expect(table.rows).toHaveLength(20_001)
  })

  it('reads UTF-16 with a byte order mark, tab separated, as spreadsheets export it', async () => {
    const table = await read(Buffer.from('\ufeffname\ttype\n华为\t企业\n', 'utf16le'))
    expect(table.headings).toEqual(['name', 'type'])
    expect(table.rows).toEqual([['华为', '企业']])
  })

  it('reads semicolons, as spreadsheets of some countries write them', async () => {
    expect((await read('name;type\nA, B;01\n')).rows).toEqual([['A, B', '01']])
  })

  it('keeps a row with too few or too many cells, and marks it', async () => {
    const table = await read('a,b\n1\n1,2,3\n1,2\n')
    expect(table.rows).toEqual([
      ['1', ''],
      ['1', '2'],
      ['1', '2'],
    ])
    expect(table.ragged).toEqual([1, 2])
  })

  it('keeps a single quotation mark as part of the name', async () => {
    expect((await read('name\nIvan "Vanya" Petrov\n')).rows).toEqual([['Ivan "Vanya" Petrov']])
  })

  it('refuses an empty file and a quote that is never closed', async () => {
    await expect(read('')).rejects.toThrow(TableError)
    await expect(read('name\nA\n"never closed\n')).rejects.toMatchObject({ reason: 'unreadable', row: 2 })
  })
})

describe('foldHeading', () => {
  it('folds the usual spellings of a heading to one', () => {
    expect(['birthDate1', 'birth_date_1', 'Birth Date 1'].map(foldHeading)).toEqual(Array(3).fill('birthdate1'))
  })
})
