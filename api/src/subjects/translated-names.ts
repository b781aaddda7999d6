import { chineseNamesOf } from '@qingdan/chinese-names/record-names.ts'
import { findOwnChineseNames } from '@qingdan/database/chinese-names.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { unprintedTranslations } from '@qingdan/matching/translations.ts'
import { sql } from 'kysely'

/** The Chinese name of ours of each subject that has one, for subjects of which no list prints a Chinese name. */
export async function findTranslatedNames(db: Db, subjectIds: readonly string[]): Promise<Map<string, string>> {
  if (subjectIds.length === 0) return new Map()
  const { rows } = await sql<{ subject_id: string; source_id: string; publisher_id: string }>`
    select r.subject_id, r.source_id, r.publisher_id
    from subject_records r
    join sources o on o.id = r.source_id
    where r.subject_id = any(${[...subjectIds]})
    order by exists (
      select from source_records c
      where c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
    ) desc, o.source_number, r.publisher_id
  `.execute(db)
  const own = await findOwnChineseNames(db, subjectIds)
  const records = Map.groupBy(rows, ({ subject_id }) => subject_id)
  return new Map(
    [...records].flatMap(([id, held]): [string, string][] => {
      const ours = held.flatMap(({ source_id, publisher_id }) => chineseNamesOf(source_id, publisher_id))
      const [first] = unprintedTranslations([], [...(own.get(id) ?? []), ...ours])
      return first === undefined ? [] : [[id, first.value]]
    }),
  )
}
