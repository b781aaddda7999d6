import type { Db } from '@qingdan/database/connection.ts'
import type { RecordName } from '@qingdan/database/record.ts'
import { sql } from 'kysely'
import type { Build } from '../index/index-versions.ts'
import type { Question } from './gate-questions.ts'

/** Records drawn of each list: of a version made whole, and of a copy, in which all but the changed is as it was. */
const perSource = { whole: 3, copy: 1 }
/** A name finds its own subject at 95 and more: what scores much less need not be looked for. */
const ownNameScore = 80

/**
 * Some records of every list, each with its primary name and one strong alias. The draw is another for each build and the same
 * for one: whoever looks into a refusal draws it again. What was stored since the build began is left out.
 */
export async function sampleSubjects(db: Db, build: Build, kind: keyof typeof perSource): Promise<Question[]> {
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
    )
    select d.subject_id, d.is_listed, v.record->'names' as names
    from drawn d join source_records v using (id) where d.place <= ${perSource[kind]} order by v.source_id, d.place
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
