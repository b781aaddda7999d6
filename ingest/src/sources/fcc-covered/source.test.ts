import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { fccCovered } from './source.ts'

describe('an entry of the Covered List', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(fccCovered, fixtureFolder)
  })

  it('is read without a warning, as of the newest entry or update', () => {
    expect(read.warnings).toEqual([])
    expect(read.publishedOn).toBe('2026-06-15')
    expect(read.records).toHaveLength(5)
  })

  it('says what is covered, and of whom else', () => {
    expect(read.named('Huawei Technologies Company').facts).toMatchObject([
      { key: 'covered-equipment', value: expect.stringMatching(/^Telecommunications equipment produced by Huawei/) },
    ])
    expect(read.named('AO Kaspersky Lab').facts[1]).toMatchObject({
      key: 'designation-scope',
      value: 'its predecessors, successors, parents, subsidiaries, or affiliates',
    })
  })

  it('of equipment of a kind is no company', () => {
    const name = 'Uncrewed aircraft systems (UAS) and UAS critical components produced in a foreign country'
    expect(read.named(name)).toMatchObject({
      subTypes: [{ code: '0104' }],
      facts: [{ value: `${name}.` }],
      listings: [{ listedOn: '2025-12-22', amendedOn: ['2026-06-15'] }],
    })
  })

  it('knows the parent that its sentence names', () => {
    const parent = read.named('Pacific Networks Corp.')
    expect(parent.relationships).toEqual([])
    expect(read.named('ComNet (USA) LLC').relationships).toMatchObject([
      { toPublisherId: parent.publisherId, kind: 'subsidiary-of', percent: 100 },
    ])
  })
})

describeRealEditions((folder) => {
  it('of July 2026 are 13 companies and 2 kinds of equipment', async () => {
    const { records, warnings } = await readEdition(fccCovered, folder)
    expect(warnings).toEqual([])
    expect(records).toHaveLength(15)
    expect(records.filter(({ subTypes }) => subTypes[0]?.code === '0104')).toHaveLength(2)
    expect(records.flatMap(({ relationships }) => relationships)).toHaveLength(1)
  })
})
