import { writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settleResolution } from '../../src/pipeline/resolve/settle-resolution.ts'
import { ingestSource, type RunOptions } from '../../src/pipeline/run.ts'
import { rollbackSource } from '../../src/pipeline/store/rollback.ts'
import type { Source } from '../../src/source.ts'
import { euFsf } from '../../src/sources/eu-fsf/source.ts'
import { ofacSdn } from '../../src/sources/ofac-sdn/source.ts'
import { ukSanctions } from '../../src/sources/uk-sanctions/source.ts'
import { unSc } from '../../src/sources/un-sc/source.ts'
import { createWarnings } from '../../src/warnings.ts'
import { type RecordFacts, recordFile, recordSource } from '../support/record-source.ts'
import { runSource } from '../support/run-source.ts'
import { decisionColumns, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

const [ofac, un, eu, uk] = [ofacSdn, unSc, euFsf, ukSanctions].map(recordSource) as [Source, Source, Source, Source]

let environment: TestEnvironment
beforeEach(async () => {
  environment = await openTestEnvironment()
})
afterEach(() => environment.close())

/** Brings an edition of the list without renewing the index. */
async function bring(source: Source, day: string, records: RecordFacts[], options: RunOptions = {}) {
  await environment.give(source, day, recordFile(day, records))
  const report = await ingestSource(environment, source, options)
  if (report === 'busy') throw new Error('busy')
  return report
}

async function subjectsOf(): Promise<Record<string, string>> {
  const rows = await environment.db
    .selectFrom('subject_records')
    .select(['source_id', 'publisher_id', 'subject_id', 'reason'])
    .orderBy('source_id')
    .orderBy('publisher_id')
    .execute()
  return Object.fromEntries(
    rows.map((row) => [`${row.source_id}/${row.publisher_id}`, `${row.subject_id} ${row.reason}`]),
  )
}

const subject = (id: string) =>
  environment.db.selectFrom('subjects').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

// Ri Pyong Chol as the four lists print him.
const unListing = {
  list: 'DPRK',
  programmes: ['DPRK'],
  measures: [],
  legalBases: [],
  listedOn: '2017-12-22',
  amendedOn: [],
}
const unRi = {
  publisherId: '6908442',
  name: 'RI PYONG CHOL',
  born: '1948',
  from: ['KP'],
  listings: [{ ...unListing, reference: 'KPi.076' }],
}
const ofacRi = { publisherId: '23043', name: 'Ri Pyong Chol', born: '1948', from: ['KP'] }
const euRi = {
  publisherId: '135',
  name: 'Pyong Chol RI',
  crossReferences: [{ scheme: 'un' as const, value: 'KPi.076' }],
}
const ukRi = {
  publisherId: 'DPR0110',
  name: 'Pyong-Chol RI',
  crossReferences: [{ scheme: 'un' as const, value: 'KPi.076' }],
}
const zolotov = { name: 'Viktor Vasilyevich ZOLOTOV', born: '1954-01-27', from: ['RU'] }

describe('records of several lists', () => {
  it('are one subject: by the UN reference, and by name with birth and country where there is none', async () => {
    await bring(ofac, '2026-01-01', [ofacRi])
    await bring(un, '2026-01-01', [unRi])
    await bring(eu, '2026-01-01', [euRi])
    const report = await bring(uk, '2026-01-01', [ukRi])
    expect(report.counts).toMatchObject({ joined: 1, parted: 0 })
    expect(await subjectsOf()).toEqual({
      'ofac-sdn/23043': 'ofac-23043 own-id',
      'un-sc/6908442': 'ofac-23043 name',
      'eu-fsf/135': 'ofac-23043 name',
      'uk-sanctions/DPR0110': 'ofac-23043 name',
    })
    const evidence = await environment.db
      .selectFrom('subject_records')
      .select('evidence')
      .where('source_id', '=', 'uk-sanctions')
      .executeTakeFirstOrThrow()
    expect(evidence.evidence?.evidence).toContainEqual({ kind: 'reference', points: 5, values: ['un:KPI.076'] })
    expect(await subject('un-6908442')).toMatchObject({ merged_into: 'ofac-23043', is_listed: false })
    expect(await subject('ofac-23043')).toMatchObject({ merged_into: null, is_listed: true, name: 'Ri Pyong Chol' })
  })

  it('have the same ids in any order of the lists', async () => {
    for (const source of [uk, eu, un, ofac]) {
      const records = { [uk.id]: ukRi, [eu.id]: euRi, [un.id]: unRi, [ofac.id]: ofacRi }[source.id]
      await bring(source, '2026-01-01', records ? [records] : [])
    }
    expect(new Set(Object.values(await subjectsOf()).map((text) => text.split(' ')[0]))).toEqual(
      new Set(['ofac-23043']),
    )
  })

  it('keep the older id, whichever list comes later', async () => {
    await bring(eu, '2026-01-01', [{ publisherId: '147000', ...zolotov }])
    await environment.db
      .updateTable('subjects')
      .set({ created_at: new Date('2025-06-01') })
      .execute()
    await bring(ofac, '2026-01-01', [{ publisherId: '24326', ...zolotov }])
    expect(await subjectsOf()).toMatchObject({ 'ofac-sdn/24326': 'eu-147000 name' })
  })

  it('are searched as one, the merged id no more', async () => {
    await environment.give(ofac, '2026-01-01', recordFile('2026-01-01', [{ publisherId: '24326', ...zolotov }]))
    await environment.give(eu, '2026-01-01', recordFile('2026-01-01', [{ publisherId: '147000', ...zolotov }]))
    await runSource(environment, eu)
    expect(await environment.find('eu-147000')).not.toBeNull()
    await runSource(environment, ofac)
    expect(await environment.find('eu-147000')).toBeNull()
    expect(await environment.find('ofac-24326')).toMatchObject({ sourceIds: [1, 15], isListed: true })
    expect(await environment.countIndexed()).toBe(1)
  })

  it('touch no subject but those whose records changed', async () => {
    await bring(ofac, '2026-01-01', [
      { publisherId: '24326', ...zolotov },
      { publisherId: '2', name: 'Another One', born: '1960-02-02', from: ['RU'] },
    ])
    const before = await subject('ofac-2')
    await bring(eu, '2026-01-01', [{ publisherId: '147000', ...zolotov }])
    expect((await subject('ofac-2')).updated_at).toEqual(before.updated_at)
    expect((await subject('ofac-24326')).updated_at > before.updated_at).toBe(true)
  })

  it('stay one when what joined them is gone, and the run says so', async () => {
    await bring(ofac, '2026-01-01', [{ publisherId: '24326', ...zolotov }])
    await bring(eu, '2026-01-01', [{ publisherId: '147000', ...zolotov }])
    const report = await bring(eu, '2026-01-02', [{ publisherId: '147000', ...zolotov, born: '1971-03-02' }])
    expect(report.warnings).toEqual([
      { code: 'merge-evidence-gone', count: 1, examples: [expect.stringContaining('eu-fsf/147000')] },
    ])
    expect(await subjectsOf()).toMatchObject({ 'eu-fsf/147000': 'ofac-24326 name' })
  })

  it('stay listed until the last list drops them', async () => {
    const stranger = { publisherId: '9', name: 'Somebody Else', born: '1970-05-05', from: ['RU'] }
    await bring(ofac, '2026-01-01', [{ publisherId: '24326', ...zolotov }, stranger])
    await bring(eu, '2026-01-01', [{ publisherId: '147000', ...zolotov }, stranger])
    const first = await bring(eu, '2026-01-02', [stranger], { isForced: true })
    expect(first.counts).toMatchObject({ withdrawn: 1, offline: 0 })
    expect(await subject('ofac-24326')).toMatchObject({ is_listed: true })
    const last = await bring(ofac, '2026-01-02', [stranger], { isForced: true })
    expect(last.counts).toMatchObject({ withdrawn: 1, offline: 1 })
    expect(await subject('ofac-24326')).toMatchObject({ is_listed: false })
  })

  it('are compared again by other rules, and nothing changes if the result is the same', async () => {
    await bring(ofac, '2026-01-01', [{ publisherId: '24326', ...zolotov }])
    await bring(eu, '2026-01-01', [{ publisherId: '147000', ...zolotov }])
    const before = await subjectsOf()
    // What an older version kept may lack what this one reads.
    await environment.db.updateTable('subject_records').set({ profile: '{}', profile_version: 0 }).execute()
    await environment.db.deleteFrom('record_keys').execute()
    expect(await settleResolution(environment.db, environment.sources, createWarnings())).toBe(0)
    expect(await subjectsOf()).toEqual(before)
    expect((await environment.db.selectFrom('record_keys').selectAll().execute()).length).toBeGreaterThan(2)
  })

  it('are not joined by a number that many share', async () => {
    const passport = { kind: 'passport' as const, label: 'Passport', number: '7772226', countryCode: 'KP' }
    const sharing = (count: number, first = 0): RecordFacts[] =>
      Array.from({ length: count }, (_, at) => ({
        publisherId: `${at}`,
        name: `Kim Chol ${'abcdefghijklmnopqr'[first + at]}u`,
        documents: [passport],
      }))
    await bring(ofac, '2026-01-01', sharing(14))
    const report = await bring(un, '2026-01-01', sharing(2, 14))
    expect(report.warnings).toContainEqual({
      code: 'key-too-common',
      count: 1,
      examples: ['number 7772226'],
    })
    expect(report.counts['joined']).toBe(0)
  })
})

describe('subjects that are possibly one', () => {
  const possible = () =>
    environment.db
      .selectFrom('possible_matches')
      .select(['a_publisher_id', 'b_publisher_id', 'probability', 'evidence'])
      .execute()
  const rezaei = { publisherId: '1', name: 'Ali Hassan', from: ['IR'] }
  const rezaee = { publisherId: '2', name: 'Ali Hassan', from: ['IR'] }

  it('are stored with the evidence, and no longer when a record changes', async () => {
    await bring(ofac, '2026-01-01', [rezaei])
    await bring(eu, '2026-01-01', [rezaee])
    const [pair] = await possible()
    expect(pair).toMatchObject({ a_publisher_id: '2', b_publisher_id: '1' })
    expect(pair?.probability).toBeGreaterThan(0.5)
    expect(pair?.evidence.map(({ kind }) => kind)).toContain('country')
    await bring(eu, '2026-01-02', [{ ...rezaee, name: 'Somebody Else' }])
    expect(await possible()).toEqual([])
  })

  it('are not stored when other entries of the two subjects rule it out', async () => {
    await bring(ofac, '2026-01-01', [{ ...rezaei, born: '1950-01-05' }])
    await bring(uk, '2026-01-01', [{ ...rezaee, publisherId: '3', born: '1985-07-09' }])
    await bring(eu, '2026-01-01', [rezaee])
    expect(
      (await possible()).filter(
        ({ a_publisher_id: a, b_publisher_id: b }) => [a, b].includes('3') && [a, b].includes('1'),
      ),
    ).toEqual([])
  })
})

describe('decisions', () => {
  async function decide(...lines: string[]) {
    await writeFile(environment.decisionsFile, decisionColumns + lines.join('\n'))
    const warnings = createWarnings()
    await settleResolution(environment.db, environment.sources, warnings, environment.decisionsFile)
    return warnings.list()
  }
  const apart = 'apart,ofac-sdn/24326,eu-fsf/147000,another man,data,2026-01-05'

  beforeEach(async () => {
    await bring(ofac, '2026-01-01', [{ publisherId: '24326', ...zolotov }])
    await bring(eu, '2026-01-01', [{ publisherId: '147000', ...zolotov }])
  })

  it('undo a merge: the records return to their ids, and are joined again when the line is removed', async () => {
    expect(await decide(apart)).toEqual([])
    expect(await subjectsOf()).toEqual({ 'ofac-sdn/24326': 'ofac-24326 own-id', 'eu-fsf/147000': 'eu-147000 own-id' })
    expect(await subject('eu-147000')).toMatchObject({ merged_into: null, is_listed: true })
    const report = await bring(eu, '2026-01-03', [{ publisherId: '147000', ...zolotov, remarks: ['amended'] }])
    expect(report.counts).toMatchObject({ modified: 1, joined: 0 })
    await decide()
    expect(await subjectsOf()).toMatchObject({ 'eu-fsf/147000': 'ofac-24326 name' })
    const events = await environment.db.selectFrom('ingest_events').select(['kind', 'message']).execute()
    expect(events.map(({ kind }) => kind)).toEqual([
      'resolution.changed',
      'resolution.decided',
      'resolution.changed',
      'resolution.decided',
      'resolution.changed',
    ])
  })

  it('join by hand whom no rule joins', async () => {
    await bring(un, '2026-01-01', [{ publisherId: '7', name: 'V. Solotow' }])
    await decide('join,un-sc/7,eu-fsf/147000,photograph,compliance,2026-01-05')
    expect(await subjectsOf()).toMatchObject({ 'un-sc/7': 'ofac-24326 decision' })
    await decide()
    expect(await subjectsOf()).toMatchObject({ 'un-sc/7': 'un-7 own-id' })
  })

  it('that are taken back leave the two subjects possibly one, as they were', async () => {
    const hassan = { name: 'Ali Hassan', from: ['IR'] }
    await bring(uk, '2026-01-01', [{ publisherId: '1', ...hassan }])
    await bring(un, '2026-01-01', [{ publisherId: '2', ...hassan }])
    const possible = () =>
      environment.db.selectFrom('possible_matches').select(['a_publisher_id', 'b_publisher_id']).execute()
    const pair = [{ a_publisher_id: '1', b_publisher_id: '2' }]
    expect(await possible()).toEqual(pair)
    await decide('join,uk-sanctions/1,un-sc/2,photograph,compliance,2026-01-05')
    expect(await possible()).toEqual([])
    await decide()
    expect(await possible()).toEqual(pair)
  })

  it('are reported where they cannot be followed, every time', async () => {
    const wrong = ['apart,ofac-sdn/24326', 'join,ofac-sdn/24326,eu-fsf/0,typing error,data,2026-01-05']
    for (const _ of [1, 2]) {
      expect(await decide(...wrong)).toEqual([
        { code: 'decision-wrong-line', count: 1, examples: ['line 2: 2 cells'] },
        { code: 'decision-unknown-record', count: 1, examples: ['eu-fsf/0'] },
      ])
    }
  })
})

describe('a rolled-back edition', () => {
  const stays = { publisherId: '1', name: 'Ivan Petrovich SIDOROV', born: '1961-03-04', from: ['RU'] }
  const goes = { publisherId: '2', name: 'Petr Ivanovich SIDOROV', born: '1962-03-04', from: ['RU'] }
  const comes = { publisherId: '3', ...zolotov }
  const relationships = [{ toPublisherId: '1', kind: 'family-member-of', label: 'Family', isFormer: false }]
  const first = [{ ...stays, relationships: [] }, goes]
  const second = [{ ...stays, name: 'Ivan SIDOROFF', relationships }, comes]

  beforeEach(async () => {
    await bring(eu, '2026-01-01', [{ publisherId: '147000', ...zolotov }])
    await bring(ofac, '2026-01-01', first)
    await bring(ofac, '2026-01-02', second, { isForced: true })
  })

  it('leaves records, relationships, history and subjects as they were before it', async () => {
    expect(await subjectsOf()).toMatchObject({ 'eu-fsf/147000': 'ofac-3 name' })
    expect(await rollbackSource(environment, 'ofac-sdn')).toEqual({
      outcome: 'rolled-back',
      from: '2026-01-02',
      to: '2026-01-01',
      records: 3,
    })
    const records = await environment.db
      .selectFrom('source_records')
      .select(['publisher_id', 'valid_to'])
      .where('source_id', '=', 'ofac-sdn')
      .orderBy('publisher_id')
      .execute()
    expect(records).toEqual([
      { publisher_id: '1', valid_to: null },
      { publisher_id: '2', valid_to: null },
    ])
    expect(await environment.db.selectFrom('relationships').selectAll().execute()).toEqual([])
    expect(await environment.db.selectFrom('subject_changes').selectAll().execute()).toEqual([])
    expect(await subjectsOf()).toEqual({
      'ofac-sdn/1': 'ofac-1 own-id',
      'ofac-sdn/2': 'ofac-2 own-id',
      'eu-fsf/147000': 'eu-147000 own-id',
    })
    expect(await subject('ofac-1')).toMatchObject({ name: stays.name, is_listed: true })
    expect(await subject('eu-147000')).toMatchObject({ merged_into: null, is_listed: true })
    expect(await subject('ofac-3')).toMatchObject({ merged_into: null, is_listed: false })
    const source = await environment.db
      .selectFrom('sources')
      .select('record_count')
      .where('id', '=', 'ofac-sdn')
      .executeTakeFirstOrThrow()
    expect(source.record_count).toBe(2)
    const events = await environment.db.selectFrom('ingest_events').select(['source_id', 'kind']).execute()
    expect(events).toContainEqual({ source_id: 'ofac-sdn', kind: 'source.rolled-back' })
  })

  it('is not published again, but a newer one is; with force it returns with the same ids', async () => {
    await rollbackSource(environment, 'ofac-sdn')
    expect(await bring(ofac, '2026-01-02', second)).toMatchObject({ outcome: 'rejected' })
    expect(await bring(ofac, '2026-01-02', second, { isForced: true })).toMatchObject({ outcome: 'published' })
    expect(await subjectsOf()).toMatchObject({
      'ofac-sdn/3': 'ofac-3 own-id',
      'eu-fsf/147000': expect.stringContaining('ofac-3'),
    })
    await rollbackSource(environment, 'ofac-sdn')
    expect(await bring(ofac, '2026-01-03', [...first, comes])).toMatchObject({
      outcome: 'published',
      counts: { added: 1 },
    })
  })

  it('has one before it, or nothing happens', async () => {
    await rollbackSource(environment, 'ofac-sdn')
    expect(await rollbackSource(environment, 'ofac-sdn')).toEqual({ outcome: 'nothing-before' })
    expect(await rollbackSource(environment, 'un-sc')).toEqual({ outcome: 'nothing-before' })
  })
})
