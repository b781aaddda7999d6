import type { SourceRecord } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import { describe, expect, it } from 'vitest'
import { yearDate } from '../reading/partial-date.ts'
import { sources } from '../sources/registry.ts'
import { agree } from './agreement.ts'
import { contradict } from './contradiction.ts'
import { unknownList } from './list-traits.ts'
import { type Party, toParty } from './party.ts'
import { profileOf } from './profile.ts'

const nothing = recordOf({
  publisherId: '1',
  type: '01',
  names: [],
})

type Facts = Partial<SourceRecord> & { name: string | string[]; born?: string; from?: string[] }

function record({ name, born, from = [], ...facts }: Facts): SourceRecord {
  return {
    ...nothing,
    names: [name].flat().map((value) => ({ value, kind: 'primary', quality: 'strong', script: 'Latn' })),
    birthDates:
      born === undefined
        ? []
        : [born.length === 4 ? yearDate(Number(born), false) : { from: born, to: born, isCirca: false, text: born }],
    countries: from.map((countryCode) => ({ kind: 'nationality', countryCode, country: countryCode })),
    ...facts,
  }
}

const traitsOf = (sourceId: string) => sources.find(({ id }) => id === sourceId)?.resolution ?? unknownList

function party(sourceId: string, facts: Facts): Party {
  const made = record(facts)
  const traits = traitsOf(sourceId)
  const ownSubjectId = made.sharedId ?? `${sourceId}-${made.publisherId}`
  return toParty({ sourceId, publisherId: made.publisherId, ownSubjectId }, traits, profileOf(traits, made))
}

const person = (sourceId: string, facts: Omit<Facts, 'type'>) => party(sourceId, { ...facts, type: '02' })
const number = (
  kind: 'passport' | 'registration' | 'tax-id' | 'lei' | 'uscc',
  value: string,
  countryCode?: string,
) => ({
  kind,
  label: kind,
  number: value,
  ...(countryCode === undefined ? {} : { countryCode }),
})

describe('numbers that lists give each other', () => {
  it('join UN, EU, UK and Australia by the UN reference, in spite of different names', () => {
    const un = person('un-sc', {
      publisherId: '6908442',
      name: 'RI PYONG CHOL',
      listings: [
        {
          list: 'DPRK',
          programmes: [],
          measures: [],
          legalBases: [],
          listedOn: null,
          amendedOn: [],
          reference: 'KPi.076',
        },
      ],
    })
    const eu = person('eu-fsf', { name: 'Pyong Chol RI', crossReferences: [{ scheme: 'un', value: 'KPi. 076' }] })
    expect(agree(un, eu)).toEqual({ reason: 'un-reference', values: ['un:KPI.076'] })
  })

  it('join a row of the Consolidated Screening List to OFAC’s own', () => {
    const csl = person('us-csl', { publisherId: 'a', sharedId: 'ofac-7771', name: 'A B' })
    const sdn = person('ofac-sdn', { publisherId: '7771', name: 'B A' })
    expect(agree(csl, sdn)?.reason).toBe('ofac-number')
  })

  it('keep apart what the United Nations number apart, although names are shared', () => {
    const ansar = (publisherId: string, name: string, value: string) =>
      party('eu-fsf', {
        publisherId,
        name: [name, 'Ansar al-Charia Libya'],
        from: ['LY'],
        crossReferences: [{ scheme: 'un', value }],
      })
    const [derna, benghazi] = [
      ansar('1', 'Ansar al Charia Derna', 'QDe.145'),
      ansar('2', 'Ansar al Charia Benghazi', 'QDe.146'),
    ]
    expect(agree(derna, benghazi)).toBeNull()
    expect(contradict(derna, { ...benghazi, list: 'au-dfat' }, 'name+country')).toBe('reference')
  })

  it('never join parties of different types', () => {
    const ship = party('uk-sanctions', {
      type: '03',
      name: 'PETREL 8',
      crossReferences: [{ scheme: 'un', value: 'KPe.1' }],
    })
    const firm = party('eu-fsf', { name: 'PETREL 8', crossReferences: [{ scheme: 'un', value: 'KPe.1' }] })
    expect(agree(ship, firm)).toBeNull()
  })
})

describe('numbers of authorities', () => {
  it('join ships by their IMO number under other names, never sister ships', () => {
    const one = party('ofac-sdn', { type: '03', name: 'OCEAN PRIMAVERA', vessel: { imo: '9187629' } })
    const renamed = party('uk-sanctions', { type: '03', name: 'LEXIE', vessel: { imo: 'IMO 9187629' } })
    const sister = party('uk-sanctions', { type: '03', name: 'OCEAN PRIMAVERA', vessel: { imo: '9187631' } })
    expect(agree(one, renamed)).toEqual({ reason: 'imo', values: ['imo 9187629'] })
    expect(agree(one, sister)).toBeNull()
    expect(contradict(one, sister, 'name+country')).toBe('imo')
  })

  it('distinguish an owner’s IMO number from a ship’s', () => {
    const ship = party('ofac-sdn', { type: '03', name: 'NESTOR', vessel: { imo: '5766958' } })
    const owner = party('eu-fsf', {
      name: 'Nestor Shipping',
      documents: [{ kind: 'imo', label: 'IMO', number: '5766958' }],
    })
    expect(agree(ship, owner)).toBeNull()
  })

  it('join by a passport when the name agrees too, not when it was printed at another person', () => {
    const passport = { documents: [number('passport', '472234895', 'KP')] }
    const ofac = person('ofac-sdn', { name: 'KANG Chol Su', ...passport })
    expect(agree(ofac, person('un-sc', { name: 'KANG CHOL SU', ...passport }))?.reason).toBe('number')
    expect(agree(ofac, person('un-sc', { name: 'JON YONG HUN', ...passport }))).toBeNull()
  })

  it('do not join by a number of two countries, a placeholder, or a short one', () => {
    const of = (value: string, country: string) =>
      party('ofac-sdn', { name: 'Alfa Trading House', documents: [number('registration', value, country)] })
    const other = (value: string, country: string) =>
      party('eu-fsf', { name: 'Alfa Trading House', documents: [number('registration', value, country)] })
    expect(agree(of('1067746335711', 'RU'), other('1067746335711', 'RU'))?.reason).toBe('number')
    expect(agree(of('1067746335711', 'RU'), other('1067746335711', 'BY'))).toBeNull()
    expect(agree(of('000000000', 'RU'), other('000000000', 'RU'))).toBeNull()
    expect(agree(of('123456789', 'RU'), other('123456789', 'RU'))).toBeNull()
    expect(agree(of('1234', 'RU'), other('1234', 'RU'))).toBeNull()
  })

  it('join a party that OFAC lists again under another number', () => {
    const registration = { documents: [number('registration', '1117746533926', 'RU')] }
    const sectoral = party('ofac-consolidated', {
      publisherId: '18746',
      sharedId: 'ofac-18746',
      name: 'Sberbank Tekhnologii',
      ...registration,
    })
    const blocked = party('ofac-sdn', {
      publisherId: '36410',
      sharedId: 'ofac-36410',
      name: ['Joint Stock Company Sberbank Technologies', 'Sberbank Tekhnologii'],
      ...registration,
    })
    const found = agree(sectoral, blocked)
    expect(found?.reason).toBe('number')
    expect(contradict(sectoral, blocked, 'number')).toBeNull()
    expect(contradict(sectoral, blocked, 'name+country')).toBe('reference')
  })

  it('join a renamed company by its long registration number', () => {
    const registration = { documents: [number('registration', '1167847155068', 'RU')] }
    const before = party('eu-fsf', { name: 'Special Photonics', ...registration })
    expect(agree(before, party('uk-sanctions', { name: 'Optolink', ...registration }))?.reason).toBe('number')
  })

  it('are not read from documents the publisher calls fraudulent', () => {
    const passport = { ...number('passport', '472234895', 'KP'), validity: 'fraudulent' }
    const profile = profileOf(traitsOf('ofac-sdn'), record({ type: '02', name: 'KANG Chol Su', documents: [passport] }))
    expect(profile.numbers).toEqual([])
  })
})

describe('persons by name, birth and country', () => {
  const zolotov = person('ofac-sdn', { name: 'Viktor Vasilyevich ZOLOTOV', born: '1954-01-27', from: ['RU'] })

  it('join on the whole name in any order and the day of birth', () => {
    const eu = person('eu-fsf', { name: 'ZOLOTOV Viktor Vasilyevich', born: '1954-01-27', from: ['RU'] })
    expect(agree(zolotov, eu)?.reason).toBe('name+birth-date+country')
  })

  it('join on a name spelled otherwise or shorter only with day and country', () => {
    const similar = person('uk-sanctions', { name: 'Victor ZOLOTOV', born: '1954-01-27', from: ['RU'] })
    expect(agree(zolotov, similar)?.reason).toBe('similar-name+birth-date+country')
    expect(agree(zolotov, person('uk-sanctions', { name: 'Victor ZOLOTOV', born: '1954', from: ['RU'] }))).toBeNull()
  })

  it('keep father and son of one name apart', () => {
    const son = person('eu-fsf', { name: 'Viktor Vasilyevich ZOLOTOV', born: '1980-06-18', from: ['RU'] })
    expect(agree(zolotov, son)).toBeNull()
  })

  it('keep twins apart', () => {
    const one = person('ofac-sdn', { name: 'Hassan Mahmoud AL-KHALID', born: '1971-02-03', from: ['SY'] })
    const other = person('eu-fsf', { name: 'Hussein Mahmoud AL-KHALID', born: '1971-02-03', from: ['SY'] })
    expect(agree(one, other)).toBeNull()
  })

  it('require a long name or the city of birth if lists have only the year', () => {
    const of = (source: string, name: string, facts: Partial<Facts> = {}) =>
      person(source, { name, born: '1958', from: ['AF'], ...facts })
    expect(agree(of('ofac-sdn', 'Muhammad OMAR'), of('un-sc', 'Muhammad OMAR'))).toBeNull()
    expect(agree(of('ofac-sdn', 'Muhammad Omar ZADRAN'), of('un-sc', 'MUHAMMAD OMAR ZADRAN'))?.reason).toBe(
      'name+birth-year+country',
    )
    const born = { birthPlaces: [{ text: 'Deh Rawud', city: 'Deh Rawud', countryCode: 'AF' }] }
    expect(agree(of('ofac-sdn', 'Muhammad OMAR', born), of('un-sc', 'Muhammad OMAR', born))?.reason).toBe(
      'name+birth-year+country',
    )
  })

  it('do not take 1 January for a day', () => {
    const one = person('ofac-sdn', { name: 'Abdul AHAD', born: '1972-01-01', from: ['AF'] })
    expect(agree(one, person('un-sc', { name: 'Abdul AHAD', born: '1972-01-01', from: ['AF'] }))).toBeNull()
  })

  it('join without a birth only what one list says, and what the Consolidated Screening List repeats of it', () => {
    const wang = { name: 'Jack WANG', from: ['CN'] }
    const state = person('state-nonproliferation', wang)
    expect(agree(state, person('us-csl', { ...wang, publisherId: 'isn-1' }))?.reason).toBe('name+country')
    expect(agree(state, person('us-csl', { ...wang, publisherId: 'el-1' }))).toBeNull()
    expect(agree(state, person('bis-entity-list', wang))).toBeNull()
    const debarred = person('aeca-debarred', { name: 'Adam ABIOYE', born: '1980' })
    expect(agree(debarred, person('us-csl', { publisherId: 'dtc-1', name: 'Abioye, Adam' }))?.reason).toBe('name+list')
    expect(agree(debarred, person('us-csl', { publisherId: 'dpl-1', name: 'Abioye, Adam' }))).toBeNull()
  })

  it('never join only by name, or only by name and country', () => {
    const one = person('eu-fsf', { name: 'Sergei Vladimirovich IVANOV', from: ['RU'] })
    const other = person('uk-sanctions', { name: 'Sergei Vladimirovich IVANOV', from: ['RU'] })
    expect(agree(one, other)).toBeNull()
  })

  it('join two records of a list in parts by regime, never two of OFAC', () => {
    const eu = { name: 'Viktor Vasilyevich ZOLOTOV', born: '1954-01-27', from: ['RU'] }
    expect(
      agree(person('eu-fsf', { ...eu, publisherId: '127743' }), person('eu-fsf', { ...eu, publisherId: '147000' })),
    ).not.toBeNull()
    expect(agree(zolotov, person('ofac-sdn', { ...eu, publisherId: '2' }))).toBeNull()
  })

  it('let two records of a list in parts join a third with the name of both', () => {
    const rahab = (publisherId: string, ...from: string[]) =>
      party('au-dfat', { publisherId, name: 'Rahab Engineering Institute', from })
    expect(contradict(rahab('7749', 'IR'), rahab('8553'), 'name+country')).toBeNull()
    const other = party('au-dfat', { publisherId: '2', name: 'Sanam Industrial Group', from: ['IR'] })
    expect(contradict(rahab('7749', 'IR'), other, 'name+country')).toBe('one-list')
  })

  it('do not join a man and a woman', () => {
    const her = person('eu-fsf', {
      name: 'Viktor Vasilyevich ZOLOTOV',
      born: '1954-01-27',
      from: ['RU'],
      sex: 'female',
    })
    const him = { ...zolotov, profile: { ...zolotov.profile, sex: 'male' as const } }
    expect(contradict(him, her, 'name+birth-date+country')).toBe('sex')
  })
})

describe('companies by name and country', () => {
  const firm = (sourceId: string, name: string, ...from: string[]) => party(sourceId, { name, from })

  it('join under another legal form', () => {
    const bis = firm('bis-entity-list', 'Hangzhou Hikvision Digital Technology Co., Ltd.', 'CN')
    expect(agree(bis, firm('section-1260h', 'Hangzhou Hikvision Digital Technology', 'CN'))?.reason).toBe(
      'name+country',
    )
    const han = firm('cn-export-control', '杭州海康威视数字技术股份有限公司', 'CN')
    expect(agree(han, firm('ns-cmic', '杭州海康威视数字技术有限公司', 'CN'))?.reason).toBe('name+country')
  })

  it('distinguish factories by the number in a Japanese name', () => {
    const plant = (name: string) => firm('jp-export-bans', name, 'RU')
    expect(agree(plant('第360航空機修理工場'), plant('第218航空機修理工場'))).toBeNull()
    expect(agree(plant('スホーイ航空持株会社'), plant('ミグ航空持株会社'))).toBeNull()
    expect(agree(plant('第360航空機修理工場'), plant('第３６０航空機修理工場'))?.reason).toBe('name+country')
  })

  it('keep companies of one name in Hong Kong and on the mainland apart', () => {
    const hong = firm('bis-entity-list', 'Big Leap Technology Limited', 'HK')
    expect(agree(hong, firm('ofac-sdn', 'Big Leap Technology Co., Ltd.', 'CN'))).toBeNull()
  })

  it.each(['International Trading Company', 'General Trading LLC', 'Bank', 'Olimp', 'Logistics Group Ltd'])(
    'never join by %s',
    (name) => {
      expect(agree(firm('ofac-sdn', name, 'AE'), firm('eu-fsf', name, 'AE'))).toBeNull()
    },
  )

  it('do not join by one alias that both only also bear', () => {
    const pmc = (sourceId: string, ...name: string[]) => party(sourceId, { name, from: ['RU'] })
    const fakel = pmc('eu-fsf', 'PMC Fakel', 'Gazprom PMC')
    expect(agree(fakel, pmc('uk-sanctions', 'PMC Potok', 'Gazprom PMC'))).toBeNull()
    expect(agree(fakel, pmc('uk-sanctions', 'Gazprom PMC', 'PMC Potok'))?.reason).toBe('name+country')
    expect(agree(fakel, pmc('uk-sanctions', 'Group Fakel', 'PMC Fakel'))?.reason).toBe('name+country')
  })

  it('join by one word only in one city', () => {
    const plant = (sourceId: string, city: string) =>
      party(sourceId, { name: 'Elektropribor JSC', from: ['RU'], addresses: [{ text: city, city, countryCode: 'RU' }] })
    expect(agree(plant('ofac-sdn', 'Voronezh'), plant('bis-entity-list', 'Saratov'))).toBeNull()
    expect(agree(plant('ofac-sdn', 'Voronezh'), plant('bis-entity-list', 'Voronezh'))?.reason).toBe('name+country')
  })

  it('are of China on lists of Chinese parties that do not say so', () => {
    const uflpa = firm('uflpa', 'Hefei Bitland Information Technology Co., Ltd.')
    const bis = firm('bis-entity-list', 'Hefei Bitland Information Technology', 'CN')
    expect(agree(uflpa, bis)?.reason).toBe('name+country')
  })

  it('are kept apart by other tax numbers, LEI or credit codes of the same country', () => {
    const of = (sourceId: string, document: ReturnType<typeof number>) =>
      party(sourceId, { name: 'Stroytransgaz Sibir', from: ['RU'], documents: [document] })
    const [one, other] = [
      of('ofac-sdn', number('tax-id', '7731644035', 'RU')),
      of('eu-fsf', number('tax-id', '2902060361', 'RU')),
    ]
    expect(agree(one, other)?.reason).toBe('name+country')
    expect(contradict(one, other, 'name+country')).toBe('number')
    const lei = (value: string) => of('ofac-sdn', number('lei', value))
    expect(contradict(lei('253400X74ZVP8RUXWD93'), lei('549300E5A29UUXYLPL93'), 'number')).toBe('lei')
  })

  it('are not found by weak aliases', () => {
    const weak = record({ name: 'Kahar' })
    weak.names.push({ value: 'Korea Tangun Trading', kind: 'aka', quality: 'weak', script: 'Latn' })
    expect(profileOf(traitsOf('ofac-sdn'), weak).names).toEqual(['kahar'])
  })
})
