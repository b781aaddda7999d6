import type { RecordName } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Entry, storeLists } from '../support/lists.ts'
import { searchCalls } from '../support/search-calls.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

interface Party {
  number: string
  names: string[]
  type?: '01' | '02'
  listedOn?: string
  country?: string
}

/** Invented parties; `number` is their number on the list. */
const parties: Party[] = [
  { number: '90001', names: ['Ivan PETROV', 'Иван ПЕТРОВ'], type: '02', listedOn: '2020-05-01', country: 'RU' },
  { number: '90002', names: ['PETROVSKY INSTRUMENT-MAKING PLANT'], listedOn: '2015-01-01', country: 'RU' },
  { number: '90003', names: ['Anna Sidorova Ilyinichna', 'Anna Pétrova-Müller'], type: '02', listedOn: '2024-01-01' },
  { number: '90004', names: ['Boris Petrov Grigoryevich', 'Oleg Kuznetsov'], type: '02' },
  { number: '90011', names: ['KIM Chol Su'], type: '02' },
  { number: '90012', names: ['Kimura Precision Trading'] },
  { number: '90013', names: ['Hakim Zamani'], type: '02' },
  { number: '90021', names: ['上海微電子裝備集團'] },
  { number: '90022', names: ['中国（上海）远洋物流公司'] },
  { number: '90023', names: ['海上贸易公司'] },
  { number: '90031', names: ['Islamic Party of Gulbuddin', 'Hizb-i Islami', 'حزب اسلامي'] },
  { number: '90032', names: ['Hizballah'] },
]
const offline: Party = { number: '90041', names: ['Pavel Petrov Former'], type: '02' }

function entryOf({ number, names, type = '01', listedOn, country }: Party): Entry {
  const published = names.map((value, at): RecordName => {
    return { value, kind: at === 0 ? 'primary' : 'aka', quality: 'strong', script: 'Zyyy' }
  })
  const listing = { list: 'SDN List', programmes: [], measures: [], legalBases: [], amendedOn: [] }
  const record = recordOf({
    publisherId: number,
    type,
    names: published,
    subTypes: [{ code: type === '02' ? '0202' : '0101', reason: '' }],
    listings: [{ ...listing, listedOn: listedOn ?? null }],
    countries: country ? [{ kind: 'nationality', countryCode: country, country }] : [],
  })
  return { source: 'ofac-sdn', subjectId: `ofac-${number}`, record }
}

const plant = parties.flatMap((party) =>
  party.number === '90002' ? [{ ...entryOf(party), source: 'un-sc' as const }] : [],
)

let environment: TestEnvironment
let app: FastifyInstance

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment, [...parties.map(entryOf), ...plant, { ...entryOf(offline), validTo: '2025-11-19' }])
  app = await environment.app()
})
afterAll(() => environment.close())

const { search, exact } = searchCalls(() => app)
const numbersOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id.replace('ofac-', ''))
const whole = { pageSize: '200' }

describe('a part of a name', () => {
  test.each([
    ['petrov', ['90001', '90002', '90003', '90004']],
    ['kim', ['90011', '90012']],
    ['上海', ['90021', '90022']],
    ['海 公', ['90022', '90023']],
    ['hizb', ['90031', '90032']],
    ['حزب', ['90031']],
    ['петров', ['90001']],
    ['müller petr', ['90003']],
    ['instrument making', ['90002']],
    ['物流上海', []],
    ['物流 上海', ['90022']],
    ['boris kuznetsov', []],
    ['petrova anna ilyinichna', []],
  ])('%s finds every subject with it in one name, each once', async (keyword, numbers) => {
    const { data, contained, count, scoredCount, verdict } = await search(keyword, whole)
    expect([data.length, data.length + contained.length]).toEqual([scoredCount, count])
    expect(numbersOf([...data, ...contained])).toEqual(expect.arrayContaining(numbers))
    expect(verdict.containing).toBe(numbers.length)
    // What is scored is not repeated.
    expect(numbersOf(contained).toSorted()).toEqual(numbers.filter((number) => !numbersOf(data).includes(number)))
  })

  test('has no score and no band, and marks the words in the first name that has them', async () => {
    const { contained } = await search('petrov', { ...whole, minScore: '100' })
    expect(contained.find(({ id }) => id === 'ofac-90003')).toMatchObject({
      containment: true,
      score: null,
      band: null,
      explanation: null,
      name: 'Anna Sidorova Ilyinichna',
      matchedName: 'Anna Pétrova-Müller',
      highlights: [{ start: 5, end: 11, relation: 'same' }],
      listCount: 1,
    })
  })

  test('is ordered by number of lists, then by the last designation, then by id', async () => {
    const { contained } = await search('petrov', { ...whole, minScore: '100' })
    expect(numbersOf(contained)).toEqual(['90002', '90003', '90001', '90004'])
  })

  test('is paged after the scored rows, and counted exactly on every page', async () => {
    const all = await search('petrov', whole)
    expect(all.contained.length).toBeGreaterThan(0)
    const ids: string[] = []
    for (let page = 1; page <= Math.ceil(all.count / 2) + 1; page++) {
      const { data, contained, count, scoredCount, types, verdict } = await search('petrov', {
        page: String(page),
        pageSize: '2',
      })
      expect({ count, scoredCount, types, verdict }).toEqual({
        count: all.count,
        scoredCount: all.scoredCount,
        types: all.types,
        verdict: all.verdict,
      })
      ids.push(...numbersOf([...data, ...contained]))
    }
    expect(ids).toEqual(numbersOf([...all.data, ...all.contained]))
  })

  test('is filtered and counted by type as the scored rows are', async () => {
    const all = await search('petrov', whole)
    const ofType = async (type: string) => search('petrov', { ...whole, type })
    for (const { type, count } of all.types) expect((await ofType(type)).count).toBe(count)
    expect((await ofType('01')).types).toEqual(all.types)
    expect(numbersOf((await search('petrov', { ...whole, minScore: '100', country: 'RU' })).contained)).toEqual([
      '90002',
      '90001',
    ])
    expect(numbersOf((await search('petrov', { ...whole, minScore: '100', source: '2' })).contained)).toEqual(['90002'])
    const persons = await search('petrov', { ...whole, minScore: '100', subType: '0202', type: '02' })
    expect(numbersOf(persons.contained)).toEqual(['90003', '90001', '90004'])
    expect(persons.verdict.containing).toBe(3)
  })

  test('includes a party that no list carries any more only on request', async () => {
    expect((await search('petrov')).verdict.containing).toBe(4)
    expect((await search('petrov', { includeOffline: 'true' })).verdict.containing).toBe(5)
  })

  test.each(['%%', '**', '.*', 'p*', '?etrov', 'pet*', '[a-z]+', '{"match_all":{}}', 'petrov OR kim'])(
    'of %s is what was typed, never a pattern',
    async (keyword) => {
      const { contained } = await search(keyword, whole)
      expect(contained.every(({ highlights }) => highlights.length > 0)).toBe(true)
      expect(contained.length).toBeLessThan(5)
    },
  )

  test('is not searched for in exact mode, nor for a text of signs or of very many words', async () => {
    expect(await exact('petrov')).toMatchObject({ contained: [], verdict: { containing: null } })
    expect((await search('&&&')).verdict.containing).toBe(null)
    expect((await search('a b c d e f g h i j k l m n o p q r s t u v w x y z')).verdict.containing).toBe(null)
  })
})
