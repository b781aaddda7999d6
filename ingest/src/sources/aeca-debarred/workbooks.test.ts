import { readFile } from 'node:fs/promises'
import { utils, write } from '@e965/xlsx'
import { expect, it } from 'vitest'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import { chunksOf, fixtureFolder, readContent, readEdition } from '../../../test/support/read-edition.ts'
import { readTable } from '../../formats/csv/read-table.ts'
import { createWarnings } from '../../warnings.ts'
import { aecaDebarred } from './source.ts'

const [statutory = '', administrative = ''] = aecaDebarred.download?.urls ?? []

/** The authored table as a workbook; days are day numbers, as in the publisher's. */
async function workbook(file: string): Promise<Uint8Array> {
  const text = await readFile(`${fixtureFolder}/aeca-debarred/${file}`, 'utf8')
  const columns = (text.split('\n')[0] ?? '').split(',')
  const rows: (string | number)[][] = []
  for await (const row of readTable(chunksOf(text), { delimiter: ',', columns }, createWarnings())) {
    rows.push(columns.map((column) => toCell(row[column] ?? '')))
  }
  const sheet = utils.aoa_to_sheet([columns, ...rows])
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Sheet1')
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))
}

function toCell(text: string): string | number {
  const [, month, day, year] = /^(\d+)\/(\d+)\/(\d{4})$/.exec(text) ?? []
  const serial = (time: number) => time / 86_400_000 + 25_569
  if (year !== undefined) return serial(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return text === 'June, 1966' ? serial(Date.UTC(1966, 5, 1)) : text
}

it('the two workbooks give the records of the two tables', async () => {
  const { source, requested } = await servePublisher(aecaDebarred, {
    [statutory]: await workbook('Stat Debarred Parties.csv'),
    [administrative]: await workbook('Admin Debarred Parties.csv'),
  })
  const received = await receiveEdition(source)
  expect(requested).toEqual([statutory, administrative])
  expect([received.format, received.publishedOn, received.warnings]).toEqual(['xlsx', '2024-06-25', []])
  expect(received.records).toEqual((await readEdition(aecaDebarred, fixtureFolder, { format: 'csv' })).records)
})

it('a page in the place of a workbook is refused', async () => {
  const page = '<!DOCTYPE html><html></html>'
  const read = readContent(aecaDebarred.formats[0], { 'statutory.xlsx': page, 'administrative.xlsx': page })
  await expect(read).rejects.toThrow('The file is not a workbook.')
})
