import { describe, expect, it } from 'vitest'
import {
  readCommaList,
  searchParams,
  toggleSubType,
  withKeyword,
  withMode,
  withPageSize,
  withType,
} from './search-params.ts'

const fresh = searchParams.parse({})

describe('the address of the search page', () => {
  it('defaults to fuzzy, first page, ten rows, list view', () => {
    expect(fresh).toMatchObject({ tabBut: 'fuzzy', page: 1, pageSize: 10, view: 'list' })
    expect(fresh.seachKey).toBeUndefined()
  })

  it('falls back to the defaults for invalid values', () => {
    const params = searchParams.parse({
      tabBut: 'loose',
      page: -2,
      pageSize: 33,
      view: 'map',
      type: '09',
      minScore: 'x',
    })
    expect(params).toMatchObject({ tabBut: 'fuzzy', page: 1, pageSize: 10, view: 'list' })
    expect(params.type).toBeUndefined()
    expect(params.minScore).toBeUndefined()
  })

  it('keeps a keyword that looks like a number or a boolean as text', () => {
    expect(searchParams.parse({ seachKey: 9187667 }).seachKey).toBe('9187667')
    expect(searchParams.parse({ seachKey: true }).seachKey).toBe('true')
    expect(searchParams.parse({ source: 2 }).source).toBe('2')
  })

  it('drops unknown members of a comma list and keeps the rest once', () => {
    expect(searchParams.parse({ subType: '0102,0102,9999,0107' }).subType).toBe('0102,0107')
    expect(searchParams.parse({ country: 'IR,xx,KP' }).country).toBe('IR,KP')
    expect(searchParams.parse({ subType: 'nothing' }).subType).toBeUndefined()
  })
})

describe('what a change resets', () => {
  const busy = searchParams.parse({
    seachKey: 'bank',
    type: '01',
    subType: '0102',
    page: 4,
    pageSize: 50,
    view: 'card',
    country: 'IR',
    id: 'ofac-1',
  })

  it('another type drops sub-types and returns to the first page', () => {
    expect(withType(busy, '02')).toMatchObject({ type: '02', page: 1, country: 'IR' })
    expect(withType(busy, '02').subType).toBeUndefined()
  })

  it('a sub-type toggles on and off and returns to the first page', () => {
    const both = toggleSubType(busy, '0101')
    expect(both).toMatchObject({ subType: '0101,0102', page: 1 })
    expect(readCommaList(toggleSubType(toggleSubType(both, '0101'), '0102').subType)).toEqual([])
  })

  it('another page size returns to the first page', () => {
    expect(withPageSize(busy, 200)).toMatchObject({ pageSize: 200, page: 1 })
  })

  it('switching to exact clears keyword, filters and the opened row, but not the view', () => {
    expect(withMode(busy, 'exact')).toEqual({ tabBut: 'exact', page: 1, pageSize: 50, view: 'card' })
  })

  it('a new keyword keeps filters', () => {
    const next = withKeyword(busy, 'melli')
    expect(next).toMatchObject({ seachKey: 'melli', page: 1, type: '01', country: 'IR' })
    expect(next.id).toBeUndefined()
  })
})
