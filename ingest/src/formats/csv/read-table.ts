import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { utf8Text } from '../utf8-text.ts'

export interface TableFormat {
  delimiter: string
  /** Required headings; if one is missing the file is refused, an unknown one is reported. */
  columns: readonly string[]
  /** Optional headings. */
  optional?: readonly string[]
  /** Number of lines before the heading. */
  preambleLines?: number
  /** Called with the first field of each of those lines. */
  onPreamble?(line: string): void
}

/** Values by heading, trimmed. */
export type Row = Readonly<Record<string, string>>

/** The longest real line (a party with its statement of reasons) has about 20 kB. */
const maxLineChars = 1_000_000

/**
 * Streams a delimited file with a heading, row by row. A row with more or fewer cells than the heading refuses the
 * file.
 */
export async function* readTable(
  content: AsyncIterable<Uint8Array>,
  format: TableFormat,
  warnings: Warnings,
): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    delimiter: format.delimiter,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: maxLineChars,
  })
  const feeding = pipeline(Readable.from(utf8Text(content)), parser)
  // The loop below receives its error.
  feeding.catch(() => undefined)
  let preamble = format.preambleLines ?? 0
  let headings: string[] | null = null
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (preamble > 0) {
        preamble -= 1
        format.onPreamble?.(cells[0] ?? '')
      } else if (headings === null) {
        headings = checkHeadings(cells, format, warnings)
      } else {
        yield toRow(headings, cells)
      }
    }
    await feeding
  } catch (error) {
    if (error instanceof CsvError)
      throw new Rejected(`The table is not well-formed: ${error.message}.`, { cause: error })
    throw error
  }
  if (headings === null) throw new Rejected('The table has no heading.')
}

function checkHeadings(cells: string[], { columns, optional = [] }: TableFormat, warnings: Warnings): string[] {
  const headings = cells.map((cell) => cell.trim())
  const missing = columns.filter((column) => !headings.includes(column))
  if (missing.length > 0) {
    throw new Rejected(`The table has no column "${missing[0]}": the publisher's format has changed.`)
  }
  for (const heading of headings)
    if (![...columns, ...optional].includes(heading)) warnings.add('unknown-column', heading)
  return headings
}

function toRow(headings: string[], cells: string[]): Row {
  if (cells.length !== headings.length) {
    throw new Rejected(
      `A row has ${cells.length} fields, its heading ${headings.length}: the file is cut off or damaged.`,
    )
  }
  return Object.fromEntries(headings.map((heading, index) => [heading, (cells[index] ?? '').trim()]))
}
