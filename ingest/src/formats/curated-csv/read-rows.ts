import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { readTable } from '../csv/read-table.ts'

export type Row<Column extends string> = Readonly<Record<Column, string>>

/**
 * All rows of a small comma-separated table with one heading line, read by `readTable`; white space in cells is
 * collapsed. Throws `Rejected` as `readTable` does, and when there is no row.
 */
export async function readRows<const Column extends string>(
  content: AsyncIterable<Uint8Array>,
  columns: readonly Column[],
  warnings: Warnings,
): Promise<Row<Column>[]> {
  const rows: Row<Column>[] = []
  for await (const row of readTable(content, { delimiter: ',', columns }, warnings)) {
    const cells = columns.map((column) => [column, (row[column] ?? '').replace(/\s+/g, ' ')])
    rows.push(Object.fromEntries(cells) as Record<Column, string>)
  }
  if (rows.length === 0) throw new Rejected('The table has no row.')
  return rows
}
