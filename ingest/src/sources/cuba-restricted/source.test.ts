import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { cubaRestricted } from './source.ts'

describe('cuba-restricted', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(cubaRestricted, fixtureFolder)
  })

  it('has a holding and its subentities, which know each other', () => {
    expect(read.warnings).toEqual([])
    const parent = read.named('Corporación CIMEX S.A.')
    expect(parent.subsidiaries).toEqual([
      { name: 'Agencia Servicios Aduanales', aka: 'ADESA/ASAT', address: '' },
      { name: 'American International Services', aka: 'AIS Remesas', address: '' },
    ])
    expect(read.named('Agencia Servicios Aduanales')).toMatchObject({
      names: [{}, { value: 'ADESA', isAcronym: true }, { value: 'ASAT', isAcronym: true }],
      facts: [{ key: 'list-category' }, { key: 'sector', value: 'Customs Services' }],
      relationships: [{ toPublisherId: parent.publisherId, kind: 'subsidiary-of' }],
    })
  })

  it('has the other names of a hotel', () => {
    expect(read.named('Blau Marina Varadero Resort').names.map(({ value }) => value)).toEqual([
      'Blau Marina Varadero Resort',
      'Fiesta Americana Punta Varadero',
      'Fiesta Club Adults Only',
    ])
  })
})

describeRealEditions((folder) => {
  it('of 2025-07-14 are 239 entities, 54 of them below a holding', async () => {
    const { records, warnings, publishedOn } = await readEdition(cubaRestricted, folder)
    expect(warnings).toEqual([])
    expect(publishedOn).toBe('2025-07-14')
    expect(records).toHaveLength(239)
    expect(records.flatMap(({ relationships }) => relationships)).toHaveLength(54)
  })
})
