import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { inksna } from './source.ts'

describe('inksna', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(inksna, fixtureFolder, { format: 'curated-csv' })
  })

  it('has a party with its term, its country and whom the sanction extends to', () => {
    expect(read.warnings).toEqual([])
    expect(read.publishedOn).toBe('2026-08-04')
    expect(read.named('Futech Co. Ltd')).toMatchObject({
      type: '01',
      subTypes: [{ code: '0107' }],
      countries: [{ kind: 'jurisdiction', country: 'China', countryCode: 'CN' }],
      facts: [{ key: 'designation-scope', value: 'any successor, sub-unit, or subsidiary thereof' }],
      listings: [{ listedOn: '2026-01-22', endedOn: '2028-01-22' }],
    })
  })

  it('distinguishes a nationality from a place', () => {
    const kinds = read.records.map(({ countries }) => countries.flatMap(({ kind, countryCode }) => [kind, countryCode]))
    expect(kinds).toEqual([
      ['jurisdiction', 'KP'],
      ['jurisdiction', 'CN'],
      ['nationality', 'RU'],
    ])
  })
})

describeRealEditions((folder) => {
  it('of 2026-08-04 are 28 parties, 6 of them with a term', async () => {
    const { records, warnings } = await readEdition(inksna, folder)
    expect(warnings).toEqual([])
    expect(records).toHaveLength(28)
    expect(records.filter(({ listings }) => listings[0]?.endedOn === '2028-01-22')).toHaveLength(6)
  })
})
