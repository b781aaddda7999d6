import { beforeAll, describe, expect, it } from 'vitest'
import { type DfatCell, dfatDocument } from '../../../test/fixtures/dfat-document.ts'
import { dfatFixture } from '../../../test/fixtures/dfat-fixture.ts'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readContent,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { birthDates, listingDays } from './dfat-dates.ts'
import { columns } from './parse.ts'
import { auDfat } from './source.ts'

const [format] = auDfat.formats
const readRows = (rows: Readonly<Record<string, DfatCell>>[]) => readContent(format, dfatDocument(columns, rows))

describe('a target of Australia', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readRows(dfatFixture)
  })

  it('is one record with the rows of its letters', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe('2026-05-08')
    expect(edition.records.map(({ publisherId }) => publisherId)).toEqual(['3', '34', '2570', '8228'])
    expect(edition.record('3')).toMatchObject({
      type: '02',
      crossReferences: [{ scheme: 'un', value: 'TAi.003' }],
      names: [
        { value: 'Abdul Kabir Mohammad Jan', kind: 'primary' },
        { value: 'A. Kabir', kind: 'aka', quality: 'strong' },
        { value: 'عبد الکبیر محمد جان', kind: 'primary', script: 'Arab' },
      ],
      birthDates: [{ text: 'circa 1963', isCirca: true }, { text: '1972-01-30' }],
      listings: [
        {
          programmes: ['1988 (Taliban)'],
          measures: ['Targeted Financial Sanction', 'Travel Ban', 'Arms Embargo'],
          listedOn: '2001-01-25',
          amendedOn: ['2003-09-03', '2005-12-20', '2026-04-28', '2026-05-08'],
        },
      ],
    })
  })

  it('keeps what only an alias has, as that alias', () => {
    expect(edition.record('34')).toMatchObject({
      birthDates: [{ text: '1963' }, { text: '1955', note: 'as Nazar Jan' }],
      birthPlaces: [
        { text: 'Khwaja Malik, Arghandab District, Kandahar Province, Afghanistan', countryCode: 'AF' },
        { text: 'Kandahar City, Kandahar Province, Afghanistan' },
        { text: 'Logar, Afghanistan', note: 'as Nazar Jan' },
      ],
      names: [
        { value: 'Abdul Jalil Haqqani Wali Mohammad' },
        { value: 'Abdul Jalil Haqqani', kind: 'fka', note: 'previously listed as' },
        { value: 'Nazar Jan', quality: 'weak' },
      ],
    })
  })

  it('that is a vessel has its IMO number and former name', () => {
    expect(edition.record('8228')).toMatchObject({
      type: '03',
      vessel: { imo: '9258868' },
      names: [{ value: 'NOCTIS' }, { value: 'ASHER', kind: 'fka' }],
    })
  })

  it('has the registration number its remarks state', () => {
    expect(edition.record('2570').documents).toEqual([
      { kind: 'registration', label: 'company registration number', number: '1177053' },
    ])
  })
})

describe('a workbook that is not the list', () => {
  const [first] = dfatFixture
  if (!first) throw new Error('The fixture is empty')

  it('is refused: another column, no sheet, no zip, cut off', async () => {
    const rejection = expect.objectContaining({ name: 'Rejected' })
    await expect(readContent(format, dfatDocument(columns.slice(1), [first]))).rejects.toEqual(rejection)
    await expect(readContent(format, '<html>Not found</html>')).rejects.toEqual(rejection)
    const whole = dfatDocument(columns, dfatFixture)
    await expect(readContent(format, whole.subarray(0, 2000))).rejects.toEqual(rejection)
  })

  it('is refused before it is unpacked when it says that it is too large', async () => {
    const bomb = Buffer.from(dfatDocument(columns, dfatFixture))
    const entry = bomb.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    bomb.writeUInt32LE(0xfffffff0, entry + 24)
    await expect(readContent(format, bomb)).rejects.toThrow(/unpacks to/)
  })

  it('says of a new type that it is unknown', async () => {
    await expect(readRows([{ ...first, Type: 'Aircraft' }])).rejects.toThrow(/unknown type "Aircraft"/)
  })

  it('warns of words it does not know', async () => {
    const { warnings } = await readRows([
      { ...first, Committees: 'Autonomous (Moon)', Citizenship: 'Atlantis', 'Travel Ban': 'perhaps' },
    ])
    expect(warnings.map(({ code, examples }) => [code, ...examples])).toEqual([
      ['unknown-country', 'Atlantis'],
      ['unknown-committee', 'Autonomous (Moon)'],
      ['unknown-measure-value', 'Travel Ban: perhaps'],
    ])
  })
})

// Real cells of the list of 2026-08-02.
it.each<[string | number, string[]]>([
  [1961, ['1961']],
  [23830, ['1965-03-29']],
  ['1958, 1/01/1967', ['1958', '1967-01-01']],
  ['27/05/1973 01/01/1975', ['1973-05-27', '1975-01-01']],
  ['5 May 1957, April 1957', ['1957-05-05', '1957-04']],
  ['03/1965, 04/1965', ['1965-03', '1965-04']],
  ['Approximately: Between 1959 and 1965', ['circa 1959 to 1965']],
  ['18/04/1982, 24/06/1402', ['1982-04-18', '24/06/1402']],
  ['1979, 1980.1981, 1982', ['1979', '1980', '1981', '1982']],
])('born %s', (cell, expected) => {
  const warnings = createWarnings()
  expect(birthDates(cell, warnings).map(({ text }) => text)).toEqual(expected)
  expect(warnings.list()).toEqual([])
})

it.each([
  ['Listed on 25 January 2001 (amended 3 Sep 2002, 21 Sep 2007)', '2001-01-25', ['2002-09-03', '2007-09-21']],
  ['First listed on 16/07/2009 (amended on 26/07/2022)', '2009-07-16', ['2022-07-26']],
  ['UN Reference Number: QDi.338 Listed on 23 Sep. 2014', '2014-09-23', []],
  ['Autonomous Sanctions (Designated Persons) Amendment (No. 1) Instrument 2022', null, []],
])('%s', (text, listedOn, amendedOn) => {
  expect(listingDays(text)).toEqual({ listedOn, amendedOn })
})

describeRealEditions((folder) => {
  it('of 2026-08-02: 3,846 targets', async () => {
    const { publishedOn, records, warnings } = await readEdition(auDfat, folder)
    const count = (type: string) => records.filter((record) => record.type === type).length
    expect(publishedOn).toBe('2026-07-21')
    expect([records.length, count('01'), count('02'), count('03')]).toEqual([3_846, 1_041, 2_543, 262])
    expect(warnings).toEqual([{ code: 'unknown-date', count: 8, examples: ['7/02/1950/11/1950', '10/061962'] }])
  })
})

it('the fixture is what the script writes', async () => {
  const { records } = await readEdition(auDfat, fixtureFolder)
  expect(records).toEqual((await readRows(dfatFixture)).records)
})
