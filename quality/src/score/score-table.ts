import type { Writable } from 'node:stream'
import { type DetailCells, readDetails, unreadDetails } from '@qingdan/screening/cli/read-details.ts'
import { partyKindOf } from '@qingdan/screening/cli/read-party.ts'
import { foldHeading, openTable, type Table, type TableRow } from '@qingdan/screening/cli/read-table.ts'
import { createTableWriter } from '@qingdan/screening/cli/write-table.ts'
import { fill } from '@qingdan/screening/fill.ts'
import { explainPair } from '../pair.ts'
import type { Phrases } from './phrases.en.ts'
import { reasonOf } from './reason.ts'

export class MissingColumn extends Error {
  readonly column: string
  constructor(column: string) {
    super(`no column ${column}`)
    this.column = column
  }
}

export interface ScoreOptions {
  phrases: Phrases
  /** Called after every row. */
  onRow: (row: number) => void
  /** A row that is written without a score, or a detail that could not be read, in words. */
  onProblem: (row: number, problem: string) => void
}

/** `at` returns -1 for a missing column. */
interface Columns {
  at: (heading: string) => number
}

/** A table of pairs with known columns. */
export interface PairsTable extends Table {
  columns: Columns
}

/** Opens a table of pairs. Throws MissingColumn and what `openTable` throws. */
export async function openPairs(path: string): Promise<PairsTable> {
  const table = await openTable(path)
  return { ...table, columns: columnsOf(table.headings) }
}

/**
 * Scores a table of pairs: every row is written with score (0–100, two decimals), band and reason added. name1 is the
 * query, name2 the listed name. Rows are streamed: memory does not grow with the file. A TableError is thrown after
 * the rows before it are written; errors of the output are thrown too.
 */
export async function scoreTable(
  { columns, ...table }: PairsTable,
  output: Writable,
  { phrases, onRow, onProblem }: ScoreOptions,
): Promise<{ rows: number; problems: number }> {
  const writer = createTableWriter(output, {
    isForSpreadsheet: table.isFromSpreadsheet,
    escapesFormulas: false,
  })
  await writer.write([...table.headings, 'score', 'band', 'reason'])
  let [rows, problems] = [0, 0]
  for await (const row of table.rows) {
    const problem = problemOf(row, columns, phrases)
    if (problem === null) {
      for (const lost of unreadOf(row, columns, phrases)) onProblem(row.number, lost)
      await writer.write([...row.cells, ...answerOf(row, columns, phrases)])
    } else {
      problems++
      onProblem(row.number, problem)
      await writer.write([...row.cells, '', '', problem])
    }
    rows++
    onRow(row.number)
  }
  return { rows, problems }
}

function columnsOf(headings: readonly string[]): Columns {
  const folded = headings.map(foldHeading)
  const at = (heading: string): number => folded.indexOf(foldHeading(heading))
  for (const needed of ['name1', 'name2']) if (at(needed) < 0) throw new MissingColumn(needed)
  return { at }
}

function problemOf(row: TableRow, columns: Columns, phrases: Phrases): string | null {
  if (row.isRagged) return phrases.problem.ragged
  return cell(row, columns, 'name1') === '' || cell(row, columns, 'name2') === '' ? phrases.problem.empty : null
}

function answerOf(row: TableRow, columns: Columns, phrases: Phrases): [string, string, string] {
  const match = explainPair({
    name1: cell(row, columns, 'name1'),
    name2: cell(row, columns, 'name2'),
    type: partyKindOf(cell(row, columns, 'schema')),
    details1: readDetails(detailCells(row, columns, 1)),
    details2: readDetails(detailCells(row, columns, 2)),
  })
  return [match.score.toFixed(2), match.band, reasonOf(match, phrases)]
}

function unreadOf(row: TableRow, columns: Columns, { detail, unread }: Phrases): string[] {
  return ([1, 2] as const).flatMap((side) => {
    const cells = detailCells(row, columns, side)
    return unreadDetails(cells, readDetails(cells)).map(({ column, value }) =>
      fill(unread, { column: detail[column], side, value }),
    )
  })
}

function detailCells(row: TableRow, columns: Columns, side: 1 | 2): DetailCells {
  return {
    birthDate: cell(row, columns, `birthDate${side}`),
    sex: cell(row, columns, `sex${side}`),
    country: cell(row, columns, `country${side}`),
    identifier: cell(row, columns, `identifier${side}`),
  }
}

function cell(row: TableRow, columns: Columns, heading: string): string {
  return row.cells[columns.at(heading)]?.trim() ?? ''
}
