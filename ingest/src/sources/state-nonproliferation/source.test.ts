import { beforeAll, describe, expect, it } from 'vitest'
import {
  allOf,
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { normalise } from './normalise.ts'
import { stateNonproliferation } from './source.ts'

describe('a party under nonproliferation sanctions', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(stateNonproliferation, fixtureFolder)
  })
  const listingsOf = (name: string) => read.named(name).listings

  it('is read without a warning, as of the month of the table', () => {
    expect(read.warnings).toEqual([])
    expect(read.publishedOn).toBe('2025-05-01')
    expect(read.records).toHaveLength(9)
  })

  it('has a listing for each sanction, with its own end', () => {
    expect(listingsOf('Muhammad Nasim ud Din')).toMatchObject([
      { programmes: ['Executive Order 12938'], listedOn: '2009-01-09', endedOn: '2011-01-09' },
      { programmes: ['Export-Import Bank Act'], listedOn: '2009-01-09' },
    ])
    expect(listingsOf('Muhammad Nasim ud Din')[1]?.endedOn).toBeUndefined()
    expect(read.named('Muhammad Nasim ud Din').subTypes).toEqual([{ code: '0206', reason: 'Executive Order 12938' }])
  })

  it('is recognised by the text after its name', () => {
    expect(read.named('Igor Aleksandrovich Michurin')).toMatchObject({
      type: '02',
      countries: [{ kind: 'nationality', country: 'Russian', countryCode: 'RU' }, { countryCode: 'RU' }],
    })
    expect(read.named('Karl Lee')).toMatchObject({ type: '02', countries: [{ countryCode: 'CN' }] })
    expect(read.named('Atomic Energy Organization of Iran').names[1]).toMatchObject({ value: 'AEOI', kind: 'aka' })
  })

  it('whose date lost a digit gets the year from its notice, and says so', () => {
    expect(listingsOf('Faratech')).toMatchObject([
      { listedOn: '2012-12-13', note: 'imposed "12/13/201" as printed, its year told by the notice' },
    ])
  })

  it('waived is suspended; if one ban ended and others remain, it is in force; the last of two ends is the end', () => {
    expect(listingsOf('Chinese Ministry of Aerospace Industry')[0]).toMatchObject({
      suspensions: [{ from: '1994-11-01', to: null, note: { en: 'Waived', zh: '豁免' } }],
    })
    expect(listingsOf('Petr Pernicka')[0]?.endedOn).toBeUndefined()
    expect(listingsOf('Petr Pernicka')[0]?.note).toBe('Procurement ban ended 02/03, all other sanctions remain')
    expect(listingsOf('Volsk Mechanical Plant')[0]?.endedOn).toBe('2004-04-01')
  })

  it('says whom the sanctions extend to and where it is', () => {
    expect(
      read.named('Wisdom Import and Export (Shanghai) Co., Ltd').facts.map(({ key, value }) => [key, value]),
    ).toEqual([
      ['designation-scope', 'any successor, sub-unit, or subsidiary thereof'],
      ['location', 'People’s Republic of China (PRC)'],
    ])
  })
})

it('reports an authority, a status, a date and a note it does not know, and keeps their words', async () => {
  const warnings = createWarnings()
  const entity = {
    name: 'Somebody Trading Co.',
    aliases: [],
    country: 'Atlantis',
    address: '',
    status: '',
    effectiveDate: '',
    federalRegister: '',
    notes: 'Authority: Moon Act; imposed in spring; status: Undecided; Vol. 1 | Unheard of',
  }
  const file = { extractedOn: '2026-07-09', sourceFile: 'May-2025-Table.pdf', entities: [entity] }
  const [record] = await allOf(normalise(file, warnings).records)
  expect(warnings.list().map(({ code, examples }) => [code, ...examples])).toEqual([
    ['unknown-country', 'Atlantis'],
    ['unknown-authority', 'Moon Act'],
    ['unknown-date', 'in spring'],
    ['unknown-status', 'Undecided'],
    ['unknown-note', 'Unheard of'],
  ])
  expect(record).toMatchObject({
    countries: [{ country: 'Atlantis' }],
    listings: [{ programmes: ['Moon Act'], listedOn: null, note: 'Undecided' }],
    facts: [{ value: 'Unheard of' }],
  })
})

describeRealEditions((folder) => {
  it('of May 2025 are 527 parties under 731 sanctions, 555 of them over', async () => {
    const { named, records, warnings } = await readEdition(stateNonproliferation, folder)
    expect(warnings).toEqual([])
    expect(records).toHaveLength(527)
    const listings = records.flatMap((record) => record.listings)
    expect(listings).toHaveLength(731)
    expect(listings.filter(({ endedOn }) => endedOn !== undefined)).toHaveLength(555)
    expect(listings.every(({ listedOn }) => listedOn !== null)).toBe(true)
    expect(records.filter(({ type }) => type === '02')).toHaveLength(100)
    // The next line of the table is "(North Korean individual in China)".
    expect(named('Rim Ryong Nam')).toMatchObject({
      type: '02',
      countries: [{ countryCode: 'KP' }, { countryCode: 'CN' }],
    })
  })
})
