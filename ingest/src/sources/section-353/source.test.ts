import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { section353 } from './source.ts'

describe('section-353', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(section353, fixtureFolder)
  })

  it('has the office and the act of a person, and the end of the section', () => {
    expect(read.warnings).toEqual([])
    expect(read.named('Alejandro Jorge Sinbaldi Aparicio')).toMatchObject({
      type: '02',
      subTypes: [{ code: '0203' }],
      positions: ['former Minister of Communications, Infrastructure, and Housing'],
      countries: [{ kind: 'jurisdiction', country: 'GUATEMALA', countryCode: 'GT' }],
      facts: [{ key: 'designation-reason', note: 'report of 2021' }],
      listings: [{ endedOn: '2023-12-31', note: 'Ended in December 2023, no day stated' }],
    })
  })

  it('gives no office to a person of whom none is stated', () => {
    expect(read.named('Adolfo Salume Artinano')).toMatchObject({ subTypes: [{ code: '0201' }], positions: [] })
  })
})

describeRealEditions((folder) => {
  it('of 2021 to 2023 are 167 persons', async () => {
    const { records, warnings } = await readEdition(section353, folder)
    expect(warnings).toEqual([])
    expect(records).toHaveLength(167)
  })
})
