import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepNight } from '../src/night/keep-night.ts'
import { planRuns } from '../src/night/plan.ts'
import { type Night, type NightMemory, runDue } from '../src/night/run-due.ts'
import { runSource } from '../src/pipeline/run.ts'
import { registerSources } from '../src/register-sources.ts'
import type { Source } from '../src/source.ts'
import { statusLines } from '../src/status.ts'
import { un as anyUn, firstOfacText, ofac, secondOfacText } from './editions.ts'
import { openTestHouse, type TestHouse } from './house.ts'
import { startIngest } from './night-process.ts'
import { unDocument } from './un-document.ts'
import { unFixture } from './un-fixture.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const un: Source = { ...anyUn, staleAfterHours: 60, editionStaleAfterDays: 3650 }

let house: TestHouse
let stopping: AbortController
beforeEach(async () => {
  house = await openTestHouse()
  stopping = new AbortController()
})
afterEach(async () => {
  stopping.abort()
  await house.close()
})

/** A night that asks each list once a day, on a clock that is set by hand. */
function nightOf(sources: readonly Source[]) {
  const clock = { now: new Date(), lines: [] as string[] }
  const memory: NightMemory = { attempts: new Map(), indexAgainAt: null }
  const night: Night = {
    sources,
    nextRun: () => new Date(clock.now.getTime() + day),
    retryDelays: [10 * minute, 30 * minute],
    now: () => clock.now,
    say: (report) => clock.lines.push(`${report.sourceId} ${report.outcome}`),
    sayIndex: () => undefined,
    signal: stopping.signal,
    retryDelay: 1,
  }
  return {
    clock,
    plan: () => planRuns(house.db, sources, night.nextRun),
    /** What was asked by then. */
    async pass(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
      clock.lines = []
      expect(await runDue(house, night, memory)).toBe('done')
      return clock.lines
    },
  }
}
const giveUn = (date: string) => house.give(un, date, unDocument({ ...unFixture, generatedOn: date }))
const takeAway = (source: Source) => rm(join(house.mirror, source.id), { recursive: true })
const eventsOf = async (sourceId: string) =>
  (
    await house.db
      .selectFrom('ingest_events')
      .select(['kind', 'message'])
      .where('source_id', '=', sourceId)
      .orderBy('id')
      .execute()
  ).map((event) => `${event.kind}: ${event.message}`)

describe('a night', () => {
  it('asks every list when its time has come, and makes one index of all', async () => {
    await house.give(ofac, '2025-11-01', firstOfacText)
    await giveUn('2025-11-01')
    const night = nightOf([ofac, un])
    await night.plan()
    expect(await night.pass(hour)).toEqual([])
    expect(await night.pass(day)).toEqual(['ofac-sdn published', 'un-sc published'])
    expect(await house.countIndexed()).toBe(42)
    expect(await house.db.selectFrom('index_builds').selectAll().execute()).toHaveLength(1)
    expect(await night.pass(hour)).toEqual([])
    expect(await night.pass(day)).toEqual(['ofac-sdn unchanged', 'un-sc unchanged'])
    expect(await house.db.selectFrom('index_builds').selectAll().execute()).toHaveLength(1)
  })

  it('asks a list that failed again after each wait, then leaves an event and waits for its next time', async () => {
    const night = nightOf([un])
    await night.plan()
    expect(await night.pass(day)).toEqual(['un-sc failed'])
    expect(await night.pass(9 * minute)).toEqual([])
    expect(await night.pass(minute)).toEqual(['un-sc failed'])
    expect(await eventsOf('un-sc')).toEqual([])
    expect(await night.pass(30 * minute)).toEqual(['un-sc failed'])
    expect(await eventsOf('un-sc')).toEqual([
      'source.failed: Failed 3 times: The mirror has no edition of un-sc (sanctions/un-sc/{date}/consolidated.xml).',
    ])
    expect(await night.pass(hour)).toEqual([])
    expect(await night.pass(day)).toEqual(['un-sc failed'])
    await giveUn('2025-11-01')
    expect(await night.pass(10 * minute)).toEqual(['un-sc published'])
    expect(await night.pass(hour)).toEqual([])
  })

  it('with a publisher that is down for three nights shows the list stale and serves its last data', async () => {
    await registerSources(house.db, [un])
    await giveUn('2025-11-01')
    const night = nightOf([un])
    await night.plan()
    expect(await night.pass(day)).toEqual(['un-sc published'])
    // The run itself has the server's clock: as if it had been then.
    await sql`update sources set checked_at = ${night.clock.now} where id = 'un-sc'`.execute(house.db)
    await takeAway(un)
    for (const _ of [1, 2, 3]) {
      expect(await night.pass(day)).toEqual(['un-sc failed'])
      expect(await night.pass(10 * minute)).toEqual(['un-sc failed'])
      expect(await night.pass(30 * minute)).toEqual(['un-sc failed'])
    }
    const events = await eventsOf('un-sc')
    expect(events.map((event) => event.split(':')[0])).toEqual([
      'source.failed',
      'source.failed',
      'source.stale',
      'source.failed',
    ])
    expect(await house.countIndexed()).toBe(10)
    expect(await house.find('un-690735')).not.toBeNull()
    expect(await statusLines(house, night.clock.now)).toContainEqual(
      expect.stringMatching(/^un-sc +stale \(check\) +10 +2025-11-01 .*The mirror has no edition of un-sc/),
    )

    await giveUn('2025-11-05')
    expect(await night.pass(day)).toEqual(['un-sc published'])
    await sql`update sources set checked_at = ${night.clock.now} where id = 'un-sc'`.execute(house.db)
    await night.pass(0)
    expect((await eventsOf('un-sc')).at(-1)).toBe('source.fresh: Current again')
  })

  it('makes up for what was missed while nothing ran, unless the list was checked since', async () => {
    await giveUn('2025-11-01')
    await house.give(ofac, '2025-11-01', firstOfacText)
    await runSource(house, un)
    await sql`update sources set next_run_at = now() - interval '1 day'`.execute(house.db)
    const night = nightOf([ofac, un])
    await night.plan()
    expect(await night.pass(0)).toEqual(['ofac-sdn published'])
  })

  it('gives way while another process is at it', async () => {
    const night = nightOf([un])
    const clashes = await Promise.all([
      runDue(house, { ...nightStub(), sources: [un] }, { attempts: new Map(), indexAgainAt: null }),
      runDue(house, { ...nightStub(), sources: [un] }, { attempts: new Map(), indexAgainAt: null }),
    ])
    expect(clashes.sort()).toEqual(['busy', 'done'])
    expect(await night.pass(0)).toEqual([])
  })

  it('follows the schedule of each list by the clock, and stops when asked', async () => {
    await giveUn('2025-11-01')
    const everySecond = { ...un, schedule: '* * * * * *' }
    const lines: string[] = []
    const { nextRun: _next, now: _now, ...night } = { ...nightStub(), sources: [everySecond] }
    const keeping = keepNight(
      house,
      { ...night, say: (report) => lines.push(report.outcome) },
      {
        lookEvery: 60_000,
        onTrouble: (error) => {
          throw error
        },
      },
    )
    await expect.poll(() => lines.slice(0, 2), { timeout: 20_000 }).toEqual(['published', 'unchanged'])
    stopping.abort()
    await keeping
    const asked = lines.length
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(lines).toHaveLength(asked)
  })
})

function nightStub(): Night {
  return {
    sources: [],
    nextRun: () => new Date(Date.now() + day),
    retryDelays: [],
    now: () => new Date(),
    say: () => undefined,
    sayIndex: () => undefined,
    signal: stopping.signal,
    retryDelay: 1,
  }
}

/** Makes two lists due now, and all others never. */
async function makeDue() {
  await sql`update sources set next_run_at = now() + interval '1 day'`.execute(house.db)
  await sql`
    update sources set next_run_at = now() - interval '1 minute', checked_at = null where id in ('ofac-sdn', 'un-sc')
  `.execute(house.db)
}
const runs = () =>
  house.db
    .selectFrom('ingest_runs')
    .select(['source_id', 'outcome', 'reason_code'])
    .where('source_id', 'in', ['ofac-sdn', 'un-sc'])
    .orderBy('id')
    .execute()

describe('processes of the night', () => {
  it('are two, and one does the work; both stop in good order', { timeout: 60_000 }, async () => {
    await house.give(ofac, '2025-11-10', secondOfacText)
    await giveUn('2025-11-01')
    await makeDue()
    const processes = await Promise.all([startIngest(house, ['night']), startIngest(house, ['night'])])
    await Promise.all(processes.map((night) => night.says('night: keeping')))
    // The small files are refused for their counts, which is an outcome too.
    await expect.poll(runs, { timeout: 20_000 }).toMatchObject([
      { source_id: 'ofac-sdn', outcome: 'rejected', reason_code: 'file.counts' },
      { source_id: 'un-sc', outcome: 'rejected', reason_code: 'file.counts' },
    ])
    expect(await Promise.all(processes.map((night) => night.stop()))).toEqual([0, 0])
    expect(await runs()).toHaveLength(2)
  })

  it('that are killed in the middle leave the list due, and the next one starts it again', {
    timeout: 60_000,
  }, async () => {
    await house.give(ofac, '2025-11-10', secondOfacText)
    await makeDue()
    await sql`update sources set next_run_at = now() + interval '1 day' where id = 'un-sc'`.execute(house.db)
    const killed = await startIngest(house, ['night'])
    await expect.poll(runs, { timeout: 20_000, interval: 1 }).toMatchObject([{ outcome: 'running' }])
    await killed.stop('SIGKILL')
    expect(await runs()).toMatchObject([{ outcome: 'running' }])
    const next = await startIngest(house, ['night'])
    await expect.poll(runs, { timeout: 20_000 }).toMatchObject([
      { source_id: 'ofac-sdn', outcome: 'failed', reason_code: 'run.interrupted' },
      { source_id: 'ofac-sdn', outcome: 'rejected' },
    ])
    expect(await next.stop()).toBe(0)
  })
})
