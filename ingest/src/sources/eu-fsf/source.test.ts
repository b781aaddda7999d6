import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readContent,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { columns } from './parse-csv.ts'
import { euFsf } from './source.ts'

const [xml, csv] = euFsf.formats
const fixture = readFileSync(
  new URL('../../../../fixtures/eu-fsf/xmlFullSanctionsList_1_1.xml', import.meta.url),
  'utf8',
)

describe('an entity of the XML', () => {
  let edition: ReadEdition
  const record = (id: string) => edition.record(id)
  beforeAll(async () => {
    edition = await readEdition(euFsf, fixtureFolder)
  })

  it('is read without a warning', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe('2025-11-03')
    expect(edition.records).toHaveLength(7)
  })

  it('EU.27.28 has its parts, its listing and no date the publisher does not give', () => {
    expect(record('13').names[0]).toEqual({
      value: 'Saddam Hussein Al-Tikriti',
      kind: 'primary',
      quality: 'strong',
      script: 'Latn',
      parts: [
        { kind: 'first', value: 'Saddam' },
        { kind: 'last', value: 'Hussein Al-Tikriti' },
      ],
    })
    expect(record('13').listings).toMatchObject([
      {
        reference: 'EU.27.28',
        programmes: ['IRQ'],
        legalBases: ['1210/2003 (OJ L169)'],
        listedOn: null,
        note: 'Entry into force 2003-07-07',
      },
    ])
  })

  it('EU.367.96 has the quality of its aliases from their remarks, misspelled ones too', () => {
    expect(record('514').names.map(({ value, kind, quality }) => [value, kind, quality])).toEqual([
      ['Abdul Manan Agha', 'primary', 'strong'],
      ['عبد المنان آغا', 'aka', 'strong'],
      ['Saiyid Abd al-Man', 'fka', 'weak'],
      ['Abdul Man’am Saiyid', 'aka', 'weak'],
      ['Abdul Manan', 'aka', 'strong'],
    ])
  })

  it('EU.6131.26 was born in 1965; the Islamic year is kept as such', () => {
    expect(record('127388').birthDates).toEqual([
      { from: '1965-01-01', to: '1965-12-31', isCirca: false, text: '1965' },
      { from: null, to: null, isCirca: false, calendar: 'Islamic', text: '1343', note: 'Iranian Hijri calendar' },
    ])
    expect(record('127388').birthPlaces).toHaveLength(1)
  })

  it('EU.3092.36 has the day the publisher converted, and the United Nations’ number', () => {
    expect(record('6177').birthDates).toEqual([
      {
        from: '1982-04-19',
        to: '1982-04-19',
        isCirca: false,
        text: '1982-04-19',
        note: '1402-06-24 (Islamic calendar)',
      },
    ])
    expect(record('6177').crossReferences).toEqual([{ scheme: 'un', value: 'QDi.291' }])
    expect(record('6177').titles).toEqual(['Haji', 'Sheikh'])
  })

  it('EU.7862.80 has one spelling once, whatever its languages, and the share she is said to hold', () => {
    expect(record('138069').names.map((name) => name.value)).toEqual([
      'Maria Vladimirovna VORONTSOVA',
      'Мария Владимировна ВОРОНЦОВА',
      'Marija Vladimirovna VORONTSOVA',
      'Marija Vladimirovna PUTINA',
    ])
    expect(record('138069').names.map((name) => name.language)).toEqual([undefined, undefined, 'sv', 'sl'])
    expect(record('138069').birthPlaces).toEqual([])
    expect(record('138069').relationships).toMatchObject([
      { kind: 'owns-controls-or-operates', toName: 'Nomenko', percent: 20 },
    ])
  })

  it('EU.8060.95 has its former name, its numbers and its telephone', () => {
    expect(record('139009').names[1]).toMatchObject({ value: 'Buycombank', kind: 'fka' })
    expect(record('139009').documents.map(({ kind, number }) => [kind, number])).toEqual([
      ['tax-id', '4401116480'],
      ['registration', '1144400000425'],
      ['phone', '+7 495 988 93 70'],
      ['website', 'https://sovcombank.ru'],
    ])
    expect(record('139009').documents[0]).not.toHaveProperty('countryCode')
  })

  it('EU.13570.20 belongs to another party by the share stated', () => {
    expect(record('178400').relationships).toEqual([
      {
        kind: 'owned-or-controlled-by',
        label: 'Owned or controlled by',
        toName: 'Tejarat Bank',
        percent: 99,
        statement: 'Trade Capital Bank is a subsidiary (99 %) of Tejarat Bank.',
        isFormer: false,
      },
    ])
  })
})

describe('the CSV', () => {
  const row = (values: Record<string, string>) => columns.map((column) => values[column] ?? '').join(';')
  const entity = {
    fileGenerationDate: '05/08/2026',
    Entity_LogicalId: '139009',
    Entity_EU_ReferenceNumber: 'EU.8060.95',
    Entity_DesignationDate: '2022-04-08',
    Entity_SubjectType: 'enterprise',
    Entity_SubjectType_ClassificationCode: 'E',
    Entity_Regulation_Type: 'amendment',
    Entity_Regulation_OrganisationType: 'council',
    Entity_Regulation_PublicationDate: '2023-03-14',
    Entity_Regulation_NumberTitle: '2023/571 (OJ L75 I)',
    Entity_Regulation_Programme: 'UKR',
  }
  const text = `\uFEFF${[
    columns.join(';'),
    row({ ...entity, NameAlias_WholeName: 'Sovcombank', NameAlias_NameLanguage: 'EN', NameAlias_LogicalId: '139011' }),
    row({ ...entity, NameAlias_WholeName: 'Buycombank', NameAlias_Remark: 'former name of Sovcombank' }),
    row({
      ...entity,
      Address_City: 'Kostroma',
      Address_CountryIso2Code: 'RU',
      Address_CountryDescription: 'RUSSIAN FEDERATION',
      Address_ContactInfo: 'PHONE[+7 495 988 93 70]',
    }),
    row({
      ...entity,
      Identification_Number: '4401116480',
      Identification_TypeCode: 'fiscalcode',
      Identification_TypeDescription: 'National Fiscal Code',
      Identification_CountryIso2Code: '00',
    }),
  ].join('\r\n')}\r\n`

  it('has 118 columns', () => {
    expect(columns).toHaveLength(118)
  })

  it('gives the same record as the XML, its rows put together', async () => {
    const { publishedOn, records, warnings } = await readContent(csv, text)
    expect(warnings).toEqual([])
    expect(publishedOn).toBe('2026-08-05')
    expect(records).toMatchObject([
      {
        publisherId: '139009',
        type: '01',
        names: [
          { value: 'Sovcombank', kind: 'primary', language: 'en' },
          { value: 'Buycombank', kind: 'fka' },
        ],
        addresses: [{ text: 'Kostroma, RUSSIAN FEDERATION', countryCode: 'RU' }],
        documents: [
          { kind: 'tax-id', number: '4401116480' },
          { kind: 'phone', number: '+7 495 988 93 70' },
        ],
        listings: [{ reference: 'EU.8060.95', listedOn: '2022-04-08', amendedOn: ['2023-03-14'] }],
      },
    ])
  })

  it('is refused when a row is cut off', async () => {
    await expect(readContent(csv, text.slice(0, -200))).rejects.toThrow(/cut off/)
  })

  it('is refused when a column is gone', async () => {
    const without = text.replace('NameAlias_WholeName', 'NameAlias_Name')
    await expect(readContent(csv, without)).rejects.toThrow(/NameAlias_WholeName/)
  })
})

describe('what the tables do not know', () => {
  it('is reported, and a subject of an unknown type is left out', async () => {
    const odd = fixture
      .replace('code="enterprise"', 'code="vessel"')
      .replace('programme="IRQ"', 'programme="MOON"')
      .replace('gender="M"', 'gender="X"')
      .replace('unitedNationId="QDi.291"', 'unitedNationId="QDi.29"')
    const { records, warnings } = await readContent(xml, odd)
    expect(records).toHaveLength(6)
    expect(warnings.map(({ code, examples }) => [code, ...examples])).toEqual(
      expect.arrayContaining([
        ['unknown-subject-type', 'vessel (139009)'],
        ['unknown-programme', 'MOON'],
        ['unknown-sex', 'X'],
        ['unknown-un-reference', 'QDi.29'],
      ]),
    )
  })
})

describeRealEditions((folder) => {
  it('of the mirror of 2026-05-01 are 5,860 entities', async () => {
    const { format, record, records, warnings } = await readEdition(euFsf, folder)
    expect([format, records.filter(({ type }) => type === '01').length, records.length]).toEqual([
      'mirror-json',
      1_519,
      5_860,
    ])
    expect(warnings).toMatchObject([{ code: 'unknown-un-reference', count: 4 }])
    expect(record('13').names[0]?.value).toBe('Saddam Hussein Al-Tikriti')
    expect(record('13').birthDates[0]?.text).toBe('1937-04-28')
    expect(record('178400').relationships).toMatchObject([{ toName: 'Tejarat Bank', percent: 99 }])
  })
})
