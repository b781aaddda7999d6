import { expect, it } from 'vitest'
import { mendedRecord } from './mended-record.ts'
import { plainName, plainRecord } from './plain-record.ts'

const record = (publisherId: string, names: string[], addresses: string[] = []) =>
  plainRecord({
    publisherId,
    type: '01',
    names: names.map((name, at) => plainName(name, at === 0 ? 'primary' : 'aka')),
    addresses: addresses.map((text) => ({ text })),
    listings: [],
  })

it('a corrected value says how it is printed, and several in one are several', () => {
  const { names } = mendedRecord('uk-sanctions', record('RUS3619', ['HTX (formerly Huobi)']))
  const note = 'Printed: HTX (formerly Huobi)'
  expect(names).toMatchObject([
    { value: 'HTX', kind: 'primary', note },
    { value: 'Huobi', kind: 'aka', note },
  ])
  const drop = record('32014R0269-f35c718d26a6', ['TRV'], ['Tactical Missile Corporation, parent company'])
  expect(mendedRecord('eu-official-journal', drop).addresses).toEqual([])
})

it('a correction is of one record of one source', () => {
  const [name] = mendedRecord('uk-sanctions', record('BEL0064', ['HTX (formerly Huobi)'])).names
  expect(name?.value).toBe('HTX (formerly Huobi)')
})

it('names and addresses lose what only separates them, and an alias that is then there twice', () => {
  const mended = mendedRecord(
    'x',
    record('1', ['General Directorate;', 'GID', 'GID;', ';'], ['and, Moscow, Russia', ':']),
  )
  expect(mended.names.map(({ value }) => value)).toEqual(['General Directorate', 'GID'])
  expect(mended.addresses).toEqual([{ text: 'Moscow, Russia' }])
})
