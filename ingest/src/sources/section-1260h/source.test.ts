import type { SourceRecord } from '@qingdan/database/record.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { section1260h } from './source.ts'

const statesOf = (record: SourceRecord) =>
  record.listings.at(-1)?.timeline?.map(({ date, status }) => [date, status.en, status.zh])

describe('a Chinese military company', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(section1260h, fixtureFolder)
  })

  it('is one record over all editions, read without a warning', () => {
    expect(read.warnings).toEqual([])
    expect(read.publishedOn).toBe('2026-06-08')
    expect(read.records).toHaveLength(7)
  })

  it('has a state for every edition that named it', () => {
    const record = read.named('Huawei Investment & Holding Co., Ltd.')
    expect(statesOf(record)).toEqual([
      ['2021-06-03', 'Listed', '列入'],
      ['2025-01-07', 'Remains listed', '继续列入'],
      ['2026-06-08', 'Remains listed', '继续列入'],
    ])
    expect(record.listings).toMatchObject([{ listedOn: '2021-06-03', amendedOn: ['2025-01-07', '2026-06-08'] }])
    expect(record.listings[0]?.timeline?.at(-1)).toMatchObject({
      news: [{ url: expect.stringMatching(/^https:\/\/media\.defense\.gov\/2026\//) }],
      laws: [
        { url: 'https://www.congress.gov/116/plaws/publ283/PLAW-116publ283.pdf' },
        { title: '91 FR 35189 (June 10, 2026)', url: 'https://www.federalregister.gov/citation/91-FR-35189' },
      ],
    })
    expect(record.facts).toMatchObject([
      { key: 'designation-reason', value: expect.stringMatching(/^Huawei Holding is/) },
    ])
  })

  it('that was removed and listed again has two periods', () => {
    const record = read.named('Yangtze Memory Technologies Co., Ltd.')
    expect(record.listings).toMatchObject([
      { listedOn: '2024-01-31', endedOn: '2026-02-17' },
      { listedOn: '2026-06-08' },
    ])
    expect(record.listings[1]?.endedOn).toBeUndefined()
    expect(statesOf(record)?.map(([date, status]) => [date, status])).toEqual([
      ['2024-01-31', 'Listed'],
      ['2025-01-07', 'Remains listed'],
      ['2026-02-17', 'Removed'],
      ['2026-06-08', 'Listed again'],
    ])
  })

  it('that was removed keeps the day and the reason', () => {
    expect(read.named('SMIC Hong Kong International Company Limited').listings).toMatchObject([
      { listedOn: '2021-06-03', endedOn: '2024-01-31', note: 'No longer owned by SMIC' },
    ])
  })

  it('that later editions leave out without a word is not called removed', () => {
    const record = read.named('IDG Capital Partners Co., Ltd.')
    expect(statesOf(record)?.at(-1)?.slice(0, 2)).toEqual([
      '2025-01-07',
      'Not named in this edition; no removal stated',
    ])
    expect(record.listings[0]?.endedOn).toBeUndefined()
  })

  it('printed under a new name is the same one, by its short form or its former name', () => {
    expect(read.named('Shenzhen DJI Technology Co., Ltd.').names.map(({ value, kind }) => [value, kind])).toEqual([
      ['Shenzhen DJI Technology Co., Ltd.', 'primary'],
      ['Shenzhen DJI Innovation Technology Co., Ltd.', 'aka'],
      ['DJI', 'aka'],
    ])
    expect(read.named('Phenix Optical Company Limited').names.map(({ value, kind }) => [value, kind])).toEqual([
      ['Phenix Optical Company Limited', 'primary'],
      ['Phoenix Optics Company Limited', 'fka'],
    ])
  })

  it('and its subsidiary know each other', () => {
    const parent = read.named('Huawei Investment & Holding Co., Ltd.')
    expect(parent.subsidiaries).toEqual([{ name: 'Huawei Technologies Co., Ltd.', aka: 'Huawei', address: '' }])
    expect(read.named('Huawei Technologies Co., Ltd.').relationships).toEqual([
      { toPublisherId: parent.publisherId, kind: 'subsidiary-of', label: 'Subsidiary of', isFormer: false },
    ])
  })
})

describeRealEditions((folder) => {
  it('up to 2026-06-08 are 214 companies', async () => {
    const { records, warnings, named } = await readEdition(section1260h, folder)
    expect(warnings).toEqual([])
    const last = records.map((record) => record.listings.at(-1))
    expect(records).toHaveLength(214)
    expect(new Set(records.map(({ publisherId }) => publisherId)).size).toBe(214)
    expect(last.filter((listing) => listing?.endedOn !== undefined)).toHaveLength(19)
    expect(records.flatMap(({ listings }) => listings).filter(({ endedOn }) => endedOn !== undefined)).toHaveLength(21)
    const onNewest = last.filter((listing) => [listing?.listedOn, ...(listing?.amendedOn ?? [])].includes('2026-06-08'))
    expect(onNewest).toHaveLength(188)
    // Companies the notice lists in their own right, each with its reason.
    const parents = records.filter(({ countries }) => countries.length > 0)
    expect(parents).toHaveLength(80)
    expect(parents.every(({ facts }) => facts.length > 0)).toBe(true)
    expect(named('Aviation Industry Corporation of China Ltd.').subsidiaries?.length).toBeGreaterThan(15)
  })
})
