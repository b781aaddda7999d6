import { utils, write } from '@e965/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixtureFolder, type ReadEdition, readContent, readEdition } from '../../../test/support/read-edition.ts'
import { partySheet, shipSheet } from './parse.ts'
import { nzRussia } from './source.ts'

describe('a row of the register', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(nzRussia, fixtureFolder)
  })

  it('is read without a warning, below the explanation; classes of property and the total are no parties', () => {
    expect([edition.warnings, edition.publishedOn]).toEqual([[], '2025-11-19'])
    expect(edition.records.map(({ publisherId }) => publisherId)).toEqual([
      'IND-1',
      'IND-1200',
      'ENT-1',
      'BAN-1',
      'SHP-1',
      'SHP-3',
    ])
  })

  it('of a person has the name in parts, the birth, and the measures that are imposed', () => {
    expect(edition.record('IND-1')).toMatchObject({
      type: '02',
      names: [
        {
          value: 'Vladimir Vladimirovich Putin',
          parts: [
            { kind: 'first', value: 'Vladimir' },
            { kind: 'middle', value: 'Vladimirovich' },
            { kind: 'last', value: 'Putin' },
          ],
        },
      ],
      birthDates: [{ text: '1952-10-07' }],
      birthPlaces: [{ countryCode: 'RU' }],
      countries: [{ kind: 'citizenship', countryCode: 'RU' }],
      positions: ['President of the Russian Federation'],
      listings: [
        { measures: ['Travel ban', 'Asset freeze', 'Dealing with securities'], listedOn: '2022-03-18', amendedOn: [] },
      ],
    })
  })

  it('has aliases, a year of birth, and the relative that it names', () => {
    expect(edition.record('IND-1200')).toMatchObject({
      names: [{ value: 'Artem Chaika' }, { value: 'Artyom Chayka' }, { value: 'Артём Чайка', script: 'Cyrl' }],
      birthDates: [{ text: '1975' }],
      documents: [{ kind: 'passport', number: '51 0000001' }],
      relationships: [{ toName: 'Yury CHAIKA', kind: 'family-member-of', statement: 'Son of Yury CHAIKA' }],
      listings: [{ listedOn: '2023-06-19', amendedOn: ['2023-10-01'] }],
    })
  })

  it('of an entity has its address, of a bank its kind', () => {
    expect(edition.record('ENT-1')).toMatchObject({
      type: '01',
      addresses: [{ countryCode: 'BY' }],
      positions: [],
      facts: [{ key: 'description', value: 'Repairs military aircraft' }],
    })
    expect(edition.record('BAN-1').subTypes).toEqual([{ code: '0102', reason: 'Type Bank' }])
  })

  it('of a ship has its number, and the day on which it was taken off', () => {
    expect(edition.record('SHP-1')).toMatchObject({
      type: '03',
      names: [{ value: 'Andaman Skies' }, { value: 'Mirador', kind: 'aka' }],
      vessel: { imo: '9288693' },
      listings: [{ measures: ['Ship ban'], listedOn: '2025-06-19' }],
    })
    expect(edition.record('SHP-3').listings).toMatchObject([
      { endedOn: '2025-11-19', endNote: { zh: null, en: 'Sanction revoked' } },
    ])
  })
})

describe('another register', () => {
  const workbook = (row: Record<string, string>) => {
    const book = utils.book_new()
    const columns = [...partySheet.columns, 'Colour']
    const cells = columns.map((column) => row[column] ?? null)
    utils.book_append_sheet(book, utils.aoa_to_sheet([columns, cells]), partySheet.name)
    utils.book_append_sheet(book, utils.aoa_to_sheet([[...shipSheet.columns]]), shipSheet.name)
    return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))
  }
  const row = {
    Type: 'Cartel',
    'Unique Identifier': 'X-1',
    'Last name': 'X',
    DOB: 'long ago',
    Citizenship: 'Atlantis',
    'Travel Ban': 'perhaps',
    'Sanction Status': 'Paused',
    'Date of Sanction': '2022-03-18',
  }

  it('says what is not known', async () => {
    const { warnings } = await readContent(nzRussia.formats[0], workbook(row))
    expect(warnings.map(({ code }) => code).sort()).toEqual(
      [
        'unknown-column',
        'unknown-country',
        'unknown-date',
        'unknown-measure-value',
        'unknown-status',
        'unknown-subject-type',
      ].sort(),
    )
  })

  it('without a day is refused', async () => {
    await expect(readContent(nzRussia.formats[0], workbook({ ...row, 'Date of Sanction': '' }))).rejects.toThrow(
      /no day of a sanction/,
    )
  })
})
