import { describe, expect, it } from 'vitest'
import { searchParams } from './search-params.ts'
import { toAlertRequest, toSearchRequest } from './search-queries.ts'

describe('toSearchRequest', () => {
  it('asks nothing for an empty, short or too long keyword', () => {
    for (const seachKey of [undefined, '华', '字'.repeat(301)]) {
      expect(toSearchRequest(searchParams.parse({ seachKey }))).toBeNull()
    }
  })

  it('asks the fuzzy search with the filters of the address', () => {
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
    expect(request?.path).toBe('/open-api/api/sanction/search')
    expect(request?.params).toMatchObject({
      keyword: 'bank melli',
      type: '01',
      subType: '0102',
      country: 'IR',
      source: '1',
      page: 2,
      pageSize: 10,
    })
  })

  it('asks the exact search only with a name', () => {
    expect(toSearchRequest(searchParams.parse({ tabBut: 'exact', entityId: '4633' }))).toBeNull()
    expect(
      toSearchRequest(searchParams.parse({ tabBut: 'exact', entityName: 'BANK MELLI IRAN', entityId: 4633 })),
    ).toMatchObject({
      path: '/open-api/api/sanction/search/accurate',
      params: { entityName: 'BANK MELLI IRAN', entityId: '4633' },
    })
  })
})

describe('toAlertRequest', () => {
  it('asks for everything from the alert line up, or from the reader’s own bound when that is higher', () => {
    const from = (minScore?: number) => {
      const request = toSearchRequest(searchParams.parse({ seachKey: 'bank', minScore, page: 3 }))
      return request && toAlertRequest(request).params
    }
    expect(from()).toMatchObject({ minScore: 70, page: 1, pageSize: 200, keyword: 'bank' })
    expect(from(90)).toMatchObject({ minScore: 90 })
    expect(from(50)).toMatchObject({ minScore: 70 })
  })
})
