import { sql } from 'kysely'
import type { Db } from './connection.ts'

/**
 * Subjects changed since a build of the index began, by id, including merged ones and those with another Chinese name
 * of this installation; the first ones if a limit is given.
 */
export async function findChangedSubjects(db: Db, since: Date, limit: number | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from subjects where updated_at >= ${since}
    union
    select r.subject_id from chinese_names n
    join subject_records r on r.source_id = n.source_id and r.publisher_id = n.publisher_id
    where n.changed_at >= ${since}
    order by id limit ${limit}
  `.execute(db)
  return rows.map((row) => row.id)
}
