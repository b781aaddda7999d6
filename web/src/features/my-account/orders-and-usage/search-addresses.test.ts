import { describe, expect, it } from 'vitest'
import { addressOfRow, addressOfSearch } from './search-addresses.ts'

const row = { id: '3A001', type: null, name: '3A001', nameZh: null, score: null }

describe('a recorded search', () => {
  it('leads to what it showed', () => {
    expect(addressOfRow({ moduleId: 'eccn' }, row)).toBe('/eccBodyDetailsPage?eccn=3A001')
    expect(addressOfRow({ moduleId: 'sanction' }, { ...row, id: 'ofac-1', type: '01' })).toBe(
      '/sanctionInfoSearch?id=ofac-1&dataType=01&s=1',
    )
    expect(addressOfRow({ moduleId: 'item' }, { ...row, id: '1C902', type: '2024-51' })).toBe(
      '/chinaItemsDetails?eccn=1C902&version=2024-51',
    )
  })

  it('is made again with its filters', () => {
    expect(addressOfSearch({ moduleId: 'sanction', keyword: 'A & B', asked: { type: '01', country: 'CN,RU' } })).toBe(
      '/sanctionSearch?seachKey=A+%26+B&type=01&country=CN%2CRU',
    )
    expect(addressOfSearch({ moduleId: 'sanction', keyword: 'A', asked: { searchType: 'exact', entityId: '7' } })).toBe(
      '/sanctionSearch?tabBut=exact&entityName=A&entityId=7',
    )
    expect(addressOfSearch({ moduleId: 'chinaSanction', keyword: 'A', asked: { labelIds: '1,2' } })).toBe(
      '/chinaSanctionList?searchkey=A&labelId=1%2C2',
    )
    expect(addressOfSearch({ moduleId: 'law', keyword: '第三条', asked: {} })).toMatch(/^\/law\?keyword=%E7/)
  })
})
