import { writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runDueSources, type SchedulerOptions } from '../../src/scheduler/run-due-sources.ts'
import { euFsf } from '../../src/sources/eu-fsf/source.ts'
import { ofacSdn } from '../../src/sources/ofac-sdn/source.ts'
import { recordFile, recordSource } from '../support/record-source.ts'
import { runSource } from '../support/run-source.ts'
import { decisionColumns, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

const [ofac, eu] = [recordSource(ofacSdn), recordSource(euFsf)]
const pair = { a_source_id: 'eu-fsf', a_publisher_id: '7', b_source_id: 'ofac-sdn', b_publisher_id: '24326' } as const

let environment: TestEnvironment
beforeEach(async () => {
  environment = await openTestEnvironment()
  // No rule joins these two.
  const zolotov = { publisherId: '24326', name: 'Viktor Vasilyevich ZOLOTOV', born: '1954-01-27', from: ['RU'] }
  await environment.give(ofac, '2026-01-01', recordFile('2026-01-01', [zolotov]))
  await environment.give(eu, '2026-01-01', recordFile('2026-01-01', [{ publisherId: '7', name: 'V. Solotow' }]))
  await runSource(environment, ofac)
  await runSource(environment, eu)
  const user = { id: 'u1', user_name: 'admin', role: 'admin' } as const
  await environment.db
    .insertInto('users')
    .values({ ...user, user_name_key: null })
    .execute()
})
afterEach(() => environment.close())

/** One pass of the scheduler, for which no list is due. */
async function pass(): Promise<void> {
  const options: SchedulerOptions = {
    sources: [],
    nextRun: () => new Date(),
    retryDelays: [],
    now: () => new Date(),
    reporter: { report: () => undefined, reportIndex: () => undefined },
    signal: new AbortController().signal,
  }
  expect(await runDueSources(environment, options, { attempts: new Map(), indexAgainAt: null })).toBe('done')
}
function decide(verdict: 'same' | 'other') {
  const seen = { probability: 0.8, evidence: '[]', user_id: 'u1', decided_at: new Date('2026-01-05T20:00:00Z') }
  return environment.db
    .insertInto('match_decisions')
    .values({ ...pair, ...seen, verdict })
    .execute()
}
const undo = () =>
  environment.db.updateTable('match_decisions').set({ undone_by: 'u1', undone_at: new Date() }).execute()
async function subjectOf(publisherId: string): Promise<string> {
  const { subject_id } = await environment.db
    .selectFrom('subject_records')
    .select('subject_id')
    .where('publisher_id', '=', publisherId)
    .executeTakeFirstOrThrow()
  return subject_id
}
const inForce = () =>
  environment.db.selectFrom('resolution_decisions').select(['action', 'decided_on', 'reason', 'origin']).execute()
const countBuilds = async () => (await environment.db.selectFrom('index_builds').selectAll().execute()).length

describe('what a person decides about a possible match', () => {
  it('makes one subject at the next pass, searched as one, and two again when it is undone', async () => {
    expect(await environment.countIndexed()).toBe(2)
    await decide('same')
    await pass()
    expect(await subjectOf('7')).toBe('ofac-24326')
    expect(await environment.find('ofac-24326')).toMatchObject({ sourceIds: [1, 15] })
    expect(await environment.countIndexed()).toBe(1)
    expect(await inForce()).toEqual([
      { action: 'join', decided_on: '2026-01-06', reason: 'Decided among the possible matches', origin: 'person' },
    ])
    await undo()
    await pass()
    expect(await subjectOf('7')).toBe('eu-7')
    expect(await environment.countIndexed()).toBe(2)
    expect(await inForce()).toEqual([])
  })

  it('keeps two subjects apart', async () => {
    await decide('other')
    await pass()
    expect(await inForce()).toMatchObject([{ action: 'apart', origin: 'person' }])
    expect(await subjectOf('7')).toBe('eu-7')
  })

  it('changes nothing where the reviewed file says otherwise, until the file says it no more', async () => {
    const line = 'apart,ofac-sdn/24326,eu-fsf/7,another man,data,2026-01-05'
    await writeFile(environment.decisionsFile, decisionColumns + line)
    await runSource(environment, eu)
    await decide('same')
    await pass()
    expect(await subjectOf('7')).toBe('eu-7')
    expect(await inForce()).toMatchObject([{ action: 'apart', origin: 'file' }])
    await writeFile(environment.decisionsFile, decisionColumns)
    await runSource(environment, eu)
    expect(await subjectOf('7')).toBe('ofac-24326')
    expect(await inForce()).toMatchObject([{ action: 'join', origin: 'person' }])
  })

  it('is applied while the file cannot be read, whose decisions stay', async () => {
    await writeFile(environment.decisionsFile, `${decisionColumns}apart,ofac-sdn/24326,eu-fsf/8,other,data,2026-01-05`)
    await runSource(environment, eu)
    await writeFile(environment.decisionsFile, 'no columns')
    await decide('same')
    await pass()
    expect(await subjectOf('7')).toBe('ofac-24326')
    expect((await inForce()).map(({ origin }) => origin).toSorted()).toEqual(['file', 'person'])
  })

  it('is applied once: a pass without a new decision makes no index', async () => {
    await decide('same')
    await pass()
    const builds = await countBuilds()
    await pass()
    expect(await countBuilds()).toBe(builds)
    const events = await environment.db.selectFrom('ingest_events').select('kind').execute()
    expect(events.filter(({ kind }) => kind === 'resolution.decided')).toHaveLength(1)
  })
})
