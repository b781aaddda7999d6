import { beforeAll, describe, expect, it } from 'vitest'
import {
  allOf,
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { normalise } from './normalise.ts'
import { cbpWro } from './source.ts'

describe('a party under an order', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(cbpWro, fixtureFolder)
  })

  it('is read from the table without a warning, as of the newest order', () => {
    expect(read.warnings).toEqual([])
    expect(read.publishedOn).toBe('2024-12-04')
    expect(read.records).toHaveLength(12)
  })

  it('has the order and the finding that followed it', () => {
    const record = read.named('Yunnan Machinery')
    expect(record.names.map(({ value }) => value).slice(1)).toEqual([
      'Golden Horse (JinMa) Diesel Factory',
      'Yunnan 1st Prison',
    ])
    expect(record.listings.map(({ programmes, listedOn }) => [programmes[0], listedOn])).toEqual([
      ['Withhold Release Order', '1991-11-14'],
      ['Finding', '1992-03-18'],
    ])
    expect(record.facts.map(({ key, value }) => [key, value])).toEqual([
      ['industry', 'Automotive and Aerospace'],
      ['merchandise', 'Diesel Engines'],
    ])
  })

  it('removed from a modified order is no longer listed, the others are', () => {
    expect(read.named('Annapurna Carpet').listings[0]).toMatchObject({ listedOn: '1998-07-21', endedOn: '2021-07-23' })
    expect(read.named('Kumar Carpet Pvt.').listings[0]?.endedOn).toBeUndefined()
    expect(read.named('Kumar Carpet Pvt.').listings[0]?.note).toMatch(/^Partially Modified; Annapurna/)
  })

  it('whose order is inactive is suspended, since an unknown day', () => {
    expect(read.named('Kingtom Aluminio S.R.L.').listings[0]).toMatchObject({
      suspensions: [{ from: null, to: null, note: { en: 'Inactive-Pending Litigation', zh: '暂停执行（诉讼未决）' } }],
      legalBases: ['19 U.S.C. 1307; 19 CFR 12.42(f)', '89 FR 96265'],
    })
  })

  it('may be a vessel, or goods', () => {
    expect(read.named('Da Wang')).toMatchObject({ type: '03', countries: [], vessel: { type: 'Fishing vessel' } })
    const cotton = 'All Turkmenistan Cotton or products produced in whole or in part with Turkmenistan cotton.'
    expect(read.named(cotton).subTypes).toEqual([{ code: '0104', reason: 'Goods or a region under an order' }])
  })

  it('says whom the order extends to', () => {
    expect(read.named('Hoshine Silicon Industry Co. Ltd.').facts.at(-1)).toMatchObject({
      key: 'designation-scope',
      value: 'subsidiaries',
    })
  })
})

it('reports a kind, a status and parties it does not know', async () => {
  const warnings = createWarnings()
  const order = {
    entity: 'One Co., Ltd. and Two Co., Ltd.',
    aliases: [],
    country: 'China',
    status: 'Revoked',
    effectiveOn: '2020-01-01',
    kind: 'Ban',
    industry: '',
    merchandise: '',
    remarks: '',
  }
  const [record] = await allOf(normalise([order], warnings).records)
  expect(warnings.list().map(({ code, examples }) => [code, ...examples])).toEqual([
    ['several-parties-in-a-line', 'One Co., Ltd. and Two Co., Ltd.'],
    ['unknown-kind', 'Ban'],
    ['unknown-status', 'Revoked'],
  ])
  expect(record?.listings).toMatchObject([{ programmes: ['Ban'], note: 'Revoked' }])
})

describeRealEditions((folder) => {
  it('of 2026-06-23 are 67 orders and findings on 73 parties', async () => {
    const { records, warnings, publishedOn } = await readEdition(cbpWro, folder)
    expect(warnings).toEqual([])
    expect(publishedOn).toBe('2026-06-23')
    expect(records).toHaveLength(73)
    expect(records.filter(({ type }) => type === '03')).toHaveLength(4)
    expect(records.flatMap(({ listings }) => listings)).toHaveLength(80)
  })
})
