import { recordOf } from '@qingdan/database/record-of.ts'
import { expect, it } from 'vitest'
import { compare } from './compare.ts'
import type { Values } from './entry.ts'
import { recordValues } from './record-values.ts'

const record = recordOf({
  publisherId: '7',
  type: '01',
  names: [
    { value: 'Пу тин Trading', kind: 'primary', quality: 'strong', script: 'Latn' },
    { value: 'and PTC', kind: 'aka', quality: 'weak', script: 'Latn' },
  ],
})
const differencesOf = (values: Values) =>
  compare([{ id: '7', values }], [{ id: '7', values: recordValues(record) }]).differences.map(
    ({ field, side, value }) => `${field} ${side}: ${value}`,
  )

it('finds a value that only one side has, and scraps between names', () => {
  expect(differencesOf({ name: ['Trading Пу\u0301тин', 'and PTC'], document: ['A-123'] })).toEqual([
    'name lost: Trading Пу\u0301тин',
    'name added: Пу тин Trading',
    'document lost: A-123',
    'scrap added: and PTC',
  ])
})

it('compares nothing that the file does not give', () => {
  expect(differencesOf({ type: ['01'] })).toEqual(['scrap added: and PTC'])
})

it('finds an entry without a record, and the reverse', () => {
  const entries = [{ id: null, scope: 'a', called: ['Beta Works'], values: {} }]
  const records = [{ id: 'x', scope: 'a', values: { name: ['Gamma Yard'] } }]
  expect(compare(entries, records).differences.map(({ side, id }) => `${side} ${id}`)).toEqual([
    'added x',
    'lost Beta Works',
  ])
})

it('joins the parties that one row names, by their names', () => {
  const entries = [
    { id: null, scope: '', called: ['Alpha Line, and Beta Works'], values: { text: ['Alpha Line Beta'] } },
  ]
  const records = ['Alpha Line', 'Beta Works'].map((name) => ({
    id: name,
    scope: '',
    values: { name: [name], text: [name] },
  }))
  expect(compare(entries, records).differences).toEqual([])
})
