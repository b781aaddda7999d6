import { beforeAll, describe, expect, it } from 'vitest'
import { ofacDocument } from '../../../test/fixtures/ofac-document.ts'
import { ofacFixture } from '../../../test/fixtures/ofac-fixture.ts'
import { type ReadEdition, readContent } from '../../../test/support/read-edition.ts'
import { ofacSdn } from './source.ts'

const [format] = ofacSdn.formats

describe('a party of OFAC', () => {
  let edition: ReadEdition
  const record = (id: string) => edition.record(id)
  const codes = (id: string) => record(id).subTypes.map((subType) => subType.code)
  beforeAll(async () => {
    edition = await readContent(format, ofacDocument(ofacFixture))
  })

  it('is read without a warning', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe(ofacFixture.issuedOn)
    expect(edition.records).toHaveLength(32)
  })

  it('35096 has his name in two scripts, with parts as published', () => {
    expect(record('35096').names).toEqual([
      {
        value: 'Vladimir Vladimirovich Putin',
        kind: 'primary',
        quality: 'strong',
        script: 'Latn',
        parts: [
          { kind: 'last', value: 'Putin' },
          { kind: 'first', value: 'Vladimir' },
          { kind: 'middle', value: 'Vladimirovich' },
        ],
      },
      expect.objectContaining({ value: 'Владимир Владимирович Путин', kind: 'primary', script: 'Cyrl' }),
      expect.objectContaining({ value: 'Vladimir Putin', kind: 'aka' }),
    ])
    expect(record('35096')).toMatchObject({
      sex: 'male',
      birthDates: [{ from: '1952-10-07', to: '1952-10-07' }],
      birthPlaces: [{ text: 'Leningrad, Russia', countryCode: 'RU' }],
      countries: [{ kind: 'nationality', country: 'Russia', countryCode: 'RU' }],
      positions: ['President of the Russian Federation'],
      facts: [{ key: 'secondary-sanctions-risk', label: 'Secondary sanctions risk' }],
      subTypes: [{ code: '0203', reason: 'Title President of the Russian Federation' }],
    })
  })

  it('17013 is on two lists, each with its measures, legal bases and day', () => {
    expect(record('17013').listings).toEqual([
      {
        list: 'SDN List',
        programmes: ['UKRAINE-EO13662', 'RUSSIA-EO14024'],
        measures: ['Block'],
        legalBases: ['Executive Order 14024 (Russia)'],
        listedOn: '2022-02-24',
        amendedOn: [],
      },
      {
        list: 'Sectoral Sanctions Identifications List',
        programmes: ['UKRAINE-EO13662'],
        measures: ['13662 Sectoral Directive 1'],
        legalBases: ['Executive Order 13662 (Ukraine)'],
        listedOn: '2014-07-29',
        amendedOn: [],
      },
    ])
    expect(codes('17013')).toEqual(['0102'])
    expect(record('17013').names[2]).toMatchObject({ value: 'JSC VTB BANK', kind: 'fka' })
  })

  it('28263 has a wallet, an address in Chinese and a weak alias', () => {
    expect(record('28263').documents).toContainEqual({
      kind: 'wallet',
      label: 'Digital Currency Address - XBT',
      number: '134r8iHv69xdT6p5qVKTsHrcUEuBVZAYak',
      currency: 'XBT',
    })
    expect(record('28263').addresses).toEqual([
      { text: 'Nanjing, Jiangsu, China', city: 'Nanjing', region: 'Jiangsu', country: 'China', countryCode: 'CN' },
      { text: '南京, China', city: '南京', country: 'China', countryCode: 'CN', note: 'Chinese Simplified' },
    ])
    expect(record('28263').names.map((name) => [name.value, name.quality])).toEqual([
      ['Tian Yinyin', 'strong'],
      ['田寅寅', 'strong'],
      ['snowsjohn', 'weak'],
    ])
    expect(record('28263').relationships).toEqual([
      { toPublisherId: '27307', kind: 'providing-support-to', label: 'Providing support to', isFormer: false },
    ])
  })

  it('2686 has a fraudulent passport and an alternate birth date with its remark', () => {
    expect(record('2686').documents[0]).toMatchObject({ kind: 'passport', number: '042833', validity: 'Fraudulent' })
    expect(record('2686').birthDates[1]).toMatchObject({ text: '1953-08-31', note: 'Alternate birthdate' })
    expect(codes('2686')).toEqual(['0204'])
  })

  it('26236 has a passport with its last day', () => {
    expect(record('26236').documents[0]).toMatchObject({ expiresOn: { from: '2018-12-30', to: '2018-12-30' } })
    expect(codes('26236')).toEqual(['0205'])
  })

  it('15036 is a vessel with its numbers, flags and former names', () => {
    expect(record('15036')).toMatchObject({
      type: '03',
      vessel: {
        imo: '9187629',
        mmsi: '572469210',
        callSign: 'T2EU4',
        type: 'Crude/Oil Products Tanker',
        flag: 'Iran',
        flagCode: 'IR',
        formerFlags: ['Malta', 'Tuvalu'],
        tonnage: '99,144',
        grossTonnage: '56,068',
      },
      // What the publisher says of a statement has no place in the vessel's fields.
      facts: [{ key: 'vessel-flag', value: 'Iran', note: 'Confirmed' }],
    })
    expect(record('15036').documents.map((document) => document.kind)).toEqual(['imo', 'mmsi', 'call-sign'])
    expect(record('15036').names.map((name) => name.kind)).toEqual(['primary', 'fka', 'fka'])
  })

  it('15458 is an aircraft of Mahan Air', () => {
    expect(record('15458')).toMatchObject({
      type: '04',
      aircraft: {
        model: 'B.747-422',
        operator: 'MAHAN AIR',
        msn: '24363',
        constructionNumber: '740',
        manufacturedOn: { from: '1989-07-20' },
      },
      relationships: [{ toPublisherId: '12927', kind: 'owned-or-controlled-by' }],
    })
    expect(codes('15458')).toEqual(['0401'])
  })

  it.each([
    ['4695', ['0103', '0105']],
    ['12927', ['0105', '0107']],
    ['25578', ['0102', '0105']],
    ['29299', ['0104']],
    ['11440', ['0106']],
    ['22603', ['0101']],
    ['55505', ['0205']],
    ['22790', ['0203']],
    ['4238', ['0301']],
  ])('%s has the sub-types %s, each with a reason', (id, expected) => {
    expect(codes(id)).toEqual(expected)
    for (const subType of record(id).subTypes) expect(subType.reason).not.toBe('')
  })
})

describe('statements the publisher calls false, or gives twice', () => {
  const [first] = ofacFixture.parties
  const vessel = ofacFixture.parties.find((party) => party.id === '4238')
  if (!first || !vessel) throw new Error('The fixture has changed')

  it('become facts, not the party', async () => {
    const { record } = await readContent(
      format,
      ofacDocument({
        issuedOn: '2025-11-01',
        parties: [
          {
            ...first,
            features: [
              { type: 'Birthdate', date: '1950-01-01', reliability: 'False' },
              { type: 'Birthdate', date: '~1951' },
              { type: 'Birthdate', date: '1958/1963' },
            ],
          },
          {
            ...vessel,
            features: [
              { type: 'Vessel Flag', text: 'Cuba' },
              { type: 'Vessel Flag', text: 'None Identified' },
            ],
          },
        ],
      }),
    )
    expect(record('35096')).toMatchObject({
      birthDates: [{ text: 'circa 1951', isCirca: true }, { text: '1958 to 1963' }],
      facts: [{ key: 'birthdate', value: '1950-01-01', note: 'False' }],
    })
    expect(record('4238')).toMatchObject({
      vessel: { flag: 'Cuba', flagCode: 'CU' },
      facts: [{ key: 'vessel-flag', value: 'None Identified' }],
    })
  })
})
