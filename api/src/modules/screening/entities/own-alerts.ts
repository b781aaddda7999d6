import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { changedFacts } from '../matching/record-facts.ts'
import type { CandidateRow } from './entity-repository.ts'
import { findJudged, finishAlert } from './finish-alert.ts'

/** What was just decided about a name. */
interface Judged {
  candidates: readonly Pick<CandidateRow, 'subject_id' | 'record_facts'>[]
  /** The subject that the name is; null for none. */
  matchId: string | null
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
  entityId: number,
  { candidates, matchId, userId, now, awaitsRelease }: Judged,
): Promise<void> {
  const alerts = await trx
    .selectFrom('watch_alerts')
    .select('id')
    .where('entity_id', '=', entityId)
    .where('msg_type', '=', '1')
    .where('operate_status', '=', '0')
    .where('is_hidden', '=', false)
    .execute()
  const decided = new Map(candidates.map((one) => [one.subject_id, one.record_facts]))
  for (const { id } of alerts) {
    const shown = (await findJudged(trx, id)).filter(({ rule_id }) => rule_id === null)
    const isDecided = shown.every(({ subject_id, record_facts }) => {
      const facts = decided.get(subject_id)
      return facts !== undefined && changedFacts(facts, record_facts).length === 0
    })
    if (!isDecided) continue
    const match = shown.find(({ subject_id }) => subject_id === matchId)
    await finishAlert(trx, id, {
      status: match ? '1' : '2',
      relationId: match?.id ?? null,
      awaitsRelease: match !== undefined && awaitsRelease,
      userId,
      now,
    })
  }
}
