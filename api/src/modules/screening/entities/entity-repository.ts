import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { ScreeningCandidateTable, ScreeningEntityTable } from '@qingdan/database/tables/screening-tables.ts'
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import type { ReviewState, ScreenedEntityQuery } from '../../../contract/screening/entity.ts'
import { offsetOf } from '../../../http/pagination.ts'
import { colleaguesOf } from '../../desks/service.ts'
import { containing } from '../batches/batch-repository.ts'
import { reviewState, stateOrder } from './review-state.ts'

export type EntityRow = Selectable<ScreeningEntityTable>
export type CandidateRow = Selectable<ScreeningCandidateTable>
export type ListedEntity = EntityRow & { state: ReviewState; batch_no: string | null; alert_count: number }

/** Alerts of a name whose suspected matches wait for a decision. */
export const pendingAlerts = sql<number>`(
  select count(*) from watch_alerts a
  where a.entity_id = screening_entities.id and a.msg_type = '1' and a.operate_status = '0' and not a.is_hidden
)`

/** The names of a user with such alerts, looked up once for a whole list. */
function alertedNames(userId: string) {
  return sql`(
    select a.entity_id from watch_alerts a
    where a.user_id = ${userId} and a.msg_type = '1' and a.operate_status = '0' and not a.is_hidden
  )`
}

function matching(db: Db, userId: string, query: ScreenedEntityQuery) {
  let names = db
    .selectFrom('screening_entities')
    .leftJoin('screening_batches', 'screening_batches.id', 'screening_entities.batch_id')
    .where('screening_entities.user_id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('screening_entities.batch_id', 'is', null), eb('screening_batches.imported_at', 'is not', null)]),
    )
    // Partners of a risk project are listed there.
    .where(({ eb, or }) => or([eb('screening_entities.project_id', 'is', null), eb('is_watched', '=', true)]))
  if (query.batchId !== undefined) names = names.where('screening_entities.batch_id', '=', query.batchId)
  if (query.type !== undefined) names = names.where('screening_entities.type', '=', query.type)
  if (query.warnFlag !== undefined) names = names.where('is_watched', '=', query.warnFlag === '1')
  if (query.originalEntityName) names = names.where(containing('screening_entities.name', query.originalEntityName))
  if (query.name) names = names.where(containing('screening_entities.mapped_name', query.name))
  return names
}

/** A page of a user's names, what needs a decision first, and how many match. */
export async function findEntityPage(
  db: Db,
  userId: string,
  query: ScreenedEntityQuery,
): Promise<{ rows: ListedEntity[]; states: { state: ReviewState; count: number }[] }> {
  const states = await matching(db, userId, query)
    .select(reviewState.as('state'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(sql`1`)
    .execute()
  const names = matching(db, userId, query)
  const rows = await (query.state === undefined ? names : names.where(reviewState, '=', query.state))
    .selectAll('screening_entities')
    .select('screening_batches.batch_no')
    .select(pendingAlerts.as('alert_count'))
    .select(reviewState.as('state'))
    .orderBy(sql`(screening_entities.id in ${alertedNames(userId)}) desc`)
    .orderBy(stateOrder)
    .orderBy(sql`top_score desc nulls last`)
    .orderBy('screening_entities.id')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute()
  return { rows, states }
}

/** One name of a user or a colleague at the desk. */
export async function findEntity(db: Db, userId: string, id: number): Promise<EntityRow | undefined> {
  return db
    .selectFrom('screening_entities')
    .selectAll()
    .where('user_id', 'in', await colleaguesOf(db, userId))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The same with its state, as lists show it. */
export async function findListed(db: Db, userId: string, id: number): Promise<ListedEntity | undefined> {
  return db
    .selectFrom('screening_entities')
    .leftJoin('screening_batches', 'screening_batches.id', 'screening_entities.batch_id')
    .selectAll('screening_entities')
    .select('screening_batches.batch_no')
    .select(pendingAlerts.as('alert_count'))
    .select(reviewState.as('state'))
    .where('screening_entities.user_id', 'in', await colleaguesOf(db, userId))
    .where('screening_entities.id', '=', id)
    .executeTakeFirst()
}

/** Of a name with its details, in `screening_entities` and `screening_decisions`. */
const lockKey = sql<string>`hashtextextended('name:' || type || name_key || details_key, 0)`

/**
 * Locks a name, wherever it stands, until the transaction ends: of two who decide on it in two batches at once the later
 * one sees what the other decided. Before any row of it, so that neither waits for the other.
 */
export function lockName(trx: Transaction<Database>, id: number): Promise<void> {
  return lockNames(trx, [id])
}

/** Like `lockName`, for several names at once. */
export async function lockNames(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct ${lockKey} as key from screening_entities where id = any(${ids}) order by key
    ) as keys
  `.execute(trx)
}

/** Locks the name of a decision. */
export async function lockDecidedName(trx: Transaction<Database>, decisionId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${lockKey}) from screening_decisions where id = ${decisionId}
  `.execute(trx)
}

/**
 * Locks those of these names on which nobody decides at this moment, with their names, and returns their ids. A match
 * that waits for a second person is left as it was seen.
 */
export async function lockUndecided(trx: Transaction<Database>, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from screening_entities
    where id = any(${ids}) and not awaits_release and pg_try_advisory_xact_lock(${lockKey})
    order by id for update
  `.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** The same, locked with its name until the transaction ends. */
export async function lockEntity(
  trx: Transaction<Database>,
  userId: string,
  id: number,
): Promise<EntityRow | undefined> {
  await lockName(trx, id)
  return trx
    .selectFrom('screening_entities')
    .selectAll()
    .where('user_id', 'in', await colleaguesOf(trx, userId))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** How many of these names are the user's. */
export async function countOwn(db: Db, userId: string, ids: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('screening_entities')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids, 0])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether one of these names is in a batch that was never started: its names are charged then. */
export async function isAnyUncharged(db: Db, ids: readonly number[]): Promise<boolean> {
  const found = await db
    .selectFrom('screening_entities')
    .innerJoin('screening_batches', 'screening_batches.id', 'screening_entities.batch_id')
    .select('screening_entities.id')
    .where('screening_entities.id', 'in', [...ids, 0])
    .where('screening_batches.started_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Begins or ends monitoring. */
export async function setWatched(db: Db, ids: readonly number[], isWatched: boolean, now: Date): Promise<void> {
  await db
    .updateTable('screening_entities')
    .set({ is_watched: isWatched, watched_at: isWatched ? now : null })
    .where('id', 'in', [...ids, 0])
    .where('is_watched', '!=', isWatched)
    .execute()
}

/**
 * Stores an entry of the watchlist, which is to be screened, unless it waits for a second person with these details;
 * undefined when its name and type are there.
 */
export async function insertWatched(
  db: Db,
  row: Insertable<ScreeningEntityTable>,
): Promise<{ id: number; screened_at: Date | null } | undefined> {
  const { name, details, details_key, watched_at } = row
  return db
    .insertInto('screening_entities')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'type', 'name_key'])
        .where('batch_id', 'is', null)
        .where('project_id', 'is', null)
        .doUpdateSet({
          ...{ name, details, details_key, watched_at, is_watched: true },
          screened_at: sql`case when screening_entities.awaits_release
            and screening_entities.details_key = excluded.details_key then screening_entities.screened_at end`,
        })
        .where('screening_entities.is_watched', '=', false),
    )
    .returning(['id', 'screened_at'])
    .executeTakeFirst()
}

/** Deletes the suspected matches of a name that nobody judged. */
export async function deleteOpenAlerts(db: Db, entityId: number): Promise<void> {
  await db
    .deleteFrom('watch_alerts')
    .where('entity_id', '=', entityId)
    .where('msg_type', '=', '1')
    .where('operate_status', '=', '0')
    .execute()
}

/** Candidates of a name, best first. */
export function findCandidates(db: Db, entityId: number): Promise<CandidateRow[]> {
  return db.selectFrom('screening_candidates').selectAll().where('entity_id', '=', entityId).orderBy('rank').execute()
}
