import type { estypes } from '@elastic/elasticsearch'
import { describe, expect, it } from 'vitest'
import {
  buildCandidateSearches,
  type CandidateQueryInput,
  interleaveByWeight,
  readCandidates,
} from './candidate-query.ts'
import { buildExactQuery } from './exact-query.ts'
import { subjectIndex } from './subject-index.ts'
import { buildSuggestQuery, readSuggestions } from './suggest-query.ts'

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

describe('suggestions', () => {
  it('query the completion field with the folded prefix', () => {
    const { suggest } = buildSuggestQuery({ keyword: '華 為', size: 10 })
    expect(suggest).toEqual({ subjects: { prefix: '华为', completion: { field: 'suggest', size: 30 } } })
  })

  it('query nothing below two characters', () => {
    expect(buildSuggestQuery({ keyword: 'a', size: 10 }).suggest).toBeUndefined()
  })

  it('have each subject once, with the name that was typed', () => {
    const source = {
      id: 'ofac-1',
      type: '01',
      names: [
        { value: 'Huawei Technologies', kind: 'primary', quality: 'strong', script: 'Latn' },
        { value: '华为技术有限公司', kind: 'aka', quality: 'strong', script: 'Hans' },
      ],
    }
    const options = [
      { text: 'hwjsyxgs', _source: source, _score: 48 },
      { text: 'huaweijishuyouxiangongsi', _source: source, _score: 60 },
    ]
    const read = readSuggestions(response([], { subjects: [{ text: 'hw', offset: 0, length: 2, options }] }))
    expect(read).toHaveLength(1)
    expect(read[0]).toMatchObject({ matchedInput: 'hwjsyxgs', matchedName: '华为技术有限公司' })
  })
})
