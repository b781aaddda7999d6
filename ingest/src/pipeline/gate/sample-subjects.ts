import type { Db } from '@qingdan/database/connection.ts'
import type { RecordName } from '@qingdan/database/record.ts'
import { sql } from 'kysely'
import type { Build } from '../index/index-versions.ts'
import type { Question } from './gate-questions.ts'

/** Records sampled per list. */
const perSource = 3
/** A name finds its own subject with a score of at least 95; much lower scores need not be searched. */
const ownNameScore = 80

/**
 * A sample of records of every list, each with its primary name and one strong alias; of a copy only of the changed
 * subjects, because all others are those of the live version. The sample differs between builds but is repeatable for
 * one build, so that a refusal can be examined. Records stored after the build began are left out.
 */
export async function sampleSubjects(db: Db, build: Build, changed: readonly string[] | null): Promise<Question[]> {
  const rows = await sql<{ subject_id: string; is_listed: boolean; names: RecordName[] }>`
    with drawn as (
      select v.id, r.subject_id, s.is_listed, row_number() over (
        partition by v.source_id order by md5(${build.name} || v.source_id || '/' || v.publisher_id)
      ) as place
      from source_records v
      join subject_records r using (source_id, publisher_id)
      join subjects s on s.id = r.subject_id
      join sources o on o.id = v.source_id and o.role = 'list'
      where v.valid_to is null and s.updated_at < ${build.startedAt}
        and ${changed === null ? sql`true` : sql`s.id = any(${changed})`}
    )
    select d.subject_id, d.is_listed, v.record->'names' as names
    from drawn d join source_records v using (id) where d.place <= ${perSource} order by v.source_id, d.place
  `.execute(db)
  return rows.rows.flatMap(({ subject_id: subjectId, is_listed: isListed, names }) => {
    const [primary] = names
    const aliases = names.filter((name) => name !== primary && name.quality === 'strong')
    const alias = aliases[subjectId.length % Math.max(1, aliases.length)]
    return [primary, alias].flatMap((name) =>
      name ? [{ name: name.value, subjectId, isListed, minScore: ownNameScore }] : [],
    )
  })
}
