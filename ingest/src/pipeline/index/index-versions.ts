import { namesVersion } from '@qingdan/chinese-names/record-names.ts'
import { inTurn } from '@qingdan/database/advisory-lock.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { newIndexName, parseIndexName, subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { indexFormat } from '@qingdan/search-mappings/subject-index.ts'
import { sql } from 'kysely'
import type { IngestContext } from '../../ingest-context.ts'

/** A version that is being built. */
export interface Build {
  id: number
  name: string
  /** Everything stored by transactions that began before this time is in it. */
  startedAt: Date
}

/** The version that serves searches. */
export interface LiveVersion {
  name: string
  startedAt: Date
  /** True if it was made with the present index format. */
  isOfThisFormat: boolean
  /** True if it was made with the present tables of Chinese names. */
  hasTheseNames: boolean
}

/** Runs `work` in one process at a time for this index; others wait for their turn. */
export function inTurnForIndex<T>(context: IngestContext, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  return inTurn(context.db, `index:${context.indexPrefix}`, work, onWait)
}

/**
 * Starts a build. Rows of an open transaction have the time at which it began, so the start of the build is not later
 * than the oldest open transaction: what that one stores counts as newer and is in the next build.
 */
export async function openBuild(context: IngestContext): Promise<Build> {
  const name = newIndexName(context.indexPrefix, new Date())
  const row = await context.db
    .insertInto('index_builds')
    .values({
      index_name: name,
      alias: subjectAlias(context.indexPrefix),
      state: 'building',
      names_version: namesVersion(),
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

/** The version behind the alias; null if there is none, or the engine does not have it. */
export async function findLive(context: IngestContext): Promise<LiveVersion | null> {
  const alias = subjectAlias(context.indexPrefix)
  const row = await context.db
    .selectFrom('index_builds')
    .select(['index_name', 'started_at', 'names_version'])
    .where('alias', '=', alias)
    .where('state', '=', 'live')
    .executeTakeFirst()
  if (row === undefined || !(await context.engine.indices.existsAlias({ name: alias, index: row.index_name })))
    return null
  const isOfThisFormat = parseIndexName(row.index_name)?.format === indexFormat
  const hasTheseNames = row.names_version === namesVersion()
  return { name: row.index_name, startedAt: row.started_at, isOfThisFormat, hasTheseNames }
}

/** The last change of what an index is made of: a subject, or a Chinese name of this installation. */
const lastChange = sql`greatest(
  coalesce((select max(updated_at) from subjects), '-infinity'),
  coalesce((select max(changed_at) from chinese_names), '-infinity')
)`

/**
 * True when the alias points at the live version and a version was started after the last change, with the present
 * tables of Chinese names. That can be the previous one: after a rollback the older version serves until something new
 * is published. A version with another format is never current, because queries no longer fit its content.
 */
export async function isIndexCurrent(context: IngestContext): Promise<boolean> {
  const live = await findLive(context)
  if (!live?.isOfThisFormat) return false
  const found = await sql<{ is_current: boolean | null }>`
    select max(started_at) >= ${lastChange} as is_current
    from index_builds where alias = ${subjectAlias(context.indexPrefix)} and state in ('live', 'previous')
      and names_version = ${namesVersion()}
  `.execute(context.db)
  return found.rows[0]?.is_current === true
}

/** Why the last build was refused, if nothing was stored since then: a new build would have the same result. */
export async function findExistingRefusal(context: IngestContext): Promise<string | null> {
  const found = await sql<{ message: string }>`
    select e.message from (
      select index_name, started_at, names_version from index_builds where alias = ${subjectAlias(context.indexPrefix)}
      order by id desc limit 1
    ) b
    join ingest_events e on e.kind = 'index.refused' and e.details->>'index' = b.index_name
    where b.started_at >= ${lastChange} and b.names_version = ${namesVersion()}
  `.execute(context.db)
  return found.rows[0]?.message ?? null
}

/** Switches the alias to the build in one step; the version before is kept, older ones are deleted. */
export async function goLive(context: IngestContext, build: Build, count: number): Promise<void> {
  await pointAlias(context, build.name)
  await recordSwap(context.db, subjectAlias(context.indexPrefix), build.id, count)
  await deleteOldVersions(context)
  await joinSegments(context, build.name)
}

/** Lets the engine join the segments of a version, beside searches: a search of one costs a tenth less than of two. */
async function joinSegments({ engine }: IngestContext, index: string): Promise<void> {
  // Without it searches are only slower.
  await engine.indices.forcemerge({ index, max_num_segments: 1, wait_for_completion: false }).catch(() => undefined)
}

/** Switches the alias back to the previous version. Returns its name, or null if there is none. */
export async function rollbackIndex(context: IngestContext): Promise<string | null> {
  return inTurnForIndex(context, async () => {
    const alias = subjectAlias(context.indexPrefix)
    const previous = await context.db
      .selectFrom('index_builds')
      .select(['id', 'index_name'])
      .where('alias', '=', alias)
      .where('state', '=', 'previous')
      .executeTakeFirst()
    if (previous === undefined || !(await context.engine.indices.exists({ index: previous.index_name }))) return null
    await pointAlias(context, previous.index_name)
    await context.db
      .updateTable('index_builds')
      .set({ state: sql`case when id = ${previous.id} then 'live' else 'previous' end` })
      .where('alias', '=', alias)
      .where('state', 'in', ['live', 'previous'])
      .execute()
    return previous.index_name
  })
}

/** A build with the state `building` while no process holds the lock was killed. */
export async function abandonBuilds(context: IngestContext): Promise<void> {
  const left = await context.db
    .selectFrom('index_builds')
    .select(['id', 'index_name as name', 'started_at as startedAt'])
    .where('alias', '=', subjectAlias(context.indexPrefix))
    .where('state', '=', 'building')
    .execute()
  for (const build of left) await failBuild(context, build, 'interrupted')
}

/** Deletes the built index and stores the reason. */
export async function failBuild(context: IngestContext, { id, name }: Build, reason: string): Promise<void> {
  await context.db
    .updateTable('index_builds')
    .set({ state: 'failed', reason, finished_at: new Date() })
    .where('id', '=', id)
    .execute()
  // If the engine itself failed, the next build deletes the index, which no alias uses.
  await context.engine.indices.delete({ index: name, ignore_unavailable: true }).catch(() => undefined)
}

/** One atomic step: no search finds the alias missing or on two indexes. */
async function pointAlias(context: IngestContext, name: string): Promise<void> {
  const alias = subjectAlias(context.indexPrefix)
  const held = (await context.engine.indices.existsAlias({ name: alias }))
    ? Object.keys(await context.engine.indices.getAlias({ name: alias }))
    : []
  await context.engine.indices.updateAliases({
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

async function deleteOldVersions(context: IngestContext): Promise<void> {
  const alias = subjectAlias(context.indexPrefix)
  const kept = await context.db
    .selectFrom('index_builds')
    .select('index_name')
    .where('alias', '=', alias)
    .where('state', 'in', ['live', 'previous', 'building'])
    .execute()
  const names = new Set(kept.map((build) => build.index_name))
  const found = await context.engine.indices.get({
    index: `${alias}-f*`,
    expand_wildcards: 'all',
    allow_no_indices: true,
  })
  const old = Object.keys(found).filter((name) => !names.has(name))
  if (old.length > 0) await context.engine.indices.delete({ index: old, ignore_unavailable: true })
}
