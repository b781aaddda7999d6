import { inTurn } from '@qingdan/database/advisory-lock.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { newIndexName, parseIndexName, subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { indexFormat, subjectIndex } from '@qingdan/search-mappings/subject-index.ts'
import { sql } from 'kysely'
import type { House } from '../house.ts'
import { readSubjects } from './read-subjects.ts'

type OnDocuments = (done: number, total: number | null) => void

/**
 * Builds a new index version from Postgres alone and moves the alias to it. Searches answer from the old one until
 * then; it is kept as the previous one. A failed build is deleted and leaves its reason. Returns the document count.
 */
export async function buildIndex(house: House, onDocuments: OnDocuments = () => undefined): Promise<number> {
  return inTurn(house.db, `index:${house.indexPrefix}`, async () => {
    const alias = subjectAlias(house.indexPrefix)
    await abandonBuilds(house, alias)
    const name = newIndexName(house.indexPrefix, new Date())
    const build = await house.db
      .insertInto('index_builds')
      .values({ index_name: name, alias, state: 'building' })
      .returning('id')
      .executeTakeFirstOrThrow()
    try {
      const count = await fill(house, name, onDocuments)
      await pointAlias(house, alias, name)
      await recordSwap(house.db, alias, build.id, count)
      await deleteOldVersions(house, alias)
      return count
    } catch (error) {
      await failBuild(house, build.id, name, error instanceof Error ? error.message : String(error))
      throw error
    }
  })
}

/** Moves the alias back to the version before. Returns its name, or null when there is none to go back to. */
export async function rollbackIndex(house: House): Promise<string | null> {
  return inTurn(house.db, `index:${house.indexPrefix}`, async () => {
    const alias = subjectAlias(house.indexPrefix)
    const previous = await house.db
      .selectFrom('index_builds')
      .select(['id', 'index_name'])
      .where('alias', '=', alias)
      .where('state', '=', 'previous')
      .executeTakeFirst()
    if (previous === undefined || !(await house.engine.indices.exists({ index: previous.index_name }))) return null
    await pointAlias(house, alias, previous.index_name)
    await house.db
      .updateTable('index_builds')
      .set({ state: sql`case when id = ${previous.id} then 'live' else 'previous' end` })
      .where('alias', '=', alias)
      .where('state', 'in', ['live', 'previous'])
      .execute()
    return previous.index_name
  })
}

/**
 * True when the alias serves the live version and a version was begun after the last change of a subject. That one may
 * be the previous: after a rollback the older serves on until something new is published. One of another format is never
 * current: what is asked for is no longer what it holds.
 */
export async function isIndexCurrent(house: House): Promise<boolean> {
  const alias = subjectAlias(house.indexPrefix)
  const builds = await sql<{ live: string | null; is_current: boolean | null }>`
    select max(index_name) filter (where state = 'live') as live,
      max(started_at) >= coalesce((select max(updated_at) from subjects), '-infinity') as is_current
    from index_builds where alias = ${alias} and state in ('live', 'previous')
  `.execute(house.db)
  const build = builds.rows[0]
  if (!build?.live || !build.is_current || parseIndexName(build.live)?.format !== indexFormat) return false
  return house.engine.indices.existsAlias({ name: alias, index: build.live })
}

/** A build left `building` while nobody holds the lock was killed. */
async function abandonBuilds(house: House, alias: string): Promise<void> {
  const left = await house.db
    .selectFrom('index_builds')
    .select(['id', 'index_name'])
    .where('alias', '=', alias)
    .where('state', '=', 'building')
    .execute()
  for (const build of left) await failBuild(house, build.id, build.index_name, 'interrupted')
}

async function failBuild(house: House, id: number, name: string, reason: string): Promise<void> {
  await house.db
    .updateTable('index_builds')
    .set({ state: 'failed', reason, finished_at: new Date() })
    .where('id', '=', id)
    .execute()
  // The engine may be what failed: then the next build sweeps, for the index is under no alias.
  await house.engine.indices.delete({ index: name, ignore_unavailable: true }).catch(() => undefined)
}

async function fill(house: House, name: string, onDocuments: OnDocuments): Promise<number> {
  const { engine, db } = house
  await engine.indices.create({
    index: name,
    mappings: subjectIndex.mappings,
    settings: { ...subjectIndex.settings, refresh_interval: '-1' },
  })
  // The dictionaries of the matcher take 60 MB, which parsing needs and an unchanged list never.
  const { toSubjectDocument } = await import('../subject-document.ts')
  const total = await countSubjects(db)
  let done = 0
  let sending: Promise<void> = Promise.resolve()
  for await (const subjects of readSubjects(db)) {
    const documents = subjects.map(toSubjectDocument)
    // One request is under way while the next documents are made.
    await sending
    sending = send(house, name, documents)
    sending.catch(() => undefined)
    done += documents.length
    onDocuments(done, total)
  }
  await sending
  await engine.indices.putSettings({
    index: name,
    settings: { refresh_interval: subjectIndex.settings.refresh_interval ?? '1s' },
  })
  await engine.indices.refresh({ index: name })
  const { count } = await engine.count({ index: name })
  if (count !== done) throw new Error(`The new index has ${count} documents, not ${done}`)
  return count
}

async function send(house: House, index: string, documents: SubjectDocument[]): Promise<void> {
  const response = await house.engine.bulk({
    index,
    operations: documents.flatMap((document) => [{ create: { _id: document.id } }, document]),
  })
  if (!response.errors) return
  const failed = response.items.map((item) => item.create).find((item) => item?.error)
  throw new Error(`The engine refused ${failed?._id}: ${failed?.error?.reason}`)
}

async function countSubjects(db: Db): Promise<number> {
  const row = await db.selectFrom('subjects').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return Number(row.count)
}

/** One atomic step: no search finds the alias missing or doubled. */
async function pointAlias(house: House, alias: string, name: string): Promise<void> {
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

async function deleteOldVersions(house: House, alias: string): Promise<void> {
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
