import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ControlEntry } from '@qingdan/database/control-list.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IngestContext } from '../../src/ingest-context.ts'
import { ingestDueRegulations } from '../../src/pipeline/regulation/due-regulations.ts'
import {
  ingestRegulation,
  type RegulationOptions,
  type RegulationReport,
} from '../../src/pipeline/regulation/ingest-regulation.ts'
import { regulationStatusLines, reportLines } from '../../src/regulation-lines.ts'
import { cnLaws } from '../../src/regulations/cn-laws/regulation.ts'
import { regulations } from '../../src/regulations/registry.ts'
import type { Regulation } from '../../src/regulations/regulation.ts'
import { usControlList } from '../../src/regulations/us-ccl/regulation.ts'
import { starterFolder } from '../../src/starter/manifest.ts'
import { loadRegulationStarters } from '../../src/starter/regulation-starters.ts'
import { servePublisher } from '../support/publisher-server.ts'
import { fixtureFolder } from '../support/read-edition.ts'
import { regulationText } from '../support/read-regulation.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

/** The list as it is, but for the counts: the fixture is small. */
const small: Regulation = { ...usControlList, expected: { entries: { min: 10, max: 100 } } }

let environment: TestEnvironment
let text: string
beforeAll(async () => {
  environment = await openTestEnvironment()
  text = await regulationText(usControlList, fixtureFolder)
})
afterAll(() => environment.close())
beforeEach(async () => {
  const { db } = environment
  await db.deleteFrom('regulation_runs').execute()
  await db.deleteFrom('regulation_entries').execute()
  await db.updateTable('regulations').set({ published_edition_id: null }).execute()
  await db.deleteFrom('regulation_editions').execute()
})

/** Ingests a text as the one of a day. */
async function ingest(day: string, given: string, options: RegulationOptions = {}): Promise<RegulationReport> {
  const folder = join(environment.mirror, 'export-control/us-ear-ecfr-xml')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `title-15-part-774.${day}.xml`), given)
  return run(environment, small, { ...options, date: day })
}

async function run(context: IngestContext, regulation: Regulation, options: RegulationOptions) {
  const report = await ingestRegulation(context, regulation, options)
  if (report === 'busy') throw new Error('Another run is at it.')
  return report
}

/** Dates between which the versions of an entry say what they say. */
async function versionsOf(eccn: string) {
  const rows = await environment.db
    .selectFrom('regulation_entries')
    .select(['content', 'valid_from', 'valid_to'])
    .where('entry_id', '=', eccn)
    .orderBy('valid_from')
    .execute()
  return rows.map((row) => [row.valid_from, row.valid_to, (row.content as ControlEntry).reasons])
}

const withoutEntry = (given: string, eccn: string) =>
  given.replace(new RegExp(`<FP-2><B>${eccn}.*?(?=<FP-[12]><B>|<HD1>)`, 's'), '')
const withReasons = (given: string) => given.replace(/(<I>Reason for Control:<\/I>) CC\b/, '$1 CC, UN')

describe('the text of a regulation', () => {
  it('is published with its entries, and each run says its figures', async () => {
    const report = await ingest('2026-07-30', text)
    expect(report).toMatchObject({ outcome: 'published', day: '2026-07-30', warnings: [] })
    expect(report.counts).toMatchObject({ entries: 16, added: 16, modified: 0, removed: 0 })
    expect(reportLines(report)[0]).toMatch(
      /^us-ccl: published the text of 2026-07-30 with 16 entries, \d+ requirements/,
    )
    expect(await versionsOf('0A983')).toEqual([['2026-07-30', null, 'CC']])
    expect(await regulationStatusLines(environment)).toContain(
      'regulation us-ccl: text of 2026-07-30, the same on 2026-07-30',
    )
  })

  it('that is the same on a later day is confirmed, and makes no versions', async () => {
    await ingest('2026-07-30', text)
    expect(await ingest('2026-08-04', text)).toMatchObject({ outcome: 'unchanged', day: '2026-08-04' })
    const editions = await environment.db.selectFrom('regulation_editions').selectAll().execute()
    expect(editions.map((edition) => [edition.published_on, edition.confirmed_on])).toEqual([
      ['2026-07-30', '2026-08-04'],
    ])
  })

  it('of a later day makes versions of the entries that changed, came or went', async () => {
    await ingest('2026-07-30', withoutEntry(text, '1A231'))
    const report = await ingest('2026-09-01', withReasons(withoutEntry(text, '7A101')))
    expect(report.counts).toMatchObject({ added: 1, modified: 1, removed: 1 })
    expect(await versionsOf('0A983')).toEqual([
      ['2026-07-30', '2026-09-01', 'CC'],
      ['2026-09-01', null, 'CC, UN'],
    ])
    expect(await versionsOf('1A231')).toEqual([['2026-09-01', null, 'NP, AT']])
    expect(await versionsOf('7A101')).toEqual([['2026-07-30', '2026-09-01', 'MT, AT']])
    expect(await versionsOf('8D001')).toEqual([['2026-07-30', null, 'NS, AT']])
  })

  it('that the publisher corrects for the same day takes the place of the first', async () => {
    await ingest('2026-07-30', withoutEntry(text, '1A231'))
    await ingest('2026-07-30', withReasons(text))
    expect(await versionsOf('0A983')).toEqual([['2026-07-30', null, 'CC, UN']])
    expect(await versionsOf('1A231')).toHaveLength(1)
  })

  it('that is read again by other code is no change of the regulation', async () => {
    await ingest('2026-07-30', text)
    await ingest('2026-08-04', text)
    await environment.db.updateTable('regulation_entries').set({ hash: 'read otherwise' }).execute()
    expect(await ingest('2026-08-04', text, { isForced: true })).toMatchObject({ outcome: 'published' })
    expect(await versionsOf('0A983')).toEqual([['2026-07-30', null, 'CC']])
  })
})

describe('an edition that must not be published', () => {
  it('has 30 % fewer entries: the old one stays, until it is forced', async () => {
    await ingest('2026-07-30', text)
    const fewer = ['0A002', '0A521', '1A231', '7A101', '2B910'].reduce(withoutEntry, text)
    expect(await ingest('2026-08-04', fewer)).toMatchObject({
      outcome: 'rejected',
      reasonCode: 'file.counts',
      reason: 'The edition has 11 entries, the published one 16.',
    })
    expect(await versionsOf('1A231')).toEqual([['2026-07-30', null, 'NP, AT']])
    const runs = await environment.db.selectFrom('regulation_runs').select(['outcome', 'reason_code']).execute()
    expect(runs.map(({ outcome }) => outcome)).toEqual(['published', 'rejected'])
    expect(await ingest('2026-08-04', fewer, { isForced: true })).toMatchObject({ outcome: 'published' })
    expect(await versionsOf('1A231')).toEqual([['2026-07-30', '2026-08-04', 'NP, AT']])
  })

  it('is older than the published one, or than the day for which that was confirmed', async () => {
    await ingest('2026-07-30', text)
    await ingest('2026-08-04', text)
    expect(await ingest('2026-08-01', withReasons(text))).toMatchObject({
      outcome: 'rejected',
      reasonCode: 'file.older',
    })
  })

  it('is of a day that is far ahead, after which no text would be new enough', async () => {
    await ingest('2026-07-30', text)
    expect(await ingest('2926-08-04', withReasons(text))).toMatchObject({
      outcome: 'rejected',
      reasonCode: 'file.future',
    })
  })

  it('has too few entries for the list', async () => {
    const report = await run(environment, usControlList, { date: '2026-07-30' })
    expect(report).toMatchObject({ outcome: 'rejected', reasonCode: 'file.counts' })
    expect(report.reason).toBe('The edition has 16 entries, not between 550 and 900.')
  })

  it('has no supplements, or is cut off', async () => {
    await ingest('2026-07-30', text)
    const without = text.replace(/<DIV9.*<\/DIV9>/s, '')
    expect(await ingest('2026-08-04', without)).toMatchObject({ outcome: 'rejected', reasonCode: 'file.unreadable' })
    expect(await ingest('2026-08-04', text.slice(0, 50_000))).toMatchObject({ outcome: 'rejected' })
    expect(await versionsOf('8D001')).toHaveLength(1)
  })
})

describe('the text that comes with the product', () => {
  it('is loaded where none is published, says so, and is fetched anew at once', async () => {
    const reports: string[] = []
    const report = (run: RegulationReport | 'busy') =>
      reports.push(run === 'busy' ? run : `${run.regulationId} ${run.outcome}`)
    await loadRegulationStarters(environment, regulations, starterFolder, report)
    const open = regulations.filter(({ isClosed }) => isClosed !== true)
    expect(reports).toEqual(open.map(({ id }) => `${id} published`))
    expect(reports.join(' ')).not.toContain('part-numbers')
    await loadRegulationStarters(environment, regulations, starterFolder, report)
    expect(reports).toHaveLength(open.length)
    const origins = () =>
      environment.db.selectFrom('regulation_editions').select('origin').where('regulation_id', '=', 'us-ccl').execute()
    expect(await origins()).toEqual([{ origin: 'starter' }])

    const fromPublisher = { ...environment, mirror: join(starterFolder, 'regulations') }
    const watch = { regulations: [usControlList], report }
    await ingestDueRegulations(fromPublisher, watch, new Date())
    expect([reports.at(-1), await origins()]).toEqual(['us-ccl unchanged', [{ origin: 'publisher' }]])
    await ingestDueRegulations(fromPublisher, watch, new Date())
    expect(reports).toHaveLength(open.length + 1)
  })
})

describe('a regulation without a publisher of files', () => {
  const stored = { ...cnLaws, expected: {} }
  const watch = { regulations: [stored], report: () => expect.unreachable('It was fetched.') }

  it('is of the day that its file states, and is not fetched', async () => {
    const report = await run({ ...environment, mirror: fixtureFolder }, stored, {})
    expect(report).toMatchObject({ outcome: 'published', day: '2026-07-10' })
    expect(report.counts).toMatchObject({ laws: 6, texts: 5, added: 6 })
    await ingestDueRegulations(environment, watch, new Date('2027-01-01'))
  })
})

describe('the publisher', () => {
  const titlesUrl = 'https://www.ecfr.gov/api/versioner/v1/titles.json'
  const titles = JSON.stringify({ titles: [{ number: 15, up_to_date_as_of: '2026-08-20' }] })
  const partUrl = 'https://www.ecfr.gov/api/versioner/v1/full/2026-08-20/title-15.xml?part=774'

  it('gives the part as of the day to which the title is up to date', async () => {
    const { source, requested } = await servePublisher(small, { [titlesUrl]: titles, [partUrl]: text })
    const report = await run({ ...environment, mirror: undefined }, source, { downloadRetryDelay: 1 })
    expect(report).toMatchObject({ outcome: 'published', day: '2026-08-20' })
    expect(requested).toEqual([titlesUrl, partUrl])
  })

  it('is asked again twelve hours after an answer, and two hours after a failure', async () => {
    const asked: string[] = []
    const watch = {
      regulations: [small],
      report: (report: RegulationReport | 'busy') => asked.push(report === 'busy' ? report : report.outcome),
    }
    await ingest('2026-07-30', text)
    const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)
    await ingestDueRegulations(environment, watch, inHours(11))
    expect(asked).toEqual([])
    await ingestDueRegulations({ ...environment, mirror: '/nowhere' }, watch, inHours(13))
    expect(asked).toEqual(['failed'])
    await ingestDueRegulations(environment, watch, inHours(1))
    expect(asked).toEqual(['failed'])
  })
})
