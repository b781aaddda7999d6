import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { UnsafeWorkbook, unpackedSize } from '@qingdan/screening/workbook/unpacked-size.ts'
import { cleanText } from '../../../contract/text.ts'
import { RefusedFile, type WorkbookKind } from './workbook-kind.ts'

/** A cell that has something in it. A date is an ISO day, and a number its digits. */
export interface SheetCell {
  text: string
  /** Of a text of several lines. */
  lines?: readonly string[]
  kind: 'text' | 'number' | 'date' | 'formula' | 'error'
  /** A number of a workbook that counts days from 1904. */
  date1904?: boolean
}

export interface SheetRow {
  /** As the user sees it: 1 for the first row of the sheet. */
  number: number
  /** By column; a missing one is empty. */
  cells: ReadonlyMap<number, SheetCell>
}

export interface Sheet {
  /** Rows with something in them. */
  rows: SheetRow[]
  /** Last row that each cell in a merged range goes down to, by `row:column` of its first cell; numbers as in `SheetRow`. */
  mergedDown: ReadonlyMap<string, number>
  /** Sheets after it, which are not read. */
  otherSheets: string[]
}

/** A sheet of a million rows that are formatted and empty takes 60 MB; the largest of 50,000 rows half of that. */
const maxUnpackedBytes = 96 * 1024 * 1024
/** XML of sheets packs to a tenth or less; a file that is smaller than this is harmless whatever its ratio. */
const maxRatio = 100
const harmlessBytes = 8 * 1024 * 1024
/** Rows of entities in a file. */
const maxRows = 50_000
const maxColumns = 100
/** Explanations and headings above the entities. */
const rowsAbove = 20

/** The first sheet of a workbook. Formulas are never computed. Throws `RefusedFile`. */
export async function readSheet(bytes: Buffer, kind: WorkbookKind): Promise<Sheet> {
  if (kind === 'xlsx') await checkUnpacked(bytes)
  const book = open(bytes, false)
  // Without them the library leaves such cells out; with them it holds each empty cell that has a format.
  return toSheet(hasUncomputed(book) ? open(bytes, true) : book)
}

function toSheet(book: WorkBook): Sheet {
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new RefusedFile('damaged')
  const rows = rowsOf(sheet, book.Workbook?.WBProps?.date1904 === true)
  const mergedDown = new Map(
    (sheet['!merges'] ?? []).map(({ s, e }) => [`${s.r + 1}:${s.c}`, e.r + 1] as [string, number]),
  )
  return { rows, mergedDown, otherSheets: book.SheetNames.slice(1) }
}

async function checkUnpacked(bytes: Buffer): Promise<void> {
  try {
    await unpackedSize(bytes, Math.min(maxUnpackedBytes, Math.max(harmlessBytes, bytes.length * maxRatio)))
  } catch (cause) {
    if (!(cause instanceof UnsafeWorkbook)) throw cause
    const reasons = { tooLarge: 'unpacked', encrypted: 'protected', damaged: 'damaged' } as const
    throw new RefusedFile(reasons[cause.reason], cause)
  }
}

/** The end of a cell whose formula has no stored value. */
const uncomputed =
  /(?:<\/(?:\w+:)?f>|<(?:\w+:)?f(?:\s[^<>]*)?\/>)\s*(?:<(?:\w+:)?v(?:\/>|>\s*<\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/

/** Whether the program that wrote the workbook stored a formula without its value. */
function hasUncomputed(book: WorkBook & { files?: Record<string, { content?: Uint8Array }> }): boolean {
  return Object.entries(book.files ?? {}).some(
    ([path, { content }]) =>
      /^\/?xl\/worksheets\/[^/]+\.xml$/i.test(path) &&
      content &&
      uncomputed.test(Buffer.from(content).toString('latin1')),
  )
}

function open(bytes: Buffer, sheetStubs: boolean): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      sheets: 0,
      sheetStubs,
      bookFiles: true,
      cellText: false,
      cellHTML: false,
      cellFormula: true,
      cellNF: true,
    })
  } catch (cause) {
    const isProtected = cause instanceof Error && /password/i.test(cause.message)
    throw new RefusedFile(isProtected ? 'protected' : 'damaged', cause)
  }
}

/** The stated size of a sheet is not read: it may be any. */
function rowsOf(sheet: WorkSheet, date1904: boolean): SheetRow[] {
  const rows: SheetRow[] = []
  for (const [at, cells] of entriesOf<(CellObject | undefined)[]>(sheet['!data'] ?? [])) {
    const found = new Map<number, SheetCell>()
    for (const [column, cell] of entriesOf<CellObject | undefined>(cells ?? [])) {
      const content = contentOf(cell, date1904)
      if (content === null) continue
      if (column >= maxColumns) throw new RefusedFile('tooManyColumns')
      found.set(column, content)
    }
    if (found.size === 0) continue
    rows.push({ number: at + 1, cells: found })
    if (rows.length > maxRows + rowsAbove) throw new RefusedFile('tooManyRows')
  }
  return rows
}

/** Entries of an array with gaps, which may be a million long. */
function* entriesOf<Item>(items: readonly Item[]): Generator<[number, Item]> {
  for (const key in items) yield [Number(key), items[key] as Item]
}

function contentOf(cell: CellObject | undefined, date1904: boolean): SheetCell | null {
  // `F`: a further cell of a formula over several.
  if (cell?.f !== undefined || cell?.F !== undefined) return { text: '', kind: 'formula' }
  if (cell?.v === undefined || cell.v === null) return null
  if (cell.t === 'e') return { text: '', kind: 'error' }
  if (typeof cell.v === 'number') return ofNumber(cell.v, cell.z, date1904)
  const written = String(cell.v).replace(/\uFEFF/g, '')
  const text = cleanText(written)
  if (text === '') return null
  const lines = written.split(/[\r\n]+/).map(cleanText)
  return lines.length > 1 ? { text, kind: 'text', lines } : { text, kind: 'text' }
}

function ofNumber(value: number, format: CellObject['z'], date1904: boolean): SheetCell {
  if (typeof format !== 'string' || !SSF.is_date(format)) {
    return { text: padded(String(value), format), kind: 'number', ...(date1904 && { date1904 }) }
  }
  const day = dayOfSerial(value, date1904)
  return day === null ? { text: '', kind: 'error' } : { text: day, kind: 'date' }
}

/** Digits with the leading zeros that a format of zeros shows: 01234567. */
function padded(digits: string, format: CellObject['z']): string {
  const isOfZeros = typeof format === 'string' && /^0+$/.test(format) && /^\d+$/.test(digits)
  return isOfZeros ? digits.padStart(format.length, '0') : digits
}

/** ISO day of a day number, counted from 1900 or 1904. */
export function dayOfSerial(serial: number, date1904: boolean): string | null {
  const code = SSF.parse_date_code(serial, { date1904 })
  if (!code || code.d < 1) return null
  return [String(code.y).padStart(4, '0'), ...[code.m, code.d].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** More rows of entities than a file may have. */
export function isTooMany(count: number): boolean {
  return count > maxRows
}
