import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SourceRecord } from '@qingdan/database/record.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settleResolution } from '../../src/pipeline/resolve/settle-resolution.ts'
import { refreshStored } from '../../src/pipeline/run.ts'
import { rollbackSource } from '../../src/pipeline/store/rollback.ts'
import type { Source } from '../../src/source.ts'
import { loadStarters } from '../../src/starter/load-starters.ts'
import { makeStarters } from '../../src/starter/make-starters.ts'
import { statusLines } from '../../src/status.ts'
import { createWarnings } from '../../src/warnings.ts'
import { ofac, un } from '../support/editions.ts'
import { type RecordFacts, recordFile, recordSource } from '../support/record-source.ts'
import { runSource } from '../support/run-source.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

const us = recordSource(ofac)
const world = recordSource(un)
const both = [us, world]

const petrov: RecordFacts = {
  publisherId: '7',
  name: 'Ivan PETROV',
  born: '1962-03-04',
  from: ['RU'],
  remarks: ['A sentence of the publisher.'],
  listings: [
    {
      list: 'SDN',
      programmes: ['X'],
      measures: [],
      legalBases: [],
      listedOn: '2025-10-01',
      amendedOn: [],
      note: 'A note.',
    },
  ],
}
const usRecords: RecordFacts[] = [
  petrov,
  { publisherId: '8', name: 'Anna SMIRNOVA', relationships: [relationTo('7')] },
  { publisherId: '9', name: 'Pjotr GONE', born: '1950-01-01' },
  ...['11', '12', '13'].map((publisherId) => ({ publisherId, name: `Party NUMBER${publisherId}` })),
]
const worldRecords: RecordFacts[] = [
  { publisherId: '700', name: 'Ivan PETROV', born: '1962-03-04', from: ['RU'] },
  { publisherId: '701', name: 'Somebody ELSE', born: '1970-05-06' },
]

function relationTo(toPublisherId: string): SourceRecord['relationships'][number] {
  return { toPublisherId, kind: 'family-member-of', label: 'Family', isFormer: false, statement: 'She is his sister.' }
}

let environment: TestEnvironment
let folder: string
beforeEach(async () => {
  environment = await openTestEnvironment()
  folder = await mkdtemp(join(tmpdir(), 'qingdan-starter-'))
  await giveEditions('2025-11-01', usRecords)
  const maker = await openTestEnvironment()
  await makeStarters(maker.db, both, environment.mirror, folder, () => undefined)
  await maker.close()
})
afterEach(async () => {
  await environment.close()
  await rm(folder, { recursive: true })
})

async function giveEditions(date: string, records: readonly RecordFacts[]): Promise<void> {
  await environment.give(us, date, recordFile(date, records))
  await environment.give(world, date, recordFile(date, worldRecords))
}

async function load(sources: readonly Source[] = both): Promise<string[]> {
  const lines: string[] = []
  await loadStarters(
    { ...environment, sources },
    folder,
    {},
    {
      report: (run) =>
        lines.push(`${run.sourceId} ${run.outcome}${'reason' in run && run.reason ? `: ${run.reason}` : ''}`),
    },
  )
  await refreshStored(environment, {})
  return lines
}

const links = async () => {
  const rows = await environment.db
    .selectFrom('subject_records')
    .select(['source_id', 'publisher_id', 'subject_id', 'reason'])
    .orderBy('source_id')
    .orderBy('publisher_id')
    .execute()
  return rows.map((row) => `${row.source_id}/${row.publisher_id} ${row.subject_id} ${row.reason}`)
}
const records = (sourceId: string) =>
  environment.db
    .selectFrom('source_records')
    .select(['publisher_id', 'record', 'valid_to'])
    .where('source_id', '=', sourceId)
    .orderBy('publisher_id')
    .execute()
const changes = () =>
  environment.db.selectFrom('subject_changes').select(['publisher_id', 'data_status']).orderBy('id').execute()

describe('starter editions', () => {
  it('are searched with the ids and joins that the publishers files give, marked, and never checked', async () => {
    expect(await load()).toEqual(['ofac-sdn published', 'un-sc published'])
    expect(await environment.countIndexed()).toBe(7)
    const asStarter = await links()
    expect(asStarter.filter((line) => line.includes('/700'))).toEqual([
      expect.stringMatching(/^un-sc\/700 ofac-7 (?:name|birth-date)/),
    ])
    expect(JSON.stringify(await records('ofac-sdn'))).not.toMatch(/sentence|A note|sister/)
    expect(await statusLines(environment)).toContainEqual(
      expect.stringMatching(/^ofac-sdn +starter +6 +2025-11-01 +starter +- /),
    )
    const relations = await environment.db.selectFrom('relationships').select(['to_publisher_id']).execute()
    expect(relations).toEqual([{ to_publisher_id: '7' }])

    const other = await openTestEnvironment()
    await other.give(us, '2025-11-01', recordFile('2025-11-01', usRecords))
    await other.give(world, '2025-11-01', recordFile('2025-11-01', worldRecords))
    for (const source of both) await runSource({ ...other, sources: both }, source)
    const own = await other.db.selectFrom('subject_records').select(['publisher_id', 'subject_id']).execute()
    await other.close()
    expect(own.map(({ publisher_id, subject_id }) => `${publisher_id} ${subject_id}`).sort()).toEqual(
      asStarter.map((line) => line.split('/')[1]?.split(' ').slice(0, 2).join(' ')).sort(),
    )
  })

  it('need no resolution: deciding again changes nothing', async () => {
    await load()
    const before = await links()
    expect(await settleResolution(environment.db, both, createWarnings(), environment.decisionsFile)).toBe(0)
    expect(await links()).toEqual(before)
  })

  it('are decided by the rules where only some lists are loaded', async () => {
    await environment.give(us, '2025-11-01', recordFile('2025-11-01', usRecords))
    await runSource({ ...environment, sources: both }, us)
    expect(await load()).toEqual(['un-sc published'])
    expect(await links()).toContainEqual(expect.stringMatching(/^un-sc\/700 ofac-7 (?:name|birth-date)/))
  })

  it('are refused when damaged, and the others are loaded', async () => {
    await appendFile(join(folder, 'un-sc.jsonl.zst'), 'x')
    expect(await load()).toEqual([expect.stringMatching(/^un-sc rejected: .*is damaged/), 'ofac-sdn published'])
    expect(await environment.countIndexed()).toBe(6)
    expect(await load()).toHaveLength(1)
  })

  it('are loaded whole or not at all: after a failure the next start loads them', async () => {
    await sql`alter table bulletins rename to away`.execute(environment.db)
    expect(await load()).toEqual([expect.stringContaining('ofac-sdn failed'), expect.stringContaining('un-sc failed')])
    expect(await records('ofac-sdn')).toEqual([])
    await sql`alter table away rename to bulletins`.execute(environment.db)
    expect(await load()).toEqual(['ofac-sdn published', 'un-sc published'])
    expect(await load()).toEqual([])
  })
})

describe('the first edition of the publisher', () => {
  it('replaces the starter edition without any change of ids, and nothing counts as changed', async () => {
    await load()
    const before = await links()
    const report = await runSource({ ...environment, sources: both }, us)
    expect(report).toMatchObject({ outcome: 'published', counts: { modified: 0, withdrawn: 0 } })
    expect(await links()).toEqual(before)
    expect(await changes()).toEqual([])
    const replaced = (await records('ofac-sdn')).find(({ publisher_id }) => publisher_id === '7')
    expect(replaced?.record.remarks).toEqual(['A sentence of the publisher.'])
    const keys = await environment.db
      .selectFrom('bulletins')
      .select('key')
      .where('source_id', '=', 'ofac-sdn')
      .execute()
    expect(keys).toEqual([{ key: 'listed:2025-10-01' }])
    expect(await runSource({ ...environment, sources: both }, us)).toMatchObject({ outcome: 'unchanged' })
  })

  it('records the parties that are gone, and them only', async () => {
    await load()
    const renamed = { ...petrov, name: 'Ivan Ivanovich PETROV' }
    const newcomer = { publisherId: '10', name: 'Nova NOVAK' }
    await giveEditions('2025-11-10', [
      renamed,
      ...usRecords.filter(({ publisherId }) => !['7', '9'].includes(publisherId)),
      newcomer,
    ])
    expect(await runSource({ ...environment, sources: both }, us)).toMatchObject({ outcome: 'published' })
    expect(await changes()).toEqual([
      { publisher_id: '9', data_status: 3 },
      { publisher_id: '9', data_status: 0 },
    ])
    expect(await environment.find('ofac-10')).not.toBeNull()
    expect((await environment.find('ofac-9'))?.isListed).toBe(false)
  })

  it('replaces it whole when it numbers the parties otherwise: none of them left the list', async () => {
    await load()
    const renumbered = usRecords.map((record) => ({
      ...record,
      publisherId: `N${record.publisherId}`,
      relationships: [],
    }))
    await giveEditions('2025-11-10', renumbered)
    expect(await runSource({ ...environment, sources: both }, us)).toMatchObject({ outcome: 'published' })
    expect(await changes()).toEqual([])
    expect(await environment.find('ofac-9')).toBeNull()
    expect(await environment.countIndexed()).toBe(7)
    expect(await links()).toContainEqual(expect.stringMatching(/^un-sc\/700 \S+-(N7|700) name/))
  })

  it('is refused when it is older', async () => {
    await load()
    await environment.give(us, '2025-10-01', recordFile('2025-10-01', usRecords))
    expect(await runSource({ ...environment, sources: both }, us, { date: '2025-10-01' })).toMatchObject({
      outcome: 'rejected',
      reason: expect.stringContaining('older'),
    })
  })

  it('has no edition before it to go back to', async () => {
    await load()
    expect(await rollbackSource({ ...environment, sources: both }, 'ofac-sdn')).toEqual({ outcome: 'nothing-before' })
    await runSource({ ...environment, sources: both }, us)
    expect(await rollbackSource({ ...environment, sources: both }, 'ofac-sdn')).toEqual({ outcome: 'nothing-before' })
  })
})
