import { indexKeys } from '@qingdan/matching/keys.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { toStoredKeys } from '@qingdan/search-mappings/key-fields.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkVersion } from '../../src/pipeline/gate/gate.ts'
import { findLive } from '../../src/pipeline/index/index-versions.ts'
import { readSubjects } from '../../src/pipeline/index/read-subjects.ts'
import { toSubjectDocument } from '../../src/pipeline/index/subject-document.ts'
import { buildIndex, ingestSource, refreshIndex } from '../../src/pipeline/run.ts'
import { unDocument } from '../fixtures/un-document.ts'
import { unFixture } from '../fixtures/un-fixture.ts'
import { firstOfacText, ofac, secondOfacText, un } from '../support/editions.ts'
import { runSource } from '../support/run-source.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let first: string
beforeEach(async () => {
  environment = await openTestEnvironment()
  await environment.give(ofac, '2025-11-01', firstOfacText)
  await environment.give(un, '2025-11-01', unDocument(unFixture))
  await ingestSource(environment, ofac)
  await ingestSource(environment, un)
  expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', documents: 42, changed: null })
  first = await served()
})
afterEach(() => environment.close())

async function served(): Promise<string> {
  const [name = ''] = Object.keys(
    await environment.engine.indices.getAlias({ name: subjectAlias(environment.indexPrefix) }),
  )
  return name
}
const events = () =>
  environment.db.selectFrom('ingest_events').select(['kind', 'message', 'details']).orderBy('id').execute()
const touch = (id: string) =>
  environment.db
    .updateTable('subjects')
    .set({ updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()

describe('an index that lags behind by a little', () => {
  it('is renewed by rewriting what changed in a copy, which says what it is made of', async () => {
    await environment.give(ofac, '2025-11-10', secondOfacText)
    await ingestSource(environment, ofac)
    expect(await environment.find('ofac-60001')).toBeNull()
    expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', documents: 43, changed: 3 })

    const second = await served()
    expect(second).not.toBe(first)
    const described = await environment.engine.indices.getMapping({ index: second })
    expect(described[second]?.mappings._meta).toEqual({
      basedOn: first,
      changed: ['ofac-26236', 'ofac-4238', 'ofac-60001'],
    })
    expect(await environment.find('ofac-60001')).toMatchObject({ isListed: true })
    expect(await environment.find('ofac-4238')).toMatchObject({ isListed: false })
    // The one before is as it was, for going back.
    expect((await environment.engine.count({ index: first })).count).toBe(42)
    expect(await refreshIndex(environment)).toEqual({ outcome: 'current' })
  })

  it('gives the same documents as a whole build', async () => {
    await environment.give(ofac, '2025-11-10', secondOfacText)
    await runSource(environment, ofac)
    const read = async () => {
      const answer = await environment.engine.search({ index: await served(), size: 100, sort: ['id'] })
      return answer.hits.hits.map((hit) => hit._source)
    }
    const copied = await read()
    await buildIndex(environment)
    expect(await read()).toEqual(copied)
  })

  it('has one segment some time after it serves', async () => {
    await environment.give(ofac, '2025-11-10', secondOfacText)
    await runSource(environment, ofac)
    const segments = async () => {
      return (await environment.engine.cat.segments({ index: await served(), format: 'json' })).length
    }
    await expect.poll(segments, { timeout: 10_000 }).toBe(1)
  })

  it('loses the subject that was merged into another', async () => {
    await environment.db
      .updateTable('subjects')
      .set({ merged_into: 'ofac-15036', updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', 'ofac-4238')
      .execute()
    await sql`update subject_records set subject_id = 'ofac-15036' where publisher_id = '4238'`.execute(environment.db)
    await touch('ofac-15036')
    expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', documents: 41, changed: 2 })
    expect(await environment.find('ofac-4238')).toBeNull()
  })

  it('is built whole when a subject is gone without a trace', async () => {
    await sql`delete from subject_records where publisher_id = '4238'`.execute(environment.db)
    await sql`delete from source_records where publisher_id = '4238'`.execute(environment.db)
    await sql`delete from subjects where id = 'ofac-4238'`.execute(environment.db)
    await touch('ofac-15036')
    expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', documents: 41, changed: null })
    expect(await environment.find('ofac-4238')).toBeNull()
  })

  it('takes up what a transaction stores that began before the build and ended after it', async () => {
    const begun = Promise.withResolvers<void>()
    const built = Promise.withResolvers<void>()
    const storing = environment.db.transaction().execute(async (trx) => {
      await sql`select now()`.execute(trx)
      begun.resolve()
      await built.promise
      await sql`update subjects set is_listed = false, updated_at = now() where id = 'ofac-15036'`.execute(trx)
    })
    await begun.promise
    await touch('ofac-4238')
    await refreshIndex(environment)
    built.resolve()
    await storing
    expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published' })
    expect(await environment.find('ofac-15036')).toMatchObject({ isListed: false })
  })
})

/** A version next to the live one, with documents written by `change`. */
async function versionWith(change: (document: SubjectDocument) => SubjectDocument | null) {
  const name = `${first}9`
  await environment.engine.indices.clone({ index: first, target: name, settings: { 'index.blocks.write': null } })
  for await (const subjects of readSubjects(environment.db)) {
    for (const document of subjects.map(toSubjectDocument)) {
      const changed = change(document)
      if (changed === null) await environment.engine.delete({ index: name, id: document.id })
      else if (changed !== document) await environment.engine.index({ index: name, id: document.id, document: changed })
    }
  }
  await environment.engine.indices.refresh({ index: name })
  return { id: 0, name, startedAt: new Date() }
}

async function check(
  change: (document: SubjectDocument) => SubjectDocument | null,
  changed: readonly string[] | null = null,
) {
  await environment.engine.indices.putSettings({ index: first, settings: { 'index.blocks.write': true } })
  const { reasons } = await checkVersion(environment, await versionWith(change), await findLive(environment), changed)
  return reasons
}
const unnamed = (document: SubjectDocument): SubjectDocument => ({
  ...document,
  keys: Object.fromEntries(Object.keys(document.keys).map((kind) => [kind, []])) as unknown as SubjectDocument['keys'],
  identifiers: [],
  identifierKinds: [],
})

describe('the gate', () => {
  it('lets a version pass that is as good as the one that serves', async () => {
    expect(await check((document) => document)).toEqual([])
  })

  it('refuses one that lacks what is stored', async () => {
    const reasons = await check((document) => (document.id === 'un-690735' ? null : document))
    expect(reasons).toEqual(
      expect.arrayContaining([
        'source 2 has 9 subjects, stored are 10',
        'source 2 type 01 has 3 subjects, stored are 4',
      ]),
    )
  })

  it('refuses one that no longer finds a subject by its own name', async () => {
    const reasons = await check((document) => (document.sourceIds.includes(2) ? unnamed(document) : document))
    expect(reasons).not.toEqual([])
    expect(reasons[0]).toMatch(/^un-\d+ is no longer found by "/)
  })

  it('asks a copy for the subjects that it changes', async () => {
    const isBroken = (document: SubjectDocument) => (document.id === 'un-690735' ? unnamed(document) : document)
    const [reason, ...others] = await check(isBroken, ['un-690735', 'ofac-4238'])
    expect(reason).toMatch(/^un-690735 is no longer found by "/)
    expect(others.every((other) => other.startsWith('un-690735 '))).toBe(true)
  })

  it('refuses one whose first answer to a golden query is another', async () => {
    const reasons = await check((document) => (document.id === 'ofac-35096' ? unnamed(document) : document))
    expect(reasons).toContainEqual(
      expect.stringMatching(/^"Vladimir Putin" answers .* first, not ofac-35096 as expected$/),
    )
  })

  it('refuses a copy whose changed subject no longer answers its golden query', async () => {
    const isBroken = (document: SubjectDocument) => (document.id === 'ofac-35096' ? unnamed(document) : document)
    expect(await check(isBroken, ['ofac-35096'])).toContainEqual(
      expect.stringMatching(/^"Vladimir Putin" answers .* first, not ofac-35096 as expected$/),
    )
  })

  it('refuses a copy in which a changed subject comes first for a golden query', async () => {
    const names: SubjectDocument['names'] = [
      { value: 'Ramzan Kadyrov', kind: 'primary', quality: 'strong', script: 'Latn' },
    ]
    const keys = toStoredKeys(indexKeys(names, '02'))
    const isNamesake = (document: SubjectDocument): SubjectDocument =>
      document.id === 'un-690735' ? { ...document, type: '02', names, keys } : document
    expect(await check(isNamesake, ['un-690735'])).toContain(
      '"Ramzan Kadyrov" answers un-690735 first, not ofac-23343 as expected',
    )
  })

  it('keeps the index that serves, says why, and is passed by force', async () => {
    await environment.give(
      un,
      '2025-11-02',
      unDocument({ ...unFixture, generatedOn: '2025-11-02', parties: unFixture.parties.slice(0, 1) }),
    )
    await ingestSource(environment, un, { isForced: true })
    const report = await refreshIndex(environment)
    expect(report).toMatchObject({
      outcome: 'refused',
      reason: 'source 2 has 1 subjects, the version that serves 10',
    })
    expect(await served()).toBe(first)
    expect((await events()).at(-1)).toMatchObject({
      kind: 'index.refused',
      message: report.outcome === 'refused' && report.reason,
    })
    const built = await environment.db
      .selectFrom('index_builds')
      .select(['index_name', 'state'])
      .orderBy('id')
      .execute()
    expect(built.map((build) => build.state)).toEqual(['live', 'failed'])
    expect(await environment.engine.indices.exists({ index: built[1]?.index_name ?? '' })).toBe(false)

    // Nothing was stored since: it is not built again to be refused again.
    expect(await refreshIndex(environment)).toEqual({ ...report, isExisting: true })
    expect(await environment.db.selectFrom('index_builds').selectAll().execute()).toHaveLength(2)

    expect(await refreshIndex(environment, { isForced: true })).toMatchObject({ outcome: 'published' })
    expect((await events()).at(-1)).toMatchObject({ kind: 'index.published', details: { count: 42, changed: 9 } })
  })
})
