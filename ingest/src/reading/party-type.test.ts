import { describe, expect, it } from 'vitest'
import { subTypesByName, typeByName } from './party-type.ts'

describe('the type of a party whose list states none', () => {
  it.each([
    'Abdul Satar Ghoura',
    'Wong Yung Fai',
    'Alexander Georgievich Mallabiu',
    'EDGAR SANCHEZ-MURO',
    'LUIS ARMANDO COLLINS-AVILA',
    'Han Dejian (PRC individual)',
    'Djamshid Nezhad',
    'Behnaz Moazen',
    'Elaheh Siahpoush',
    'Hamed Athari',
    'Ali Mehdipour Omrani',
    'Resit Tavan',
    'Gotthard Lerch',
    'Amr Armanazi',
    'S. M. Mirbagheri',
  ])('is a person for %s', (name) => expect(typeByName(name).type).toBe('02'))

  it.each([
    'Hanif Computer Zone (HCZ)',
    'Huawei Sweden',
    'IKCO France',
    'Semiconductor Manufacturing International Corporation',
    'Beihang University',
    'Kabul Wheels Ltd.',
    'Promtekh-Dubna',
    'Pouya Air',
    'Huawei France',
    'HWA Create',
    'Neva Electronica',
    'EKB-Neva',
    'Sovtest ATE',
    'Riol-Chemie',
    'Abris-KEY',
    'Al-Faris',
    'Elemed Liban',
    'Harbin Xinguang Feitian',
  ])('is an enterprise for %s', (name) => expect(typeByName(name).type).toBe('01'))

  it('leans to a person on a list of persons', () => {
    expect(typeByName('GUILIANO PECCI').type).toBe('01')
    expect(typeByName('GUILIANO PECCI', '02').type).toBe('02')
    expect(typeByName('SHAOHUA "ERIC" WANG', '02').type).toBe('02')
    expect(typeByName('Hong Wei Xian', '02').type).toBe('02')
    for (const firm of ['THANE-COAT', 'KZ RESULTS', 'SYNAPTIX.NET', 'AVIASTAR - TU', 'SCOTT COMMUNICATIONS']) {
      expect([firm, typeByName(firm, '02').type]).toEqual([firm, '01'])
    }
    expect(typeByName('WELL BEING ENTERPRISE CO.', '02').type).toBe('01')
  })

  it('says what it was deduced from, and what a bank is', () => {
    const deduced = typeByName('Bank of Kunlun')
    const named = { value: 'Bank of Kunlun', kind: 'primary', quality: 'strong', script: 'Latn' } as const
    expect(subTypesByName(deduced, [named])).toEqual([{ code: '0102', reason: 'Name Bank of Kunlun' }])
    expect(subTypesByName(typeByName('Ali Akbar Salehi'), [])).toEqual([
      { code: '0201', reason: 'The list states no type; the name reads as a person’s' },
    ])
  })
})
