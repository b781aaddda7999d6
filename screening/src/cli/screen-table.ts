import type { Writable } from 'node:stream'
import { bandOf } from '@qingdan/matching/score.ts'
import type { ScoredCandidate } from '../ranking.ts'
import type { Screener, ScreenQuery } from '../screener.ts'
import type { Phrases } from './phrases.en.ts'
import { findColumns, type PartyColumns, readParty } from './read-party.ts'
import { openTable, type Table, type TableRow } from './read-table.ts'
import { createTableWriter, inert } from './write-table.ts'

/** Names asked of the engine at once, and how many such questions are under way: more gained nothing on two cores. */
const batchSize = 50
const batchesInFlight = 2

const outputHeadings = ['row', 'rank', 'id', 'name', 'score', 'band', 'lists']

/** The table has no column of names. */
export class NoNames extends Error {}

export interface ScreenTableOptions {
  screener: Pick<Screener, 'screenBatch'>
  /** Short names of the lists by their number. */
  listNames: ReadonlyMap<number, string>
  /** Most hits of one row. */
  top: number
  minScore: number
  /** Lists to search; all when undefined. */
  sourceIds?: number[] | undefined
  phrases: Phrases
  /** Told after each batch. */
  onProgress: (rows: number) => void
  /** A row that was not screened, or a detail of it that could not be read. */
  onProblem: (row: number, problem: string) => void
}

export interface ScreenTableCounts {
  /** Rows screened, with or without hits. */
  rows: number
  hits: number
  /** Rows not screened. */
  problems: number
}

/** A table of parties whose headings are understood. */
export interface NamesTable extends Table {
  columns: PartyColumns
}

/** Opens a table of parties. Throws NoNames and what `openTable` throws. */
export async function openNames(path: string): Promise<NamesTable> {
  const table = await openTable(path)
  const columns = findColumns(table.headings)
  if (columns === null) throw new NoNames('no column of names')
  return { ...table, columns }
}

/**
 * Screens a table of parties and writes a row per hit, in the order of the rows and their ranks. Streams both ways: memory
 * does not grow with the file. Throws a TableError when rows before it are written, and the errors of engine and output.
 */
export async function screenTable(
  { columns, ...table }: NamesTable,
  output: Writable,
  options: ScreenTableOptions,
): Promise<ScreenTableCounts> {
  const writer = createTableWriter(output, table.isFromSpreadsheet)
  await writer.write(outputHeadings)
  const counts: ScreenTableCounts = { rows: 0, hits: 0, problems: 0 }

  async function write({ numbers, found }: Screened): Promise<void> {
    for (const [at, rows] of found.entries()) {
      for (const [rank, hit] of rows.slice(0, options.top).entries()) {
        counts.hits++
        await writer.write([numbers[at] ?? 0, rank + 1, ...cellsOf(hit, options.listNames)])
      }
    }
    counts.rows += numbers.length
    options.onProgress(counts.rows)
  }

  const underWay: Promise<Screened>[] = []
  try {
    for await (const batch of batches(table.rows)) {
      const screening = screenBatch(batch, columns, options, counts)
      // Its failure is met where it is awaited; until then it must not count as unheard.
      screening.catch(() => undefined)
      underWay.push(screening)
      if (underWay.length === batchesInFlight) await write(await (underWay.shift() as Promise<Screened>))
    }
  } finally {
    for (const screening of underWay) await write(await screening)
  }
  return counts
}

interface Screened {
  /** Row numbers. */
  numbers: number[]
  /** Hits of each. */
  found: ScoredCandidate[][]
}

async function screenBatch(
  batch: readonly TableRow[],
  columns: PartyColumns,
  { screener, minScore, sourceIds, phrases, onProblem }: ScreenTableOptions,
  counts: ScreenTableCounts,
): Promise<Screened> {
  const numbers: number[] = []
  const queries: ScreenQuery[] = []
  for (const row of batch) {
    const party = readParty(row, columns, phrases)
    if ('problem' in party) {
      counts.problems++
      onProblem(row.number, party.problem)
      continue
    }
    for (const lost of party.unread) onProblem(row.number, lost)
    numbers.push(row.number)
    queries.push({ ...party.query, minScore, sourceIds })
  }
  return { numbers, found: (await screener.screenBatch(queries)).map(({ rows }) => rows) }
}

function cellsOf(
  { id, document, score, nameIndex }: ScoredCandidate,
  listNames: ReadonlyMap<number, string>,
): string[] {
  const lists = document.sourceIds.map((source) => listNames.get(source) ?? String(source))
  return [id, inert(document.names[nameIndex]?.value ?? ''), score.toFixed(2), bandOf(score), lists.join(';')]
}

async function* batches(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = []
  try {
    for await (const row of rows) {
      batch.push(row)
      if (batch.length < batchSize) continue
      yield batch
      batch = []
    }
  } catch (error) {
    if (batch.length > 0) yield batch
    throw error
  }
  if (batch.length > 0) yield batch
}
