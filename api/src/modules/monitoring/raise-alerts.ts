import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { RecordFacts, WatchAlertFacts, WatchAlertTable } from '@qingdan/database/tables/screening-tables.ts'
import { type Insertable, sql } from 'kysely'
import { changedFacts } from '../screening/matching/record-facts.ts'
import type { FoundCandidate } from '../screening/matching/screen-piece.ts'

/** The most candidates of one alert. */
const mostCandidates = 50

/**
 * Raises an alert of the subjects that a watched name may be, without those that its user judged or saw in an alert
 * while the lists said the same of them. Returns whether there is a new alert.
 */
export async function raiseSuspected(
  db: Db,
  entityId: number,
  suspects: readonly FoundCandidate[],
  now: Date,
): Promise<boolean> {
  if (suspects.length === 0) return false
  return db.transaction().execute(async (trx) => {
    const entity = await lockWatched(trx, entityId)
    if (!entity) return false
    const known = await findKnown(
      trx,
      entityId,
      suspects.map(({ subjectId }) => subjectId),
      now,
    )
    const open = suspects
      .filter(({ subjectId, recordFacts }) => {
        if (subjectId === entity.mapped_now) return false
        return !known.some((one) => one.subject_id === subjectId && isSame(one.record_facts, recordFacts))
      })
      .toSorted((a, b) => b.score - a.score || (a.subjectId < b.subjectId ? -1 : 1))
      .slice(0, mostCandidates)
    if (open.length === 0) return false
    const said = open.map(({ subjectId, recordFacts }) => [subjectId, recordFacts])
    return insertAlert(
      trx,
      {
        user_id: entity.user_id,
        entity_id: entityId,
        msg_type: '1',
        fact_key: keyOf(said.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))),
        facts: JSON.stringify({
          dataStatus: null,
          listName: null,
          listNameCn: null,
          changedOn: null,
        } satisfies WatchAlertFacts),
        raised_at: now,
      },
      open,
    )
  })
}

/** What a list did to a subject that a watched name is confirmed to be. */
export interface ConfirmedChange {
  entityId: number
  /** What makes it another fact than an earlier one. */
  fact: readonly unknown[]
  facts: WatchAlertFacts
}

/** Raises an alert about a subject that a watched name is confirmed to be; it needs no decision. Returns whether it is new. */
export async function raiseConfirmed(
  db: Db,
  { entityId, fact, facts }: ConfirmedChange,
  subject: FoundCandidate,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const entity = await lockWatched(trx, entityId)
    if (!entity) return false
    const alert = {
      user_id: entity.user_id,
      entity_id: entityId,
      msg_type: '0' as const,
      fact_key: keyOf(fact),
      facts: JSON.stringify(facts),
      raised_at: now,
      operate_status: '1' as const,
      operated_at: now,
    }
    return insertAlert(trx, alert, [subject], true)
  })
}

async function lockWatched(trx: Db, entityId: number) {
  const { rows } = await sql<{ user_id: string; mapped_now: string | null }>`
    select e.user_id, coalesce(m.merged_into, e.mapped_id) as mapped_now
    from screening_entities e left join subjects m on m.id = e.mapped_id
    where e.id = ${entityId} and e.is_watched
    for update of e
  `.execute(trx)
  return rows[0]
}

/** What the lists said of the subjects when the user judged them, or got an alert about them. */
async function findKnown(trx: Db, entityId: number, subjectIds: readonly string[], now: Date) {
  const { rows } = await sql<{ subject_id: string; record_facts: RecordFacts }>`
    select d.subject_id, d.record_facts
    from screening_entities e
    join screening_decisions d on d.user_id = e.user_id and d.type = e.type and d.name_key = e.name_key
      and d.details_key = e.details_key and d.undone_at is null
    where e.id = ${entityId} and d.subject_id = any(${subjectIds}) and (d.expires_at is null or d.expires_at > ${now})
    union all
    select c.subject_id, c.record_facts
    from watch_alerts a join watch_alert_candidates c on c.alert_id = a.id
    where a.entity_id = ${entityId} and a.msg_type = '1' and c.subject_id = any(${subjectIds})
  `.execute(trx)
  return rows
}

function isSame(before: RecordFacts, now: RecordFacts): boolean {
  return changedFacts(before, now).length === 0
}

function keyOf(fact: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(fact)).digest('hex')
}

async function insertAlert(
  trx: Db,
  alert: Insertable<WatchAlertTable>,
  subjects: readonly FoundCandidate[],
  isConfirmed = false,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('watch_alerts')
    .values(alert)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await trx
    .insertInto('watch_alert_candidates')
    .values(
      subjects.map(({ subjectId, score, facts, recordFacts }, at) => ({
        alert_id: inserted.id,
        subject_id: subjectId,
        rank: at + 1,
        score,
        facts: JSON.stringify(facts),
        record_facts: JSON.stringify(recordFacts),
        is_selected: isConfirmed,
      })),
    )
    .execute()
  return true
}
