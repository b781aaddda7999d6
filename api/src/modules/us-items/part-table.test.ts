import type { PartNumber } from '@qingdan/database/regulations/part-numbers.ts'
import { describe, expect, it } from 'vitest'
import { createPartTable, entryCodeOf } from './part-table.ts'

const part = (partNumber: string, eccn: string, description: string | null = null): PartNumber => ({
  partNumber,
  eccn,
  description,
  htsCodes: [],
  tpp: null,
  meets3A090a1: null,
  ccats: null,
})
const frame = (vendor: string) => ({ vendor, statedOn: null, readOn: '2026-07-31', vendorUrl: 'https://example.com/' })
const table = createPartTable([
  { parts: [part('100-AB-12', '5A992.c'), part('100-AB-1', 'EAR99'), part('ZZZZ9', '5A992.c')], frame: frame('One') },
  { parts: [part('100 AB2', '5A992.z.1', 'Sample board'), part('9-9', 'EAR99')], frame: frame('Two') },
])
const numbers = (text: string) => table.find(text).map((found) => found.part.partNumber)

describe('parts by number', () => {
  it.each([
    ['as written', '100-AB-1', ['100-AB-1', '100-AB-12']],
    ['without dashes, in small letters', '100ab1', ['100-AB-1', '100-AB-12']],
    ['with spaces and in full width', ' １００ ａｂ ', ['100-AB-1', '100-AB-12', '100 AB2']],
    ['whole', '100AB12', ['100-AB-12']],
    ['the last of all', 'zzzz9', ['ZZZZ9']],
    ['longer than any', '100-AB-123', []],
    ['of another beginning', 'AB-12', []],
    ['of three characters', '100', []],
    ['of three characters and dashes', '1-0-0-', []],
    ['without letters or digits', '碳纤维----', []],
  ])('%s', (_, text, wanted) => {
    expect(numbers(text)).toEqual(wanted)
  })
})

describe('parts by the words of their descriptions', () => {
  const described = (text: string) => table.named(text).map((found) => found.part.partNumber)
  it.each([
    ['one word, in any case', 'SAMPLE', ['100 AB2']],
    ['every word, in any order', 'board sample', ['100 AB2']],
    ['one word that is not there', 'sample rack', []],
    ['a part of a word', 'samp', []],
    ['of two characters', 'hl', []],
    ['a number', '100-AB-12', []],
    ['with Chinese words', 'sample 电路板', []],
    ['nothing', '', []],
  ])('%s', (_, text, wanted) => {
    expect(described(text)).toEqual(wanted)
  })
})

it('counts the parts of an entry by manufacturer, described ones first', () => {
  expect(table.under('5A992').map(({ vendor, count, examples }) => [vendor, count, examples[0]?.partNumber])).toEqual([
    ['One', 2, '100-AB-12'],
    ['Two', 1, '100 AB2'],
  ])
  expect(table.under('3A001')).toEqual([])
})

it('knows the entry of a classification, whatever the form of its path', () => {
  expect(['5A992.z.2.b1', '5A992', 'EAR99'].map(entryCodeOf)).toEqual(['5A992', '5A992', 'EAR99'])
})
