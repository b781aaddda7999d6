import { inTurn } from '@qingdan/database/advisory-lock.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { newIndexName, parseIndexName, subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { indexFormat } from '@qingdan/search-mappings/subject-index.ts'
import { sql } from 'kysely'
import type { House } from '../../house.ts'

/** A version being made. */
export interface Build {
  id: number
  name: string
  /** Whatever was stored by a transaction that began before is in it. */
  startedAt: Date
}

/** The version that serves. */
export interface LiveVersion {
  name: string
  startedAt: Date
  /** Made by this version of the product. */
  isOfThisFormat: boolean
}

/** Runs `work` alone among all processes that make versions of this index; waits for its turn. */
export function inTurnForIndex<T>(house: House, work: () => Promise<T>): Promise<T> {
  return inTurn(house.db, `index:${house.indexPrefix}`, work)
}

/**
 * Opens a build. A transaction still under way stores rows that bear the time it began, so the build starts no later than the
 * oldest of them: what such a one stores is newer than the build, and taken up by the next.
 */
export async function openBuild(house: House): Promise<Build> {
  const name = newIndexName(house.indexPrefix, new Date())
  const row = await house.db
    .insertInto('index_builds')
    .values({
      index_name: name,
      alias: subjectAlias(house.indexPrefix),
      state: 'building',
      started_at: sql<Date>`(
        select least(clock_timestamp(), min(xact_start)) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
          and wait_event is distinct from 'advisory'
      )`,
    })
    .returning(['id', 'started_at'])
    .executeTakeFirstOrThrow()
  return { id: row.id, name, startedAt: row.started_at }
}

/** The version the alias serves; null when there is none, or the engine does not have it. */
export async function findLive(house: House): Promise<LiveVersion | null> {
  const alias = subjectAlias(house.indexPrefix)
  const row = await house.db
    .selectFrom('index_builds')
    .select(['index_name', 'started_at'])
    .where('alias', '=', alias)
    .where('state', '=', 'live')
    .executeTakeFirst()
  if (row === undefined || !(await house.engine.indices.existsAlias({ name: alias, index: row.index_name })))
    return null
  const isOfThisFormat = parseIndexName(row.index_name)?.format === indexFormat
  return { name: row.index_name, startedAt: row.started_at, isOfThisFormat }
}

/**
 * True when the alias serves the live version and a version was begun after the last change of a subject. That one may
 * be the previous: after a rollback the older serves on until something new is published. One of another format is never
 * current: what is asked for is no longer what it holds.
 */
export async function isIndexCurrent(house: House): Promise<boolean> {
  const live = await findLive(house)
  if (!live?.isOfThisFormat) return false
  const found = await sql<{ is_current: boolean | null }>`
    select max(started_at) >= coalesce((select max(updated_at) from subjects), '-infinity') as is_current
    from index_builds where alias = ${subjectAlias(house.indexPrefix)} and state in ('live', 'previous')
  `.execute(house.db)
  return found.rows[0]?.is_current === true
}

/** Why the last build was refused, when nothing has been stored since: building again would come to the same. */
export async function findStandingRefusal(house: House): Promise<string | null> {
  const found = await sql<{ message: string }>`
    select e.message from (
      select index_name, started_at from index_builds where alias = ${subjectAlias(house.indexPrefix)}
      order by id desc limit 1
    ) b
    join ingest_events e on e.kind = 'index.refused' and e.details->>'index' = b.index_name
    where b.started_at >= coalesce((select max(updated_at) from subjects), '-infinity')
  `.execute(house.db)
  return found.rows[0]?.message ?? null
}

/** Makes the build the version that serves, in one step; the one before is kept, older ones are deleted. */
export async function goLive(house: House, build: Build, count: number): Promise<void> {
  await pointAlias(house, build.name)
  await recordSwap(house.db, subjectAlias(house.indexPrefix), build.id, count)
  await deleteOldVersions(house)
}

/** Moves the alias back to the version before. Returns its name, or null when there is none to go back to. */
export async function rollbackIndex(house: House): Promise<string | null> {
  return inTurnForIndex(house, async () => {
    const alias = subjectAlias(house.indexPrefix)
    const previous = await house.db
      .selectFrom('index_builds')
      .select(['id', 'index_name'])
      .where('alias', '=', alias)
      .where('state', '=', 'previous')
      .executeTakeFirst()
    if (previous === undefined || !(await house.engine.indices.exists({ index: previous.index_name }))) return null
    await pointAlias(house, previous.index_name)
    await house.db
      .updateTable('index_builds')
      .set({ state: sql`case when id = ${previous.id} then 'live' else 'previous' end` })
      .where('alias', '=', alias)
      .where('state', 'in', ['live', 'previous'])
      .execute()
    return previous.index_name
  })
}

/** A build left `building` while nobody holds the turn was killed. */
export async function abandonBuilds(house: House): Promise<void> {
  const left = await house.db
    .selectFrom('index_builds')
    .select(['id', 'index_name as name', 'started_at as startedAt'])
    .where('alias', '=', subjectAlias(house.indexPrefix))
    .where('state', '=', 'building')
    .execute()
  for (const build of left) await failBuild(house, build, 'interrupted')
}

/** Deletes what was built and keeps the reason. */
export async function failBuild(house: House, { id, name }: Build, reason: string): Promise<void> {
  await house.db
    .updateTable('index_builds')
    .set({ state: 'failed', reason, finished_at: new Date() })
    .where('id', '=', id)
    .execute()
  // The engine may be what failed: then the next build sweeps, for the index is under no alias.
  await house.engine.indices.delete({ index: name, ignore_unavailable: true }).catch(() => undefined)
}

/** One atomic step: no search finds the alias missing or doubled. */
async function pointAlias(house: House, name: string): Promise<void> {
  const alias = subjectAlias(house.indexPrefix)
  const held = (await house.engine.indices.existsAlias({ name: alias }))
    ? Object.keys(await house.engine.indices.getAlias({ name: alias }))
    : []
  await house.engine.indices.updateAliases({
    actions: [...held.map((index) => ({ remove: { index, alias } })), { add: { index: name, alias } }],
  })
}

async function recordSwap(db: Db, alias: string, id: number, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const states = [
      { from: 'previous', to: 'deleted' },
      { from: 'live', to: 'previous' },
    ] as const
    for (const { from, to } of states) {
      await trx
        .updateTable('index_builds')
        .set({ state: to })
        .where('alias', '=', alias)
        .where('state', '=', from)
        .execute()
    }
    await trx
      .updateTable('index_builds')
      .set({ state: 'live', document_count: count, finished_at: new Date() })
      .where('id', '=', id)
      .execute()
  })
}

async function deleteOldVersions(house: House): Promise<void> {
  const alias = subjectAlias(house.indexPrefix)
  const kept = await house.db
    .selectFrom('index_builds')
    .select('index_name')
    .where('alias', '=', alias)
    .where('state', 'in', ['live', 'previous', 'building'])
    .execute()
  const names = new Set(kept.map((build) => build.index_name))
  const found = await house.engine.indices.get({
    index: `${alias}-f*`,
    expand_wildcards: 'all',
    allow_no_indices: true,
  })
  const old = Object.keys(found).filter((name) => !names.has(name))
  if (old.length > 0) await house.engine.indices.delete({ index: old, ignore_unavailable: true })
}
