import { beforeAll, describe, expect, it } from 'vitest'
import { fixtureFolder, type ReadEdition, readContent, readEdition } from '../../../test/support/read-edition.ts'
import { toNumber } from './seco-statements.ts'
import { chSeco } from './source.ts'

describe('an entry of Switzerland', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(chSeco, fixtureFolder)
  })

  it('is read without a warning, on the day of the file', () => {
    expect([edition.warnings, edition.publishedOn, edition.records.length]).toEqual([[], '2026-08-27', 4])
  })

  it('has its name in reading order, each spelling whole, and not the names of its history', () => {
    expect(edition.record('5142')).toMatchObject({
      type: '02',
      sex: 'male',
      names: [
        {
          value: 'Dzmitry Aliaksandravich Lukashenka',
          kind: 'primary',
          quality: 'strong',
          parts: [
            { kind: 'first', value: 'Dzmitry' },
            { kind: 'patronymic', value: 'Aliaksandravich' },
            { kind: 'last', value: 'Lukashenka' },
          ],
        },
        { value: 'Дмитрий Александрович ЛУКАШЕНКО', kind: 'aka', quality: 'strong', script: 'Cyrl' },
        { value: 'Dzmitry Aliaksandravich Lukashenko', kind: 'aka', quality: 'strong', script: 'Latn' },
      ],
      birthDates: [{ text: '1980-03-23' }],
      birthPlaces: [{ text: 'Mogilev, Mogilev Oblast, Belarus', countryCode: 'BY' }],
      countries: [{ kind: 'nationality', country: 'Belarus', countryCode: 'BY' }],
      addresses: [
        {
          text: "President's Sports Club, ul. Starovilenskaya, 4, 220029, Minsk, Belarus",
          city: 'Minsk',
          postalCode: '220029',
        },
      ],
      remarks: ['Travel ban according to article 3 paragraph 1 does not apply until 15 March 2016.'],
      relationships: [{ toPublisherId: '46130', kind: 'linked-to', note: 'Son of the president' }],
    })
    expect(edition.record('5142').names).toHaveLength(3)
  })

  it('that was taken off has the day of it, and one that was put on again has none', () => {
    expect(edition.record('5142').listings).toEqual([
      {
        list: 'SECO overall list of sanctioned individuals, enterprises and organisations',
        programmes: ['Belarus'],
        measures: [],
        legalBases: ['Ordinance of 16 March 2022 on measures against Belarus (SR 946.231.116.9)', 'annex 13'],
        listedOn: '2011-02-01',
        amendedOn: ['2015-11-18'],
        endedOn: '2016-03-01',
        note: 'Origin: EU',
      },
    ])
    expect(edition.record('34461').listings[0]).toMatchObject({ listedOn: '2016-05-18' })
    expect(edition.record('34461').listings[0]).not.toHaveProperty('endedOn')
  })

  it('is one listing with all annexes of its ordinance', () => {
    expect(edition.record('46130').listings.map(({ legalBases }) => legalBases.slice(1))).toEqual([
      ['annex 14', 'annex 13'],
    ])
  })

  it('has the numbers of its labelled statements, and the weak alias as such', () => {
    expect(edition.record('46130')).toMatchObject({
      names: [{ value: 'Belagroprombank' }, { value: 'BAPB', kind: 'aka', quality: 'weak' }],
      documents: [
        { kind: 'swift-bic', number: 'BAPBBY2X' },
        { kind: 'tax-id', number: '100693551' },
      ],
      birthDates: [],
      remarks: [],
    })
    expect(edition.record('46130').facts.map(({ key, value }) => [key, value])).toContainEqual(['established', '1991'])
    expect(edition.record('34461')).toMatchObject({ type: '03', vessel: { imo: '8405270' } })
  })

  it('keeps a Korean name as it is, and its number at the United Nations', () => {
    expect(edition.record('900001')).toMatchObject({
      names: [
        { value: 'Yun Ho-Jin', kind: 'primary' },
        { value: 'Yun Ho-chin', kind: 'aka' },
      ],
      crossReferences: [{ scheme: 'un', value: 'KPi.001' }],
    })
    expect(edition.record('5142').facts).toContainEqual({
      key: 'number-elsewhere',
      label: 'Foreign identifier',
      value: '140',
    })
  })
})

it.each([
  ['IMO Number: 9179854', 'imo', '9179854'],
  ['OGRN: 1027700132195', 'registration', '1027700132195'],
  ['E-mail: info@example.by', 'email', 'info@example.by'],
  ['Phone: +375 17 218 57 77', 'phone', '+375 17 218 57 77'],
])('%s is a number', (statement, kind, number) => {
  expect(toNumber(statement)).toMatchObject({ kind, number })
})

it.each(['Registration number: not known', 'Position: Head of the 38th Brigade', 'Travel ban does not apply.'])(
  '%s is none',
  (statement) => {
    expect(toNumber(statement)).toBeNull()
  },
)

it('reports what it does not know', async () => {
  const text = `<swiss-sanctions-list list-type="whole-list" date="2026-08-27"><target ssid="1"><sanctions-set-id>7</sanctions-set-id>
    <object object-type="submarine"><identity ssid="2"><name ssid="3" name-type="brand" quality="good"><name-part order="1" name-part-type="whole-name"><value>X</value></name-part></name>
    <nationality ssid="4"><country iso-code="ZQ">Atlantis</country></nationality></identity><relation ssid="5" target-id="9" relation-type="owns"/></object>
    <modification modification-type="paused" effective-date="2026-01-01"/></target></swiss-sanctions-list>`
  const { warnings, records } = await readContent(chSeco.formats[0], text)
  expect(warnings.map(({ code }) => code).sort()).toEqual([
    'unknown-country',
    'unknown-entry-event',
    'unknown-name-type',
    'unknown-programme',
    'unknown-relation-type',
    'unknown-subject-type',
  ])
  expect(records).toHaveLength(1)
})

it('refuses a part of the list', async () => {
  const text = '<swiss-sanctions-list list-type="delta" date="2026-08-27"></swiss-sanctions-list>'
  await expect(readContent(chSeco.formats[0], text)).rejects.toThrow(/not the whole list/)
})
