import { startOfChinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { OperateStatus, WatchAlertFacts } from '@qingdan/database/tables/screening-tables.ts'
import { sql, type Transaction } from 'kysely'
import type { AlertQuery } from '../../contract/screening/alerts.ts'
import type { FoundSubject } from '../../contract/screening/entity.ts'
import { offsetOf, type Paging } from '../../http/pagination.ts'
import { colleaguesOf } from '../desks/service.ts'
import { lockName } from '../screening/entities/entity-repository.ts'

export interface AlertRow {
  id: number
  msg_type: '0' | '1'
  name: string
  type: '01' | '02' | '03' | '04'
  facts: WatchAlertFacts
  raised_at: Date
  read_at: Date | null
  operate_status: OperateStatus
  operated_at: Date | null
  decided_by: string | null
  awaits_release: boolean
  is_watched: boolean
  is_hidden: boolean
  found_count: number | null
}

export interface RelationRow {
  id: number
  alert_id: number
  subject_id: string
  score: number
  facts: FoundSubject
  is_selected: boolean
  rule_id: number | null
}

const dayMillis = 24 * 60 * 60 * 1000

/** A hidden alert until a later one names all its subjects: its rule ended, or a new version hides them. */
const isStillHidden = sql<boolean>`a.is_hidden and exists (
  select from watch_alert_candidates c where c.alert_id = a.id and not exists (
    select from watch_alert_candidates l join watch_alerts o on o.id = l.alert_id
    where o.entity_id = a.entity_id and o.msg_type = '1' and o.id > a.id and l.subject_id = c.subject_id
  )
)`

type AlertFilters = Omit<AlertQuery, 'hidden'> & { isHidden: boolean }

function wanted(userId: string, { originalEntityName, msgType, startWarnTime, endWarnTime, isHidden }: AlertFilters) {
  const conditions = [sql`a.user_id = ${userId} and ${isHidden ? isStillHidden : sql`not a.is_hidden`}`]
  if (originalEntityName) conditions.push(sql`strpos(lower(e.name), lower(${originalEntityName})) > 0`)
  if (msgType) conditions.push(sql`a.msg_type = ${msgType}`)
  if (startWarnTime) conditions.push(sql`a.raised_at >= ${startOfChinaDay(startWarnTime)}`)
  if (endWarnTime) {
    conditions.push(sql`a.raised_at < ${new Date(startOfChinaDay(endWarnTime).getTime() + dayMillis)}`)
  }
  return sql`watch_alerts a join screening_entities e on e.id = a.entity_id where ${sql.join(conditions, sql` and `)}`
}

/** The alerts of a user, newest first, how many there are, and how many rules of the desk hide. */
export async function findAlerts(
  db: Db,
  userId: string,
  query: AlertQuery,
): Promise<{ rows: AlertRow[]; total: number; hiddenTotal: number }> {
  const isHidden = query.hidden === '1'
  const filtered = wanted(userId, { ...query, isHidden })
  const hidden = wanted(userId, { ...query, isHidden: true })
  const [counted, hiddenCount, found] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from ${filtered}`.execute(db),
    sql<{ count: number }>`select count(*) as count from ${hidden}`.execute(db),
    sql<AlertRow>`
      select a.id, a.msg_type, e.name, e.type, a.facts, a.raised_at, a.read_at, a.operate_status,
        a.operated_at, (select u.user_name from users u where u.id = a.operated_by) as decided_by, a.awaits_release,
        e.is_watched, a.is_hidden, a.found_count
      from ${filtered} order by a.id desc limit ${query.pageSize} offset ${offsetOf(query)}
    `.execute(db),
  ])
  return {
    rows: found.rows,
    total: counted.rows[0]?.count ?? 0,
    hiddenTotal: hiddenCount.rows[0]?.count ?? 0,
  }
}

/** The first candidates of alerts, best first, and how many each has. */
export async function findFirstRelations(
  db: Db,
  alertIds: readonly number[],
  most: number,
): Promise<Map<number, { rows: RelationRow[]; total: number }>> {
  const { rows } = await sql<RelationRow & { total: number }>`
    select id, alert_id, subject_id, score, facts, is_selected, rule_id, total from (
      select c.*, count(*) over (partition by alert_id) as total,
        row_number() over (partition by alert_id order by rank) as place
      from watch_alert_candidates c where alert_id = any(${alertIds})
    ) c where place <= ${most} order by alert_id, place
  `.execute(db)
  const byAlert = Map.groupBy(rows, ({ alert_id }) => alert_id)
  return new Map([...byAlert].map(([id, ofAlert]) => [id, { rows: ofAlert, total: ofAlert[0]?.total ?? 0 }]))
}

/** A page of the candidates of an alert; undefined if the user has no such alert. */
export async function findRelations(
  db: Db,
  userId: string,
  alertId: number,
  paging: Paging,
): Promise<{ rows: RelationRow[]; total: number; operateStatus: OperateStatus } | undefined> {
  const counted = await db
    .selectFrom('watch_alerts as a')
    .leftJoin('watch_alert_candidates as c', 'c.alert_id', 'a.id')
    .select((eb) => ['a.operate_status', eb.fn.count<number>('c.id').as('total')])
    .where('a.id', '=', alertId)
    .where('a.user_id', 'in', await colleaguesOf(db, userId))
    .groupBy('a.id')
    .executeTakeFirst()
  if (!counted) return undefined
  const { rows } = await sql<RelationRow>`
    select id, alert_id, subject_id, score, facts, is_selected, rule_id from watch_alert_candidates
    where alert_id = ${alertId} order by rank limit ${paging.pageSize} offset ${offsetOf(paging)}
  `.execute(db)
  return { rows, total: counted.total, operateStatus: counted.operate_status }
}

export async function markAllRead(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('watch_alerts')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}

/** How many alerts of a user are unread. */
export async function countUnreadAlerts(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('watch_alerts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export interface LockedAlert {
  id: number
  entity_id: number
  msg_type: '0' | '1'
  operate_status: OperateStatus
  operated_at: Date | null
  operated_by: string | null
}

/** Locks an alert of the user or a colleague at the desk, after its name, until the transaction ends. */
export async function lockAlert(
  trx: Transaction<Database>,
  userId: string,
  alertId: number,
): Promise<LockedAlert | undefined> {
  const about = await trx.selectFrom('watch_alerts').select('entity_id').where('id', '=', alertId).executeTakeFirst()
  if (!about) return undefined
  await lockName(trx, about.entity_id)
  return trx
    .selectFrom('watch_alerts')
    .select(['id', 'entity_id', 'msg_type', 'operate_status', 'operated_at', 'operated_by'])
    .where('id', '=', alertId)
    .where('user_id', 'in', await colleaguesOf(trx, userId))
    .forUpdate()
    .executeTakeFirst()
}

/** The alert of a candidate, of whomever. */
export async function alertOfRelation(trx: Db, relationId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('watch_alert_candidates')
    .select('alert_id')
    .where('id', '=', relationId)
    .executeTakeFirst()
  return row?.alert_id
}

/** Opens an alert again, and its name with it. */
export async function reopenAlert(trx: Db, { id, entity_id, operate_status }: LockedAlert): Promise<void> {
  await trx
    .updateTable('watch_alerts')
    .set({ operate_status: '0', operated_at: null, operated_by: null, awaits_release: false })
    .where('id', '=', id)
    .execute()
  await trx.updateTable('watch_alert_candidates').set({ is_selected: false }).where('alert_id', '=', id).execute()
  await trx
    .updateTable('screening_entities')
    .set({
      operate_status: '0',
      operated_at: null,
      operated_by: null,
      awaits_release: false,
      mapped_id: null,
      mapped_name: null,
      mapped_flag: null,
    })
    .where('id', '=', entity_id)
    // "None of them" leaves a name what it was confirmed to be before.
    .where('operate_status', '=', operate_status)
    .execute()
}
