import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { bisEntityList } from './source.ts'

describe('an entry of the Entity List', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(bisEntityList, fixtureFolder)
  })

  it('is read without a warning, as of the day the part was asked for', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe('2026-07-30')
    expect(edition.records).toHaveLength(6)
  })

  it('of a party under two countries that point at each other is one record with all addresses', () => {
    const farid = edition.named('Fazal Rahim Farid')
    expect(farid.type).toBe('02')
    expect(farid.names.map((name) => name.value)).toEqual([
      'Fazal Rahim Farid',
      'Fazel Rahim Farid',
      'Farid',
      'Engineer Idris',
    ])
    expect(farid.countries.map((country) => country.countryCode)).toEqual(['AF', 'PK'])
    expect(farid.addresses.map((address) => address.countryCode)).toEqual(['AF', 'PK'])
    expect(farid.listings).toHaveLength(1)
  })

  it('of Huawei has its footnotes, its dates, its addresses and its affiliates', () => {
    const huawei = edition.named('Huawei Technologies Co., Ltd.')
    expect(huawei.names.map((name) => name.value)).toEqual([
      'Huawei Technologies Co., Ltd.',
      'Shenzhen Huawei Technologies',
      'Huawei Technology',
    ])
    expect(huawei.listings).toEqual([
      {
        list: 'Entity List',
        programmes: [],
        measures: [],
        listedOn: '2019-05-21',
        amendedOn: ['2020-05-19'],
        legalBases: ['84 FR 22963, 2019-05-21', '85 FR 29853, 2020-05-19'],
        url: bisEntityList.url,
        licenceRequirement: 'For all items subject to the EAR, see §§ 734.9(e)¹ and 744.11 of the EAR ²',
        licencePolicy: 'Presumption of denial',
      },
    ])
    expect(huawei.facts.map((fact) => fact.label)).toEqual(['Footnote 1', 'Footnote 2'])
    expect(huawei.addresses.map((address) => address.countryCode)).toEqual(['CN', 'HK'])
    expect(huawei.subsidiaries).toEqual([
      { name: 'Hangzhou Huawei Enterprises', aka: '', address: 'No. 410 Jianghong Road, Building 1, Hangzhou, China.' },
      {
        name: 'Huawei Marine Networks Co., Ltd.',
        aka: 'Huawei Marine; HMN Tech',
        address: 'Building R4, No. 2 City Avenue, Dongguan, 523808, China.',
      },
      {
        name: 'Huawei Technology Co., Ltd. Chengdu Research Institute',
        aka: '',
        address: 'No. 1899, Xiyuan Ave., Chengdu, 610041, China.',
      },
    ])
  })

  it('of a subordinate institution has its own name, and its parent as a relationship', () => {
    expect(edition.named('Hebei Medicines Health').relationships).toEqual([
      {
        toName: 'China Electronics Technology Group Corporation 13th Research Institute (CETC 13)',
        kind: 'subordinate-institution-of',
        label: 'Subordinate institution',
        isFormer: false,
      },
    ])
  })

  it('of an institute keeps the institutions under it and the address of them all', () => {
    const name = 'China Electronics Technology Group Corporation 14th Research Institute (CETC 14)'
    expect(edition.named(name).subsidiaries?.map((part) => part.name)).toEqual(['Nanjing SunSea Industry Corporation'])
    expect(edition.named(name).addresses.map((address) => address.text)).toEqual(['No 1 Dinghuaimen, Nanjing, China'])
  })

  it('has the day of a citation that is misprinted', () => {
    expect(edition.named('Informakustika JSC').listings[0]).toMatchObject({
      listedOn: '2023-02-27',
      licenceRequirement: 'For all items subject to the EAR. (See §§ 734.9(g),³ 746.8(a)(3), and 744.21(b) of the EAR)',
    })
  })
})

describeRealEditions((folder) => {
  it('of 2026-07-30 has 3,414 entries of 91 countries, three of them under the one of PAEC', async () => {
    const { named, records, warnings } = await readEdition(bisEntityList, folder, { date: '2026-07-30' })
    expect(warnings).toEqual([])
    const entries = records.flatMap((record) => record.countries)
    expect(entries).toHaveLength(3_414)
    expect(new Set(entries.map((entry) => entry.country)).size).toBe(91)
    expect(entries.filter((entry) => entry.countryCode === 'CN')).toHaveLength(1_106)
    expect(records.flatMap((record) => record.facts).filter((fact) => fact.label === 'Footnote 5')).toHaveLength(16)
    expect(records.filter((record) => record.listings.some((listing) => listing.listedOn === null))).toEqual([])
    expect(named('Pakistan Institute for Nuclear Science and Technology (PINSTECH)')).toMatchObject({
      names: [{ kind: 'primary' }, { value: 'PINSTECH', quality: 'weak', isAcronym: true }],
      addresses: [{ text: 'Nilore, Islamabad' }],
      relationships: [{ toName: 'Pakistan Atomic Energy Commission (PAEC)' }],
    })
    const second = (name: string) => named(name).names[1]?.value
    expect(second('Iman Group')).toBe('Pana Communication Inc.')
    expect(second('Neft-Aktiv LLC')).toBe('OOO Neft-Aktiv')
    expect(named('Aleksander Kuznetsov').addresses).toHaveLength(8)
    expect(named('Tactical Missile Corporation, NPO Electromechanics').addresses).toHaveLength(1)
  })

  it('of 2026-07-09, from the register, has 3,409 entries, most under the same ids', async () => {
    const xml = await readEdition(bisEntityList, folder, { date: '2026-07-30' })
    const json = await readEdition(bisEntityList, folder, { date: '2026-07-09' })
    expect(json.records.flatMap((record) => record.countries)).toHaveLength(3_409)
    const ids = new Set(xml.records.map(({ publisherId }) => publisherId))
    expect(json.records.filter(({ publisherId }) => ids.has(publisherId)).length).toBeGreaterThan(3_100)
  })
})
