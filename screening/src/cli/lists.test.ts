import { expect, test } from 'vitest'
import { chooseLists, type List, UnusableList } from './lists.ts'

const list = (id: string, number: number, publishedOn: string | null): List => ({
  id,
  number,
  shortName: id,
  isStarter: false,
  count: 1,
  publishedOn,
})
const lists = [list('ofac-sdn', 1, '2025-11-19'), list('un-sc', 2, '2026-08-01'), list('eu-fsf', 3, null)]

test('all loaded lists are searched unless some are named, by id or number', () => {
  const ids = (asked: string | undefined) => chooseLists(lists, asked).map(({ id }) => id)
  expect(ids(undefined)).toEqual(['ofac-sdn', 'un-sc'])
  expect(ids('UN-SC')).toEqual(['un-sc'])
  expect(ids('2, ofac-sdn, 2')).toEqual(['un-sc', 'ofac-sdn'])
})

test('an unknown list and a list that is not loaded give different errors', () => {
  expect(() => chooseLists(lists, 'ofac')).toThrow(new UnusableList('ofac', false))
  expect(() => chooseLists(lists, '3')).toThrow(new UnusableList('eu-fsf', true))
})
