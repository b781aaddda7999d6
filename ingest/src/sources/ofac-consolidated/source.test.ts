import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { toOfacDate } from '../../formats/sdn-list/statements.ts'
import { ofacConsolidated } from './source.ts'

describe('a party of the consolidated list', () => {
  let edition: ReadEdition
  const record = (id: string) => edition.record(id)
  beforeAll(async () => {
    edition = await readEdition(ofacConsolidated, fixtureFolder)
  })

  it('is read without a warning, under the number OFAC gives it everywhere', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe('2025-03-28')
    expect(record('17016').sharedId).toBe('ofac-17016')
  })

  it('17016 is on two lists, one of them by a directive that says since when', () => {
    expect(record('17016').listings.map(({ list, programmes, listedOn }) => ({ list, programmes, listedOn }))).toEqual([
      { list: 'Sectoral Sanctions Identifications List', programmes: ['UKRAINE-EO13662'], listedOn: null },
      { list: 'Non-SDN Menu-Based Sanctions List', programmes: ['RUSSIA-EO14024'], listedOn: '2022-02-24' },
    ])
    expect(record('17016').documents.map((document) => document.kind)).toEqual([
      'registration',
      'tax-id',
      'lei',
      'swift-bic',
    ])
    expect(record('17016').subTypes[0]?.code).toBe('0102')
  })

  it('9647 is a person of the Legislative Council, and named with a weak alias in reading order', () => {
    expect(record('9647')).toMatchObject({ type: '02', sex: 'male' })
    expect(record('9647').names.map((name) => [name.value, name.quality])).toEqual([
      ['Mahmoud Khaled ZAHHAR', 'strong'],
      ['Mahmoud Khaled AL ZAHAR', 'strong'],
      ['Mahmoud ZAHAR', 'weak'],
    ])
    expect(record('9647').listings.map((listing) => listing.list)).toEqual([
      'Non-SDN Palestinian Legislative Council List',
    ])
    expect(record('9647').facts).toContainEqual({ key: 'other-programme', label: 'Program', value: 'SDGT' })
    expect(record('9647').relationships).toEqual([
      { toName: 'HAMAS', kind: 'linked-to', label: 'Linked To', isFormer: false },
    ])
  })

  it('32091 is linked only by name to a party of the list, which has a number', () => {
    expect(record('32091').relationships[0]).toMatchObject({ toPublisherId: '32087', kind: 'linked-to' })
    expect(record('32091').listings[0]).toMatchObject({ programmes: ['CMIC-EO13959'], listedOn: '2021-06-03' })
  })

  it('15268 is on the list that the Part 561 list became', () => {
    expect(record('15268').listings[0]?.list).toMatch(/^List of Foreign Financial Institutions/)
  })
})

it('reads dates as OFAC writes them', () => {
  const span = (text: string) => {
    const { from, to, isCirca } = toOfacDate(text)
    return [from, to, isCirca]
  }
  expect(span('28 Jun 1967')).toEqual(['1967-06-28', '1967-06-28', false])
  expect(span('Feb 1980')).toEqual(['1980-02-01', '1980-02-29', false])
  expect(span('circa 1960')).toEqual(['1960-01-01', '1960-12-31', true])
  expect(span('1958 to 1963')).toEqual(['1958-01-01', '1963-12-31', false])
  expect(span('www.1979.ru')).toEqual([null, null, false])
})

describeRealEditions((folder) => {
  it.each([
    { date: '2025-03-28', records: 443, persons: 80, weak: 70 },
    { date: '2025-12-19', records: 442, persons: 79, weak: 72 },
  ])('of $date have $records parties', async ({ date, records, persons, weak }) => {
    const edition = await readEdition(ofacConsolidated, folder, { date })
    const all = edition.records
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe(date)
    expect(all).toHaveLength(records)
    expect(all.filter((record) => record.type === '02')).toHaveLength(persons)
    expect(all.flatMap((record) => record.names).filter((name) => name.quality === 'weak')).toHaveLength(weak)
    const onList = (list: RegExp) =>
      all.filter((record) => record.listings.some((listing) => list.test(listing.list))).length
    expect([onList(/Sectoral/), onList(/Legislative/), onList(/Military-Industrial/)]).toEqual([286, 78, 68])
  })

  it('has the postcode apart from the city', async () => {
    const { records } = await readEdition(ofacConsolidated, folder)
    const addresses = records.flatMap((record) => record.addresses)
    expect(addresses.filter(({ city }) => city === 'Moscow').length).toBeGreaterThan(150)
    expect(
      addresses.filter(({ city = '', postalCode }) => postalCode === undefined && /^[^,\d]+ \d{4,6}$/.test(city)),
    ).toEqual([])
  })

  it('say the same in both formats of a party that did not change', async () => {
    const [xml, csv] = await Promise.all(
      ['2025-03-28', '2025-12-19'].map((date) => readEdition(ofacConsolidated, folder, { date })),
    )
    const inBoth = ['30902', '17016', '32091']
    for (const id of inBoth) {
      const stated = (edition: ReadEdition | undefined) => {
        const record = edition?.record(id)
        return [record?.documents, record?.facts, record?.listings].map((list) =>
          list?.map((x) => JSON.stringify(x)).sort(),
        )
      }
      expect(stated(csv)).toEqual(stated(xml))
    }
  })
})
