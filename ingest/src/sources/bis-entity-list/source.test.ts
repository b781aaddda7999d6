import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ReadEdition, readEdition } from '../../../test/read-shared.ts'
import { bisEntityList } from './source.ts'

const fixtures = fileURLToPath(new URL('../../../../fixtures/', import.meta.url))
const find = (edition: ReadEdition, name: string) => {
  const found = [...edition.records.values()].find((record) => record.names[0]?.value === name)
  if (!found) throw new Error(`No record of ${name}`)
  return found
}

describe('an entry of the Entity List', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(bisEntityList, fixtures)
  })

  it('is read without a warning, as of the day the part was asked for', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe('2026-07-30')
    expect(edition.records.size).toBe(6)
  })

  it('of a party under two countries that point at each other is one record with all addresses', () => {
    const farid = find(edition, 'Fazal Rahim Farid')
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
    const huawei = find(edition, 'Huawei Technologies Co., Ltd.')
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
    expect(find(edition, 'Hebei Medicines Health').relationships).toEqual([
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
    expect(find(edition, name).subsidiaries?.map((part) => part.name)).toEqual(['Nanjing SunSea Industry Corporation'])
    expect(find(edition, name).addresses.map((address) => address.text)).toEqual(['No 1 Dinghuaimen, Nanjing, China'])
  })

  it('has the day of a citation that is misprinted', () => {
    expect(find(edition, 'Informakustika JSC').listings[0]).toMatchObject({
      listedOn: '2023-02-27',
      licenceRequirement: 'For all items subject to the EAR. (See §§ 734.9(g),³ 746.8(a)(3), and 744.21(b) of the EAR)',
    })
  })
})
