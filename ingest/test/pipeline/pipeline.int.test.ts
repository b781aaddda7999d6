import { readdir, readFile } from 'node:fs/promises'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOfacText, ofac, secondOfacText, un } from '../support/editions.ts'
import { runSource } from '../support/run-source.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
beforeAll(async () => {
  environment = await openTestEnvironment()
})
afterAll(() => environment.close())

async function run(source = ofac, options = {}) {
  const report = await runSource(environment, source, options)
  if (report === 'busy') throw new Error('The source is being read by another run')
  return report
}

const changes = () =>
  environment.db
    .selectFrom('subject_changes')
    .select(['subject_id', 'data_status', 'changed_on', 'changes'])
    .orderBy('id')
    .execute()

describe('the way from file to alias', () => {
  it('publishes a first edition as the baseline: searchable, without change rows', async () => {
    await environment.give(ofac, '2025-11-01', firstOfacText)
    const report = await run()
    expect(report).toMatchObject({ outcome: 'published', reason: null, warnings: [] })
    expect(report.counts).toMatchObject({ records: 32, added: 32, modified: 0, withdrawn: 0, documents: 32 })
    expect(await changes()).toEqual([])
    expect(await environment.find('ofac-29220')).toMatchObject({
      type: '02',
      isListed: true,
      sourceIds: [1],
      countries: ['CN'],
      names: [
        { value: 'Chen Quanguo', kind: 'primary', quality: 'strong', script: 'Latn' },
        { value: '陈全国', kind: 'primary', quality: 'strong', script: 'Hans' },
      ],
      row: { listedOn: '2020-07-09', birthDates: ['1955'], sex: 'male' },
    })
    const kept = await environment.db.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow()
    expect(await readFile(`${environment.dataFolder}/${kept.file_path}`, 'utf8')).toBe(firstOfacText)
    expect(kept.published_on).toBe('2025-11-01')
  })

  it('finds a vessel by its IMO number and a person by passport or wallet', async () => {
    expect((await environment.find('ofac-15036'))?.identifiers).toEqual(
      expect.arrayContaining(['9187629', '572469210', 'T2EU4', '15036', 'OFAC15036']),
    )
    expect((await environment.find('ofac-26236'))?.identifiers).toContain('G31920875')
    expect((await environment.find('ofac-28263'))?.identifiers).toContain('134R8IHV69XDT6P5QVKTSHRCUEUBVZAYAK')
  })

  it('stores relationships as published', async () => {
    const rows = await environment.db
      .selectFrom('relationships')
      .selectAll()
      .where('from_publisher_id', '=', '15458')
      .execute()
    expect(rows).toMatchObject([{ to_publisher_id: '12927', kind: 'owned-or-controlled-by', is_former: false }])
  })

  it('writes only the run when the same file is received again', async () => {
    const before = await environment.db
      .selectFrom('source_records')
      .select(['id', 'snapshot_id'])
      .orderBy('id')
      .execute()
    const builds = await environment.db.selectFrom('index_builds').selectAll().execute()
    const report = await run()
    expect(report.outcome).toBe('unchanged')
    const after = await environment.db
      .selectFrom('source_records')
      .select(['id', 'snapshot_id'])
      .orderBy('id')
      .execute()
    expect(after).toEqual(before)
    expect(await environment.db.selectFrom('index_builds').selectAll().execute()).toEqual(builds)
    expect(await environment.db.selectFrom('snapshots').selectAll().execute()).toHaveLength(1)
    expect(await readdir(`${environment.dataFolder}/snapshots/ofac-sdn`)).toHaveLength(1)
  })

  it.each([
    ['.gz', gzipSync],
    ['.zst', zstdCompressSync],
  ])('knows the same content packed as %s', async (extension, pack) => {
    await environment.give(ofac, '2025-11-02', pack(firstOfacText), extension)
    const report = await run(ofac, { date: '2025-11-02' })
    expect(report).toMatchObject({ outcome: 'unchanged', reason: null })
    expect(report.counts['records']).toBe(32)
  })

  it('records what a second edition adds, modifies and withdraws', async () => {
    await environment.give(ofac, '2025-11-10', secondOfacText)
    const report = await run()
    expect(report.outcome).toBe('published')
    expect(report.counts).toMatchObject({ records: 32, added: 1, modified: 1, withdrawn: 1, offline: 1 })
    expect(await changes()).toMatchObject([
      {
        subject_id: 'ofac-26236',
        data_status: 2,
        changed_on: '2025-11-10',
        changes: [{ field: 'documents', before: [], after: [{ number: 'G99999999' }] }],
      },
      { subject_id: 'ofac-60001', data_status: 1 },
      { subject_id: 'ofac-4238', data_status: 3 },
      { subject_id: 'ofac-4238', data_status: 0 },
    ])
  })

  it('keeps a withdrawn party: closed, off every list, and still describable', async () => {
    const versions = await environment.db
      .selectFrom('source_records')
      .select(['valid_from', 'valid_to'])
      .where('publisher_id', '=', '4238')
      .execute()
    expect(versions).toEqual([{ valid_from: '2025-11-01', valid_to: '2025-11-10' }])
    expect(await environment.find('ofac-4238')).toMatchObject({
      isListed: false,
      sourceIds: [],
      names: [{ value: 'MAR AZUL' }],
      row: { changedOn: '2025-11-10' },
    })
  })

  it('keeps both versions of a modified record', async () => {
    const versions = await environment.db
      .selectFrom('source_records')
      .select(['valid_from', 'valid_to'])
      .where('publisher_id', '=', '26236')
      .orderBy('id')
      .execute()
    expect(versions).toEqual([
      { valid_from: '2025-11-01', valid_to: '2025-11-10' },
      { valid_from: '2025-11-10', valid_to: null },
    ])
  })

  it('refuses an older edition', async () => {
    const report = await run(ofac, { date: '2025-11-01', isForced: true })
    expect(report).toMatchObject({
      outcome: 'rejected',
      reason: 'The file is of 2025-11-01, older than the published one of 2025-11-10.',
    })
  })

  it('adds a second source to the first', async () => {
    // The fixture through `xz -9`.
    await environment.give(
      un,
      '2025-11-01',
      await readFile(new URL('../fixtures/consolidated.xml.xz', import.meta.url)),
      '.xz',
    )
    expect(await run(un)).toMatchObject({ outcome: 'published', warnings: [] })
    expect(await environment.countIndexed()).toBe(43)
    expect(await environment.find('un-690789')).toMatchObject({ sourceIds: [2], countries: ['GW'] })
  })

  it('adds a withdrawn party again, under its old subject', async () => {
    await environment.give(
      ofac,
      '2025-11-20',
      firstOfacText.replace('<Month>11</Month><Day>1</Day>', '<Month>11</Month><Day>20</Day>'),
    )
    const report = await run()
    expect(report.counts).toMatchObject({ added: 1, modified: 1, withdrawn: 1 })
    expect(await environment.find('ofac-4238')).toMatchObject({ isListed: true, sourceIds: [1] })
  })
})
