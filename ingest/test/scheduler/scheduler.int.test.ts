import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withAdvisoryLock } from '@qingdan/database/advisory-lock.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { IngestContext } from '../../src/ingest-context.ts'
import { registerSources } from '../../src/register-sources.ts'
import type { Reporter } from '../../src/reporter.ts'
import { planRuns } from '../../src/scheduler/planned-runs.ts'
import { type RetryState, runDueSources, type SchedulerOptions } from '../../src/scheduler/run-due-sources.ts'
import { runScheduler } from '../../src/scheduler/run-scheduler.ts'
import type { Source } from '../../src/source.ts'
import { cbpWro } from '../../src/sources/cbp-wro/source.ts'
import { statusLines } from '../../src/status.ts'
import { unDocument } from '../fixtures/un-document.ts'
import { unFixture } from '../fixtures/un-fixture.ts'
import { un as anyUn, firstOfacText, ofac, secondOfacText } from '../support/editions.ts'
import { startIngest } from '../support/ingest-process.ts'
import { servePublisher } from '../support/publisher-server.ts'
import { runSource } from '../support/run-source.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const un: Source = { ...anyUn, staleAfterHours: 60, editionStaleAfterDays: 3650 }

let environment: TestEnvironment
let stopping: AbortController
beforeEach(async () => {
  environment = await openTestEnvironment()
  stopping = new AbortController()
})
afterEach(async () => {
  stopping.abort()
  await environment.close()
})

/** A scheduler that runs each list once a day, on a clock that is set by hand. */
function schedulerOf(sources: readonly Source[], context: IngestContext = environment) {
  const clock = { now: new Date(), lines: [] as string[] }
  const state: RetryState = { attempts: new Map(), indexAgainAt: null }
  const scheduler: SchedulerOptions = {
    sources,
    nextRun: () => new Date(clock.now.getTime() + day),
    retryDelays: [10 * minute, 30 * minute],
    now: () => clock.now,
    reporter: {
      report: (run) => clock.lines.push(`${run.sourceId} ${run.outcome}`),
      reportIndex: () => undefined,
    },
    signal: stopping.signal,
    downloadRetryDelay: 1,
  }
  return {
    clock,
    plan: () => planRuns(environment.db, sources, scheduler.nextRun),
    /** What was asked by then. */
    async pass(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
      clock.lines = []
      expect(await runDueSources(context, scheduler, state)).toBe('done')
      return clock.lines
    },
  }
}
const giveUn = (date: string) => environment.give(un, date, unDocument({ ...unFixture, generatedOn: date }))
const takeAway = (source: Source) => rm(join(environment.mirror, source.id), { recursive: true })
const eventsOf = async (sourceId: string) =>
  (
    await environment.db
      .selectFrom('ingest_events')
      .select(['kind', 'message'])
      .where('source_id', '=', sourceId)
      .orderBy('id')
      .execute()
  ).map((event) => `${event.kind}: ${event.message}`)

describe('the scheduler', () => {
  it('asks every list when its time has come, and makes one index of all', async () => {
    await environment.give(ofac, '2025-11-01', firstOfacText)
    await giveUn('2025-11-01')
    const scheduler = schedulerOf([ofac, un])
    await scheduler.plan()
    expect(await scheduler.pass(hour)).toEqual([])
    expect(await scheduler.pass(day)).toEqual(['ofac-sdn published', 'un-sc published'])
    expect(await environment.countIndexed()).toBe(42)
    expect(await environment.db.selectFrom('index_builds').selectAll().execute()).toHaveLength(1)
    expect(await scheduler.pass(hour)).toEqual([])
    expect(await scheduler.pass(day)).toEqual(['ofac-sdn unchanged', 'un-sc unchanged'])
    expect(await environment.db.selectFrom('index_builds').selectAll().execute()).toHaveLength(1)
  })

  it('asks a list that failed again after each wait, then leaves an event and waits for its next time', async () => {
    const scheduler = schedulerOf([un])
    await scheduler.plan()
    expect(await scheduler.pass(day)).toEqual(['un-sc failed'])
    expect(await scheduler.pass(9 * minute)).toEqual([])
    expect(await scheduler.pass(minute)).toEqual(['un-sc failed'])
    expect(await eventsOf('un-sc')).toEqual([])
    expect(await scheduler.pass(30 * minute)).toEqual(['un-sc failed'])
    expect(await eventsOf('un-sc')).toEqual([
      'source.failed: Failed 3 times: The mirror has no edition of un-sc (sanctions/un-sc/{date}/consolidated.xml).',
    ])
    expect(await scheduler.pass(hour)).toEqual([])
    expect(await scheduler.pass(day)).toEqual(['un-sc failed'])
    await giveUn('2025-11-01')
    expect(await scheduler.pass(10 * minute)).toEqual(['un-sc published'])
    expect(await scheduler.pass(hour)).toEqual([])
  })

  it('leaves an event at once when the page of a publisher has changed, and does not insist', async () => {
    const page = cbpWro.download?.urls[0] ?? ''
    const { source, requested } = await servePublisher(cbpWro, { [page]: '<html><p>We have moved.</p></html>' })
    const scheduler = schedulerOf([source], { ...environment, mirror: undefined })
    await scheduler.plan()
    expect(await scheduler.pass(day)).toEqual(['cbp-wro rejected'])
    expect(await eventsOf('cbp-wro')).toEqual([
      expect.stringMatching(
        /^source.failed: Failed once: The page http\S+ has no link that leads to the table of orders/,
      ),
    ])
    expect(await scheduler.pass(hour)).toEqual([])
    expect(requested).toEqual([page])
  })

  it('with a publisher that is down for three days shows the list stale and serves its last data', async () => {
    await registerSources(environment.db, [un])
    await giveUn('2025-11-01')
    const scheduler = schedulerOf([un])
    await scheduler.plan()
    expect(await scheduler.pass(day)).toEqual(['un-sc published'])
    // The run itself has the server's clock: as if it had been then.
    await sql`update sources set checked_at = ${scheduler.clock.now} where id = 'un-sc'`.execute(environment.db)
    await takeAway(un)
    for (const _ of [1, 2, 3]) {
      expect(await scheduler.pass(day)).toEqual(['un-sc failed'])
      expect(await scheduler.pass(10 * minute)).toEqual(['un-sc failed'])
      expect(await scheduler.pass(30 * minute)).toEqual(['un-sc failed'])
    }
    const events = await eventsOf('un-sc')
    expect(events.map((event) => event.split(':')[0])).toEqual([
      'source.failed',
      'source.failed',
      'source.stale',
      'source.failed',
    ])
    expect(await environment.countIndexed()).toBe(10)
    expect(await environment.find('un-690735')).not.toBeNull()
    expect(await statusLines(environment, scheduler.clock.now)).toContainEqual(
      expect.stringMatching(/^un-sc +stale \(check\) +10 +2025-11-01 .*The mirror has no edition of un-sc/),
    )

    await giveUn('2025-11-05')
    expect(await scheduler.pass(day)).toEqual(['un-sc published'])
    await sql`update sources set checked_at = ${scheduler.clock.now} where id = 'un-sc'`.execute(environment.db)
    await scheduler.pass(0)
    expect((await eventsOf('un-sc')).at(-1)).toBe('source.fresh: Current again')
  })

  it('makes up for what was missed while nothing ran, unless the list was checked since', async () => {
    await giveUn('2025-11-01')
    await environment.give(ofac, '2025-11-01', firstOfacText)
    await runSource(environment, un)
    await sql`update sources set next_run_at = now() - interval '1 day'`.execute(environment.db)
    const scheduler = schedulerOf([ofac, un])
    await scheduler.plan()
    expect(await scheduler.pass(0)).toEqual(['ofac-sdn published'])
  })

  it('gives way while another process is at it', async () => {
    const scheduler = schedulerOf([un])
    const options = { ...schedulerOptions(), sources: [un] }
    const whileBusy = () => runDueSources(environment, options, { attempts: new Map(), indexAgainAt: null })
    expect(await withAdvisoryLock(environment.db, `scheduler:${environment.indexPrefix}`, whileBusy)).toBe('busy')
    expect(await scheduler.pass(0)).toEqual([])
  })

  it('follows the schedule of each list by the clock, and stops when asked', async () => {
    await giveUn('2025-11-01')
    const everySecond = { ...un, schedule: '* * * * * *' }
    const lines: string[] = []
    const { nextRun: _next, now: _now, ...scheduler } = { ...schedulerOptions(), sources: [everySecond] }
    const keeping = runScheduler(
      environment,
      { ...scheduler, noticePages: [], reporter: { ...silent, report: (run) => lines.push(run.outcome) } },
      {
        lookEvery: 60_000,
        onError: (error) => {
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

const silent: Reporter = { report: () => undefined, reportIndex: () => undefined }

function schedulerOptions(): SchedulerOptions {
  return {
    sources: [],
    nextRun: () => new Date(Date.now() + day),
    retryDelays: [],
    now: () => new Date(),
    reporter: silent,
    signal: stopping.signal,
    downloadRetryDelay: 1,
  }
}

/** Makes two lists due now, and all others never. */
async function makeDue() {
  await sql`update sources set next_run_at = now() + interval '1 day'`.execute(environment.db)
  await sql`
    update sources set next_run_at = now() - interval '1 minute', checked_at = null where id in ('ofac-sdn', 'un-sc')
  `.execute(environment.db)
}
const runs = () =>
  environment.db
    .selectFrom('ingest_runs')
    .select(['source_id', 'outcome', 'reason_code'])
    .where('source_id', 'in', ['ofac-sdn', 'un-sc'])
    .orderBy('id')
    .execute()

describe('processes of the scheduler', () => {
  it('are two, and one does the work; both stop in good order', { timeout: 60_000 }, async () => {
    await environment.give(ofac, '2025-11-10', secondOfacText)
    await giveUn('2025-11-01')
    await makeDue()
    const processes = await Promise.all([
      startIngest(environment, ['schedule']),
      startIngest(environment, ['schedule']),
    ])
    await Promise.all(processes.map((scheduler) => scheduler.says('schedule: keeping')))
    // The small files are refused for their counts, which is an outcome too.
    await expect.poll(runs, { timeout: 20_000 }).toMatchObject([
      { source_id: 'ofac-sdn', outcome: 'rejected', reason_code: 'file.counts' },
      { source_id: 'un-sc', outcome: 'rejected', reason_code: 'file.counts' },
    ])
    expect(await Promise.all(processes.map((scheduler) => scheduler.stop()))).toEqual([0, 0])
    expect(await runs()).toHaveLength(2)
  })

  it('that are killed in the middle leave the list due, and the next one starts it again', {
    timeout: 60_000,
  }, async () => {
    await environment.give(ofac, '2025-11-10', secondOfacText)
    await makeDue()
    await sql`update sources set next_run_at = now() + interval '1 day' where id = 'un-sc'`.execute(environment.db)
    const killed = await startIngest(environment, ['schedule'])
    await expect.poll(runs, { timeout: 20_000, interval: 1 }).toMatchObject([{ outcome: 'running' }])
    await killed.stop('SIGKILL')
    expect(await runs()).toMatchObject([{ outcome: 'running' }])
    const next = await startIngest(environment, ['schedule'])
    await expect.poll(runs, { timeout: 20_000 }).toMatchObject([
      { source_id: 'ofac-sdn', outcome: 'failed', reason_code: 'run.interrupted' },
      { source_id: 'ofac-sdn', outcome: 'rejected' },
    ])
    expect(await next.stop()).toBe(0)
  })
})
