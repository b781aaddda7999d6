import { expect, it } from 'vitest'
import { chunksOf } from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { readRows } from './read-rows.ts'

const read = (content: string | Uint8Array, warnings = createWarnings()) =>
  readRows(chunksOf(content), ['Name', 'Date'], warnings)

it('reads quoted cells by their heading, in any order, with white space made single', async () => {
  expect(await read('﻿Date,Name\n2025-01-07,"Huawei  Technologies\nCo., ""Ltd."""\n')).toEqual([
    { Name: 'Huawei Technologies Co., "Ltd."', Date: '2025-01-07' },
  ])
})

it('reports a column it does not know', async () => {
  const warnings = createWarnings()
  await read('Name,Date,Colour\nA,B,C\n', warnings)
  expect(warnings.list()).toEqual([{ code: 'unknown-column', count: 1, examples: ['Colour'] }])
})

it.each([
  ['nothing', '', 'The file is empty.'],
  ['headings alone', 'Name,Date\n', 'The table has no row.'],
  ['another table', 'Nom,Date\nA,B\n', 'The table has no column "Name": the publisher\'s format has changed.'],
  ['a row cut short', 'Name,Date\nA,B\nC', /^A row has 1 fields, its heading 2/],
  ['an open quote', 'Name,Date\nA,"B\n', /^The table is not well-formed/],
  ['an HTML page', '<!DOCTYPE html><html><body>Not found</body></html>', 'The file is an HTML page, not the list.'],
  ['another encoding', Buffer.from('Name,Date\nJos\xe9,B\n', 'latin1'), 'The file is not valid UTF-8.'],
])('refuses %s', async (_, content, reason) => {
  await expect(read(content)).rejects.toThrow(reason)
})
