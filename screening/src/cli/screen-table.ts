import type { Writable } from 'node:stream'
import { chinaDay } from '@qingdan/database/china-time.ts'
import { bandOf } from '@qingdan/matching/score.ts'
import { typedNames } from '../names-in-text.ts'
import { bestByName, ranked, type ScoredCandidate } from '../ranking.ts'
import type { Screener, Screening, ScreenQuery } from '../screener.ts'
import type { Phrases } from './phrases.en.ts'
import { findColumns, type PartyColumns, readParty } from './read-party.ts'
import { openTable, type Table, type TableRow } from './read-table.ts'
import { createTableWriter } from './write-table.ts'

/** Names per request, and requests in parallel: higher numbers gained nothing on two cores. */
const batchSize = 50
const batchesInFlight = 2

const outputHeadings = ['row', 'rank', 'id', 'name', 'score', 'band', 'lists', 'nameOrigin']

/** The table has no column of names. */
export class NoNames extends Error {}

export interface ScreenTableOptions {
  screener: Pick<Screener, 'screenBatch'>
  /** Short names of the lists by their number. */
  listNames: ReadonlyMap<number, string>
  /** Maximum number of hits per row. */
  top: number
  minScore: number
  /** Lists to search; all when undefined. */
  sourceIds?: number[] | undefined
  phrases: Phrases
  /** Called after each batch. */
  onProgress: (rows: number) => void
  /** Called for a row that was not screened, or a detail that could not be read. */
  onProblem: (row: number, problem: string) => void
}

export interface ScreenTableCounts {
  /** Rows screened, with or without hits. */
  rows: number
  hits: number
  /** Rows not screened. */
  problems: number
}

/** A table of parties with known columns. */
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
 * Screens a table of parties and writes one line per hit, in the order of the rows and their ranks. Both sides are
 * streamed: memory does not grow with the file. A TableError is thrown after the rows before it are written; errors
 * of engine and output are thrown too.
 */
export async function screenTable(
  { columns, ...table }: NamesTable,
  output: Writable,
  options: ScreenTableOptions,
): Promise<ScreenTableCounts> {
  const writer = createTableWriter(output, {
    isForSpreadsheet: table.isFromSpreadsheet,
    escapesFormulas: true,
  })
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
      // Its error is handled where it is awaited; until then it must not count as unhandled.
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
  /** Hits per row. */
  found: (readonly ScoredCandidate[])[]
}

async function screenBatch(
  batch: readonly TableRow[],
  columns: PartyColumns,
  { screener, minScore, sourceIds, phrases, onProblem }: ScreenTableOptions,
  counts: ScreenTableCounts,
): Promise<Screened> {
  const numbers: number[] = []
  const queries: ScreenQuery[] = []
  const namesOfRow: number[] = []
  for (const row of batch) {
    const party = readParty(row, columns, phrases)
    if ('problem' in party) {
      counts.problems++
      onProblem(row.number, party.problem)
      continue
    }
    for (const lost of party.unread) onProblem(row.number, lost)
    numbers.push(row.number)
    const names = typedNames(party.query.name)
    namesOfRow.push(names.length)
    queries.push(...names.map((name) => ({ ...party.query, name, minScore, sourceIds })))
  }
  const screenings = await screener.screenBatch(queries)
  return { numbers, found: namesOfRow.map((count) => rowsOf(screenings.splice(0, count))) }
}

/** `found` by each name of a party, the whole text first. */
function rowsOf(found: readonly Screening[]): readonly ScoredCandidate[] {
  const [whole] = found
  if (whole === undefined || found.length === 1) return whole?.rows ?? []
  return ranked([...bestByName(found).keys()], whole.asked.text, chinaDay(new Date()))
}

function cellsOf(
  { id, document, score, nameIndex }: ScoredCandidate,
  listNames: ReadonlyMap<number, string>,
): string[] {
  const lists = document.sourceIds.map((source) => listNames.get(source) ?? String(source))
  const name = document.names[nameIndex]
  // A name of ours is not the publisher's wording.
  const origin = name?.translation === undefined ? 'published' : `translation:${name.translation}`
  return [id, name?.value ?? '', score.toFixed(2), bandOf(score), lists.join(';'), origin]
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
