import { beforeAll, describe, expect, it } from 'vitest'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { section154 } from './source.ts'

describe('section-154', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(section154, fixtureFolder)
  })

  it('is read from the law as from the curated table', async () => {
    expect(read.format).toBe('law-text')
    const table = await readEdition(section154, fixtureFolder, { format: 'curated-csv' })
    const byId = ({ records }: ReadEdition) => records.toSorted((a, b) => (a.publisherId < b.publisherId ? -1 : 1))
    expect(byId(read)).toEqual(byId(table))
  })

  it('has a company as the statute names it', () => {
    expect(read.warnings).toEqual([])
    expect(read.named('BYD Company, Limited')).toMatchObject({
      listings: [{ listedOn: '2023-12-22', measures: [expect.stringMatching(/^Beginning on October 1, 2027/)] }],
      facts: [{ key: 'applies-from', value: '2027-10-01' }],
    })
  })
})

describeRealEditions((folder) => {
  it('is 6 companies', async () => {
    const { records, warnings } = await readEdition(section154, folder)
    expect(warnings).toEqual([])
    expect(records).toHaveLength(6)
  })
})

it('a law that is not at its address any more is unavailable', async () => {
  const { source } = await servePublisher(section154, {})
  await expect(receiveEdition(source)).rejects.toThrow('did not give the list: status 404')
})
