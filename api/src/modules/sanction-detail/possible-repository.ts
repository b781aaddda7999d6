import { type Db, preparedAs } from '@qingdan/database/connection.ts'
import type { MatchEvidence } from '@qingdan/database/schema.ts'
import { sql } from 'kysely'

/** A subject and another one that is possibly the same party. */
export interface PossibleRow {
  subject_id: string
  other_id: string
  probability: number
  evidence: MatchEvidence[]
  /** The values of the subject come first in the evidence. */
  is_first: boolean
  /** A person confirmed it. */
  is_confirmed: boolean
}

/**
 * The possible matches of subjects, the most probable pair of records of each two subjects. Without those that a person
 * refused, whichever records of the two subjects the decision names.
 */
export async function findPossibleMatches(db: Db, subjectIds: readonly string[]): Promise<PossibleRow[]> {
  const { rows } = await sql<PossibleRow>`${preparedAs('possible-matches')}
    select distinct on (own.subject_id, other.subject_id) own.subject_id, other.subject_id as other_id,
      p.probability, p.evidence, p.is_first, coalesce(d.verdict = 'same', false) as is_confirmed
    from subject_records own
    cross join lateral (
      select b_source_id as source_id, b_publisher_id as publisher_id, probability, evidence, true as is_first
      from possible_matches where a_source_id = own.source_id and a_publisher_id = own.publisher_id
      union all
      select a_source_id, a_publisher_id, probability, evidence, false
      from possible_matches where b_source_id = own.source_id and b_publisher_id = own.publisher_id
    ) p
    join subject_records other on other.source_id = p.source_id and other.publisher_id = p.publisher_id
    left join lateral (
      select d.verdict from match_decisions d
      join subject_records a on a.source_id = d.a_source_id and a.publisher_id = d.a_publisher_id
      join subject_records b on b.source_id = d.b_source_id and b.publisher_id = d.b_publisher_id
      where d.undone_at is null
        and (a.subject_id, b.subject_id) in ((own.subject_id, other.subject_id), (other.subject_id, own.subject_id))
      order by d.id desc limit 1
    ) d on true
    where own.subject_id = any(${[...subjectIds]}) and other.subject_id <> own.subject_id
      and d.verdict is distinct from 'other'
    order by own.subject_id, other.subject_id, p.probability desc
  `.execute(db)
  return rows
}
