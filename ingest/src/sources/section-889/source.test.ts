import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { section889 } from './source.ts'

describe('section-889', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(section889, fixtureFolder)
  })

  it('is read from the law as from the curated table', async () => {
    expect(read.format).toBe('law-text')
    const table = await readEdition(section889, fixtureFolder, { format: 'curated-csv' })
    const byId = ({ records }: ReadEdition) => records.toSorted((a, b) => (a.publisherId < b.publisherId ? -1 : 1))
    expect(byId(read)).toEqual(byId(table))
  })

  it('has a company as the statute names it', () => {
    expect(read.warnings).toEqual([])
    expect(read.named('Huawei Technologies Company')).toMatchObject({
      listings: [{ listedOn: '2018-08-13', programmes: ['Section 889'] }],
      facts: [{ key: 'designation-scope' }],
    })
  })
})

describeRealEditions((folder) => {
  it('is 5 companies', async () => {
    const { records, warnings } = await readEdition(section889, folder)
    expect(warnings).toEqual([])
    expect(records).toHaveLength(5)
  })
})
