import { expect, test } from 'vitest'
import { itemDetailParams, itemMapParams, itemSearchParams } from './item-params.ts'

test('the address of all categories is no filter', () => {
  expect(itemSearchParams.parse({ val: '3A001', categoryId: '00' })).toEqual({
    val: '3A001',
    categoryId: undefined,
    groupId: undefined,
    page: 1,
    pageSize: 10,
  })
})

test('a category, and a group in either case, are filters; other values are left out', () => {
  expect(itemSearchParams.parse({ categoryId: 3, groupId: 'a' })).toMatchObject({ categoryId: '3', groupId: 'A' })
  expect(itemSearchParams.parse({ categoryId: '12', groupId: 'F' })).toMatchObject({
    categoryId: undefined,
    groupId: undefined,
  })
})

test('a destination is a country code, in either case', () => {
  expect(itemDetailParams.parse({ eccn: '3A001', country: 'ae' })).toEqual({ eccn: '3A001', country: 'AE' })
  expect(itemDetailParams.parse({ country: 'Emirates' })).toEqual({ eccn: '', country: undefined })
})

test('the tags of a highlight are no part of a code', () => {
  expect(itemMapParams.parse({ eccn: '<em>3A</em>001' })).toEqual({ eccn: '3A001' })
})
