import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { bisMieu } from './source.ts'

describe('bis-mieu', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(bisMieu, fixtureFolder)
  })

  it('has a military-intelligence organisation with its state and licence terms', () => {
    expect(read.warnings).toEqual([])
    expect(read.named('Main Intelligence Directorate')).toMatchObject({
      subTypes: [{ code: '0104' }],
      names: [{}, { value: 'GRU', isAcronym: true }],
      countries: [{ country: 'Russian Federation', countryCode: 'RU' }],
      listings: [{ listedOn: '2021-03-16', licencePolicy: 'Presumption of denial (15 CFR 744.22(e))' }],
    })
  })
})

describeRealEditions((folder) => {
  it('of 2022-03-02 are 13 organisations', async () => {
    const { records, warnings, publishedOn } = await readEdition(bisMieu, folder)
    expect(warnings).toEqual([])
    expect(publishedOn).toBe('2022-03-02')
    expect(records).toHaveLength(13)
  })
})
