import { describe, expect, it } from 'vitest'
import { syntheticCompanies, syntheticHanCompanies, syntheticHanPeople } from './synthetic-names.ts'

describe('synthetic names', () => {
  it('are the same for the same seed, different for another, and unique', () => {
    for (const invent of [syntheticCompanies, syntheticHanCompanies, syntheticHanPeople]) {
      expect(invent(200, 1)).toEqual(invent(200, 1))
      expect(invent(200, 1)).not.toEqual(invent(200, 2))
      expect(new Set(invent(500, 1)).size).toBe(500)
    }
  })

  it('of companies have all parts filled in, in many languages', () => {
    const names = syntheticCompanies(1500, 1)
    expect(names.filter((name) => /(^|[ «"])[TPIL]([ »"]|$)/.test(name))).toEqual([])
    for (const mark of ['GmbH', 'S.r.l.', 'ООО', 'Sdn. Bhd.', 'Co., Ltd.', 'A.Ş.', 'Pvt. Ltd.']) {
      expect(names.some((name) => name.includes(mark))).toBe(true)
    }
  })

  it('of Chinese people follow the frequency of family names', () => {
    const names = syntheticHanPeople(3000, 1)
    const share = (family: string) => names.filter((name) => name.startsWith(family)).length / names.length
    expect(share('王')).toBeGreaterThan(0.05)
    expect(share('王')).toBeLessThan(0.1)
    expect(names.every((name) => /^\p{Script=Han}{2,4}$/u.test(name))).toBe(true)
  })

  it('of Chinese companies end in a legal form', () => {
    expect(syntheticHanCompanies(300, 1).every((name) => /(公司|厂)$/.test(name))).toBe(true)
  })
})
