import { describe, expect, it } from 'vitest'
import { searchParams } from './search-params.ts'
import { asksTheSame, countsTheSame, toSearchRequest } from './search-queries.ts'

describe('toSearchRequest', () => {
  it('makes no request for an empty, short or too long keyword', () => {
    for (const seachKey of [undefined, '华', '字'.repeat(301)]) {
      expect(toSearchRequest(searchParams.parse({ seachKey }))).toBeNull()
    }
  })

  it('makes a fuzzy search with the filters of the address', () => {
    const request = toSearchRequest(
      searchParams.parse({
        seachKey: ' bank melli ',
        type: '01',
        subType: '0102',
        country: 'IR',
        source: '1',
        page: 2,
      }),
    )
    expect(request?.operation).toBe('sanction.search')
    expect(request?.fields).toMatchObject({
      keyword: 'bank melli',
      type: '01',
      subType: '0102',
      country: 'IR',
      source: '1',
      page: 2,
      pageSize: 10,
    })
  })

  it('makes an exact search only with a name', () => {
    expect(toSearchRequest(searchParams.parse({ tabBut: 'exact', entityId: '4633' }))).toBeNull()
    expect(
      toSearchRequest(searchParams.parse({ tabBut: 'exact', entityName: 'BANK MELLI IRAN', entityId: 4633 })),
    ).toMatchObject({
      operation: 'sanction.searchExact',
      fields: { entityName: 'BANK MELLI IRAN', entityId: '4633' },
    })
  })
})

describe('an answer is true of another request', () => {
  const requestOf = (fields: object) => {
    const request = toSearchRequest(searchParams.parse({ seachKey: 'rosneft', ...fields }))
    if (request === null) throw new Error('The address has a keyword')
    return request
  }
  const rosneft = requestOf({})

  it.each([
    [{ page: 2, pageSize: 50 }, true, true],
    [{ view: 'card' }, true, true],
    [{ type: '01' }, false, true],
    [{ seachKey: 'gazprom' }, false, false],
    [{ minScore: 70 }, false, false],
    [{ birthDate: '1964' }, false, false],
  ])('with %o: %s, its counts of types: %s', (fields, isSame, hasSameCounts) => {
    expect(asksTheSame(rosneft, requestOf(fields))).toBe(isSame)
    expect(countsTheSame(rosneft, requestOf(fields))).toBe(hasSameCounts)
  })
})
