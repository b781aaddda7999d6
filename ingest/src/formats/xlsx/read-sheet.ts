import { buffer } from 'node:stream/consumers'
import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import { UnsafeWorkbook, unpackedSize } from '@qingdan/screening/workbook/unpacked-size.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

/** A cell as stored: text, number (a date is a day number) or boolean; null when empty. */
export type Cell = string | number | boolean | null

export interface SheetFormat {
  /** Null for the first sheet, whatever its name. */
  name: string | null
  /** Required headings in the publisher's order. */
  columns: readonly string[]
  /** The name of a heading as it is printed; if absent, as printed. */
  headingOf?(printed: string): string
  /** Headings that may be missing. */
  optional?: readonly string[]
  maxRows: number
  /** Largest workbook accepted, bytes after unpacking. */
  maxUnpackedBytes: number
}

/**
 * The rows of a sheet below its headings, as cells by heading. The headings are the first row with the first two of them: an explanation may be
 * above. No formula is computed: the stored value is used, and
 * the cell is reported. Throws `Rejected` for another sheet, other headings, or a workbook that is too large
 * unpacked.
 */
export async function readSheet(
  content: AsyncIterable<Uint8Array>,
  format: SheetFormat,
  warnings: Warnings,
): Promise<Record<string, Cell>[]> {
  const file = await buffer(content)
  if (file.subarray(0, 2).toString('latin1') !== 'PK') throw new Rejected('The file is not a workbook.')
  await checkSize(file, format.maxUnpackedBytes)
  const cells = cellsOf(openSheet(file, format))
  const at = headingRow(cells, format)
  const headings = headingsOf(cells[at], format)
  for (const column of format.columns) {
    if (!headings.includes(column)) throw new Rejected(`The sheet has no column "${column}": its layout has changed.`)
  }
  for (const heading of headings) {
    const isKnown = format.columns.includes(heading) || format.optional?.includes(heading)
    if (heading !== '' && !isKnown) warnings.add('unknown-column', heading)
  }
  if (cells.length - 1 > format.maxRows) throw new Rejected(`The sheet has more than ${format.maxRows} rows.`)
  return cells
    .slice(at + 1)
    .map((row, index) => toRow(row, headings, `row ${at + index + 2}`, warnings))
    .filter((row) => Object.values(row).some((cell) => cell !== null))
}

function headingRow(cells: readonly (CellObject | undefined)[][], format: SheetFormat): number {
  const first = format.columns.slice(0, 2)
  const at = cells.findIndex((row) => first.every((column) => headingsOf(row, format).includes(column)))
  return Math.max(at, 0)
}

function headingsOf(row: readonly (CellObject | undefined)[] = [], { headingOf }: SheetFormat): string[] {
  const printed = row.map((cell) => String(cell?.v ?? '').trim())
  return headingOf === undefined ? printed : printed.map(headingOf)
}

/** The names of a workbook's sheets, in order. Throws `Rejected` for anything else, or one that is too large unpacked. */
export async function readSheetNames(content: AsyncIterable<Uint8Array>, maxUnpackedBytes: number): Promise<string[]> {
  const file = await buffer(content)
  if (file.subarray(0, 2).toString('latin1') !== 'PK') throw new Rejected('The file is not a workbook.')
  await checkSize(file, maxUnpackedBytes)
  try {
    return read(file, { type: 'buffer', bookSheets: true }).SheetNames
  } catch (cause) {
    throw new Rejected('The workbook cannot be read.', { cause })
  }
}

async function checkSize(file: Buffer, maxUnpackedBytes: number): Promise<void> {
  try {
    await unpackedSize(file, maxUnpackedBytes)
  } catch (cause) {
    throw cause instanceof UnsafeWorkbook ? new Rejected(cause.message, { cause }) : cause
  }
}

function openSheet(file: Buffer, { name, maxRows }: SheetFormat): WorkSheet {
  let book: ReturnType<typeof read>
  try {
    // One row above the limit is enough to know that there are too many.
    book = read(file, {
      type: 'buffer',
      dense: true,
      cellText: false,
      cellHTML: false,
      sheets: name ?? 0,
      sheetRows: maxRows + 2,
    })
  } catch (cause) {
    throw new Rejected('The workbook cannot be read.', { cause })
  }
  const wanted = name ?? book.SheetNames[0] ?? ''
  const sheet = book.Sheets[wanted]
  if (sheet === undefined) throw new Rejected(`The workbook has no sheet "${wanted}".`)
  return sheet
}

function cellsOf(sheet: WorkSheet): (CellObject | undefined)[][] {
  const rows = sheet['!data'] ?? []
  return Array.from(rows, (row) => Array.from(row ?? []))
}

function toRow(
  cells: (CellObject | undefined)[],
  headings: string[],
  place: string,
  warnings: Warnings,
): Record<string, Cell> {
  return Object.fromEntries(
    headings.flatMap((heading, index) => {
      const cell = cells[index]
      if (cell?.f !== undefined) warnings.add('formula', `${place}, ${heading}: ${cell.f}`)
      return heading === '' ? [] : [[heading, contentOf(cell)]]
    }),
  )
}

function contentOf(cell: CellObject | undefined): Cell {
  const value = cell?.v
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

/** ISO day of a day number (days since 30 December 1899). */
export function toDay(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
}
