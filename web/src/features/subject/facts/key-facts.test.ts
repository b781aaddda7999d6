import { describe, expect, it } from 'vitest'
import { sampleDetail } from '../sample-details.ts'
import { toKeyFacts } from './key-facts.ts'

const keysOf = (facts: ReturnType<typeof toKeyFacts>) => facts.map((fact) => fact.key ?? fact.heading)

describe('toKeyFacts', () => {
  it('keeps the facts of the type even when no list states them', () => {
    const facts = toKeyFacts(sampleDetail({ type: '03', imo: null }), 'zh')
    expect(keysOf(facts)).toEqual([
      'imo',
      'vesselFlag',
      'vesselType',
      'owner',
      'tonnage',
      'regTonnage',
      'listedOn',
      'changedOn',
      'addresses',
    ])
    expect(facts[0]?.values).toEqual([])
  })

  it('expects a credit code only for Chinese enterprises', () => {
    expect(keysOf(toKeyFacts(sampleDetail({ countryCode: 'IR' }), 'zh'))).not.toContain('creditCode')
    expect(keysOf(toKeyFacts(sampleDetail({ countryCode: 'CN' }), 'zh'))).toContain('creditCode')
  })

  it('does not repeat a number that is already a fact of the type, however it is written', () => {
    const vessel = sampleDetail({
      type: '03',
      imo: '9187667',
      identifiers: [
        { nameZh: 'IMO 编号', nameEn: 'IMO number', value: 'IMO 9187667' },
        { nameZh: 'MMSI', nameEn: 'MMSI', value: '256843000' },
      ],
    })
    expect(keysOf(toKeyFacts(vessel, 'en')).filter((key) => key === 'IMO number')).toEqual([])
    expect(keysOf(toKeyFacts(vessel, 'en'))).toContain('MMSI')
  })

  it('separates a number from its note and groups numbers of one kind', () => {
    const facts = toKeyFacts(
      sampleDetail({
        identifiers: [
          { nameZh: '注册号', nameEn: 'Registration', value: '26740 (Iran)' },
          { nameZh: '注册号', nameEn: 'Registration', value: '99' },
        ],
      }),
      'zh',
    )
    expect(facts.find((fact) => fact.heading === '注册号')?.values).toEqual([
      { text: '26740', note: 'Iran', isCode: true },
      { text: '99', note: null, isCode: true },
    ])
  })
})
