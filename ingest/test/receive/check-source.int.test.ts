import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLines } from '../../src/check/check-lines.ts'
import { checkSource } from '../../src/check/check-source.ts'
import type { Source } from '../../src/source.ts'
import { bisMieu } from '../../src/sources/bis-mieu/source.ts'
import { cbpWro } from '../../src/sources/cbp-wro/source.ts'
import { servePublisher } from '../support/publisher-server.ts'
import { fixtureFolder } from '../support/read-edition.ts'
import { runSource } from '../support/run-source.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

const page = 'https://www.cbp.gov/document/stats/withhold-release-orders-findings'
const table = 'https://www.cbp.gov/sites/default/files/2026-06/withhold-release-orders-findings-fy26-2026-06-23.csv'
const pageText = await readFile(`${fixtureFolder}/cbp-wro/pages/withhold-release-orders-findings.html`, 'utf8')
const tableText = await readFile(`${fixtureFolder}/cbp-wro/withhold-release-orders-findings.csv`, 'utf8')
const small: Source = { ...cbpWro, expected: { total: { min: 1, max: 100 }, byType: {} } }

let environment: TestEnvironment
beforeAll(async () => {
  environment = await openTestEnvironment()
})
afterAll(() => environment.close())

const serve = async (text: string, source = small) =>
  (await servePublisher(source, { [page]: pageText, [table]: text })).source
const rows = () =>
  environment.db
    .selectFrom('ingest_runs')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()

describe('checking a list at its publisher', () => {
  it('says what a first edition has', async () => {
    const report = await checkSource(environment, await serve(tableText), 1)
    expect(report).toMatchObject({ publishedOn: null, refusal: null, warnings: [], parsed: { records: 12 } })
    expect(report.differences?.added.count).toBe(12)
    expect(report.fields.find(({ field }) => field === 'listings')).toMatchObject({ published: null })
  })

  it('compares with the published edition and changes nothing', async () => {
    const served = await serve(tableText)
    const published = await runSource({ ...environment, mirror: undefined }, served)
    expect(published).toMatchObject({ outcome: 'published' })
    const before = await rows()
    const lines = tableText.trimEnd().split('\n')
    const changed = [...lines.slice(0, -1), 'Newly Named Co.,China,Active,12/30/2025,WRO,Apparel,Shirts,']
      .join('\n')
      .replaceAll('Diesel Engines', 'Engines')
    const report = await checkSource(environment, await serve(changed), 1)
    expect(report.differences).toMatchObject({
      added: { count: 1, examples: [{ name: 'Newly Named Co.' }] },
      modified: { count: 1, examples: [{ name: 'Yunnan Machinery', fields: ['facts'] }] },
      withdrawn: { count: 1 },
    })
    expect(checkLines(report).join('\n')).toMatch(
      /cbp-wro: http.*\n {2}format csv, .*\n {2}edition of 2025-12-30, published is 2024-12-04\n.*\n.*names \d+ \(\d+\).*\n {2}1 added, 1 changed, 1 removed\n/,
    )
    expect(await rows()).toEqual(before)
    expect((await checkSource(environment, served, 1)).differences).toMatchObject({ added: { count: 0 } })
  })

  it('says why a run would reject it, and still compares', async () => {
    const report = await checkSource(environment, await serve(tableText, cbpWro), 1)
    expect(report.refusal).toContain('12 records, outside the expected 50 to 200')
    expect(report.differences).toMatchObject({ withdrawn: { count: 0 } })
    const older = tableText.split('\n').slice(0, 3).join('\n')
    const refused = await checkSource(environment, await serve(older), 1)
    expect(refused).toMatchObject({ differences: null, refusal: expect.stringContaining('older than the published') })
  })

  it("is where the publisher's first file is compared with curated records, which it must not differ from unseen", async () => {
    const columns = 'Type,Name,Alias,Country,Topics,Program,Date,End date,Source URL'
    const row = (name: string, alias: string) =>
      `Organization,${name},${alias},RU,export.control,US-BIS-MIEU,2021-03-16,,https://www.federalregister.gov/`
    const rest = Array.from({ length: 9 }, (_, at) => row(`Bureau ${at}`, ''))
    const curated = [columns, row('Main Intelligence Directorate', 'GRU'), ...rest].join('\n')
    await mkdir(`${environment.mirror}/bis-mieu`, { recursive: true })
    await writeFile(`${environment.mirror}/bis-mieu/bis_mieu-mieu.csv`, curated)
    expect(await runSource(environment, bisMieu)).toMatchObject({ outcome: 'published' })
    const part = `<DIV5><DIV8 N="744.22"><P>(2) 'Military-intelligence end user' means this.</P>
      <P>(vii) <I>Russia.</I> Main Intelligence Directorate (GRU).</P></DIV8></DIV5>`
    const { source } = await servePublisher(bisMieu, {
      'https://www.ecfr.gov/api/versioner/v1/titles.json': '{"titles":[{"number":15,"up_to_date_as_of":"2026-08-01"}]}',
      'https://www.ecfr.gov/api/versioner/v1/full/2026-08-01/title-15.xml?part=744': part,
    })
    const all: Source = { ...source, expected: { total: { min: 1, max: 100 }, byType: {} } }
    const report = await checkSource(environment, all, 1)
    expect(report.refusal).toContain('differs from the curated records: 1 changed, 9 removed')
    expect(await runSource({ ...environment, mirror: undefined }, all)).toMatchObject({ outcome: 'rejected' })
    expect(await runSource({ ...environment, mirror: undefined }, all, { isForced: true })).toMatchObject({
      outcome: 'published',
      counts: { withdrawn: 9 },
    })
  })

  it('fails as a run does when the page has changed, or the file is another', async () => {
    const { source } = await servePublisher(small, { [page]: '<html><p>Moved</p></html>' })
    await expect(checkSource(environment, source, 1)).rejects.toMatchObject({ code: 'source.page-changed' })
    await expect(checkSource(environment, await serve('<!doctype html><html></html>'), 1)).rejects.toThrow('HTML page')
    await expect(checkSource(environment, { ...small, download: null }, 1)).rejects.toThrow('no file to download')
  })
})
