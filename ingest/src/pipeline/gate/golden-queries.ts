import { readFile } from 'node:fs/promises'
import type { Db } from '@qingdan/database/connection.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import type { Question } from './gate-questions.ts'

export interface GoldenQuery extends Question {
  /** Other first answers that are right as well; the table says why. */
  accepted: string[]
}

/** A first answer below would be none to rely on. */
const leastScore = 75

const file = new URL('../../../golden/queries.csv', import.meta.url)

/**
 * The golden queries whose subject is on a list now: what was taken off is rightly not found. A merged subject stands for the one it
 * was merged into.
 */
export async function readGoldenQueries(db: Db): Promise<GoldenQuery[]> {
  const rows: Record<string, string>[] = parse(await readFile(file), { columns: true, skip_empty_lines: true })
  const now = await findPresent(
    db,
    rows.flatMap(({ subject = '', accepted = '' }) => [subject, ...idsIn(accepted)]),
  )
  return rows.flatMap(({ query = '', subject = '', accepted = '' }) => {
    const subjectId = now.get(subject)
    if (subjectId === undefined) return []
    const others = idsIn(accepted).flatMap((id) => now.get(id) ?? [])
    return [{ name: query, subjectId, isListed: true, minScore: leastScore, accepted: others }]
  })
}

function idsIn(text: string): string[] {
  return text.split(' ').filter(Boolean)
}

/** Of each id the listed subject it now is. */
async function findPresent(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; present: string }>`
    select s.id, p.id as present from subjects s join subjects p on p.id = coalesce(s.merged_into, s.id)
    where s.id = any(${ids}) and p.is_listed
  `.execute(db)
  return new Map(rows.rows.map((row) => [row.id, row.present]))
}
