import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Source } from '../../src/source.ts'
import { unDocument } from '../fixtures/un-document.ts'
import { unFixture } from '../fixtures/un-fixture.ts'
import { firstOfacText, ofac, secondOfacText, un } from '../support/editions.ts'
import { runSource } from '../support/run-source.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
beforeAll(async () => {
  environment = await openTestEnvironment()
  await environment.give(ofac, '2025-11-01', firstOfacText)
  await environment.give(un, '2025-11-01', unDocument(unFixture))
  expect(await runSource(environment, ofac)).toMatchObject({ outcome: 'published' })
  expect(await runSource(environment, un)).toMatchObject({ outcome: 'published' })
})
afterAll(() => environment.close())

/** All that a reader can see of what is published. */
async function published() {
  const tables = ['sources', 'source_records', 'subjects', 'subject_changes', 'relationships', 'index_builds'] as const
  const rows = await Promise.all(tables.map((table) => environment.db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

let before: string
beforeEach(async () => {
  before = await published()
})

async function refuse(source: Source, content: string | Uint8Array, reason: string | RegExp, extension = '') {
  await environment.give(source, '2025-12-01', content, extension)
  const report = await runSource(environment, source, { date: '2025-12-01' })
  expect(report).toMatchObject({
    outcome: 'rejected',
    reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
  })
  expect(await published()).toBe(before)
  const run = await environment.db.selectFrom('ingest_runs').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(run).toMatchObject({ outcome: 'rejected', progress: null })
  expect(run.finished_at).not.toBeNull()
}

const newUn = unDocument({ ...unFixture, generatedOn: '2025-12-01' })

describe('a bad file publishes nothing and says why', () => {
  it('cut off in the middle', () =>
    refuse(un, newUn.slice(0, 5000), /^The file is cut off: it ends inside CONSOLIDATED_LIST\/INDIVIDUALS/))

  it('not well-formed', () =>
    refuse(un, newUn.replace('</INDIVIDUALS>', '</PERSONS>'), /^The file is not well-formed XML/))

  it('an HTML page', () =>
    refuse(
      un,
      '<!DOCTYPE html><html><body>Service unavailable</body></html>',
      'The file is an HTML page, not the list.',
    ))

  it('empty', () => refuse(un, '', 'The file is empty.'))

  it('white space', () => refuse(un, '\n \n', 'The file is empty.'))

  it('another document', () => refuse(un, firstOfacText, 'The document is <Sanctions>, not <CONSOLIDATED_LIST>.'))

  it('an HTML page that a publisher sends with status 200', async () => {
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Maintenance</title>'),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/consolidated.xml`
    const report = await runSource(
      { ...environment, mirror: undefined },
      { ...un, download: { urls: [url], timeoutMinutes: 1 } },
    )
    server.close()
    expect(report).toMatchObject({ outcome: 'rejected', reason: 'The file is an HTML page, not the list.' })
    expect(await published()).toBe(before)
  })

  it('JSON', () => refuse(un, '{"error":"no"}', 'The file is not XML.'))

  it('half in another encoding', () =>
    refuse(
      un,
      Buffer.concat([Buffer.from(newUn.slice(0, 3000)), Buffer.from([0xe9, 0x20, 0xff])]),
      'The file is not valid UTF-8.',
    ))

  it('an entity bomb', () =>
    refuse(
      un,
      newUn.replace(
        '<CONSOLIDATED_LIST',
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><CONSOLIDATED_LIST',
      ),
      'The file declares a document type, which a list never does.',
    ))

  it('an external entity', () =>
    refuse(
      un,
      newUn.replace('<CONSOLIDATED_LIST', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><CONSOLIDATED_LIST'),
      'The file declares a document type, which a list never does.',
    ))

  it('nested without end', () =>
    refuse(un, newUn.replace('<DATAID>', `${'<X>'.repeat(100)}<DATAID>`), 'The file nests elements deeper than 32.'))

  it('one endless value', () =>
    refuse(un, newUn.replace('AIMAN', 'A'.repeat(3_000_000)), 'One value is longer than 1000000 characters.'))

  it('older than the published one', () =>
    refuse(
      un,
      unDocument({ ...unFixture, generatedOn: '2025-10-01' }),
      'The file is of 2025-10-01, older than the published one of 2025-11-01.',
    ))

  it('of a day that is far ahead, after which no edition would be new enough', () =>
    refuse(
      un,
      unDocument({ ...unFixture, generatedOn: '2925-12-01' }),
      /^The edition is of 2925-12-01, and today is \d{4}-\d\d-\d\d: a date in it or the clock of this machine is wrong\.$/,
    ))

  it('larger than the source may be', () =>
    refuse({ ...un, maxBytes: 1000 }, newUn, 'The file is larger than 1000 bytes.'))

  it('a large part of the list gone', () =>
    refuse(
      un,
      unDocument({ ...unFixture, generatedOn: '2025-12-01', parties: unFixture.parties.slice(0, 5) }),
      'The file lacks 5 of 10 published records; --force publishes it.',
    ))

  it('thirty per cent of the list gone', () =>
    refuse(
      un,
      unDocument({ ...unFixture, generatedOn: '2025-12-01', parties: unFixture.parties.slice(0, 7) }),
      'The file lacks 3 of 10 published records; --force publishes it.',
    ))

  it('counts outside the declared range', () =>
    refuse(
      { ...un, expected: { total: { min: 700, max: 2000 }, byType: {} } },
      newUn,
      'The file has 10 records, outside the expected 700 to 2000; --force publishes it.',
    ))

  it('a damaged packed file', () =>
    refuse(un, Buffer.from('no xz at all'), 'The xz file is damaged or cut off.', '.xz'))

  it('a packed file cut off', async () => {
    // fixtures/un-sc/consolidated.xml through `xz -9`.
    const packed = await readFile(new URL('../fixtures/consolidated.xml.xz', import.meta.url))
    await refuse(un, packed.subarray(0, packed.length - 600), 'The xz file is damaged or cut off.', '.xz')
  })

  it('a relationship without a party', () =>
    refuse(
      ofac,
      secondOfacText.replace('To-ProfileID="12927"', 'To-ProfileID="99999"'),
      'A relationship joins 15458 and 99999, not both in the file.',
    ))

  it('a code that no code list has', () =>
    refuse(
      ofac,
      secondOfacText.replace('ReliabilityID="1"', 'ReliabilityID="77"'),
      'The file uses Reliability 77 but does not list it.',
    ))

  it('a changed structure', () =>
    refuse(
      ofac,
      secondOfacText.replaceAll('NamePartGroups', 'NameGroups'),
      "<Identity> has no <NamePartGroups>: the publisher's format has changed.",
    ))
})

describe('what only looks odd is published and reported', () => {
  it('counts outside the range, forced', async () => {
    await environment.give(
      un,
      '2025-12-02',
      unDocument({ ...unFixture, generatedOn: '2025-12-02', parties: unFixture.parties.slice(0, 6) }),
    )
    const strict = { ...un, expected: { total: { min: 700, max: 2000 }, byType: {} } }
    const report = await runSource(environment, strict, { date: '2025-12-02', isForced: true })
    expect(report).toMatchObject({ outcome: 'published', counts: { withdrawn: 4 } })
  })

  it('new elements, attributes and codes, each counted with examples', async () => {
    const text = secondOfacText
      .replace('<DistinctParties>', '<Novelty><Deep /></Novelty><DistinctParties>')
      .replaceAll('<Profile ID', '<Profile Colour="red" ID')
      .replaceAll('Secondary sanctions risk:', 'Tertiary sanctions risk:')
      .replaceAll('Business Registration Number', 'Moon Registration Number')
      .replaceAll('GLOMAG', 'LUNARMAG')
    await environment.give(ofac, '2025-12-02', text)
    const report = await runSource(environment, ofac, { date: '2025-12-02' })
    expect(report).toMatchObject({ outcome: 'published' })
    if (report === 'busy') throw new Error('busy')
    expect(report.warnings).toEqual(
      expect.arrayContaining([
        { code: 'unknown-element', count: 1, examples: ['Sanctions/Novelty'] },
        {
          code: 'unknown-attribute',
          count: 32,
          examples: ['Sanctions/DistinctParties/DistinctParty/Profile@Colour'],
        },
        { code: 'unknown-feature-type', count: 1, examples: ['Tertiary sanctions risk:'] },
        { code: 'unknown-document-type', count: 1, examples: ['Moon Registration Number'] },
      ]),
    )
    const stored = await environment.db
      .selectFrom('source_records')
      .select('record')
      .where('publisher_id', '=', '35096')
      .where('valid_to', 'is', null)
      .executeTakeFirstOrThrow()
    expect(stored.record.facts).toContainEqual({
      key: 'tertiary-sanctions-risk',
      label: 'Tertiary sanctions risk',
      value: 'See Section 11 of Executive Order 14024.',
    })
  })

  it('an unknown category is kept in its own words', async () => {
    const { counts, warnings } = await publishUn('2025-12-03', unFixture.parties, (text) =>
      text.replace('<UN_LIST_TYPE>Al-Qaida</UN_LIST_TYPE>', '<UN_LIST_TYPE>Moon</UN_LIST_TYPE>'),
    )
    expect(counts).toMatchObject({ records: 10 })
    expect(warnings).toEqual([{ code: 'unknown-list', count: 1, examples: ['Moon'] }])
    const stored = await environment.db
      .selectFrom('source_records')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(sql<boolean>`source_id = 'un-sc' and record::text like '%Moon%' and valid_to is null`)
      .executeTakeFirstOrThrow()
    expect(Number(stored.count)).toBe(1)
  })

  it('the same record twice, kept once', async () => {
    const [first] = unFixture.parties
    const { counts, warnings } = await publishUn('2025-12-04', [...unFixture.parties, ...unFixture.parties.slice(0, 1)])
    expect(counts).toMatchObject({ records: 10 })
    expect(warnings).toEqual([{ code: 'duplicate-record', count: 1, examples: [first?.id] }])
  })

  it('two records under one number, both kept, the later under the same own number in every edition', async () => {
    const [first] = unFixture.parties
    if (!first) throw new Error('The fixture is empty')
    const twin = {
      id: first.id,
      isPerson: false,
      names: ['MOONLIGHT TRADING COMPANY'],
      list: first.list,
      reference: 'KPe.999',
      listedOn: '2020-01-01',
    }
    const readTwin = async () => {
      const rows = await environment.db
        .selectFrom('source_records')
        .select(['publisher_id', 'record'])
        .where('source_id', '=', 'un-sc')
        .where('publisher_id', 'like', `${first.id}.%`)
        .where('valid_to', 'is', null)
        .execute()
      expect(rows).toHaveLength(1)
      return rows[0]
    }
    const { counts, warnings } = await publishUn('2025-12-05', [...unFixture.parties, twin])
    expect(counts).toMatchObject({ records: 11, added: 1 })
    const stored = await readTwin()
    expect(stored?.record.names[0]?.value).toBe('MOONLIGHT TRADING COMPANY')
    expect(warnings).toMatchObject([{ code: 'duplicate-id', count: 1 }])
    expect(await environment.find(`un-${stored?.publisher_id}`)).toMatchObject({ isListed: true })
    expect((await environment.find(`un-${first.id}`))?.names[0]?.value).toBe(first.names.join(' '))

    const again = await publishUn('2025-12-06', [...unFixture.parties, { ...twin, comments: 'Reviewed.' }])
    expect(again.counts).toMatchObject({ records: 11, added: 0, modified: 1, withdrawn: 0 })
    expect((await readTwin())?.publisher_id).toBe(stored?.publisher_id)
  })

  it('a record that turns from a person into an entity, under its subject', async () => {
    const person = unFixture.parties.find((party) => party.isPerson)
    if (!person) throw new Error('The fixture has no person')
    const turned = unFixture.parties.map((party) => (party === person ? { ...party, isPerson: false } : party))
    const { warnings } = await publishUn('2025-12-07', turned)
    expect(warnings).toContainEqual({ code: 'type-changed', count: 1, examples: [`${person.id}: 02 to 01`] })
    expect(await environment.find(`un-${person.id}`)).toMatchObject({ type: '01', isListed: true })
  })
})

/** Publishes an edition that is only odd; what came of it. */
async function publishUn(
  date: string,
  parties: typeof unFixture.parties,
  change: (text: string) => string = (text) => text,
) {
  await environment.give(un, date, change(unDocument({ ...unFixture, generatedOn: date, parties })))
  const report = await runSource(environment, un, { date, isForced: true })
  if (report === 'busy') throw new Error('busy')
  expect(report).toMatchObject({ outcome: 'published', reason: null })
  return report
}
