import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { RecordFacts, WatchAlertFacts, WatchAlertTable } from '@qingdan/database/tables/screening-tables.ts'
import { type Insertable, sql, type Transaction } from 'kysely'
import { isEarlierEntry } from '../screening/entities/watched-twice.ts'
import { changedFacts } from '../screening/matching/record-facts.ts'
import { findConfirmed } from '../screening/matching/remembered-decisions.ts'
import type { FoundCandidate, FoundName } from '../screening/matching/screen-names.ts'
import { alertRules } from '../screening/rules/active-rules.ts'
import { type ActiveRule, hidingRule, type RuledName } from '../screening/rules/hiding-rule.ts'

/** The most candidates of one alert. */
const mostCandidates = 50

/**
 * Raises an alert of the subjects that a watched name may be, without those that its user judged or saw in an alert
 * while the lists said the same of them. One whose every subject a rule of the desk hides is stored, and nobody is told.
 * Returns whether there is a new alert to be told.
 */
export async function raiseSuspected(
  trx: Transaction<Database>,
  entityId: number,
  { candidates: suspects, foundCount }: FoundName,
  now: Date,
): Promise<boolean> {
  if (suspects.length === 0) return false
  const entity = await lockWatched(trx, entityId, false)
  if (!entity) return false
  const subjectIds = suspects.map(({ subjectId }) => subjectId)
  const [rules, known, wasConfirmed] = await Promise.all([
    alertRules(trx, entity.user_id, now),
    findKnown(trx, entityId, subjectIds, now),
    findConfirmed(trx, entity.user_id, [entity]),
  ])
  const open = suspects
    .filter(({ subjectId }) => subjectId !== entity.mapped_now)
    .map((one) => withRule(one, entity, known, wasConfirmed(entity, one.subjectId) ? [] : rules))
    .filter(({ isKnown }) => !isKnown)
    .toSorted(
      (a, b) =>
        Number(a.ruleId !== null) - Number(b.ruleId !== null) ||
        b.score - a.score ||
        (a.subjectId < b.subjectId ? -1 : 1),
    )
  if (open.length === 0) return false
  const kept = open.slice(0, mostCandidates)
  const isHidden = open.every(({ ruleId }) => ruleId !== null)
  const told = kept.filter(({ ruleId }) => isHidden || ruleId === null)
  const said: unknown[] = told
    .map(({ subjectId, recordFacts, ruleId }) =>
      // Another rule that hides the same raises another alert: by its own alerts the end of a rule finds what it hid.
      isHidden ? [subjectId, recordFacts, ruleId] : [subjectId, recordFacts],
    )
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  // Asked again about what the lists still say: it is another alert than the one that the decision ended.
  const lapsed = told.flatMap(({ lapsedIds }) => lapsedIds).toSorted((a, b) => a - b)
  if (lapsed.length > 0) said.push(['lapsed', ...lapsed])
  const alert = {
    user_id: entity.user_id,
    entity_id: entityId,
    msg_type: '1' as const,
    fact_key: keyOf(isHidden ? ['hidden', ...said] : said),
    facts: JSON.stringify({
      dataStatus: null,
      listName: null,
      listNameCn: null,
      changedOn: null,
    } satisfies WatchAlertFacts),
    raised_at: now,
    found_count: open.length + foundCount - suspects.length,
    is_hidden: isHidden,
    // Nobody has to read it.
    read_at: isHidden ? now : null,
  }
  const isNew = await insertAlert(trx, alert, kept)
  return isNew && !isHidden
}

/** A subject with the rule of these that hides it, and whether its user knows what the lists say of it. */
function withRule(
  suspect: FoundCandidate,
  entity: RuledName,
  known: Awaited<ReturnType<typeof findKnown>>,
  rules: readonly ActiveRule[],
) {
  const own = known.filter(({ subject_id }) => subject_id === suspect.subjectId)
  const ruleId = hidingRule(rules, entity, suspect)?.id ?? null
  const isKnown = own.some(
    ({ record_facts, isExpired, rule_id }) =>
      !isExpired && (rule_id === null || rule_id === ruleId) && isSame(record_facts, suspect.recordFacts),
  )
  const lapsedIds = own.flatMap(({ id, isExpired }) => (isExpired && id !== null ? [id] : []))
  return { ...suspect, ruleId, isKnown, lapsedIds }
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
    const entity = await lockWatched(trx, entityId, true)
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
    return insertAlert(trx, alert, [{ ...subject, ruleId: null }], true)
  })
}

/** A watched name, unless an earlier entry of its party is told; of what a list did to a confirmed party, one confirmed to be it. */
async function lockWatched(trx: Db, entityId: number, isConfirmed: boolean) {
  const { rows } = await sql<RuledName & { user_id: string; mapped_now: string | null }>`
    select e.user_id, e.type, e.name_key, e.details_key, coalesce(m.merged_into, e.mapped_id) as mapped_now
    from screening_entities e left join subjects m on m.id = e.mapped_id
    where e.id = ${entityId} and e.is_watched and not exists (
      select from screening_entities o left join subjects p on p.id = o.mapped_id
      where ${isEarlierEntry}
        and (not ${isConfirmed} or coalesce(p.merged_into, o.mapped_id) = coalesce(m.merged_into, e.mapped_id))
    )
    for update of e
  `.execute(trx)
  return rows[0]
}

/**
 * What the lists said of the subjects when the user judged them, or got an alert about them, or a rule hid them. An alert
 * that was decided says nothing once its decision holds no more: it expired, or was about other details of the name.
 */
async function findKnown(trx: Db, entityId: number, subjectIds: readonly string[], now: Date) {
  const isLapsed = sql`(d.details_key <> e.details_key or coalesce(d.expires_at <= ${now}, false))`
  const { rows } = await sql<{
    /** Of a decision. */
    id: number | null
    subject_id: string
    record_facts: RecordFacts
    isExpired: boolean
    rule_id: number | null
  }>`
    select d.id, d.subject_id, d.record_facts, ${isLapsed} as "isExpired", null::bigint as rule_id
    from screening_entities e
    join screening_decisions d on d.user_id = e.user_id and d.type = e.type and d.name_key = e.name_key
      and d.undone_at is null
    where e.id = ${entityId} and d.subject_id = any(${subjectIds})
    union all
    select null, c.subject_id, c.record_facts, false, c.rule_id
    from watch_alerts a
    join watch_alert_candidates c on c.alert_id = a.id
    join screening_entities e on e.id = a.entity_id
    where a.entity_id = ${entityId} and a.msg_type = '1' and c.subject_id = any(${subjectIds}) and (
      a.operate_status = '0' or not exists (
        select from screening_decisions d
        where d.user_id = e.user_id and d.type = e.type and d.name_key = e.name_key and d.subject_id = c.subject_id
          and d.undone_at is null and ${isLapsed}
      )
    )
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
  subjects: readonly (FoundCandidate & { ruleId: number | null })[],
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
      subjects.map(({ subjectId, score, facts, recordFacts, ruleId }, at) => ({
        alert_id: inserted.id,
        subject_id: subjectId,
        rank: at + 1,
        score,
        facts: JSON.stringify(facts),
        record_facts: JSON.stringify(recordFacts),
        is_selected: isConfirmed,
        rule_id: ruleId,
      })),
    )
    .execute()
  return true
}
