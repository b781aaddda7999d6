import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'

/** What was decided about a name. */
export interface Operated {
  /** '0': nothing, it is open again. */
  status: '0' | '1' | '2'
  mapped?: { id: string; name: string; flag: string } | null
  awaitsRelease?: boolean
  /** Who decided; absent when it is open again. */
  userId?: string
}

/** Sets what was decided about names; nobody works on them any more. */
export async function setOperated(
  trx: Transaction<Database>,
  ids: readonly number[],
  { status, mapped = null, awaitsRelease = false, userId }: Operated,
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('screening_claims')
    .where('entity_id', 'in', [...ids, 0])
    .execute()
  await trx
    .updateTable('screening_entities')
    .set({
      operate_status: status,
      operated_at: status === '0' ? null : now,
      operated_by: userId ?? null,
      awaits_release: awaitsRelease,
      mapped_id: mapped?.id ?? null,
      mapped_name: mapped?.name ?? null,
      mapped_flag: mapped?.flag ?? null,
      open_count: sql<number>`(
        select count(*) from screening_candidates c where c.entity_id = screening_entities.id and c.decision_id is null
          and c.rule_id is null
      )`,
    })
    .where('id', 'in', [...ids, 0])
    .execute()
}
