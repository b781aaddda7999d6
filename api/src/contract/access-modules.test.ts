import { expect, test } from 'vitest'
import { AccessModule, QuotaId, quotaOf } from './access-modules.ts'

test('both item tables share one quota, every other module has its own', () => {
  const modules = AccessModule.options.filter((module) => module !== 'eccn' && module !== 'item')
  expect([quotaOf('eccn'), quotaOf('item')]).toEqual(['items', 'items'])
  expect(modules.map(quotaOf)).toEqual(modules)
})

test('quotas are in the order in which they are shown', () => {
  expect(QuotaId.options.join(' ')).toBe('sanction chinaSanction items law news screening diligence risk export')
})
