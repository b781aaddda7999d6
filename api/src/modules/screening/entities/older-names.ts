import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import { setOperated } from './operated.ts'

/** A decision in the place of earlier ones about the same name and subject. */
export interface Replacement {
  id: number
  subjectId: string
  replaced: readonly number[]
  /** The name that it was made for. */
  entityId: number
  awaitsRelease: boolean
}

/**
 * Names of older batches that a replaced decision settled follow the one in its place: at once, or once a second person
 * releases it; they are open until then.
 */
export async function followReplacement(
  trx: Transaction<Database>,
  { id, subjectId, replaced, entityId, awaitsRelease }: Replacement,
  now: Date,
): Promise<void> {
  if (replaced.length === 0) return
  const names = await trx
    .updateTable('screening_candidates')
    .set(awaitsRelease ? { decision_id: null, awaited_id: id } : { decision_id: id, awaited_id: null })
    .where(({ eb, or }) => or([eb('decision_id', 'in', replaced), eb('awaited_id', 'in', replaced)]))
    .where('subject_id', '=', subjectId)
    .where('entity_id', '!=', entityId)
    .returning('entity_id')
    .execute()
  await showDecided(trx, names, now)
}

/** Names of older batches that waited for the release of decisions are settled by them. */
export async function followReleased(trx: Transaction<Database>, ids: readonly number[], now: Date): Promise<void> {
  const names = await trx
    .updateTable('screening_candidates')
    .set(({ ref }) => ({ decision_id: ref('awaited_id'), awaited_id: null }))
    .where('awaited_id', 'in', ids)
    .returning('entity_id')
    .execute()
  await showDecided(trx, names, now)
}

/** Names of older batches and alerts wait for decisions no more that were taken back. */
export async function awaitNoMore(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('screening_candidates')
    .set({ awaited_id: null })
    .where('awaited_id', 'in', [...ids, 0])
    .execute()
  await trx
    .updateTable('watch_alerts')
    .set({ awaited_id: null })
    .where('awaited_id', 'in', [...ids, 0])
    .execute()
}

/** Shows names as the decisions about their candidates say: one that was confirmed is the name when nothing else is open. */
async function showDecided(
  trx: Transaction<Database>,
  names: readonly { entity_id: number }[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(names.map(({ entity_id }) => entity_id))]
  if (ids.length === 0) return
  const matches = await trx
    .selectFrom('screening_candidates as c')
    .innerJoin('screening_decisions as d', 'd.id', 'c.decision_id')
    .select(['c.entity_id', 'c.subject_id'])
    .select([sql<string>`c.facts ->> 'name'`.as('name'), sql<string>`coalesce(c.facts ->> 's', '1')`.as('flag')])
    .where('c.entity_id', 'in', ids)
    .where('d.verdict', '=', 'match')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('screening_candidates as open')
            .select('open.entity_id')
            .whereRef('open.entity_id', '=', 'c.entity_id')
            .where('open.decision_id', 'is', null)
            .where('open.rule_id', 'is', null),
        ),
      ),
    )
    .execute()
  const isConfirmed = new Set(matches.map(({ entity_id }) => entity_id))
  await setOperated(
    trx,
    ids.filter((id) => !isConfirmed.has(id)),
    { status: '0' },
    now,
  )
  for (const { subject_id: id, name, flag, entity_id } of matches) {
    await setOperated(trx, [entity_id], { status: '1', mapped: { id, name, flag } }, now)
  }
}
