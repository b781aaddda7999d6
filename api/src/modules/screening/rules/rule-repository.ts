import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { ScreeningRuleTable } from '@qingdan/database/tables/screening-rule-tables.ts'
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import type { RuleQuery, RuleState } from '../../../contract/screening/rules.ts'
import { offsetOf } from '../../../http/pagination.ts'
import { findWatchedHiddenBy } from '../../../jobs/watched-queue.ts'
import { inForceAt } from './active-rules.ts'

export type RuleRow = Selectable<ScreeningRuleTable>

export type ListedRule = RuleRow & {
  state: RuleState
  created_by_name: string
  in_force_by_name: string | null
  ended_by_name: string | null
  hidden_count: number
}

function stateAt(now: Date) {
  return sql<RuleState>`case when screening_rules.in_force_at is null then 'draft'
    when ${inForceAt(now)} then 'inForce' else 'ended' end`
}

/** A page of the rules of a desk with what they hide of its members' names, newest first, and how many match. */
export async function findRulePage(
  db: Db,
  { deskId, userIds }: { deskId: number; userIds: readonly string[] },
  query: RuleQuery,
  now: Date,
): Promise<{ rows: ListedRule[]; total: number }> {
  const isWanted = query.state === undefined ? sql<boolean>`true` : sql<boolean>`${stateAt(now)} = ${query.state}`
  const own = db.selectFrom('screening_rules').where('desk_id', '=', deskId).where(isWanted)
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .innerJoin('users as author', 'author.id', 'screening_rules.created_by')
    .leftJoin('users as starter', 'starter.id', 'screening_rules.in_force_by')
    .leftJoin('users as ender', 'ender.id', 'screening_rules.ended_by')
    .selectAll('screening_rules')
    .select([
      'author.user_name as created_by_name',
      'starter.user_name as in_force_by_name',
      'ender.user_name as ended_by_name',
      stateAt(now).as('state'),
      sql<number>`(select count(*) from (
        select c.entity_id, c.subject_id from screening_candidates c join screening_entities e on e.id = c.entity_id
          where c.rule_id = screening_rules.id and e.user_id = any(${userIds})
        union select a.entity_id, w.subject_id from watch_alert_candidates w join watch_alerts a on a.id = w.alert_id
          where w.rule_id = screening_rules.id and a.user_id = any(${userIds})
      ) hidden)`.as('hidden_count'),
    ])
    .orderBy('screening_rules.id', 'desc')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute()
  return { rows, total }
}

/** A rule of a desk, locked until the transaction ends. */
export function lockRule(trx: Transaction<Database>, deskId: number, id: number): Promise<RuleRow | undefined> {
  return trx
    .selectFrom('screening_rules')
    .selectAll()
    .where('desk_id', '=', deskId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Rules of a desk that have not ended. */
export async function countOpenRules(db: Db, deskId: number): Promise<number> {
  const { count } = await db
    .selectFrom('screening_rules')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('desk_id', '=', deskId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertRule(trx: Transaction<Database>, row: Insertable<ScreeningRuleTable>): Promise<number> {
  const { id } = await trx.insertInto('screening_rules').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes a draft; its trial was of other terms. */
export async function updateDraft(
  trx: Transaction<Database>,
  id: number,
  row: Insertable<ScreeningRuleTable>,
): Promise<void> {
  await trx
    .updateTable('screening_rules')
    .set({ ...row, trial: null, tried_at: null })
    .where('id', '=', id)
    .execute()
}

/** Ends a rule; `endedBy` null: it expired. Returns the watched names of which it hid a candidate; undefined when it had ended. */
export async function closeRule(
  trx: Transaction<Database>,
  id: number,
  endedBy: string | null,
  now: Date,
): Promise<number[] | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('screening_rules')
    .set({ ended_by: endedBy, ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  return findWatchedHiddenBy(trx, [id], null)
}

/** Rules whose last day is past and that nobody ended. */
export async function findExpired(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('screening_rules')
    .select('id')
    .where('in_force_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists by their numbers. */
export function findLists(db: Db, numbers: readonly number[]) {
  return db
    .selectFrom('sources')
    .select(['source_number', 'short_name', 'short_name_cn'])
    .where('role', '=', 'list')
    .where('source_number', 'in', [...numbers, 0])
    .execute()
}
