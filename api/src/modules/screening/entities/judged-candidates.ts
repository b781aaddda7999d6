import { sql } from 'kysely'
import type { SourceOfRow } from '../../../contract/subject.ts'

/** A subject of a name: a candidate of its screening, or one that was judged in an alert since. */
export interface JudgedCandidate {
  subject_id: string
  /** Null: an alert brought it. */
  rank: number | null
  score: number
  facts: {
    name: string
    nameZh?: string | null
    translatedName?: string | null
    matchedName?: string
    countryCode?: string | null
    sources?: SourceOfRow[]
  }
  decision_id: number | null
  rule_id: number | null
}

/**
 * The candidates of a name, and after them the subjects of its alerts that were decided about, which are on no candidate:
 * a table to be joined laterally to `screening_entities`.
 */
export const judgedCandidates = sql<JudgedCandidate>`(
  select c.subject_id, c.rank, c.score, c.facts, c.decision_id, c.rule_id
  from screening_candidates c where c.entity_id = screening_entities.id
  union all
  (
    select distinct on (c.subject_id, d.id) c.subject_id, null::int, c.score, c.facts, d.id, null::bigint
    from watch_alerts a
    join watch_alert_candidates c on c.alert_id = a.id
    join screening_decisions d on d.user_id = screening_entities.user_id and d.type = screening_entities.type
      and d.name_key = screening_entities.name_key and d.details_key = screening_entities.details_key
      and d.subject_id = c.subject_id and d.undone_at is null
    where a.entity_id = screening_entities.id and a.msg_type = '1' and a.operate_status <> '0'
      and not exists (
        select from screening_candidates s where s.entity_id = a.entity_id and s.subject_id = c.subject_id
      )
    order by c.subject_id, d.id, a.id desc
  )
)`
