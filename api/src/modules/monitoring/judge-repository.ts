import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { findJudged } from './alert-repository.ts'

type Judged = Awaited<ReturnType<typeof findJudged>>[number]

interface Verdict {
  userId: string
  verdict: 'match' | 'none'
  now: Date
}

/** Stores what a user decided about subjects of a watched name, in place of what was decided before. */
export async function rememberJudged(
  trx: Db,
  entityId: number,
  judged: readonly Judged[],
  { userId, verdict, now }: Verdict,
): Promise<void> {
  for (const { subject_id, score, facts, record_facts } of judged) {
    await sql`
      update screening_decisions d set undone_by = ${userId}, undone_at = ${now}
      from screening_entities e
      where e.id = ${entityId} and d.user_id = e.user_id and d.type = e.type and d.name_key = e.name_key
        and d.details_key = e.details_key and d.subject_id = ${subject_id} and d.undone_at is null
    `.execute(trx)
    await sql`
      with made as (
        insert into screening_decisions (user_id, entity_id, name, name_key, type, details, details_key, subject_id,
          subject_name, score, verdict, record_facts, decided_by, decided_at)
        select user_id, id, name, name_key, type, details, details_key, ${subject_id}, ${facts.name}, ${score}, ${verdict},
          ${JSON.stringify(record_facts)}::jsonb, ${userId}, ${now}
        from screening_entities where id = ${entityId}
        returning id
      )
      update screening_candidates set decision_id = made.id, reopened = null from made
      where entity_id = ${entityId} and subject_id = ${subject_id}
    `.execute(trx)
  }
}

/** The watched name is this subject. */
export async function mapEntity(
  trx: Db,
  entityId: number,
  mapped: { id: string; name: string; flag: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('screening_entities')
    .set({ mapped_id: mapped.id, mapped_name: mapped.name, mapped_flag: mapped.flag, operated_at: now })
    .where('id', '=', entityId)
    .execute()
}

/**
 * Counts anew what is open about a watched name. It is decided when it was confirmed, or when nothing is open; a
 * confirmed name stays so.
 */
export async function settleEntity(trx: Db, entityId: number, status: '1' | '2', now: Date): Promise<void> {
  await sql`
    update screening_entities e set open_count = c.open,
      operate_status = case
        when ${status} = '1' or e.mapped_id is not null then '1' when c.open = 0 then '2' else e.operate_status
      end,
      operated_at = case when ${status} = '1' or c.open = 0 then ${now} else e.operated_at end
    from (
      select count(*) filter (where decision_id is null) as open from screening_candidates where entity_id = ${entityId}
    ) c
    where e.id = ${entityId}
  `.execute(trx)
}
