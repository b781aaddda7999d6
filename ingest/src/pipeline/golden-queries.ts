import { readFile } from 'node:fs/promises'
import type { Db } from '@qingdan/database/connection.ts'
import { parse } from 'csv-parse/sync'
import type { Question } from './gate-questions.ts'

export interface GoldenQuery extends Question {
  /** Other first answers that are right as well; the table says why. */
  accepted: string[]
}

const file = new URL('../../golden/queries.csv', import.meta.url)

/** The golden queries whose subject is on a list now: what was taken off is rightly not found. */
export async function readGoldenQueries(db: Db): Promise<GoldenQuery[]> {
  const rows: Record<string, string>[] = parse(await readFile(file), { columns: true, skip_empty_lines: true })
  const ids = rows.flatMap((row) => row['subject'] ?? [])
  if (ids.length === 0) return []
  const listed = await db
    .selectFrom('subjects')
    .select('id')
    .where('id', 'in', ids)
    .where('is_listed', '=', true)
    .execute()
  const known = new Set(listed.map((subject) => subject.id))
  return rows.flatMap(({ query = '', subject = '', accepted = '' }) =>
    known.has(subject)
      ? [{ name: query, subjectId: subject, isListed: true, accepted: accepted.split(' ').filter(Boolean) }]
      : [],
  )
}
