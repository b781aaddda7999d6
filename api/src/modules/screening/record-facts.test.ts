import { describe, expect, test } from 'vitest'
import { changedFields, toRecordFacts } from './record-facts.ts'

type Document = Parameters<typeof toRecordFacts>[0]

const document: Document = {
  id: 'ofac-12927',
  type: '01',
  subTypes: [],
  isListed: true,
  sourceIds: [1],
  countries: ['IR'],
  names: [
    { value: 'MAHAN AIR CO.', kind: 'aka', quality: 'strong', script: 'Latn' },
    { value: 'MAHAN AIR', kind: 'primary', quality: 'strong', script: 'Latn' },
    { value: '马汉航空', kind: 'aka', quality: 'strong', script: 'Hans', translation: 'press' },
  ],
  identifiers: ['OFAC12927', '12927'],
  identifierKinds: ['subject-id', 'publisher-id'],
  row: {
    listings: [
      { sourceId: 1, publisherId: '12927', programmes: [], entries: [{ listedOn: '2011-10-12' }] },
      { sourceId: 2, publisherId: '1', programmes: [], entries: [{ listedOn: null, endedOn: '2020-01-01' }] },
    ],
    listedOn: null,
    changedOn: null,
    sex: null,
    birthDates: [],
    birthRanges: [],
  },
}
const factsOf = (changed: Partial<Document> = {}) => toRecordFacts({ ...document, ...changed }, new Map(), '2026-08-01')

describe('the facts of a record', () => {
  test('are the published names, the countries, the numbers, and the lists it is on', () => {
    expect(factsOf()).toEqual({
      names: ['MAHAN AIR', 'MAHAN AIR CO.'],
      birthDates: [],
      countries: ['IR'],
      identifiers: ['12927', 'OFAC12927'],
      lists: ['1'],
    })
  })
  test('are the same whatever the order in which a list prints them', () => {
    const turned = factsOf({ names: document.names.toReversed(), identifiers: document.identifiers.toReversed() })
    expect(changedFields(factsOf(), turned)).toEqual([])
  })
  test('differ by a new name, a new country, a new number and a list that ended', () => {
    const names = [...document.names, { ...document.names[0], value: 'MAHAN' }] as Document['names']
    expect(changedFields(factsOf(), factsOf({ names }))).toEqual(['names'])
    expect(changedFields(factsOf(), factsOf({ countries: ['IR', 'SY'], identifiers: [] }))).toEqual([
      'countries',
      'identifiers',
    ])
    expect(changedFields(factsOf(), factsOf({ isListed: false }))).toEqual(['lists'])
  })
})
