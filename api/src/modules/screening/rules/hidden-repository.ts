import type { Db } from '@qingdan/database/connection.ts'
import { type RawBuilder, sql } from 'kysely'
import type { HiddenQuery } from '../../../contract/screening/rules.ts'
import { offsetOf } from '../../../http/pagination.ts'
import type { RuledName } from './hiding-rule.ts'

/** A candidate of a batch or an alert, with the name that was screened. */
export interface FoundRow extends RuledName {
  entity_id: number
  alert_id: number
  name: string
  batch_id: number | null
  batch_no: string | null
  candidate_count: number
  hidden_count: number
  subject_id: string
  score: number
  /** What rules and the page need of the stored row. */
  facts: Record<string, unknown>
  lists: string[]
  found_at: Date
  verdict: 'match' | 'none' | null
}

/** A candidate of a name with that of its alert, which repeats it. */
export type HiddenFoundRow = FoundRow & { in_alert: boolean }

/** The explanation of a row is large, and nobody needs it here. */
const facts = (column: string): RawBuilder<unknown> => {
  const of = sql.ref(column)
  return sql`jsonb_build_object('name', ${of}->'name', 'matchedName', ${of}->'matchedName',
    'matchedQuality', ${of}->'matchedQuality', 'matchedTranslation', ${of}->'matchedTranslation',
    'countryCodes', ${of}->'countryCodes', 'sources', ${of}->'sources')`
}

/** Candidates of names in batches and on the watchlist. */
const ofNames = sql`
  select e.id as entity_id, 0::bigint as alert_id, e.name, e.type, e.name_key, e.details_key, e.batch_id, b.batch_no,
    e.candidate_count, e.hidden_count, c.subject_id, c.score, ${facts('c.facts')} as facts,
    c.record_facts->'lists' as lists, e.screened_at as found_at, c.rule_id, e.user_id,
    case when d.verdict = 'match' or e.mapped_id = c.subject_id then 'match' else d.verdict end as verdict
  from screening_candidates c
  join screening_entities e on e.id = c.entity_id
  left join screening_batches b on b.id = e.batch_id
  left join screening_decisions d on d.id = c.decision_id and d.undone_at is null`

/** Candidates of suspected matches in alerts. */
const ofAlerts = sql`
  select e.id as entity_id, a.id as alert_id, e.name, e.type, e.name_key, e.details_key, e.batch_id, b.batch_no,
    (select count(*)::int from watch_alert_candidates o where o.alert_id = a.id) as candidate_count,
    (select count(*)::int from watch_alert_candidates o where o.alert_id = a.id and o.rule_id is not null) as hidden_count,
    w.subject_id, w.score, ${facts('w.facts')} as facts, w.record_facts->'lists' as lists, a.raised_at as found_at,
    w.rule_id, a.user_id, case when w.is_selected or e.mapped_id = w.subject_id then 'match'
      when a.operate_status <> '0' then 'none' end as verdict
  from watch_alert_candidates w
  join watch_alerts a on a.id = w.alert_id and a.msg_type = '1'
  join screening_entities e on e.id = a.entity_id
  left join screening_batches b on b.id = e.batch_id`

/** A page of the candidates that a rule hides, newest first, each once for a name, and how many they are. */
export async function findHidden(
  db: Db,
  ruleId: number,
  userIds: readonly string[],
  query: HiddenQuery,
): Promise<{ rows: HiddenFoundRow[]; total: number }> {
  const hidden = sql`
    (${ofNames} where c.rule_id = ${ruleId} union all ${ofAlerts} where w.rule_id = ${ruleId}) found
    where found.user_id = any(${userIds})`
  const counted = await sql<{ total: number }>`
    select count(distinct (entity_id, subject_id)) as total from ${hidden}
  `.execute(db)
  const { rows } = await sql<HiddenFoundRow>`
    select * from (
      select distinct on (entity_id, subject_id) *,
        bool_or(alert_id <> 0) over (partition by entity_id, subject_id) as in_alert
      from ${hidden} order by entity_id, subject_id, (verdict is not distinct from 'match') desc, found_at desc
    ) once order by found_at desc, entity_id desc, score desc, subject_id
    limit ${query.pageSize} offset ${offsetOf(query)}
  `.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Which earlier candidates a trial reads. */
export interface TrialScope {
  userIds: readonly string[]
  since: Date
  ofBatches: boolean
  ofAlerts: boolean
}

/** What was screened in that time. */
export async function countScreened(db: Db, scope: TrialScope) {
  const { rows } = await sql<{ batches: number; names: number; candidates: number }>`
    select count(distinct batch_id) as batches, count(distinct entity_id) as names,
      coalesce(sum(candidates), 0)::int as candidates
    from (
      select e.batch_id, e.id as entity_id, e.candidate_count as candidates from screening_entities e
      where ${nameScope(scope)}
      union all
      select null, a.entity_id, (select count(*) from watch_alert_candidates w where w.alert_id = a.id and not exists (
        select from screening_candidates c join screening_entities e on e.id = c.entity_id
        where c.entity_id = a.entity_id and c.subject_id = w.subject_id and ${nameScope(scope)}))
      from watch_alerts a where ${alertScope(scope)}
    ) found
  `.execute(db)
  return rows[0] ?? { batches: 0, names: 0, candidates: 0 }
}

/** Candidates that a condition of the rule names, newest first; at most `most`. */
export async function findRuled(
  db: Db,
  scope: TrialScope,
  condition: { below: number } | { nameKey: string; type: string },
  most: number,
): Promise<FoundRow[]> {
  const wanted = (candidate: string) =>
    'below' in condition
      ? sql`${sql.ref(`${candidate}.score`)} < ${condition.below}`
      : sql`e.name_key = ${condition.nameKey} and e.type = ${condition.type}`
  const names = await sql<FoundRow>`
    ${ofNames} where ${nameScope(scope)} and ${wanted('c')} order by e.id desc, c.rank limit ${most}
  `.execute(db)
  const alerts = await sql<FoundRow>`
    ${ofAlerts} where ${alertScope(scope)} and ${wanted('w')} order by a.id desc, w.rank limit ${most}
  `.execute(db)
  return [...names.rows, ...alerts.rows]
}

function nameScope({ userIds, since, ofBatches, ofAlerts: ofWatch }: TrialScope): RawBuilder<boolean> {
  return sql<boolean>`e.user_id = any(${userIds}) and e.screened_at >= ${since}
    and (${ofBatches} and e.batch_id is not null
      or ${ofWatch} and e.batch_id is null and e.project_id is null)`
}

function alertScope({ userIds, since, ofAlerts: isWanted }: TrialScope): RawBuilder<boolean> {
  return sql<boolean>`${isWanted} and a.user_id = any(${userIds}) and a.msg_type = '1' and a.raised_at >= ${since}`
}
