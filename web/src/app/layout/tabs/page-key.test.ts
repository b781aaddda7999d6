import { describe, expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

describe('the tab of a page', () => {
  it('is its path, whatever the filters', () => {
    expect(pageKey('/sanctionSearch', { seachKey: 'a', page: '2' })).toBe(pageKey('/sanctionSearch', { seachKey: 'b' }))
  })

  it('is one for each subject', () => {
    const one = pageKey('/sanctionInfoSearch', { id: 'ofac-1', tab: '0' }, ['id'])
    expect(pageKey('/sanctionInfoSearch', { id: 'ofac-1', tab: '2' }, ['id'])).toBe(one)
    expect(pageKey('/sanctionInfoSearch', { id: 'ofac-2' }, ['id'])).not.toBe(one)
  })
})
