import type { estypes } from '@elastic/elasticsearch'
import { describe, expect, it } from 'vitest'
import {
  buildCandidateSearches,
  type CandidateQueryInput,
  interleaveByWeight,
  readCandidates,
} from './candidate-query.ts'
import {
  buildContainsQuery,
  buildFewContainingQuery,
  pageOfFew,
  readContaining,
  readFewContaining,
} from './contains-query.ts'
import { buildExactQuery } from './exact-query.ts'
import { indexFormat, subjectIndex } from './subject-index.ts'
import { buildSuggestQuery, chooseSuggestions } from './suggest-query.ts'
import { buildWatchedByParts, toWatchedDocument, watchIndex, watchIndexName } from './watch-index.ts'

/** Every term of a request as `field=value`. */
function terms(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) terms(one, found)
  else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'term' && key !== 'terms') terms(value, found)
      else {
        for (const [field, asked] of Object.entries(value as Record<string, unknown>)) {
          const plain =
            typeof asked === 'object' && asked !== null && !Array.isArray(asked)
              ? (asked as { value: unknown }).value
              : asked
          for (const one of [plain].flat()) found.push(`${field}=${one}`)
        }
      }
    }
  }
  return found
}

const response = (hits: object[], suggest?: object): estypes.SearchResponse<unknown> =>
  ({ took: 1, timed_out: false, _shards: {}, hits: { hits }, suggest }) as unknown as estypes.SearchResponse<unknown>

const requestsOf = (input: CandidateQueryInput) => buildCandidateSearches(input).map(({ request }) => request)

describe('buildCandidateSearches', () => {
  it('query every family of keys, the identifier, and listed subjects only', () => {
    const asked = terms(requestsOf({ keyword: 'EP-GOL', type: '04', size: 50 }))
    expect(asked).toEqual(expect.arrayContaining(['identifiers=EPGOL', 'isListed=true', 'type=04', 'keys.token=gol']))
  })

  it('query a number of a known kind only as an identifier', () => {
    const asked = terms(requestsOf({ keyword: 'IMO 9187629', type: null, size: 50 }))
    expect(asked.filter((clause) => clause !== 'isListed=true')).toEqual(['identifiers=9187629'])
  })

  it('query the identifiers given in addition to the name', () => {
    const identifiers = ['护照 D 0009720']
    const asked = terms(requestsOf({ keyword: 'Abdul Latif', type: null, identifiers, size: 50 }))
    expect(asked).toEqual(
      expect.arrayContaining(['identifiers=ABDULLATIF', 'identifiers=D0009720', 'keys.token=latif']),
    )
  })

  it('count the best alternative of each token and add up the tokens', () => {
    const query = requestsOf({ keyword: 'Vladimir Putin', type: '02', size: 50 })[0]?.query
    const groups = [query?.bool?.should ?? []].flat().filter((clause) => clause?.dis_max !== undefined)
    const ofPutin = groups.filter((group) => terms(group).includes('keys.token=putin'))
    expect(ofPutin).toHaveLength(1)
    expect(terms(ofPutin)).toContain('keys.deletion=puti')
    expect(terms(ofPutin)).not.toContain('keys.token=vladimir')
  })

  it('apply filters only if they are given', () => {
    const plain = requestsOf({ keyword: 'abc', type: null, includeOffline: true, countries: [], size: 5 })
    for (const { query } of plain) expect(query?.bool?.filter).toEqual([])
    const full = requestsOf({ keyword: '中国石油', type: '01', countries: ['CN', 'IR'], sourceIds: [1], size: 5 })
    expect(full).toHaveLength(2)
    for (const { query } of full) {
      expect(query?.bool?.filter).toEqual([
        { term: { isListed: true } },
        { term: { type: '01' } },
        { terms: { countries: ['CN', 'IR'] } },
        { terms: { sourceIds: [1] } },
      ])
    }
  })

  it('find nothing for a keyword without letters or digits', () => {
    const [only, ...others] = requestsOf({ keyword: '" \u0000 😀', type: null, size: 5 })
    expect(only?.query).toEqual({ match_none: {} })
    expect(others).toEqual([])
  })

  it.each(['word '.repeat(60), '有'.repeat(300), '丹东至诚金属材料有限公司'.repeat(25), 'Muhammad Husayn '.repeat(18)])(
    'stays under the engine’s clause limit at 300 characters (%#)',
    (keyword) => {
      for (const request of requestsOf({ keyword, type: null, size: 5 })) {
        expect(terms(request).length).toBeLessThan(1024)
      }
    },
  )

  it('query only fields of the mapping', () => {
    const fields = new Set(
      terms(requestsOf({ keyword: '华为 Huawei 13', type: '01', size: 5 })).map((term) => term.split('=')[0]),
    )
    const mapping = JSON.stringify(subjectIndex.mappings)
    for (const field of fields) expect(mapping).toContain(`"${field?.replace('keys.', '')}":{"type":`)
    expect([...fields].filter((field) => field?.startsWith('keys.'))).not.toHaveLength(0)
  })
})

describe('candidates of several searches', () => {
  it('come from separate searches for Han and Latin names, a share each', () => {
    const searches = buildCandidateSearches({ keyword: '丹东至诚金属材料', type: '01', from: 240, size: 760 })
    expect(searches.map(({ weight }) => weight)).toEqual([0.7, 0.3])
    expect(searches.map(({ request }) => [request.from, request.size])).toEqual([
      [168, 532],
      [72, 228],
    ])
    const fields = searches.map(
      ({ request }) => new Set(terms(request.query?.bool?.should).map((term) => term.split('=')[0])),
    )
    expect([...(fields[0] ?? [])]).not.toContain('keys.han')
    expect([...(fields[1] ?? [])]).toEqual(['keys.han'])
  })

  it('are interleaved by weight, each subject once', () => {
    const hits = (...ids: string[]) => ids.map((id) => ({ index: 'q-1', id, engineScore: 1 }))
    const interleaved = interleaveByWeight([
      { weight: 0.75, hits: hits('a', 'b', 'c', 'd') },
      { weight: 0.25, hits: hits('x', 'b') },
    ])
    expect(interleaved.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'x', 'd'])
  })
})

describe('readCandidates', () => {
  it('keeps the engine’s order', () => {
    const read = readCandidates(
      response([
        { _index: 'q-1', fields: { id: ['ofac-1'] }, _score: 10_003 },
        { _index: 'q-1', fields: { id: ['ofac-2'] }, _score: 7.5 },
        { _index: 'q-1', fields: { id: ['ofac-3'] }, _score: null },
      ]),
    )
    expect(read.map((one) => [one.id, one.engineScore])).toEqual([
      ['ofac-1', 10_003],
      ['ofac-2', 7.5],
      ['ofac-3', 0],
    ])
  })
})

describe('buildExactQuery', () => {
  it('requires one of the folded names and every filter', () => {
    const { query } = buildExactQuery({
      entityName: 'PUTIN, Vladimir',
      entityId: 'ofac-35096',
      type: '02',
      subTypes: ['0201'],
      countries: ['RU'],
      from: 0,
      size: 10,
    })
    expect(query?.bool?.filter).toEqual([
      { term: { isListed: true } },
      { term: { type: '02' } },
      { terms: { subTypes: ['0201'] } },
      { terms: { countries: ['RU'] } },
      { terms: { exactNames: ['f:putinvladimir', 'p:putin vladimir'] } },
      { terms: { identifiers: ['OFAC35096'] } },
    ])
  })

  it('finds nothing for a name without letters, whatever the filters', () => {
    const { query } = buildExactQuery({ entityName: '—', type: '02', from: 0, size: 10 })
    expect(query?.bool?.filter).toContainEqual({ match_none: {} })
  })
})

describe('names that contain words', () => {
  const input = { shown: ['ofac-1'], from: 0, size: 10 }
  const intervals = [
    { match: { query: 'vladimir' } },
    { match: { query: '上 海', ordered: true, max_gaps: 0 } },
    { prefix: { prefix: 'putin*' } },
  ]

  it('ask for all words in one name, and parse none of them', () => {
    const { query } = buildContainsQuery({
      ...input,
      words: [
        { text: 'vladimir', as: 'whole' },
        { text: '上海', as: 'part' },
        { text: 'putin*', as: 'beginning' },
      ],
      countries: ['RU'],
    })
    expect(query?.bool?.filter).toEqual([
      { intervals: { words: { all_of: { intervals, max_gaps: 999 } } } },
      { term: { isListed: true } },
      { terms: { countries: ['RU'] } },
    ])
  })

  it('count by code without the chosen types, and all of them without leaving out what is shown', () => {
    const asked = buildContainsQuery({ ...input, words: [{ text: 'kim', as: 'beginning' }], type: '02' })
    const isNew = { bool: { must_not: { terms: { id: ['ofac-1'] } } } }
    expect(asked.query?.bool?.filter).not.toContainEqual({ term: { type: '02' } })
    expect(asked.post_filter).toEqual({ bool: { filter: [isNew, { term: { type: '02' } }] } })
    expect(asked.aggs?.['hits']?.filter).toEqual(isNew)
    expect(asked.aggs?.['containing']?.filter).toEqual({ bool: { filter: [{ term: { type: '02' } }] } })
  })

  it('are read with their counts', () => {
    const buckets = (...counts: [string, number][]) => ({
      buckets: counts.map(([key, doc_count]) => ({ key, doc_count })),
    })
    const answer = {
      hits: { total: { value: 2, relation: 'eq' }, hits: [{ _index: 'q-1', fields: { id: ['a'] }, _score: null }] },
      aggregations: {
        containing: { doc_count: 5 },
        hits: { doc_count: 4, types: buckets(['02', 4]), subTypes: buckets(['0202', 3]) },
      },
    }
    expect(readContaining(answer as unknown as Parameters<typeof readContaining>[0])).toEqual({
      containing: 5,
      count: 2,
      countsByCode: new Map([
        ['02', 4],
        ['0202', 3],
      ]),
      hits: [{ index: 'q-1', id: 'a', engineScore: 0 }],
    })
  })
})

describe('few names that contain words', () => {
  const hit = (id: string, type: string, ...subTypes: string[]) => ({
    _index: 'q-1',
    _score: null,
    fields: { id: [id], type: [type], ...(subTypes.length > 0 && { subTypes }) },
  })
  const answer = (...hits: object[]) => ({ hits: { hits } }) as unknown as Parameters<typeof readFewContaining>[0]
  const subjects =
    readFewContaining(answer(hit('a', '01', '0101', '0103'), hit('b', '02', '0202'), hit('c', '02'), hit('d', '01'))) ??
    []
  const page = { shown: ['b'], from: 0, size: 10 }

  it('are asked for in the order of many, with what counts them', () => {
    const words = [{ text: 'kim', as: 'beginning' } as const]
    const [few, many] = [buildFewContainingQuery({ words, countries: ['KP'] }), buildContainsQuery({ ...page, words })]
    expect(few.sort).toEqual(many.sort)
    expect(few.query?.bool?.filter).toContainEqual({ terms: { countries: ['KP'] } })
    expect(few).toMatchObject({ size: 101, docvalue_fields: ['id', 'type', 'subTypes'], _source: false })
  })

  it('are a hundred at most', () => {
    const many = Array.from({ length: 101 }, (_, at) => hit(`s-${at}`, '01'))
    expect(readFewContaining(answer(...many))).toBeNull()
    expect(readFewContaining(answer(...many.slice(1)))).toHaveLength(100)
  })

  it('are counted and paged as the engine does it', () => {
    const idsOf = (asked: object) => pageOfFew(subjects, { ...page, ...asked }).hits.map(({ id }) => id)
    expect(pageOfFew(subjects, page)).toMatchObject({
      containing: 4,
      count: 3,
      countsByCode: new Map([
        ['01', 2],
        ['0101', 1],
        ['0103', 1],
        ['02', 1],
      ]),
    })
    expect([idsOf({}), idsOf({ from: 1, size: 1 }), idsOf({ size: 0 })]).toEqual([['a', 'c', 'd'], ['c'], []])
    expect(pageOfFew(subjects, { ...page, type: '02' })).toMatchObject({ containing: 2, count: 1 })
    expect([idsOf({ type: '02' }), idsOf({ subTypes: ['0103', '0202'] })]).toEqual([['c'], ['a']])
  })
})

describe('suggestions', () => {
  /** A completion of the engine, as `suggestInputs` stores it. */
  const option = (id: string, input: string, weight: number) => ({
    _index: 'q',
    fields: { id: [id] },
    text: input,
    _score: weight,
  })
  const chosen = (keyword: string, names: object[], identifiers: object[] = [], size = 10) => {
    const suggest = {
      names: [{ text: '', offset: 0, length: 1, options: names }],
      identifiers: [{ text: '', offset: 0, length: 1, options: identifiers }],
    }
    return chooseSuggestions(response([], suggest), { keyword, size })
  }

  it('query the completion field with the folded prefix', () => {
    const completion = { field: 'suggest', size: 200 }
    expect(buildSuggestQuery('華 為').suggest).toEqual({ names: { prefix: '华为', completion } })
    expect(buildSuggestQuery('IMO 91876').suggest).toEqual({
      names: { prefix: 'imo 91876', completion },
      identifiers: { prefix: '#91876', completion },
    })
    expect(buildSuggestQuery('Jong').suggest).toEqual({ names: { regex: 'j ?o ?n ?g', completion } })
  })

  it('query nothing below two characters', () => {
    expect(buildSuggestQuery('a').suggest).toBeUndefined()
  })

  it('have each subject once, with the name or number that begins as typed', () => {
    const names = [option('ofac-1', 'hwjsyxgs\t1\t华为', 48), option('ofac-1', 'hwjs\t2\t华为', 47)]
    expect(chosen('hwjs', names.slice(0, 1))).toMatchObject([{ id: 'ofac-1', of: 'names', at: 1, text: 'hwjsyxgs' }])
    expect(chosen('hwjs', names)).toHaveLength(1)
    const numbers = [option('ofac-2', '#9187629\t3', 1)]
    expect(chosen('9187629', names, numbers).map(({ id, of }) => [id, of])).toEqual([
      ['ofac-2', 'identifiers'],
      ['ofac-1', 'names'],
    ])
  })

  it('have words that are printed apart and typed together after those printed as typed', () => {
    const names = [option('apart', 'jong un kim\t0', 12_000), option('together', 'jongun trading\t0', 11_900)]
    expect(chosen('jongun', names).map(({ id }) => id)).toEqual(['together', 'apart'])
  })

  it('have the whole name that is equal to the typed text first, then the greatest weight', () => {
    const names = [
      option('bank', 'gazprombank\t0\tgazprombank', 19_000),
      option('b', 'gazprom neft\t0\tgazprom', 18_000),
      option('a', 'gazprom neft\t0\tneft', 18_000),
      option('parent', 'gazprom\t3\tgazprom', 17_000),
      option('inside', 'gazprom\t1\tx', 90),
    ]
    const order = ['parent', 'bank', 'a', 'b', 'inside']
    expect(chosen('Gazprom', names).map(({ id }) => id)).toEqual(order)
    expect(chosen('Gazprom', names.toReversed()).map(({ id }) => id)).toEqual(order)
  })

  it('have two of a family, and of each part of it once the family is typed', () => {
    const names = ['huawei cloud chile', 'huawei cloud beijing', 'huawei cloud berlin', 'huawei technologies'].map(
      (name, at) => option(name, `${name}\t0\thuawei`, 90 - at),
    )
    const others = [1, 2, 3].map((at) => option(`bank ${at}`, `bank\t0`, at))
    const shown = (keyword: string) => chosen(keyword, [...names, ...others]).map(({ id }) => id)
    const all = ['bank 3', 'bank 2', 'bank 1']
    expect(shown('hua')).toEqual(['huawei cloud chile', 'huawei cloud beijing', ...all])
    expect(shown('huawei')).toEqual(['huawei cloud chile', 'huawei cloud beijing', ...all])
    const alias = option('device', '华为终端\t1\t华为终端\thuawei', 95)
    const parts = ['技术', '云'].map((part, at) => option(part, `华为${part}\t1\t华为\thuawei`, 99 - at))
    expect(chosen('华为', [...parts, alias]).map(({ id }) => id)).toEqual(['技术', '云'])
    expect(shown('huawei c')).toEqual(['huawei cloud chile', 'huawei cloud beijing', 'huawei technologies', ...all])
  })
})

describe('the index of watched names', () => {
  const document = toWatchedDocument({
    id: 7,
    name: 'Konstantine Mazurevski',
    type: '02',
    identifiers: ['IMO 9187629'],
  })

  it('has no field that gives a name back', () => {
    expect(watchIndex.mappings._source).toEqual({ enabled: false })
    expect(Object.keys(document).toSorted()).toEqual(Object.keys(watchIndex.mappings.properties ?? {}).toSorted())
    expect(document).toMatchObject({ id: '7', type: '02' })
    expect(document.identifiers).toContain('9187629')
  })

  it('is found by a part of a word that a listed name has as a word', () => {
    const joined = toWatchedDocument({ id: 8, name: 'Konstantinemazurevski', type: '02', identifiers: [] })
    const query = JSON.stringify(buildWatchedByParts('Konstantin Mazurevski', '02', 0, 10))
    expect(joined.parts.some((part) => query.includes(`"${part}"`))).toBe(true)
    expect(buildWatchedByParts('·', '02', 0, 10).query).toEqual({ match_none: {} })
  })

  it('has another name when its keys change', () => {
    expect(watchIndexName('test')).toMatch(new RegExp(`^test-watched-f\\d+-${indexFormat}$`))
  })
})
