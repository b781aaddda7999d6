import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { IngestContext } from '../../ingest-context.ts'
import type { Question } from './gate-questions.ts'

export interface GoldenQuestion extends Question {
  /** Other correct first answers. */
  accepted: string[]
}

/** A first answer with a lower score is not reliable. */
const leastScore = 75

/**
 * The golden queries whose subject is on a list now: a delisted one is correctly not found. A merged subject is
 * replaced by the one it was merged into.
 */
export async function readGoldenQueries({
  db,
  sources,
}: Pick<IngestContext, 'db' | 'sources'>): Promise<GoldenQuestion[]> {
  const queries = sources.flatMap(({ goldenQueries }) => goldenQueries)
  const now = await findPresent(
    db,
    queries.flatMap(({ subject, accepted = [] }) => [subject, ...accepted]),
  )
  return queries.flatMap(({ query, subject, accepted = [] }) => {
    const subjectId = now.get(subject)
    if (subjectId === undefined) return []
    const others = accepted.flatMap((id) => now.get(id) ?? [])
    return [{ name: query, subjectId, isListed: true, minScore: leastScore, accepted: others }]
  })
}

/** For each id, the listed subject that it is now. */
async function findPresent(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; present: string }>`
    select s.id, p.id as present from subjects s join subjects p on p.id = coalesce(s.merged_into, s.id)
    where s.id = any(${ids}) and p.is_listed
  `.execute(db)
  return new Map(rows.rows.map((row) => [row.id, row.present]))
}
