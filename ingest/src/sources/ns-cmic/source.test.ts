import { expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder, readEdition } from '../../../test/support/read-edition.ts'
import { nsCmic } from './source.ts'

it('takes only the parties of this list from the consolidated file, with the number that joins them', async () => {
  const { records: all, warnings } = await readEdition(nsCmic, fixtureFolder)
  expect(warnings).toEqual([])
  expect(all.map((record) => record.sharedId)).toEqual(['ofac-30902', 'ofac-32087', 'ofac-32091'])
  expect(new Set(all.flatMap((record) => record.listings).map((listing) => listing.list))).toEqual(
    new Set(['Non-SDN Chinese Military-Industrial Complex Companies List']),
  )
  expect(all[2]?.relationships).toEqual([
    { toName: 'HUAWEI INVESTMENT & HOLDING CO., LTD.', kind: 'linked-to', label: 'Linked To', isFormer: false },
  ])
})

describeRealEditions((folder) => {
  it('has 68 companies in either format, those with a credit code under one id', async () => {
    const xml = await readEdition(nsCmic, folder, { date: '2025-03-28' })
    const json = await readEdition(nsCmic, folder, { date: '2026-07-09' })
    expect([xml.records.length, json.records.length]).toEqual([68, 68])
    expect([...xml.warnings, ...json.warnings]).toEqual([])
    const all = json.records
    const ids = new Set(xml.records.map(({ publisherId }) => publisherId))
    expect(all.filter((record) => record.documents.some((document) => document.kind === 'uscc'))).toHaveLength(58)
    expect(all.filter((record) => record.facts.some((fact) => fact.key === 'eo-14032-annex'))).toHaveLength(59)
    expect(all.filter(({ publisherId }) => ids.has(publisherId)).length).toBeGreaterThanOrEqual(58)
    const dji = all.find((record) => record.names.some((name) => name.value === '深圳市大疆创新科技有限公司'))
    expect(dji?.listings[0]).toMatchObject({ listedOn: '2021-12-16', programmes: ['CMIC-EO13959'] })
  })
})
