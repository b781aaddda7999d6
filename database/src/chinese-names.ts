import { sql } from 'kysely'
import type { Db } from './connection.ts'
import type { ChineseNameTable } from './tables/account-tables.ts'

/** A Chinese name that this installation gives to a party. */
export interface OwnChineseName {
  value: string
  kind: ChineseNameTable['kind']
}

/** The Chinese names that this installation gives to the records of subjects, by subject, the oldest first. */
export async function findOwnChineseNames(
  db: Db,
  subjectIds: readonly string[],
): Promise<Map<string, OwnChineseName[]>> {
  const { rows } = await sql<OwnChineseName & { subject_id: string }>`
    select r.subject_id, n.name as value, n.kind
    from chinese_names n
    join subject_records r on r.source_id = n.source_id and r.publisher_id = n.publisher_id
    where n.removed_at is null and r.subject_id = any(${[...subjectIds]})
    order by n.id
  `.execute(db)
  const names = new Map<string, OwnChineseName[]>()
  for (const { subject_id, ...name } of rows) names.set(subject_id, [...(names.get(subject_id) ?? []), name])
  return names
}
