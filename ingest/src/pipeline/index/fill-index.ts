import { findChangedSubjects } from '@qingdan/database/changed-subjects.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { VersionMeta } from '@qingdan/search-mappings/index-names.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { subjectIndex } from '@qingdan/search-mappings/subject-index.ts'
import { sql } from 'kysely'
import type { IngestContext } from '../../ingest-context.ts'
import type { Build, LiveVersion } from './index-versions.ts'
import { readSubjects, searchedSubjects } from './read-subjects.ts'

/**
 * Subjects after which the engine writes what it has while more are sent. Otherwise it writes when its memory is full, after some
 * 17,500, and at the end, and the build waits four seconds for it each time.
 */
const writtenTogether = 15_000

/** Called with the number of subjects written and the total. */
export type OnDocuments = (done: number, total: number | null) => void

/** Writes every subject into a new index and returns how many it holds. */
async function fillWhole(context: IngestContext, name: string, onDocuments: OnDocuments): Promise<number> {
  await context.engine.indices.create({
    index: name,
    mappings: subjectIndex.mappings,
    settings: { ...subjectIndex.settings, refresh_interval: '-1' },
  })
  // After a first load the database does not know these tables yet: a page of subjects took 208 ms, and 6 with this.
  await sql`analyze sources, subjects, subject_records`.execute(context.db)
  const total = await countSubjects(context.db)
  const done = await sendSubjects(context, name, undefined, (sent) => onDocuments(sent, total))
  await context.engine.indices.putSettings({
    index: name,
    settings: { refresh_interval: subjectIndex.settings.refresh_interval ?? '1s' },
  })
  const count = await countDocuments(context, name)
  if (count !== done) throw new Error(`The new index has ${count} documents, not ${done}`)
  return count
}

/**
 * Makes a new index from a copy of the live one: changed subjects are rewritten, merged or removed ones are deleted.
 * Returns the number of documents, or null when it is not the number of subjects: then a whole build is needed.
 */
async function fillChanged(
  context: IngestContext,
  name: string,
  live: string,
  changed: readonly string[],
  onDocuments: OnDocuments,
): Promise<number | null> {
  const { engine } = context
  // A version is never written to after it serves, and the engine clones only read-only indexes.
  await engine.indices.putSettings({ index: live, settings: { 'index.blocks.write': true } })
  await engine.indices.clone({ index: live, target: name, settings: { 'index.blocks.write': null } })
  const meta: VersionMeta = { basedOn: live, changed: [...changed] }
  await engine.indices.putMapping({ index: name, _meta: meta })
  const gone = new Set(changed)
  await sendSubjects(
    context,
    name,
    changed,
    (sent) => onDocuments(sent, changed.length),
    (id) => gone.delete(id),
  )
  await sendAll(
    context,
    name,
    [...gone].map((id) => ({ delete: { _id: id } })),
  )
  const count = await countDocuments(context, name)
  return count === (await countSubjects(context.db)) ? count : null
}

async function sendSubjects(
  context: IngestContext,
  index: string,
  only: readonly string[] | undefined,
  onSent: (sent: number) => void,
  onSubject: (id: string) => void = () => undefined,
): Promise<number> {
  // The matcher's dictionaries take 60 MB; parsing needs that memory, and an unchanged list never needs the matcher.
  const { toSubjectDocument } = await import('./subject-document.ts')
  let done = 0
  let unwritten = 0
  let sending: Promise<void> = Promise.resolve()
  let writing: Promise<unknown> = Promise.resolve()
  for await (const subjects of readAhead(readSubjects(context.db, only))) {
    const documents: SubjectDocument[] = subjects.map(toSubjectDocument)
    for (const { id } of documents) onSubject(id)
    // One request is in flight while the next documents are prepared.
    await sending
    sending = sendAll(
      context,
      index,
      documents.flatMap((document) => [{ index: { _id: document.id } }, document]),
    )
    sending.catch(() => undefined)
    done += documents.length
    unwritten += documents.length
    if (unwritten >= writtenTogether) {
      unwritten = 0
      await writing
      writing = context.engine.indices.refresh({ index })
      writing.catch(() => undefined)
    }
    onSent(done)
  }
  await Promise.all([sending, writing])
  return done
}

/** Reads the next page while the current one is processed: waiting for reads was a fifth of a build. */
async function* readAhead<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  try {
    for (let next = pages.next(); ; ) {
      const page = await next
      if (page.done) return
      next = pages.next()
      next.catch(() => undefined)
      yield page.value
    }
  } finally {
    await pages.return(undefined)
  }
}

async function sendAll(context: IngestContext, index: string, operations: object[]): Promise<void> {
  if (operations.length === 0) return
  const response = await context.engine.bulk({ index, operations })
  if (!response.errors) return
  const failed = response.items.map((item) => item.index ?? item.delete).find((item) => item?.error)
  if (failed) throw new Error(`The engine refused ${failed._id}: ${failed.error?.reason}`)
}

async function countDocuments(context: IngestContext, index: string): Promise<number> {
  await context.engine.indices.refresh({ index })
  return (await context.engine.count({ index })).count
}

async function countSubjects(db: Db): Promise<number> {
  const row = await db
    .selectFrom('subjects')
    .select(sql<number>`count(*)`.as('count'))
    .where(searchedSubjects)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Subjects changed since a build began; null if there are more than `limit`. */
export async function findChanged(db: Db, since: Date, limit: number): Promise<string[] | null> {
  const changed = await findChangedSubjects(db, since, limit + 1)
  return changed.length > limit ? null : changed
}

/** Fills a new version: a copy of the live one with the changes, or a whole build from Postgres. */
export async function fillVersion(
  context: IngestContext,
  build: Build,
  live: LiveVersion | null,
  changed: string[] | null,
  onDocuments: OnDocuments,
): Promise<{ documents: number; changed: number | null }> {
  if (live !== null && changed !== null) {
    const documents = await fillChanged(context, build.name, live.name, changed, onDocuments)
    if (documents !== null) return { documents, changed: changed.length }
    await context.engine.indices.delete({ index: build.name })
  }
  return { documents: await fillWhole(context, build.name, onDocuments), changed: null }
}
