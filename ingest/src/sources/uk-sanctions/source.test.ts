import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readContent,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { columns } from './parse-csv.ts'
import { ukSanctions } from './source.ts'
import { toBirthDate } from './uk-days.ts'
import { toRegistrations } from './uk-documents.ts'

const [xml, csv, mirror] = ukSanctions.formats
const fixture = readFileSync(
  new URL('../../../../fixtures/uk-sanctions/UK-Sanctions-List.xml', import.meta.url),
  'utf8',
)

describe('a designation of the XML', () => {
  let edition: ReadEdition
  const record = (id: string) => edition.record(id)
  beforeAll(async () => {
    edition = await readEdition(ukSanctions, fixtureFolder)
  })

  it('is read without a warning', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe('2025-11-03')
    expect(edition.records).toHaveLength(6)
  })

  it('AFG0006 has its name in reading order and in its own script, without the spaces around it', () => {
    expect(record('AFG0006').names).toEqual([
      {
        value: 'MOHAMMAD HASSAN AKHUND',
        kind: 'primary',
        quality: 'strong',
        script: 'Latn',
        parts: [
          { kind: 'first', value: 'MOHAMMAD' },
          { kind: 'middle', value: 'HASSAN' },
          { kind: 'last', value: 'AKHUND' },
        ],
      },
      { value: 'محمد حسن آخوند', kind: 'aka', quality: 'strong', script: 'Arab' },
    ])
    expect(record('AFG0006').titles).toEqual(['Mullah', 'Haji'])
  })

  it('AFG0006 has each repeated date and passport once, and the United Nations’ number', () => {
    expect(record('AFG0006').birthDates.map((date) => date.text)).toEqual(['1945', '1946'])
    expect(record('AFG0006').documents.filter(({ kind }) => kind === 'passport')).toHaveLength(1)
    expect(record('AFG0006').crossReferences).toEqual([{ scheme: 'un', value: 'TAi.002' }])
    expect(record('AFG0006').facts).toEqual([])
  })

  it('AFG0001 has an alias written “ALias”, and a telephone that says it is damaged', () => {
    expect(record('AFG0001').names[1]).toMatchObject({ value: 'Haji Alim Hawala', kind: 'aka', quality: 'strong' })
    expect(record('AFG0001').documents[0]).toMatchObject({
      number: '-104748',
      validity: 'damaged in the published file',
    })
  })

  it('AFG0005 has an owner; RUS1500 holds a share', () => {
    expect(record('AFG0005').relationships).toMatchObject([
      {
        kind: 'owned-or-controlled-by',
        toName: 'Abdul Basir Noorzai',
        statement: 'Owned by Abdul Basir Noorzai (TAi.173).',
      },
    ])
    expect(record('AFG0005').relationships[0]).not.toHaveProperty('percent')
    expect(record('RUS1500').relationships).toMatchObject([
      { kind: 'owns-controls-or-operates', toName: 'Newsfront', percent: 50 },
    ])
  })

  it('RUS2176 has its IMO number from the reasons and its measure from the other information', () => {
    expect(record('RUS2176').vessel).toMatchObject({
      imo: '9826902',
      flagCode: 'GA',
      type: 'Oil Tanker',
      owner: 'Stream Ship Management FZCO',
    })
    expect(record('RUS2176').listings[0]?.measures).toEqual([
      'Shipping sanctions: a specified ship is prohibited from being provided with access to or having its master or pilot cause it to enter a port in the UK.',
    ])
  })

  it('RUS1492 has its primary name first and its numbers apart', () => {
    expect(record('RUS1492').names[0]?.value).toBe('Joint Stock Company Moscow Industrial Bank')
    expect(record('RUS1492').names[2]).toMatchObject({ script: 'Cyrl', language: 'ru' })
    expect(record('RUS1492').documents.map(({ kind, label, number }) => [kind, label, number])).toEqual([
      ['swift-bic', 'SWIFT/BIC', 'MINNRUMM'],
      ['other', 'BIK (RU)', '044525600'],
      ['tax-id', 'Tax ID', '7725039953'],
      ['other', 'OFSI Group ID', '15429'],
    ])
  })
})

describe('the CSV', () => {
  const row = (values: Record<string, string>) => columns.map((column) => `"${values[column] ?? ''}"`).join(',')
  const designation = {
    'Last Updated': '31/07/2024',
    'Unique ID': 'RUS0005',
    'Regime Name': 'The Russia (Sanctions) (EU Exit) Regulations 2019',
    'Designation Type': 'Individual',
    'Designation source': 'UK',
    'Sanctions Imposed': 'Asset freeze|Travel Ban',
    'Date Designated': '31/12/2020',
    'D.O.B': '00/00/1956',
  }
  const variation = { 'Name 1': 'Volodymyr', 'Name 6': 'Konstantinov', 'Name type': 'Primary name variation' }
  const primary = { 'Name 1': ' Vladimir', 'Name 6': 'Konstantinov', 'Name type': 'Primary Name' }
  const text = `Report Date: 08-Oct-2026\r\n${[
    columns.join(','),
    row({ ...designation, ...variation, 'Passport number': 'A1' }),
    row({ ...designation, ...primary, 'Passport number': 'A1' }),
    row({ ...designation, ...primary, 'Passport number': 'A2' }),
    row({ ...designation, 'Name 6': 'Kostya', 'Name type': 'Alias', 'Alias strength': 'Low quality a.k.a' }),
  ].join('\r\n')}\r\n`

  it('has 58 columns', () => {
    expect(columns).toHaveLength(58)
  })

  it('makes one record of a designation’s combinations', async () => {
    const { publishedOn, records, warnings } = await readContent(csv, text)
    expect(warnings).toEqual([])
    expect(publishedOn).toBe('2026-10-08')
    expect(records).toMatchObject([
      {
        publisherId: 'RUS0005',
        type: '02',
        names: [
          { value: 'Vladimir Konstantinov', kind: 'primary' },
          { value: 'Volodymyr Konstantinov', kind: 'aka', quality: 'strong' },
          { value: 'Kostya', kind: 'aka', quality: 'weak' },
        ],
        birthDates: [{ text: '1956' }],
        documents: [{ number: 'A1' }, { number: 'A2' }],
        listings: [{ measures: ['Asset freeze', 'Travel Ban'], listedOn: '2020-12-31', amendedOn: ['2024-07-31'] }],
      },
    ])
  })
})

describe('the mirror', () => {
  const line = (id: string, designated: string, more: object = {}) =>
    JSON.stringify({
      last_updated: designated,
      date_designated: designated,
      unique_id: id,
      names: { names: [{ name1: 'Ivan', name6: id, name_type: 'Primary Name' }, { name_type: 'Alias' }] },
      regime_name: 'The Russia (Sanctions) (EU Exit) Regulations 2019',
      individual_entity_ship: 'Individual',
      designation_source: 'UK',
      sanctions_imposed: 'Asset freeze',
      sanctions_imposed_indicators: { asset_freeze: true },
      uk_statement_of_reasons: '\n',
      ...more,
    })
  const files = {
    'uk-designations.jsonl': [
      line('RUS0001', '2020-12-31'),
      line('RUS0846', '2022-03-15'),
      line('RUS3700', '2026-08-06'),
    ].join('\n'),
    'subjects.csv':
      'unique_id,subject_type,un_reference_number,ofsi_group_id,date_designated,last_updated\nRUS0001,individual,,,31/12/2020,29/04/2026\n',
    'subject_countries.csv': `id,unique_id,raw_value,country_type,iso,resolution_method,iso_available\n${'1,RUS0001,Russia,nationality,RU,direct,True\n'.repeat(10)}`,
    'subject_identifiers.csv': `id,unique_id,ofsi_group_id,raw_value,identifier_type,additional_info\n${'1,RUS0001,,7212345,passport,Russia\n'.repeat(10)}`,
  }

  it('has the older tables’ details once, and leaves out what had been revoked before them', async () => {
    const { publishedOn, record, records, warnings } = await readContent(mirror, files)
    expect(publishedOn).toBe('2026-08-06')
    expect(records.map(({ publisherId }) => publisherId)).toEqual(['RUS0001', 'RUS3700'])
    expect(warnings).toEqual([{ code: 'revoked-designation', count: 1, examples: ['RUS0846'] }])
    expect(record('RUS0001')).toMatchObject({
      names: [{ value: 'Ivan RUS0001' }],
      countries: [{ country: 'Russia', countryCode: 'RU' }],
      documents: [{ kind: 'passport', number: '7212345', note: 'Russia' }],
    })
  })
})

it.each([
  ['31/07/2024', '2024-07-31', '2024-07-31'],
  ['dd/mm/1945', '1945-01-01', '1945-12-31'],
  ['00/00/1945', '1945-01-01', '1945-12-31'],
  ['dd/02/1968', '1968-02-01', '1968-02-29'],
])('born %s', (text, from, to) => {
  const warnings = createWarnings()
  expect(toBirthDate(text, warnings)).toMatchObject({ from, to })
  expect(warnings.list()).toEqual([])
})

it('keeps an unreadable date, and reports it', () => {
  const warnings = createWarnings()
  expect(toBirthDate('15/08/19yy', warnings)).toEqual({ from: null, to: null, isCirca: false, text: '15/08/19yy' })
  expect(warnings.list()).toMatchObject([{ code: 'unknown-date' }])
})

it.each([
  ['INN: 7707083893OGRN: 1027700132195', ['tax-id 7707083893', 'registration 1027700132195']],
  ['OGRN – 1037739877295; INN – 7708503727; ', ['registration 1037739877295', 'tax-id 7708503727']],
  ['Unified Social Credit Code - 91320505MA1WT5KL9D', ['uscc 91320505MA1WT5KL9D']],
  ['5344160', ['registration 5344160']],
])('%s', (text, expected) => {
  expect(toRegistrations(text).map(({ kind, number }) => `${kind} ${number}`)).toEqual(expected)
})

it('reports what the tables do not know, and leaves out a designation of an unknown kind', async () => {
  const odd = fixture
    .replace('<IndividualEntityShip>Ship<', '<IndividualEntityShip>Aircraft<')
    .replace('<NameType>ALias<', '<NameType>Nickname<')
    .replace(/<RegimeName>The Afghanistan[^<]*/, '<RegimeName>The Moon Regulations 2030')
  const { records, warnings } = await readContent(xml, odd)
  expect(records.some(({ publisherId }) => publisherId === 'RUS2176')).toBe(false)
  expect(warnings.map(({ code, examples }) => [code, ...examples])).toEqual(
    expect.arrayContaining([
      ['unknown-designation-type', 'Aircraft (RUS2176)'],
      ['unknown-name-type', 'Nickname'],
      ['unknown-regime', 'The Moon Regulations 2030'],
    ]),
  )
})

describeRealEditions((folder) => {
  it('of the mirror of 2026-08-22 are 6,349 designations, three of them known to be revoked', async () => {
    const { record, records, warnings } = await readEdition(ukSanctions, folder)
    const count = (wanted: string) => records.filter(({ type }) => type === wanted).length
    expect([count('01'), count('02'), count('03'), records.length]).toEqual([1_646, 4_034, 666, 6_346])
    expect(warnings).toMatchObject([
      { code: 'revoked-designation', count: 3 },
      { code: 'unknown-country', count: 1, examples: ['Occupied Golan Heights'] },
    ])
    expect(record('AFG0006').documents[0]).toMatchObject({ kind: 'passport', number: 'P04581926' })
    expect(record('CAF0016').names[0]).toMatchObject({
      value: 'Ali Darassa',
      quality: 'strong',
      note: 'Low quality a.k.a',
    })
    expect(record('RUS2176').vessel?.imo).toBe('9826902')
    const unnumbered = records.filter(({ type, vessel }) => type === '03' && vessel?.imo === undefined)
    expect(unnumbered.map(({ publisherId }) => publisherId)).toEqual(['DPR0120'])
  })
})
