import type { SourceRecord } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import { describe, expect, it } from 'vitest'
import { fieldChanges } from './field-changes.ts'
import { recordHash } from './record-hash.ts'

const place = (text: string) => ({ text })
const record = recordOf({
  publisherId: '1',
  type: '01',
  subTypes: [{ code: '0101', reason: '' }],
  names: [
    { value: 'ACME', kind: 'primary', quality: 'strong', script: 'Latn', parts: [{ kind: 'entity', value: 'ACME' }] },
  ],
  addresses: [place('Havana'), place('Havana'), place('Tehran')],
})

describe('fieldChanges', () => {
  it('gives the entries of a list that went and that came', () => {
    const after = { ...record, addresses: [place('Tehran'), place('Minsk'), place('Havana')] }
    expect(fieldChanges(record, after)).toEqual([
      { field: 'addresses', before: [place('Havana')], after: [place('Minsk')] },
    ])
  })

  it('gives both values of a single field, null where there is none', () => {
    const after: SourceRecord = { ...record, type: '03', vessel: { flag: 'Cuba' } }
    expect(fieldChanges(record, after)).toEqual([
      { field: 'type', before: '01', after: '03' },
      { field: 'vessel', before: null, after: { flag: 'Cuba' } },
    ])
  })

  it('sees no change in a new order, and neither does the hash', () => {
    const after = { ...record, addresses: [...record.addresses].reverse() }
    expect(fieldChanges(record, after)).toEqual([])
    expect(recordHash(after)).toBe(recordHash(record))
  })

  it('sees no change in the order of keys or in fields left undefined, as after a way through the database', () => {
    const stored: SourceRecord = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(record).reverse())))
    expect(recordHash({ ...stored, vessel: undefined } as unknown as SourceRecord)).toBe(recordHash(record))
  })

  it('hashes a record as ever: with another hash every stored record would be reported as modified', () => {
    expect(recordHash(record)).toBe('4000b8c0146ac43df5db47858a4ed5ceca156bdf7c69465a0b613a1a4a66016c')
  })

  it('hashes differently what says something else', () => {
    const [name] = record.names
    if (!name) throw new Error('no name')
    const parts = [{ kind: 'vessel' as const, value: 'ACME' }]
    expect(recordHash({ ...record, names: [{ ...name, parts }] })).not.toBe(recordHash(record))
    expect(recordHash({ ...record, addresses: record.addresses.slice(1) })).not.toBe(recordHash(record))
  })
})
