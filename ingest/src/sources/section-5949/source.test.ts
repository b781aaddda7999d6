import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { section5949 } from './source.ts'

describe('section-5949', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(section5949, fixtureFolder)
  })

  it('is read from the law as from the curated table', async () => {
    expect(read.format).toBe('law-text')
    const table = await readEdition(section5949, fixtureFolder, { format: 'curated-csv' })
    const byId = ({ records }: ReadEdition) => records.toSorted((a, b) => (a.publisherId < b.publisherId ? -1 : 1))
    expect(byId(read)).toEqual(byId(table))
  })

  it('has a company as the statute names it', () => {
    expect(read.warnings).toEqual([])
    expect(read.named('Yangtze Memory Technologies Corp')).toMatchObject({
      listings: [{ listedOn: '2022-12-23' }],
      names: [{}, { value: 'YMTC', kind: 'aka' }],
    })
  })
})

describeRealEditions((folder) => {
  it('is 3 companies', async () => {
    const { records, warnings } = await readEdition(section5949, folder)
    expect(warnings).toEqual([])
    expect(records).toHaveLength(3)
  })
})
