import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import type { RowListing } from '@qingdan/search-mappings/subject-document.ts'
import { describe, expect, test } from 'vitest'
import { personOf } from '../test/memory-engine.ts'
import { ranked, type ScoredCandidate } from './ranking.ts'

const day = '2026-11-23'

interface Traits {
  score?: number
  name?: string
  countries?: string[]
  listings?: Partial<RowListing>[]
  isListed?: boolean
}

function row(id: string, traits: Traits = {}): ScoredCandidate {
  const { score = 90, name = 'Ivan PETROV', countries = [], listings = [{ sourceId: 1 }], isListed = true } = traits
  const person = personOf(id, name)
  const document: CandidateDocument = {
    ...person,
    countries,
    isListed,
    row: {
      ...person.row,
      listings: listings.map((one) => ({ sourceId: 1, publisherId: null, programmes: [], ...one })),
    },
  }
  const found = { json: Buffer.alloc(0), number: null }
  return { index: 'q-1', id, document, engineScore: 1, score, nameIndex: 0, found, isByName: false }
}

/** Ids in the order of the page; the rows come in every order. */
function order(query: string, rows: ScoredCandidate[]): string[] {
  const [ids, reversed] = [rows, rows.toReversed()].map((given) => ranked(given, query, day).map(({ id }) => id))
  expect(reversed).toEqual(ids)
  return ids ?? []
}

const lists = (...ids: number[]) => ids.map((sourceId) => ({ sourceId }))
const suspended = [{ listedOn: null, suspensions: [{ from: '2026-11-01', to: '2027-11-01' }] }]

describe('rows are ordered', () => {
  test('by what is in force on the day that is asked for, also when they were ordered on another day', () => {
    const rows = [row('a', { listings: [{ entries: suspended }] }), row('b')]
    const idsOn = (asked: string) => ranked(rows, '', asked).map(({ id }) => id)
    expect(idsOn('2026-10-01')).toEqual(['a', 'b'])
    expect(idsOn(day)).toEqual(['b', 'a'])
    expect(idsOn('2026-10-01')).toEqual(['a', 'b'])
  })

  test('by score before anything else', () => {
    expect(order('Iran', [row('a', { score: 80, countries: ['IR'], listings: lists(1, 2) }), row('b')])).toEqual([
      'b',
      'a',
    ])
  })

  test.each([
    ['俄罗斯石油公司', 'RU'],
    ['Russia Oil Company', 'RU'],
    ['Russian Railways', 'RU'],
    ['Нефтяная компания Россия', 'RU'],
    ['伊朗航运', 'IR'],
    ['越南三木金属有限公司', 'VN'],
    ['Siemens Germany', 'DE'],
    ['شرکت ایران', 'IR'],
    ['中國電子', 'CN'],
    ['North Korean Trading', 'KP'],
    ['北朝鮮貿易', 'KP'],
    ['朝鲜贸易银行', 'KP'],
    ['几内亚比绍银行', 'GW'],
    ['Bank of Guinea-Bissau', 'GW'],
  ])('of equal ones by the country that %s names', (query, country) => {
    expect(
      order(query, [row('a', { countries: ['GN', 'KR'], listings: lists(1, 2) }), row('b', { countries: [country] })]),
    ).toEqual(['b', 'a'])
  })

  test('then by number of lists, a list that repeats another not counted', () => {
    const copied = [{ sourceId: 1 }, { sourceId: 4, repeats: [1] }, { sourceId: 5, repeats: [1] }]
    expect(order('华为', [row('copied', { listings: copied }), row('two', { listings: lists(1, 2) })])).toEqual([
      'two',
      'copied',
    ])
  })

  test('then by being in force on the day, what no list carries any more last', () => {
    const rows = [
      row('a', { isListed: false, listings: lists(1, 2, 3) }),
      row('b', { listings: [{ entries: suspended }] }),
      row('c'),
    ]
    expect(order('华为', rows)).toEqual(['c', 'b', 'a'])
  })

  test('then by name, and at last by id', () => {
    expect(order('x', [row('a', { name: 'beta' }), row('d', { name: 'ALPHA' }), row('c', { name: 'ALPHA' })])).toEqual([
      'c',
      'd',
      'a',
    ])
  })
})
