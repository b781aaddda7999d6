import { parse } from 'csv-parse/sync'
import { readText } from '../../document-text.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

export type Row<Column extends string> = Readonly<Record<Column, string>>

/**
 * Rows of a comma-separated table with one heading line, in UTF-8; white space in a cell is made single. Throws `Rejected` when it is
 * no such table, lacks one of the columns or has no row; a column that is not among them is reported.
 */
export async function readRows<const Column extends string>(
  content: AsyncIterable<Uint8Array>,
  columns: readonly Column[],
  warnings: Warnings,
): Promise<Row<Column>[]> {
  const [heading, ...lines] = readCells(await readText(content))
  if (heading === undefined) throw new Rejected('The table is empty.')
  const places = new Map(heading.map((name, place) => [name, place]))
  const missing = columns.filter((column) => !places.has(column))
  if (missing.length > 0) throw new Rejected(`The table lacks the column ${missing.join(', ')}.`)
  const known = new Set<string>(columns)
  for (const name of heading) if (!known.has(name)) warnings.add('unknown-column', name)
  if (lines.length === 0) throw new Rejected('The table has no row.')
  const cell = (line: string[], column: Column) => line[places.get(column) ?? -1] ?? ''
  return lines.map(
    (line) => Object.fromEntries(columns.map((column) => [column, cell(line, column)])) as Record<Column, string>,
  )
}

function readCells(text: string): string[][] {
  try {
    const cells: string[][] = parse(text, { skip_empty_lines: true })
    return cells.map((line) => line.map((value) => value.replace(/\s+/g, ' ').trim()))
  } catch (error) {
    throw new Rejected(`The table cannot be read: ${(error as Error).message}.`, { cause: error })
  }
}
