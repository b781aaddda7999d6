import { utils, write } from '@e965/xlsx'

/** Writes small workbooks in the layout of Australia's Consolidated List, for fixtures and tests. */

export type DfatCell = string | number | boolean | null

/** Rows under their headings, in the publisher's order. */
export function dfatDocument(columns: readonly string[], rows: Readonly<Record<string, DfatCell>>[]): Uint8Array {
  const sheet = utils.aoa_to_sheet([[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? null))])
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Consolidated List')
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }))
}
