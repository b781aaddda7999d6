import type { Db } from '@qingdan/database/connection.ts'
import type { RecordFacts } from '@qingdan/database/tables/screening-tables.ts'
import { sql } from 'kysely'
import type { AlertRelation } from '../../contract/screening/alerts.ts'
import { changedFacts } from '../screening/matching/record-facts.ts'

type Reopened = AlertRelation['reopened']

interface JudgedRelation {
  id: number
  before: RecordFacts
  after: RecordFacts
  isOfOtherDetails: boolean
  isExpired: boolean
}

/** Which candidates of open alerts were judged before, and why they are asked about again. */
export async function findAskedAgain(
  db: Db,
  relationIds: readonly number[],
  now: Date,
): Promise<Map<number, Reopened>> {
  const { rows } = await sql<JudgedRelation>`
    select distinct on (c.id) c.id, d.record_facts as before, c.record_facts as after,
      d.details_key <> e.details_key as "isOfOtherDetails", coalesce(d.expires_at <= ${now}, false) as "isExpired"
    from watch_alert_candidates c
    join watch_alerts a on a.id = c.alert_id
    join screening_entities e on e.id = a.entity_id
    join screening_decisions d on d.user_id = e.user_id and d.type = e.type and d.name_key = e.name_key
      and d.subject_id = c.subject_id and d.undone_at is null and not d.awaits_release and d.decided_at < a.raised_at
    where c.id = any(${relationIds}) and a.operate_status = '0'
    order by c.id, d.details_key <> e.details_key, d.id desc
  `.execute(db)
  return new Map(rows.map((row) => [row.id, reasonsOf(row)]))
}

function reasonsOf({ before, after, isOfOtherDetails, isExpired }: JudgedRelation): Reopened {
  return isOfOtherDetails ? ['details'] : [...changedFacts(before, after), ...(isExpired ? (['expired'] as const) : [])]
}
