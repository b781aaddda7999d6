import { describe, expect, it } from 'vitest'
import { lawSearchParams, withLabel } from './law-params.ts'

describe('filters of laws', () => {
  it('are several labels, until all are meant', () => {
    const one = withLabel(undefined, '中国')
    expect(one).toBe('中国')
    const two = withLabel(one, '欧盟')
    expect(two).toBe('中国,欧盟')
    expect(withLabel(two, '中国')).toBe('欧盟')
    expect(withLabel('欧盟', '欧盟')).toBeUndefined()
    expect(withLabel(two, null)).toBeUndefined()
  })

  it('an address without them means all, and with a wrong page the first', () => {
    expect(lawSearchParams.parse({ page: 'x', pageSize: 7 })).toEqual({ page: 1, pageSize: 10 })
    expect(lawSearchParams.parse({ keyword: 834 })).toMatchObject({ keyword: '834' })
  })
})
