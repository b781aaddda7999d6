import { describe, expect, it } from 'vitest'
import { secondReadings } from '../../test/second-reading/readers/by-source.ts'
import { fixtureFolder, readEdition } from '../../test/support/read-edition.ts'
import { optionalSources, sourcesWith } from './optional-sources.ts'
import { sources } from './registry.ts'

const all = [...sources, ...optionalSources]

const regulation = /^Regulation \((EC|EU)\)/

describe('a source', () => {
  it.each(all.filter(({ role }) => role !== 'register').map((source) => [source.id, source] as const))(
    '%s names the lists that its records are on',
    async (_, source) => {
      const { records } = await readEdition(source, fixtureFolder)
      const lists = new Set(records.flatMap(({ listings }) => listings.map(({ list }) => list)))
      const unnamed = [...lists].filter((list) => !regulation.test(list) && !Object.hasOwn(source.listingNames, list))
      expect([lists.size > 0, unnamed]).toEqual([true, []])
    },
  )

  it('has a unique number and id', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ sourceNumber }) => sourceNumber)).size).toBe(all.length)
  })
})

describe('an optional list', () => {
  it('is there only if it is named', () => {
    expect(sourcesWith([])).toEqual(sources)
    expect(sourcesWith(['ch-seco']).map(({ id }) => id)).toEqual([...sources.map(({ id }) => id), 'ch-seco'])
  })

  it('that nobody knows is refused, with those that exist', () => {
    expect(() => sourcesWith(['ch-secco'])).toThrow(/ch-secco.*ch-seco/)
  })

  it('has subject ids that no other list has', () => {
    const prefixes = sources.map(({ subjectPrefix }) => subjectPrefix)
    const own = optionalSources.map(({ subjectPrefix }) => subjectPrefix)
    expect(new Set([...own, ...prefixes]).size).toBe(new Set(prefixes).size + own.length)
  })

  it('is read a second time by another reader, which the test on real lists compares with it', () => {
    expect(secondReadings.flatMap((reading) => reading.sources).toSorted()).toEqual(
      sources.map(({ id }) => id).toSorted(),
    )
  })
})
