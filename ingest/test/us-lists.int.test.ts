import { describe, expect, it } from 'vitest'
import { bisEntityList } from '../src/sources/bis-entity-list/source.ts'
import { usCsl } from '../src/sources/us-csl/source.ts'
import { hasSharedData, readEdition, sharedData } from './read-shared.ts'

// Parsing only, no database: here because the files are large.
if (!hasSharedData) {
  it('NOT RUN on real lists: there is no folder of them, name one with SHARED_DATA', () => {
    expect(hasSharedData).toBe(false)
  })
} else {
  describe('the Consolidated Screening List', () => {
    it.each([
      { date: '2022-05-16', records: 14_018, ofac: 10_423, denied: 436, entityList: 2_001 },
      { date: '2026-07-31', records: 25_734, ofac: 19_569, denied: 1_509, entityList: 3_420 },
    ])('has $records parties on $date', { timeout: 60_000 }, async ({ date, records, ofac, denied, entityList }) => {
      const edition = await readEdition(usCsl, sharedData, date)
      const ids = [...edition.records.keys()]
      expect(ids).toHaveLength(records)
      expect(ids.filter((id) => id.startsWith('ofac-'))).toHaveLength(ofac)
      expect(ids.filter((id) => id.startsWith('dpl-'))).toHaveLength(denied)
      expect(ids.filter((id) => id.startsWith('el-'))).toHaveLength(entityList)
      expect(edition.warnings.map((warning) => `${warning.code} ${warning.count}`)).toEqual(
        date === '2022-05-16' ? [] : ['unknown-country 1'],
      )
    })
  })

  describe('the Entity List', () => {
    it('of 2026-07-30 has 3,411 entries of 91 countries', { timeout: 30_000 }, async () => {
      const { records, warnings } = await readEdition(bisEntityList, sharedData, '2026-07-30')
      const all = [...records.values()]
      expect(warnings).toEqual([])
      const entries = all.flatMap((record) => record.countries)
      expect(entries).toHaveLength(3_411)
      expect(new Set(entries.map((entry) => entry.country)).size).toBe(91)
      expect(entries.filter((entry) => entry.countryCode === 'CN')).toHaveLength(1_106)
      expect(all.flatMap((record) => record.facts).filter((fact) => fact.label === 'Footnote 5')).toHaveLength(16)
      expect(all.filter((record) => record.listings.some((listing) => listing.listedOn === null))).toEqual([])
    })

    it('of 2026-07-09, from the register, has 3,409 entries, most under the same ids', {
      timeout: 30_000,
    }, async () => {
      const [xml, json] = await Promise.all(
        ['2026-07-30', '2026-07-09'].map((date) => readEdition(bisEntityList, sharedData, date)),
      )
      expect([...(json?.records.values() ?? [])].flatMap((record) => record.countries)).toHaveLength(3_409)
      const same = [...(json?.records.keys() ?? [])].filter((id) => xml?.records.has(id))
      expect(same.length).toBeGreaterThan(3_100)
    })
  })
}
