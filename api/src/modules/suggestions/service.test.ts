import { expect, it } from 'vitest'
import { suggestRules } from './service.ts'

const item = (eccn: string) => ({ id: eccn, eccn, name: eccn })
const codes = ['3A001', '3A002', '3A003', '3A101'].map(item)
const noParts = async () => ({ foundBy: 'number' as const, claims: [], count: 0, isNumber: false })
const law = { id: 'cn-1', title: '出口管制法', titleEn: null, isExact: true }

it('suggests three of a kind', async () => {
  const searches = {
    usItems: { named: async () => ({ items: codes, isCode: true }), partsNumbered: noParts },
    chinaItems: { named: async () => ({ items: [], isExact: false }) },
    laws: { named: async () => [] },
  }
  const found = await suggestRules(searches, '3A', () => {})
  expect(found.isExact).toBe(true)
  expect(found.usItems.map(({ eccn }) => eccn)).toEqual(['3A001', '3A002', '3A003'])
})

it('leaves one kind out when it cannot be read, and says so', async () => {
  const failures: unknown[] = []
  const searches = {
    usItems: { named: () => Promise.reject(new Error('away')), partsNumbered: noParts },
    chinaItems: { named: async () => ({ items: codes, isExact: false }) },
    laws: { named: async () => [law] },
  }
  const found = await suggestRules(searches, '出口管制法', (failure) => failures.push(failure))
  expect(found.usItems).toEqual([])
  expect([found.chinaItems.length, found.laws.length, found.isExact]).toEqual([3, 1, true])
  expect(failures).toHaveLength(1)
})
