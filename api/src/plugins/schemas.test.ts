import { describe, expect, test } from 'vitest'
import { hasMoreParts, parseForm, withDigits } from './schemas.ts'

describe('a query string or form', () => {
  test.each([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=', {}],
    ['a', {}],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a=&a=2', { a: ['', '2'] }],
    ['k=%E4%B8%AD%E5%9B%BD', { k: '中国' }],
    ['k=a+b', { k: 'a b' }],
    ['k=%', { k: '%' }],
    ['k=%FF%FE', { k: '\uFFFD\uFFFD' }],
    ['k=%00', { k: '\0' }],
    ['k=%ED%A0%80', { k: '\uFFFD\uFFFD\uFFFD' }],
  ])('%j', (text, fields) => {
    expect({ ...parseForm(text) }).toEqual(fields)
  })

  test('is read up to a hundred fields', () => {
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join('&')
    expect(Object.keys(parseForm(fields(100)))).toHaveLength(100)
    expect(Object.keys(parseForm(fields(5000)))).toHaveLength(100)
  })

  test('cannot reach a prototype', () => {
    const fields = parseForm('__proto__=1&constructor=2')
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor'])
    expect(({} as Record<string, unknown>)['1']).toBeUndefined()
  })
})

describe('a body in JSON', () => {
  test.each([
    [
      { osType: 4, s: 1 },
      { osType: '4', s: '1' },
    ],
    [{ phoneNum: 13_800_138_000 }, { phoneNum: '13800138000' }],
    [
      { value: 0.5, name: 'a' },
      { value: '0.5', name: 'a' },
    ],
    // Not the digits that were sent.
    [{ id: 2 ** 60 }, { id: 2 ** 60 }],
    [{ id: 1e-9 }, { id: 1e-9 }],
    [
      { flag: true, none: null },
      { flag: true, none: null },
    ],
    [[1], [1]],
    ['text', 'text'],
    [null, {}],
    [undefined, {}],
  ])('%j has its numbers as a form has them', (body, fields) => {
    expect(withDigits(body)).toEqual(fields)
  })
})

describe('the members and lists of a document in JSON', () => {
  test.each([
    ['1', 0, false],
    ['[1,"a"]', 1, false],
    ['[1,["a"]]', 1, true],
    ['[[[', 2, true],
    ['{"a":1}', 0, true],
    ['{"a" : 1}', 0, true],
    ['{"a":1,"b":{"c":[{"d":2}]}}', 4, true],
    ['{"a":1,"b":{"c":[{"d":2}]}}', 5, false],
  ])('%s has more than %d: %s', (text, most, hasMore) => {
    expect(hasMoreParts(text, most)).toBe(hasMore)
  })
})
