import { expect, it } from 'vitest'
import { toReason } from './reason.ts'

it('states briefly what differs between query and listed name', () => {
  const reason = toReason([
    { query: 'langchao', listed: 'Langchao', relation: 'same' },
    { query: '浪潮', listed: 'Langchao', relation: 'pinyin' },
    { query: '中国', listed: null, relation: 'country' },
    { query: '集团', listed: null, relation: 'missing' },
    { query: null, listed: 'Beijing', relation: 'extra' },
    { query: 'Ali', listed: 'Omar', relation: 'conflict' },
  ])
  expect(reason).toEqual({
    pairs: [{ query: '浪潮', listed: 'Langchao', relation: 'pinyin' }],
    conflicts: [{ query: 'Ali', listed: 'Omar' }],
    countries: ['中国'],
    missing: ['集团'],
    extra: ['Beijing'],
  })
})
