import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { TextDecoderStream } from 'node:stream/web'
import { parse } from 'csv-parse'

/** One row below the headings. */
export interface TableRow {
  /** 1 for the first row below the headings. */
  number: number
  /** As written, one per heading; extra cells are cut off, missing ones are ''. */
  cells: string[]
  /** The row has more or fewer cells than there are headings. */
  isRagged: boolean
}

export interface Table {
  headings: string[]
  /** Written by a spreadsheet (it has a byte order mark, or is not UTF-8): the output then needs a mark too. */
  isFromSpreadsheet: boolean
  rows: AsyncIterable<TableRow>
}

/** The file has no headings, or a quote is never closed; `row` as in `TableRow.number`. */
export class TableError extends Error {
  readonly reason: 'empty' | 'unreadable'
  readonly row: number
  constructor(reason: 'empty' | 'unreadable', row: number, cause?: unknown) {
    super(`${reason} at row ${row}`, { cause })
    this.reason = reason
    this.row = row
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'gb18030'

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf])
/** A row longer than this (characters) means that a quote is never closed. */
const longestRow = 1_000_000

/**
 * Opens a table with comma, semicolon or tab separated values, in UTF-8, UTF-16 with a mark, or GB18030, with Unix or
 * Windows line ends. Rows are streamed: memory does not grow with the file. Throws a TableError, or the error of the
 * file system.
 */
export async function openTable(path: string): Promise<Table> {
  const { encoding, delimiter, hasMark } = await examine(path)
  const parser = decoded(path, encoding).pipe(
    parse({
      bom: true,
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
    }),
  )
  const records = parser[Symbol.asyncIterator]() as AsyncIterator<string[]>
  const first = await next(records, 0)
  if (first === null) throw new TableError('empty', 0)
  return { headings: first, isFromSpreadsheet: hasMark || encoding !== 'utf-8', rows: rowsOf(records, first.length) }
}

/** A heading for comparison: lower case, without spaces, underscores and hyphens. */
export function foldHeading(heading: string): string {
  return heading.toLowerCase().replace(/[\s_-]/g, '')
}

async function* rowsOf(records: AsyncIterator<string[]>, width: number): AsyncGenerator<TableRow> {
  for (let number = 1; ; number++) {
    const cells = await next(records, number)
    if (cells === null) return
    const isRagged = cells.length !== width
    while (cells.length < width) cells.push('')
    cells.length = width
    yield { number, cells, isRagged }
  }
}

async function next(records: AsyncIterator<string[]>, row: number): Promise<string[] | null> {
  try {
    const { done, value } = await records.next()
    return done === true ? null : value
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new TableError('unreadable', row, error)
    }
    throw error
  }
}

/**
 * Detects the encoding. UTF-8 must be valid to the end, which needs a pass over the file: a list exported in GB18030
 * may have its first Chinese name far down.
 */
async function examine(path: string): Promise<{ encoding: Encoding; delimiter: string; hasMark: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let encoding: Encoding = 'utf-8'
  let head: Buffer | null = null
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      head ??= chunk
      if (head[0] === 0xff && head[1] === 0xfe) {
        encoding = 'utf-16le'
        break
      }
      decoder.decode(chunk, { stream: true })
    }
    if (encoding === 'utf-8') decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    encoding = 'gb18030'
  }
  const heading = new TextDecoder(encoding).decode(head ?? Buffer.alloc(0)).split(/\r?\n/, 1)[0] ?? ''
  return { encoding, delimiter: delimiterOf(heading), hasMark: head?.subarray(0, 3).equals(utf8Mark) === true }
}

/** The most frequent separator in the headings; a comma if there is none. */
function delimiterOf(heading: string): string {
  const count = (sign: string): number => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

function decoded(path: string, encoding: Encoding): Readable {
  if (encoding === 'utf-8') return createReadStream(path)
  const bytes = Readable.toWeb(createReadStream(path))
  return Readable.fromWeb(bytes.pipeThrough(new TextDecoderStream(encoding) as never))
}
