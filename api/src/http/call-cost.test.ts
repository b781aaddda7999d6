import { expect, test } from 'vitest'
import { costOf } from './call-cost.ts'

const han = '中'.repeat(300)
test.each([
  ['a call without a text', {}, 1],
  ['a page of ten rows', { pageSize: 10 }, 1],
  ['a page of 200 rows', { pageSize: 200 }, 3],
  ['a Latin name', { keyword: 'Mahan Air', pageSize: 10 }, 1],
  ['a Chinese name', { keyword: '华为技术有限公司', pageSize: 10 }, 2],
  ['300 Latin letters', { keyword: 'a'.repeat(300), pageSize: 10 }, 3],
  ['300 Han characters', { keyword: han, pageSize: 10 }, 6],
  ['approximate results too', { keyword: 'Mahan Air', minScore: 0, pageSize: 10 }, 1],
  ['the dearest search', { keyword: han, minScore: 0, pageSize: 200 }, 8],
  ['an export with a picture and a search', { searchKey: han, base64Img: 'data:' }, 11],
])('%s', (_what, input, cost) => {
  expect(costOf(input)).toBe(cost)
})
