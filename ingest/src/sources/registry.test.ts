import { describe, expect, it } from 'vitest'
import { secondReadings } from '../../test/second-reading/readers/by-source.ts'
import { fixtureFolder, readEdition } from '../../test/support/read-edition.ts'
import { sources } from './registry.ts'

const regulation = /^Regulation \((EC|EU)\)/

describe('a source', () => {
  it.each(sources.filter(({ role }) => role !== 'register').map((source) => [source.id, source] as const))(
    '%s names the lists that its records are on',
    async (_, source) => {
      const { records } = await readEdition(source, fixtureFolder)
      const lists = new Set(records.flatMap(({ listings }) => listings.map(({ list }) => list)))
      const unnamed = [...lists].filter((list) => !regulation.test(list) && !Object.hasOwn(source.listingNames, list))
      expect([lists.size > 0, unnamed]).toEqual([true, []])
    },
  )

  it('has a unique number and id', () => {
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length)
    expect(new Set(sources.map(({ sourceNumber }) => sourceNumber)).size).toBe(sources.length)
  })

  it('is read a second time by another reader, which the test on real lists compares with it', () => {
    expect(secondReadings.flatMap((reading) => reading.sources).toSorted()).toEqual(
      sources.map(({ id }) => id).toSorted(),
    )
  })
})
