import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { hasSharedData, readEdition, sharedData } from '../../../test/read-shared.ts'
import { nsCmic } from './source.ts'

const fixtures = fileURLToPath(new URL('../../../../fixtures/', import.meta.url))

it('takes only the parties of this list from the consolidated file, with the number that joins them', async () => {
  const { records, warnings } = await readEdition(nsCmic, fixtures)
  expect(warnings).toEqual([])
  const all = [...records.values()]
  expect(all.map((record) => record.sharedId)).toEqual(['ofac-30902', 'ofac-32087', 'ofac-32091'])
  expect(new Set(all.flatMap((record) => record.listings).map((listing) => listing.list))).toEqual(
    new Set(['Non-SDN Chinese Military-Industrial Complex Companies List']),
  )
  expect(all[2]?.relationships).toEqual([
    { toName: 'HUAWEI INVESTMENT & HOLDING CO., LTD.', kind: 'linked-to', label: 'Linked To', isFormer: false },
  ])
})

if (hasSharedData) {
  it('has 68 companies in either format, those with a credit code under one id', async () => {
    const xml = await readEdition(nsCmic, sharedData, '2025-03-28')
    const json = await readEdition(nsCmic, sharedData, '2026-07-09')
    expect([xml.records.size, json.records.size]).toEqual([68, 68])
    expect([...xml.warnings, ...json.warnings]).toEqual([])
    const all = [...json.records.values()]
    expect(all.filter((record) => record.documents.some((document) => document.kind === 'uscc'))).toHaveLength(58)
    expect(all.filter((record) => record.facts.some((fact) => fact.key === 'eo-14032-annex'))).toHaveLength(59)
    expect([...json.records.keys()].filter((id) => xml.records.has(id)).length).toBeGreaterThanOrEqual(58)
    const dji = all.find((record) => record.names.some((name) => name.value === '深圳市大疆创新科技有限公司'))
    expect(dji?.listings[0]).toMatchObject({ listedOn: '2021-12-16', programmes: ['CMIC-EO13959'] })
  })
}
