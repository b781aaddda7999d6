import type { SourceRecord } from '@qingdan/database/record.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { section1286 } from './source.ts'

const statesOf = ({ listings }: SourceRecord) => listings[0]?.timeline?.map(({ date, status }) => [date, status.en])

describe('an institution under Section 1286', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(section1286, fixtureFolder)
  })

  it('is one record over all editions, read without a warning', () => {
    expect(read.warnings).toEqual([])
    expect(read.publishedOn).toBe('2026-07-23')
    expect(read.records).toHaveLength(7)
  })

  it('under a new name is the same one where the list says so', () => {
    const record = read.named('Beihang University')
    expect(record.names.map(({ value }) => value)).toEqual([
      'Beihang University',
      'Beijing University of Aeronautics and Astronautics',
      'BUAA',
    ])
    expect(statesOf(record)).toEqual([
      ['2022', 'Listed'],
      ['2023', 'Remains listed'],
      ['2024', 'Remains listed'],
      ['2025', 'Remains listed'],
    ])
    expect(record.countries).toEqual([{ kind: 'jurisdiction', country: 'China', countryCode: 'CN' }])
  })

  it('removed from the list has its day, or its year', () => {
    expect(read.named('Mabna Institute').listings[0]).toMatchObject({ endedOn: '2026-07-23' })
    expect(statesOf(read.named('Mabna Institute'))?.at(-1)).toEqual(['2026-07-23', 'Removed'])
    expect(read.named('Naval Service Academy').listings[0]).toMatchObject({
      endedOn: '2026-12-31',
      note: 'off the list in 2026, no day stated',
    })
  })

  it('left out of a later list without a word is not called removed', () => {
    const record = read.named('Air Force Aviation University')
    expect(statesOf(record)?.at(-1)).toEqual(['2025', 'Not named in this edition; no removal stated'])
    expect(record.listings[0]?.endedOn).toBeUndefined()
  })

  it('listed under two names in one list stays two', () => {
    expect(read.named('Lomonosov Moscow State University').listings[0]?.endedOn).toBe('2026-07-23')
    expect(read.named('Moscow State University').listings[0]?.endedOn).toBeUndefined()
  })
})

describeRealEditions((folder) => {
  it('of the fiscal years 2022 to 2025 are 163 institutions in 443 rows', async () => {
    const { records, warnings } = await readEdition(section1286, folder, { format: 'curated-history' })
    expect(warnings).toEqual([])
    expect(records).toHaveLength(163)
    const states = records.map((record) => record.listings[0]?.timeline ?? [])
    expect(states.filter((own) => own.some(({ date, news }) => date === '2025' && news.length > 0))).toHaveLength(156)
    expect(records.filter(({ listings }) => listings[0]?.endedOn !== undefined)).toHaveLength(5)
  })

  it('of the fiscal year 2024 in the register are 134', async () => {
    const { records, warnings } = await readEdition(section1286, folder, { format: 'register-json' })
    expect(warnings).toEqual([])
    expect(records).toHaveLength(134)
    expect(records.filter(({ facts }) => facts[0]?.value.startsWith('Table 2'))).toHaveLength(6)
  })
})
