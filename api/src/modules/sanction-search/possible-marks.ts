import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { furtherLists } from '../../contract/matches/further-lists.ts'
import type { PossiblySame } from '../../contract/matches/possible-match.ts'
import type { ContainingResult, PossiblySameMark, SearchAnswer, SearchResult } from '../../contract/subject.ts'
import type { SourceDirectory } from '../dictionary/source-directory.ts'
import { readPossiblySame } from '../sanction-detail/possibly-same.ts'

/** A row as the index gives it. */
export type ScoredRow = Omit<SearchResult, 'possiblySame'>
export type ContainingRow = Omit<ContainingResult, 'possiblySame'>
export type RowFound = ScoredRow | ContainingRow

export const isScored = <Row extends RowFound>(row: Row): row is Row & { containment: false } => !row.containment
/** An answer as the index gives it. */
export type FoundAnswer = Omit<SearchAnswer, 'data'> & { data: RowFound[] }

/**
 * Adds to each row which other subjects are possibly the same party. Read from Postgres, because decisions count at
 * once; without it the search still answers, and its rows say that this is unknown.
 */
export async function withPossibleMarks(
  db: Db,
  sources: SourceDirectory,
  answer: FoundAnswer,
  onFailure: (error: unknown) => void,
): Promise<SearchAnswer> {
  const marks = await readMarks(db, sources, answer.data).catch((error: unknown) => {
    onFailure(error)
    return null
  })
  const markOf = (row: RowFound) => (marks === null ? 'unknown' : (marks.get(row.id) ?? null))
  return { ...answer, data: answer.data.map((row) => ({ ...row, possiblySame: markOf(row) })) }
}

async function readMarks(db: Db, sources: SourceDirectory, rows: readonly RowFound[]) {
  if (rows.length === 0) return new Map<string, PossiblySameMark>()
  const now = new Date()
  const directory = [...(await sources.read()).values()]
  const ids = rows.map(({ id }) => id)
  const possible = await readPossiblySame(db, ids, directory, { now, day: chinaDay(now) })
  return new Map(rows.flatMap((row) => toMark(row, possible.get(row.id) ?? [])))
}

/** The mark of a row by its id; empty without any other subject. */
export function toMark(
  row: Pick<RowFound, 'id' | 'sources'>,
  others: readonly PossiblySame[],
): [string, PossiblySameMark][] {
  const [first] = others
  if (first === undefined) return []
  const own = row.sources.filter(({ state }) => state !== 'ended').map(({ sourceId }) => sourceId)
  const lists = furtherLists(own, others).map(({ sourceId, shortName, shortNameCn }) => ({
    sourceId,
    shortName,
    shortNameCn,
  }))
  const { id, type, s, name, nameZh } = first
  return [[row.id, { count: others.length, id, type, s, name, nameZh, lists }]]
}
