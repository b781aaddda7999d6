import { describe, expect, it } from 'vitest'
import { searchParams } from './search-params.ts'
import { toSearchRequest } from './search-queries.ts'

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
