import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { changedFacts } from '../matching/record-facts.ts'
import type { EntityRow } from './entity-repository.ts'
import { findJudged, finishAlert } from './finish-alert.ts'

/** Who just decided about a name. */
interface Judged {
  userId: string
  now: Date
  awaitsRelease: boolean
}

/**
 * Ends the open alerts of a name that say no more than what was just decided about it: nobody is asked twice about the
 * same subjects. One with a subject that the decision was not about, or of which lists say something else now, stays open.
 */
export async function finishOwnAlerts(
  trx: Transaction<Database>,
  entity: EntityRow,
  { userId, now, awaitsRelease }: Judged,
): Promise<void> {
  const alerts = await trx
    .selectFrom('watch_alerts')
    .select('id')
    .where('entity_id', '=', entity.id)
    .where('msg_type', '=', '1')
    .where('operate_status', '=', '0')
    .where('is_hidden', '=', false)
    .execute()
  if (alerts.length === 0) return
  const decisions = await trx
    .selectFrom('screening_decisions')
    .select(['subject_id', 'verdict', 'record_facts'])
    .where('user_id', '=', entity.user_id)
    .where('type', '=', entity.type)
    .where('name_key', '=', entity.name_key)
    .where('details_key', '=', entity.details_key)
    .where('decided_at', '=', now)
    .where('undone_at', 'is', null)
    .execute()
  const decided = new Map(decisions.map((one) => [one.subject_id, one]))
  for (const alert of alerts) {
    const shown = (await findJudged(trx, alert.id)).filter(({ rule_id }) => rule_id === null)
    const isDecided = shown.every(({ subject_id, record_facts }) => {
      const decision = decided.get(subject_id)
      return decision !== undefined && changedFacts(decision.record_facts, record_facts).length === 0
    })
    if (!isDecided) continue
    const relationId = shown.find(({ subject_id }) => decided.get(subject_id)?.verdict === 'match')?.id ?? null
    const status = relationId === null ? '2' : '1'
    await finishAlert(trx, alert.id, {
      ...{ status, relationId, userId, now },
      awaitsRelease: relationId !== null && awaitsRelease,
    })
  }
}
