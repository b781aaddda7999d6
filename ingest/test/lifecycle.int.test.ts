import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Client } from '@elastic/elasticsearch'
import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { subjectIndex } from '@qingdan/search-mappings/subject-index.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstLoad, loadDemo, type Say } from '../src/commands.ts'
import { buildIndex, renewIndex } from '../src/pipeline/index/build-index.ts'
import { rollbackIndex } from '../src/pipeline/index/index-versions.ts'
import { runSource } from '../src/pipeline/run.ts'
import { sources } from '../src/sources/registry.ts'
import { statusLines } from '../src/status.ts'
import { firstOfacText, ofac, secondOfacText, un } from './editions.ts'
import { openTestHouse, type TestHouse } from './house.ts'
import { unDocument } from './un-document.ts'
import { unFixture } from './un-fixture.ts'

let house: TestHouse
beforeEach(async () => {
  house = await openTestHouse()
})
afterEach(() => house.close())

const builds = () =>
  house.db.selectFrom('index_builds').select(['index_name', 'state', 'reason']).orderBy('id').execute()
const states = async () => (await builds()).map((build) => build.state)

async function servedIndex(): Promise<string[]> {
  return Object.keys(await house.engine.indices.getAlias({ name: subjectAlias(house.indexPrefix) }))
}

const theTwo = () =>
  house.db
    .selectFrom('sources')
    .select(['id', 'is_demo', 'record_count'])
    .where('id', 'in', ['ofac-sdn', 'un-sc'])
    .orderBy('id')
    .execute()

describe('demo data', () => {
  it('is marked, and replaced whole by the first real edition', async () => {
    const lines: string[] = []
    const say: Say = (report) => lines.push(`${report.sourceId} ${report.outcome}`)
    expect(await loadDemo(house, [ofac, un], {}, say)).toBe(true)
    expect(lines).toEqual(['ofac-sdn published', 'un-sc published'])
    expect(await house.countIndexed()).toBe(42)
    const demo = await theTwo()
    expect(demo).toEqual([
      { id: 'ofac-sdn', is_demo: true, record_count: 32 },
      { id: 'un-sc', is_demo: true, record_count: 10 },
    ])

    // Older than the fixture, and without the MAR AZUL: neither matters, for demo data is no history.
    const real = secondOfacText.replace('<Month>11</Month><Day>10</Day>', '<Month>10</Month><Day>10</Day>')
    await house.give(ofac, '2025-10-10', real)
    const report = await runSource(house, ofac)
    expect(report).toMatchObject({ outcome: 'published', counts: { added: 32, modified: 0, withdrawn: 0 } })
    expect(await house.db.selectFrom('subject_changes').selectAll().execute()).toEqual([])
    expect(await house.find('ofac-4238')).toBeNull()
    expect(await house.find('ofac-35096')).not.toBeNull()
    expect(await house.countIndexed()).toBe(42)
    expect(await theTwo()).toMatchObject([
      { id: 'ofac-sdn', is_demo: false },
      { id: 'un-sc', is_demo: true },
    ])
    expect(await statusLines(house)).toContainEqual(expect.stringMatching(/^un-sc +demo +10 +2025-11-01 +publisher /))
  })

  it('does not replace a real list', async () => {
    await house.give(un, '2025-11-02', unDocument({ ...unFixture, generatedOn: '2025-11-02' }))
    await runSource(house, un)
    const lines: string[] = []
    await loadDemo(house, [ofac, un], {}, (report) => lines.push(report.sourceId))
    expect(lines).toEqual(['ofac-sdn'])
  })

  it('is what a first load falls back to when no list can be had', async () => {
    const lines: string[] = []
    await firstLoad(house, [ofac, un], {}, (report) => lines.push(`${report.sourceId} ${report.outcome}`))
    expect(lines).toEqual(['ofac-sdn failed', 'un-sc failed', 'ofac-sdn published', 'un-sc published'])
  })

  it('comes after three lists that cannot be had: the connection is not tried for each', async () => {
    const many = [ofac, un, ...sources.filter(({ id }) => !['ofac-sdn', 'un-sc'].includes(id)).slice(0, 4)]
    const lines: string[] = []
    await firstLoad(house, many, { retryDelay: 1 }, (report) => lines.push(report.outcome))
    expect(lines).toEqual([...Array(3).fill('failed'), ...Array(6).fill('published')])
  })

  it('is not loaded when one list came', async () => {
    await house.give(un, '2025-11-02', unDocument({ ...unFixture, generatedOn: '2025-11-02' }))
    await firstLoad(house, [ofac, un], {}, () => undefined)
    expect(await theTwo()).toEqual([
      { id: 'ofac-sdn', record_count: 0, is_demo: false },
      { id: 'un-sc', record_count: 10, is_demo: false },
    ])
  })
})

describe('runs that meet or die', () => {
  it('gives way when another process is at the same source', async () => {
    await house.give(ofac, '2025-11-01', firstOfacText)
    const answer = await withAdvisoryLock(house.db, 'ingest:ofac-sdn', () => runSource(house, ofac))
    expect(answer).toBe('busy')
    expect(await house.db.selectFrom('ingest_runs').selectAll().execute()).toEqual([])
  })

  it('publishes once when two start together', async () => {
    await house.give(ofac, '2025-11-01', firstOfacText)
    const reports = await Promise.all([runSource(house, ofac), runSource(house, ofac)])
    expect(reports.filter((report) => report === 'busy')).toHaveLength(1)
    const records = await house.db.selectFrom('source_records').selectAll().execute()
    expect(records).toHaveLength(32)
  })

  it('marks a killed run and starts again without doubling', async () => {
    await house.give(ofac, '2025-11-01', firstOfacText)
    await killDuringRun(house)
    const left = await house.db.selectFrom('ingest_runs').select('outcome').execute()
    expect(left).toEqual([{ outcome: 'running' }])

    // The server frees a dead process's lock when it notices, which takes a moment.
    await expect.poll(() => runSource(house, ofac), { timeout: 20_000 }).toMatchObject({ outcome: 'published' })
    const runs = await house.db.selectFrom('ingest_runs').select(['outcome', 'reason']).orderBy('id').execute()
    expect(runs).toEqual([
      { outcome: 'failed', reason: 'interrupted' },
      { outcome: 'published', reason: null },
    ])
    expect(await house.db.selectFrom('source_records').selectAll().execute()).toHaveLength(32)
    expect(await house.countIndexed()).toBe(32)
  })

  it('builds the index that a run killed after storing did not', async () => {
    await house.give(ofac, '2025-11-01', firstOfacText)
    await runSource(house, ofac)
    await house.give(ofac, '2025-11-10', secondOfacText)
    const nowhere = new Client({ node: 'http://127.0.0.1:9', maxRetries: 0 })
    const report = await runSource({ ...house, engine: nowhere }, ofac)
    await nowhere.close()
    expect(report).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^Stored, but the search index/) })
    expect(await house.find('ofac-60001')).toBeNull()
    expect(await runSource(house, ofac)).toMatchObject({ outcome: 'unchanged', counts: { documents: 33 } })
    expect(await house.find('ofac-60001')).not.toBeNull()
  })
})

describe('index versions', () => {
  it('keeps exactly one previous and deletes older ones', async () => {
    await house.give(un, '2025-11-01', unDocument(unFixture))
    await runSource(house, un)
    await buildIndex(house)
    await buildIndex(house)
    expect(await states()).toEqual(['deleted', 'previous', 'live'])
    const found = Object.keys(await house.engine.indices.get({ index: `${house.indexPrefix}-*` }))
    expect(found).toHaveLength(2)
  })

  it('goes back to the previous version, and stays there until something new is published', async () => {
    await house.give(ofac, '2025-11-01', firstOfacText)
    await runSource(house, ofac)
    const [first] = await servedIndex()
    await house.give(ofac, '2025-11-10', secondOfacText)
    await runSource(house, ofac)
    expect(await house.find('ofac-60001')).not.toBeNull()

    expect(await rollbackIndex(house)).toBe(first)
    expect(await servedIndex()).toEqual([first])
    expect(await house.find('ofac-60001')).toBeNull()
    expect(await states()).toEqual(['live', 'previous'])

    await runSource(house, ofac)
    expect(await servedIndex()).toEqual([first])
  })

  it('is built anew at the next start when an older version of the product made it', async () => {
    await house.give(un, '2025-11-01', unDocument(unFixture))
    await runSource(house, un)
    expect(await renewIndex(house)).toEqual({ outcome: 'current' })

    const [live = ''] = await servedIndex()
    const older = live.replace(/-f\d+-/, '-f0-')
    await house.engine.indices.create({ index: older, ...subjectIndex })
    const alias = subjectAlias(house.indexPrefix)
    await house.engine.indices.updateAliases({
      actions: [{ remove: { index: live, alias } }, { add: { index: older, alias } }],
    })
    await house.db.updateTable('index_builds').set({ index_name: older }).where('index_name', '=', live).execute()

    expect(await renewIndex(house)).toMatchObject({ outcome: 'published', changed: null })
    expect(await servedIndex()).not.toEqual([older])
    expect(await house.countIndexed()).toBeGreaterThan(0)
    expect(await renewIndex(house)).toEqual({ outcome: 'current' })
  })

  it('has nothing to go back to after the first build', async () => {
    await house.give(un, '2025-11-01', unDocument(unFixture))
    await runSource(house, un)
    expect(await rollbackIndex(house)).toBeNull()
  })

  it('deletes a failed build, says why and serves on', async () => {
    await house.give(un, '2025-11-01', unDocument(unFixture))
    await runSource(house, un)
    const served = await servedIndex()
    // A sub-type longer than a keyword may be: the engine refuses the document.
    const tooLong = 'x'.repeat(40_000)
    await house.db
      .updateTable('subjects')
      .set({ sub_types: [tooLong as '0101'] })
      .where('id', '=', 'un-690735')
      .execute()
    await expect(buildIndex(house)).rejects.toThrow(/un-690735/)
    expect(await servedIndex()).toEqual(served)
    const failed = (await builds()).at(-1)
    expect(failed).toMatchObject({ state: 'failed', reason: expect.stringContaining('un-690735') })
    expect(await house.engine.indices.exists({ index: failed?.index_name ?? '' })).toBe(false)
    expect(await house.countIndexed()).toBe(10)
  })
})

/** Starts the command line on this house and kills it once its run has begun. */
async function killDuringRun(of: TestHouse): Promise<void> {
  const database = await of.db
    .selectNoFrom((eb) => eb.fn<string>('current_database').as('name'))
    .executeTakeFirstOrThrow()
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  url.pathname = `/${database.name}`
  const child = spawn(process.execPath, [new URL('../src/cli.ts', import.meta.url).pathname, 'ofac-sdn'], {
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
