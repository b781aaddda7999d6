import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createTableWriter } from './write-table.ts'

async function written(isForSpreadsheet: boolean, ...rows: (string | number)[][]): Promise<string> {
  const output = new PassThrough()
  const writer = createTableWriter(output, { isForSpreadsheet, escapesFormulas: false })
  for (const row of rows) await writer.write(row)
  output.end()
  return await text(output)
}

test('quotes only commas, quotes, line ends and spaces at the edge', async () => {
  expect(await written(false, ['Acme, Inc.', 'a "b"', 'two\nlines', ' x', '华为', 70.5, ''])).toBe(
    '"Acme, Inc.","a ""b""","two\nlines"," x",华为,70.5,\n',
  )
})

test('writes one byte order mark before the headings, for spreadsheets', async () => {
  expect(Buffer.from(await written(true, ['a'], ['b'])).toString('hex')).toMatch(/^(efbbbf)?610a620a$/)
})
