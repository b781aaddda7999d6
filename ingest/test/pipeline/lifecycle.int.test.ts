import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Client } from '@elastic/elasticsearch'
import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { subjectIndex } from '@qingdan/search-mappings/subject-index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstLoad, loadFixtures } from '../../src/commands.ts'
import { rollbackIndex } from '../../src/pipeline/index/index-versions.ts'
import { buildIndex, refreshIndex } from '../../src/pipeline/run.ts'
import type { Reporter } from '../../src/reporter.ts'
import type { Source } from '../../src/source.ts'
import { sources } from '../../src/sources/registry.ts'
import { statusLines } from '../../src/status.ts'
import { unDocument } from '../fixtures/un-document.ts'
import { unFixture } from '../fixtures/un-fixture.ts'
import { firstOfacText, ofac, secondOfacText, un } from '../support/editions.ts'
import { runSource } from '../support/run-source.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
beforeEach(async () => {
  environment = await openTestEnvironment()
})
afterEach(() => environment.close())

const builds = () =>
  environment.db.selectFrom('index_builds').select(['index_name', 'state', 'reason']).orderBy('id').execute()
const states = async () => (await builds()).map((build) => build.state)

async function servedIndex(): Promise<string[]> {
  return Object.keys(await environment.engine.indices.getAlias({ name: subjectAlias(environment.indexPrefix) }))
}

const theTwo = () =>
  environment.db
    .selectFrom('sources')
    .select(['id', 'is_demo', 'record_count'])
    .where('id', 'in', ['ofac-sdn', 'un-sc'])
    .orderBy('id')
    .execute()

const reporterTo = (report: Reporter['report']): Reporter => ({ report, reportIndex: () => undefined })

describe('fixtures', () => {
  it('is marked, and replaced whole by the first real edition', async () => {
    const lines: string[] = []
    const reporter = reporterTo(({ sourceId, outcome }) => lines.push(`${sourceId} ${outcome}`))
    expect(await loadFixtures(environment, [ofac, un], {}, reporter)).toBe(true)
    expect(lines).toEqual(['ofac-sdn published', 'un-sc published'])
    expect(await environment.countIndexed()).toBe(42)
    const demo = await theTwo()
    expect(demo).toEqual([
      { id: 'ofac-sdn', is_demo: true, record_count: 32 },
      { id: 'un-sc', is_demo: true, record_count: 10 },
    ])

    // Older than the fixture, and without the MAR AZUL: neither matters, for demo data is no history.
    const real = secondOfacText.replace('<Month>11</Month><Day>10</Day>', '<Month>10</Month><Day>10</Day>')
    await environment.give(ofac, '2025-10-10', real)
    const report = await runSource(environment, ofac)
    expect(report).toMatchObject({ outcome: 'published', counts: { added: 32, modified: 0, withdrawn: 0 } })
    expect(await environment.db.selectFrom('subject_changes').selectAll().execute()).toEqual([])
    expect(await environment.find('ofac-4238')).toBeNull()
    expect(await environment.find('ofac-35096')).not.toBeNull()
    expect(await environment.countIndexed()).toBe(42)
    expect(await theTwo()).toMatchObject([
      { id: 'ofac-sdn', is_demo: false },
      { id: 'un-sc', is_demo: true },
    ])
    expect(await statusLines(environment)).toContainEqual(
      expect.stringMatching(/^un-sc +starter +10 +2025-11-01 +publisher /),
    )
  })

  it('does not replace a real list', async () => {
    await environment.give(un, '2025-11-02', unDocument({ ...unFixture, generatedOn: '2025-11-02' }))
    await runSource(environment, un)
    const lines: string[] = []
    await loadFixtures(
      environment,
      [ofac, un],
      {},
      reporterTo((run) => lines.push(run.sourceId)),
    )
    expect(lines).toEqual(['ofac-sdn'])
  })
})

describe('a first load without starter editions', () => {
  const load = async (chosen: readonly Source[]) => {
    const lines: string[] = []
    const reporter = reporterTo((run) => lines.push(`${run.sourceId} ${run.outcome}`))
    await firstLoad(environment, chosen, environment.dataFolder, { downloadRetryDelay: 1 }, reporter)
    return lines
  }

  it('gives up after three failed downloads: the connection is not tried for each list', async () => {
    const [third, fourth] = sources.filter(({ id }) => !['ofac-sdn', 'un-sc'].includes(id)) as [Source, Source]
    expect(await load([ofac, un, third, fourth])).toEqual([ofac, un, third].map(({ id }) => `${id} failed`))
    expect(await environment.db.selectFrom('source_records').selectAll().execute()).toEqual([])
  })

  it('takes every list when one came', async () => {
    await environment.give(un, '2025-11-02', unDocument({ ...unFixture, generatedOn: '2025-11-02' }))
    expect(await load([ofac, un])).toEqual(['ofac-sdn failed', 'un-sc published'])
    expect(await theTwo()).toEqual([
      { id: 'ofac-sdn', record_count: 0, is_demo: false },
      { id: 'un-sc', record_count: 10, is_demo: false },
    ])
  })

  it('says of a list that nobody offers why it is missing', async () => {
    const unoffered = sources.find(({ download }) => download === null) as Source
    await firstLoad(
      { ...environment, mirror: undefined },
      [unoffered],
      environment.dataFolder,
      {},
      reporterTo(() => {}),
    )
    const runs = await environment.db.selectFrom('ingest_runs').select(['source_id', 'reason_code']).execute()
    expect(runs).toEqual([{ source_id: unoffered.id, reason_code: 'source.unavailable' }])
  })
})

describe('runs that meet or die', () => {
  it('gives way when another process is at the same source', async () => {
    await environment.give(ofac, '2025-11-01', firstOfacText)
    const answer = await withAdvisoryLock(environment.db, 'ingest:ofac-sdn', () => runSource(environment, ofac))
    expect(answer).toBe('busy')
    expect(await environment.db.selectFrom('ingest_runs').selectAll().execute()).toEqual([])
  })

  it('publishes once when two start together', async () => {
    await environment.give(ofac, '2025-11-01', firstOfacText)
    const reports = await Promise.all([runSource(environment, ofac), runSource(environment, ofac)])
    expect(reports.filter((report) => report === 'busy')).toHaveLength(1)
    const records = await environment.db.selectFrom('source_records').selectAll().execute()
    expect(records).toHaveLength(32)
  })

  it('marks a killed run and starts again without doubling', async () => {
    await environment.give(ofac, '2025-11-01', firstOfacText)
    await killDuringRun(environment)
    const left = await environment.db.selectFrom('ingest_runs').select('outcome').execute()
    expect(left).toEqual([{ outcome: 'running' }])

    // The server frees a dead process's lock when it notices, which takes a moment.
    await expect.poll(() => runSource(environment, ofac), { timeout: 20_000 }).toMatchObject({ outcome: 'published' })
    const runs = await environment.db.selectFrom('ingest_runs').select(['outcome', 'reason']).orderBy('id').execute()
    expect(runs).toEqual([
      { outcome: 'failed', reason: 'interrupted' },
      { outcome: 'published', reason: null },
    ])
    expect(await environment.db.selectFrom('source_records').selectAll().execute()).toHaveLength(32)
    expect(await environment.countIndexed()).toBe(32)
  })

  it('builds the index that a run killed after storing did not', async () => {
    await environment.give(ofac, '2025-11-01', firstOfacText)
    await runSource(environment, ofac)
    await environment.give(ofac, '2025-11-10', secondOfacText)
    const nowhere = new Client({ node: 'http://127.0.0.1:9', maxRetries: 0 })
    const report = await runSource({ ...environment, engine: nowhere }, ofac)
    await nowhere.close()
    expect(report).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^Stored, but the search index/) })
    expect(await environment.find('ofac-60001')).toBeNull()
    expect(await runSource(environment, ofac)).toMatchObject({ outcome: 'unchanged', counts: { documents: 33 } })
    expect(await environment.find('ofac-60001')).not.toBeNull()
  })
})

describe('index versions', () => {
  it('keeps exactly one previous and deletes older ones', async () => {
    await environment.give(un, '2025-11-01', unDocument(unFixture))
    await runSource(environment, un)
    await buildIndex(environment)
    await buildIndex(environment)
    expect(await states()).toEqual(['deleted', 'previous', 'live'])
    const found = Object.keys(await environment.engine.indices.get({ index: `${environment.indexPrefix}-*` }))
    expect(found).toHaveLength(2)
  })

  it('goes back to the previous version, and stays there until something new is published', async () => {
    await environment.give(ofac, '2025-11-01', firstOfacText)
    await runSource(environment, ofac)
    const [first] = await servedIndex()
    await environment.give(ofac, '2025-11-10', secondOfacText)
    await runSource(environment, ofac)
    expect(await environment.find('ofac-60001')).not.toBeNull()

    expect(await rollbackIndex(environment)).toBe(first)
    expect(await servedIndex()).toEqual([first])
    expect(await environment.find('ofac-60001')).toBeNull()
    expect(await states()).toEqual(['live', 'previous'])

    await runSource(environment, ofac)
    expect(await servedIndex()).toEqual([first])
  })

  it('is rebuilt at the next start if an older version of the product made it', async () => {
    await environment.give(un, '2025-11-01', unDocument(unFixture))
    await runSource(environment, un)
    expect(await refreshIndex(environment)).toEqual({ outcome: 'current' })

    const [live = ''] = await servedIndex()
    const older = live.replace(/-f\d+-/, '-f0-')
    await environment.engine.indices.create({ index: older, ...subjectIndex })
    const alias = subjectAlias(environment.indexPrefix)
    await environment.engine.indices.updateAliases({
      actions: [{ remove: { index: live, alias } }, { add: { index: older, alias } }],
    })
    await environment.db.updateTable('index_builds').set({ index_name: older }).where('index_name', '=', live).execute()

    expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', changed: null })
    expect(await servedIndex()).not.toEqual([older])
    expect(await environment.countIndexed()).toBeGreaterThan(0)
    expect(await refreshIndex(environment)).toEqual({ outcome: 'current' })
  })

  it('has nothing to go back to after the first build', async () => {
    await environment.give(un, '2025-11-01', unDocument(unFixture))
    await runSource(environment, un)
    expect(await rollbackIndex(environment)).toBeNull()
  })

  it('deletes a failed build, says why and serves on', async () => {
    await environment.give(un, '2025-11-01', unDocument(unFixture))
    await runSource(environment, un)
    const served = await servedIndex()
    // A sub-type longer than a keyword may be: the engine refuses the document.
    const tooLong = 'x'.repeat(40_000)
    await environment.db
      .updateTable('subjects')
      .set({ sub_types: [tooLong as '0101'] })
      .where('id', '=', 'un-690735')
      .execute()
    await expect(buildIndex(environment)).rejects.toThrow(/un-690735/)
    expect(await servedIndex()).toEqual(served)
    const failed = (await builds()).at(-1)
    expect(failed).toMatchObject({ state: 'failed', reason: expect.stringContaining('un-690735') })
    expect(await environment.engine.indices.exists({ index: failed?.index_name ?? '' })).toBe(false)
    expect(await environment.countIndexed()).toBe(10)
  })
})

/** Starts the command line on this environment and kills it once its run has begun. */
async function killDuringRun(of: TestEnvironment): Promise<void> {
  const database = await of.db
    .selectNoFrom((eb) => eb.fn<string>('current_database').as('name'))
    .executeTakeFirstOrThrow()
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  url.pathname = `/${database.name}`
  const child = spawn(process.execPath, [new URL('../../src/cli.ts', import.meta.url).pathname, 'ofac-sdn'], {
    env: {
      ...process.env,
      DATABASE_URL: url.href,
      INDEX_PREFIX: of.indexPrefix,
      DATA_DIR: of.dataFolder,
      SOURCE_MIRROR: of.mirror,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  for await (const line of child.stderr) if (String(line).includes('fetch')) break
  child.kill('SIGKILL')
  await exited
}
