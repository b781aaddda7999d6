import { expect, it } from 'vitest'
import { readTables } from './read-tables.ts'

const page = (table: string) =>
  `<!DOCTYPE html><html><head><script async>if (a < b) run()</script></head><body><p class=x>Section (i)<br></p>${table}</body></html>`

it('reads cells as text, with the text before the table', () => {
  const table = '<table><tr><th>Name</th></tr><tr><td>Import &amp; Export<br>Co.,&nbsp;Ltd.</td><td/></tr></table>'
  expect(readTables(page(`${table}<p>Section (ii)</p>${table}`))).toMatchObject([
    { before: 'Section (i)', rows: [['Name'], ['Import & ExportCo., Ltd.', '']] },
    { before: 'Section (ii)' },
  ])
})

it.each([
  ['cut off', '<table><tr><td>A</td>'],
  ['not well-formed', '<table><tr><td>A</tr></table>'],
  ['of tables', '<table><tr><td><table></table>'],
])('refuses a table %s', (_, table) => {
  expect(() => readTables(page(table))).toThrow(/^A table of the page/)
})

it('finds none in a page without', () => {
  expect(readTables(page(''))).toEqual([])
})
