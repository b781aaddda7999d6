import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { repeatedList } from './csl-lists.ts'
import { readCslNames } from './csl-names.ts'
import { toRecords } from './normalise.ts'
import { readStatements } from './parse-csv.ts'
import { usCsl } from './source.ts'

describe('a party of the screening list', () => {
  let edition: ReadEdition
  const find = (name: string) => edition.named(name)
  beforeAll(async () => {
    edition = await readEdition(usCsl, fixtureFolder)
  })

  it('is read without a warning, one record for OFAC’s rows of one number and for a person’s rows', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.records).toHaveLength(6)
  })

  it('of OFAC carries the subject that OFAC’s own lists have, and one listing per list', () => {
    const bank = edition.record('ofac-17016')
    expect(bank).toMatchObject({ sharedId: 'ofac-17016', type: '01' })
    expect(bank.listings.map((listing) => listing.list)).toEqual([
      'Non-SDN Menu-Based Sanctions List',
      'Sectoral Sanctions Identifications List',
    ])
    expect(bank.listings[0]?.note).toBe('As repeated by the Consolidated Screening List')
    expect(bank.names.map((name) => name.value)).toEqual([
      'GAZPROMBANK JOINT STOCK COMPANY',
      'BANK GPB JSC',
      'GAZPROMBANK OPEN JOINT STOCK COMPANY',
    ])
    expect(bank.documents.map((document) => document.number)).toEqual(['1027700167110', 'GAZPRUMM'])
    expect(bank.addresses).toHaveLength(1)
  })

  it('of OFAC has a person’s name in reading order, birth, sex and nationality', () => {
    expect(find("Rim 'ABBAS")).toMatchObject({
      type: '02',
      sex: 'female',
      birthDates: [{ from: '1973-03-25' }],
      countries: [{ kind: 'nationality', countryCode: 'SY' }],
      positions: ['Scientific Studies and Research Center Employee'],
    })
  })

  it('of BIS says which list it is repeated from, with all names, addresses and policy', () => {
    const farid = find('Fazal Rahim Farid')
    expect(farid.publisherId).toMatch(/^el-[0-9a-f]{12}$/)
    expect(farid.names.map((name) => name.value)).toEqual([
      'Fazal Rahim Farid',
      'Fazel Rahim Farid',
      'Farid',
      'Engineer Idris',
    ])
    expect(farid.addresses.map((address) => address.countryCode)).toEqual(['AF', 'PK'])
    expect(farid.listings).toMatchObject([
      { list: 'Entity List', listedOn: '2011-11-21', licencePolicy: 'Presumption of denial.' },
    ])
  })

  it('of the Denied Persons List is one person with two orders', () => {
    const herrera = find('HAYDEE HERRERA')
    expect(herrera.addresses).toHaveLength(3)
    expect(herrera.listings).toMatchObject([
      {
        listedOn: '2002-03-04',
        endedOn: '2056-06-29',
        legalBases: ['67 FR 56530, 2002-09-04', '67 FR 10890, 2002-03-11'],
      },
      { listedOn: '2003-06-19', endedOn: '2056-06-29' },
    ])
  })

  it('of State keeps a citation without a page', () => {
    expect(find('27th Scientific Center').listings[0]).toMatchObject({
      list: 'Nonproliferation Sanctions',
      legalBases: ['Vol. 86, No. 71, 04/15/2021'],
    })
  })
})

it('takes the day of a notice as the listing date of what the notice lists, but not of an order of denial', () => {
  const noAddress = { programmes: [], aliases: [], titles: [], addresses: [], birthDates: [], birthPlaces: [] }
  const noText = { entityNumber: '', type: '', startDate: '', endDate: '', standardOrder: '', remarks: '', url: '' }
  const row = {
    ...noAddress,
    ...noText,
    ...{ licenceRequirement: '', licencePolicy: '', citizenships: [], nationalities: [], statements: [] },
    vessel: { callSign: '', type: '', tonnage: '', grossTonnage: '', flag: '', owner: '' },
    name: 'GREGORY ALLEN JUSTICE',
    citations: '83 F.R. 60395 11/26/2018',
  }
  const listingOf = (source: string, startDate = '') =>
    [...toRecords([{ ...row, source, startDate }], createWarnings())][0]?.listings
  const legalBases = ['83 FR 60395, 2018-11-26']
  expect(listingOf('Denied Persons List (DPL)')).toMatchObject([{ listedOn: null, legalBases }])
  expect(listingOf('Denied Persons List (DPL)', '2017-09-19')).toMatchObject([{ listedOn: '2017-09-19', legalBases }])
  expect(listingOf('Entity List (EL)')).toMatchObject([{ listedOn: '2018-11-26', legalBases }])
})

it('reads values that hold semicolons or no country', () => {
  const warnings = createWarnings()
  const read = readStatements(
    'LB, LR0162690, Passport; Debt; or equity, Executive Order 14024 Directive Information; Male, Gender; rest',
    warnings,
  )
  expect(read.map(({ label, value, country }) => [label, value, country])).toEqual([
    ['Passport', 'LR0162690', 'Lebanon'],
    ['Executive Order 14024 Directive Information', 'Debt; or equity', ''],
    ['Gender', 'Male', ''],
  ])
  expect(warnings.list()).toEqual([{ code: 'unknown-statement', count: 1, examples: ['rest'] }])
})

it('reports an unknown list', () => {
  expect(repeatedList('Moon List (ML) - Space Force')).toBeNull()
})

const ofCompanies = { name: 'Entity List', sourceId: 'bis-entity-list' }
it.each([
  [
    'Pakistan Atomic Energy Commission (PAEC), and subordinate entity Institute (PINSTECH)',
    ['Institute (PINSTECH)'],
    'subordinate-institution-of Pakistan Atomic Energy Commission (PAEC)',
  ],
  [
    'Huawei Technologies Co., Ltd. (Huawei). Affiliated Entity: Huawei Terminal Co., Ltd.',
    ['Huawei Terminal Co., Ltd.'],
    'associate-of Huawei Technologies Co., Ltd. (Huawei)',
  ],
  [
    'Russian Aerospace Forces (aka VKS); and any successor, sub-unit, or subsidiary thereof',
    ['Russian Aerospace Forces', 'VKS'],
  ],
  ["Ch'oe Ch'o'l-min (a.k.a Choe Chol Min) (DPRK individual)", ["Ch'oe Ch'o'l-min", 'Choe Chol Min']],
  [
    'Universal Limited [aka General Limited, aka Tiger Force] (Hong Kong Entity)',
    ['Universal Limited', 'General Limited', 'Tiger Force'],
  ],
  [
    'Universal Limited [aka Tiger Force] (Hong Kong Entity), and its sub-units and successors',
    ['Universal Limited', 'Tiger Force'],
  ],
])('%s is a name with what stands around it', (name, names, relation = '') => {
  const read = readCslNames({ name, aliases: [] }, ofCompanies)
  expect([read.name, ...read.aliases.map((alias) => alias.name)]).toEqual(names)
  expect(read.relationships.map(({ kind, toName }) => `${kind} ${toName}`).join()).toBe(relation)
})

it('parts the aliases that one value holds', () => {
  const read = readCslNames(
    { name: 'NIIP', aliases: ['DJEL;\u00a0Dongfang Limited', 'JSC NIIP, f.k.a., OAO NIIP'] },
    ofCompanies,
  )
  expect(read.aliases.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'aka DJEL',
    'aka Dongfang Limited',
    'aka JSC NIIP',
    'fka OAO NIIP',
  ])
  const denied = { name: 'Denied Persons List', sourceId: 'bis-denied-persons', isOfPersons: true }
  expect(readCslNames({ name: 'JIE LUO -AKA-IVY LUO', aliases: [] }, denied)).toMatchObject({
    name: 'JIE LUO',
    aliases: [{ name: 'IVY LUO' }],
  })
})

describeRealEditions((folder) => {
  it.each([
    { date: '2022-05-16', records: 14_018, ofac: 10_423, denied: 436, entityList: 2_001 },
    { date: '2026-07-31', records: 25_729, ofac: 19_569, denied: 1_504, entityList: 3_420 },
  ])('of $date have $records parties', async ({ date, records, ofac, denied, entityList }) => {
    const edition = await readEdition(usCsl, folder, { date })
    const ids = edition.records.map(({ publisherId }) => publisherId)
    expect(new Set(ids).size).toBe(records)
    expect(ids).toHaveLength(records)
    expect(ids.filter((id) => id.startsWith('ofac-'))).toHaveLength(ofac)
    expect(ids.filter((id) => id.startsWith('dpl-'))).toHaveLength(denied)
    expect(ids.filter((id) => id.startsWith('el-'))).toHaveLength(entityList)
    expect(edition.warnings.map((warning) => `${warning.code} ${warning.count}`)).toEqual(
      date === '2022-05-16' ? [] : ['unknown-country 1'],
    )
  })
})
