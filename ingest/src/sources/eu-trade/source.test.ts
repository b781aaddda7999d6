import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import { fixtureFolder, type ReadEdition, readContent, readEdition } from '../../../test/support/read-edition.ts'
import { versionsAddress } from './find-version.ts'
import { euTrade } from './source.ts'

const name = '02014R0833-20260717.xhtml'
const other = '02006R0765-20260524.xhtml'
const textIn = (file: string) => readFile(`${fixtureFolder}/eu-trade/${file}`, 'utf8')
const [page, otherPage, versions] = await Promise.all([textIn(name), textIn(other), textIn('pages/versions.json')])
const otherItem = 'https://publications.europa.eu/resource/cellar/44444444-dddd-11f1-8888-01aa75ed71a1.0006.03/DOC_1'
const item = 'https://publications.europa.eu/resource/cellar/22222222-bbbb-11f1-8888-01aa75ed71a1.0006.03/DOC_1'

describe('the consolidated acts', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(euTrade, fixtureFolder)
  })

  it('are read without a warning, on the day of the newer version', () => {
    expect([edition.warnings, edition.publishedOn]).toEqual([[], '2026-07-17'])
    expect(edition.records).toHaveLength(42)
  })

  it('has the parties of the annex on exports with their names, number and address', () => {
    expect(edition.named('JSC Sirius')).toMatchObject({
      type: '01',
      documents: [
        { kind: 'tax-id', number: '7704730655' },
        { kind: 'website', number: 'http://rostec.ru/about/company/341' },
      ],
      addresses: [{ countryCode: 'RU' }],
      listings: [
        {
          list: 'Regulation (EU) No 833/2014, Annex IV',
          programmes: ['EU-RUS'],
          measures: ['Export control'],
          listedOn: '2014-09-12',
          note: 'Entry 1',
        },
      ],
    })
    const names = edition.named('JSC Sirius').names.map(({ value }) => value)
    expect(names).toEqual(expect.arrayContaining(['JSC Concern Sirius', 'Kontsern Sirius']))
  })

  it('has ships with their former names, and their number as id', () => {
    expect(edition.record('32014R0833-9353113')).toMatchObject({
      sharedId: 'euoj-32014R0833-9353113',
      type: '03',
      names: [{ value: 'Kavya' }, { value: 'Hana', kind: 'fka' }],
      vessel: { imo: '9353113' },
      listings: [{ listedOn: '2025-05-21', measures: ['Transportation restrictions'] }],
    })
    expect(edition.record('32014R0833-8517839').facts).toMatchObject([
      { value: 'Article 3s(2), point (a): transport goods and technology' },
    ])
  })

  it('has one record of a party in several annexes', () => {
    expect(edition.named('Bank Rossiya').listings.map(({ list }) => list)).toEqual([
      'Regulation (EU) No 833/2014, Annex XII',
      'Regulation (EU) No 833/2014, Annex XIV',
    ])
    expect(edition.named('OPK OBORONPROM').listings.map(({ list }) => list)).toEqual([
      'Regulation (EU) No 833/2014, Annex V',
      'Regulation (EU) No 833/2014, Annex XIX.A',
    ])
  })

  it('has names without the marks of changes and without the signs between items', () => {
    expect(edition.named('Promsvyazbank').listings).toHaveLength(1)
    expect(edition.named('Kamaz').listings).toHaveLength(1)
  })

  it('have names that are plain paragraphs', () => {
    expect(edition.named('140 Repair Plant JSC').listings).toMatchObject([
      { list: 'Regulation (EC) No 765/2006, Annex V', programmes: ['EU-BLR'], measures: ['Export control'] },
    ])
    expect(edition.named('Belagroprombank').listings.map(({ listedOn }) => listedOn)).toEqual([null, '2022-03-20'])
  })

  it('have the ids of the curated tables, and the subjects', () => {
    const { publisherId, sharedId } = edition.named('SFT LLC')
    expect([publisherId, sharedId]).toEqual(['32014R0833-761529bedbbd', 'euoj-32014R0833-761529bedbbd'])
  })
})

describe('the newest version of each act', () => {
  it('that is in force is found and downloaded', async () => {
    const { source, requested } = await servePublisher(euTrade, {
      [versionsAddress]: versions,
      [item]: page,
      [otherItem]: otherPage,
    })
    const { publishedOn, records } = await receiveEdition(source)
    expect([publishedOn, records.length]).toEqual(['2026-07-17', 42])
    expect(requested.slice(1)).toEqual([item, otherItem])
  })

  it('is not found in another answer', async () => {
    const { source } = await servePublisher(euTrade, { [versionsAddress]: '{"results":{"bindings":[]}}' })
    await expect(receiveEdition(source)).rejects.toThrow(/no version of 32014R0833/)
  })
})

describe('another page', () => {
  const read = (changed: string) => readContent(euTrade.formats[0], { [name]: changed, [other]: otherPage })

  it.each([
    ['without an annex', page.replace('ANNEX XLIV<', 'ANNEX XLIVx<'), /no entry in Annex XLIV/],
    ['with another heading', page.replace('IMO number', 'Number of the ship'), /Annex XLII has other headings/],
    ['with a cell too few', page.replace('<td><p class="tbl-norm">9179842</p></td>', ''), /a row of 4 cells: 1\./],
    ['with an annex twice', page.replace('ANNEX III<', 'ANNEX IV<'), /Annex IV twice/],
  ])('%s is refused', async (_, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message)
  })

  it('is missing', async () => {
    await expect(readContent(euTrade.formats[0], { [name]: page })).rejects.toThrow(/no text of 32006R0765/)
  })

  it('says what is not known', async () => {
    const changed = page
      .replace('ANNEX I<', 'ANNEX LXX<')
      .replace('Email: info@sftgroup.ru', 'Fax: 1')
      .replace('21.5.2025', 'soon')
    const { warnings, named } = await read(changed)
    expect(warnings.map(({ code }) => code).sort()).toEqual(['unknown-date', 'unknown-section', 'unread-text'])
    expect(named('SFT LLC').remarks).toEqual(['Fax: 1'])
  })
})
