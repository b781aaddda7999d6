import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readContent,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { toAct } from '../../formats/eu-annexes/journal-acts.ts'
import { splitCell, splitLettered } from '../../formats/eu-annexes/journal-cells.ts'
import { toDates } from '../../formats/eu-annexes/journal-dates.ts'
import { joinDocuments, toDocuments } from '../../formats/eu-annexes/journal-documents.ts'
import { namesOf } from '../../formats/eu-annexes/journal-names.ts'
import { createWarnings } from '../../warnings.ts'
import { byLabel } from './journal-labels.ts'
import { euOfficialJournal } from './source.ts'

const [format] = euOfficialJournal.formats

const folder = new URL('../../../../fixtures/eu-official-journal/', import.meta.url)
const fixture = Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
)

describe('the tables of the acts', () => {
  let edition: ReadEdition
  const named = (name: string, act: string) => {
    const found = edition.records.filter(
      (record) => record.publisherId.startsWith(act) && record.names.some((one) => one.value === name),
    )
    if (found.length === 0) throw new Error(`No record ${name}`)
    return found
  }
  beforeAll(async () => {
    edition = await readEdition(euOfficialJournal, fixtureFolder)
  })

  it('are read without a warning, each party once under each act', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe('2026-04-24')
    expect(edition.records).toHaveLength(14)
    expect(new Set(edition.records.map((record) => record.publisherId)).size).toBe(14)
  })

  it('one company in two annexes of one act is one record with two listings', () => {
    const [bank, ...others] = named('Bank Rossiya', '32014R0833')
    expect(others).toEqual([])
    expect(bank?.listings.map(({ list, measures, listedOn }) => [list, measures, listedOn])).toEqual([
      ['Regulation (EU) No 833/2014, Annex XII', ['Financial restrictions'], null],
      ['Regulation (EU) No 833/2014, Annex XIV', ['Financial restrictions'], '2022-03-12'],
    ])
  })

  it('the same company under another act is another record, with its numbers to join them by', () => {
    const [bank] = named('Bank Rossiya', '32014R0269')
    expect(bank?.documents.map(({ kind, label, number }) => [kind, label, number])).toEqual([
      ['registration', 'Registration number', '328'],
      ['tax-id', 'INN', '7831000122'],
      ['registration', 'OGRN', '1027800000084'],
    ])
    expect(bank?.addresses[0]?.countryCode).toBe('RU')
    expect(bank?.subTypes[0]?.code).toBe('0102')
  })

  it('two persons of one name and different birth dates are two', () => {
    expect(named('Kim Yong Chol', '32017R1509')).toHaveLength(1)
    expect(named('KIM Yong Chol', '32017R1509')[0]?.birthDates[0]?.text).toBe('1946')
  })

  it('a ship keeps its id when a later act renames it', () => {
    const [ship, ...others] = named('STORMBRINGER', '32014R0833')
    expect(others).toEqual([])
    expect(ship).toMatchObject({
      publisherId: '32014R0833-9290397',
      type: '03',
      vessel: { imo: '9290397' },
      names: [
        { value: 'STORMBRINGER', kind: 'primary' },
        { value: 'KRITI VIGOR', kind: 'fka' },
      ],
      listings: [
        {
          legalBases: ['Regulation (EU) No 833/2014', 'Regulation (EU) 2026/1848'],
          listedOn: '2026-04-24',
          note: 'Entry 629',
        },
      ],
    })
  })

  it('an entry that begins later says so and keeps its day', () => {
    expect(named('Kulevi Oil Refinery, Georgia', '32014R0833')[0]?.listings).toMatchObject([
      { listedOn: '2027-01-25', note: 'Entry 1; Applies from 25.1.2027' },
    ])
  })

  it('a place or a currency is of the other organisations', () => {
    expect(named('A7A5', '32014R0833')[0]).toMatchObject({ type: '01', subTypes: [{ code: '0104' }] })
    expect(named('Special Economic Zone of Industrial-Production Type ‘Alabuga’', '32014R0833')[0]?.addresses).toEqual([
      { text: 'Republic of Tatarstan, Russia', country: 'Russia', countryCode: 'RU' },
    ])
  })

  it('a share is stated in the reasons', () => {
    expect(named('Trade Capital Bank', '32012R0267')[0]?.relationships).toMatchObject([
      { toName: 'Tejarat Bank', percent: 99 },
    ])
  })

  it('a person has the nationality’s country and both spellings', () => {
    expect(named('Armen Sumbatovich GASPARYAN', '32014R0269')[0]).toMatchObject({
      names: [
        { value: 'Armen Sumbatovich GASPARYAN', kind: 'primary', script: 'Latn' },
        { value: 'Армен Сумбатович ГAСПАРЯН', kind: 'aka', script: 'Cyrl', language: 'ru' },
      ],
      sex: 'male',
      countries: [{ kind: 'nationality', country: 'Russian', countryCode: 'RU' }],
      birthPlaces: [{ countryCode: 'RU' }],
    })
  })

  it('a weak alias is weak, and a former one former', () => {
    const [agha] = named('Abdul Manan Agha', '32002R0881')
    expect(agha?.names.map(({ value, kind, quality }) => [value, kind, quality])).toEqual([
      ['Abdul Manan Agha', 'primary', 'strong'],
      ['عبد المنان آغا', 'aka', 'strong'],
      ['Abdul Manan', 'aka', 'strong'],
      ['Abdul Man’am Saiyid', 'aka', 'weak'],
      ['Saiyid Abd al-Man', 'fka', 'weak'],
    ])
  })

  it('ids stay when a namesake is added', async () => {
    const extended = { ...fixture }
    const line = (extended['32017R1509.csv'] ?? '').split('\n')[1] ?? ''
    extended['32017R1509.csv'] += `${line.replace('18.2.1962', '1.1.1999').replace(',24,', ',99,')}\n`
    const later = await readContent(format, extended)
    expect(later.records).toHaveLength(15)
    const ids = new Set(later.records.map((record) => record.publisherId))
    expect(edition.records.every((record) => ids.has(record.publisherId))).toBe(true)
  })

  it('reports what the tables do not know', async () => {
    const text = (fixture['32014R0833.csv'] ?? '')
      .replace('Export control', 'Moon ban')
      .replace('EU-RUS', 'EU-MOON')
      .replace('Vessel', 'Airplane')
    const { warnings } = await readContent(format, { '32014R0833.csv': text })
    expect(warnings.map(({ code, examples }) => [code, ...examples])).toEqual(
      expect.arrayContaining([
        ['unknown-measure', 'Moon ban'],
        ['unknown-programme', 'EU-MOON'],
        ['unknown-schema', 'Airplane (32014R0833)'],
      ]),
    )
  })

  it('refuses a row of another act than its file', async () => {
    const text = (fixture['32014R0833.csv'] ?? '').replace('32014R0833', '32014R0834')
    await expect(readContent(format, { '32014R0833.csv': text })).rejects.toThrow(/32014R0834/)
  })
})

it.each([
  ['17.3.2014', '2014-03-17', '2014-03-17'],
  ['10.8. 1960', '1960-08-10', '1960-08-10'],
  ['16 Jun. 1969', '1969-06-16', '1969-06-16'],
  ['12 March 1961', '1961-03-12', '1961-03-12'],
  ['around 1970', '1970-01-01', '1970-12-31'],
  ['Between 1960 and 1962 (Approximately)', '1960-01-01', '1962-12-31'],
  ['March 1968', '1968-03-01', '1968-03-31'],
  ['March/April 1965', '1965-03-01', '1965-04-30'],
  ['before 1964', null, '1963-12-31'],
  ['1960s-1970s (around 60 years old)', '1960-01-01', '1979-12-31'],
])('%s', (text, from, to) => {
  const warnings = createWarnings()
  expect(toDates(text, warnings)).toMatchObject([{ from, to, isCirca: /^around|approx/i.test(text) }])
  expect(warnings.list()).toEqual([])
})

it.each([
  ['(a) 17.8.1957, (b) 17.8.1958', ['1957-08-17', '1958-08-17']],
  ['6.3.1955 or 15.3.1955', ['1955-03-06', '1955-03-15']],
  ['March 1968/1969', ['1968-03-01', '1969-03-01']],
  ['3.5.1977 (15.4.1974 for the alias Mikhail Stepanov)', ['1977-05-03', '1974-04-15']],
  ['10.2.1983 (or 10.3.1983)', ['1983-02-10', '1983-03-10']],
  ['1343 (Iranian Hijri calendar), 1964 or 1965 (Gregorian calendar)', [null, '1964-01-01', '1965-01-01']],
])('%s is several dates', (text, expected) => {
  expect(toDates(text, createWarnings()).map((date) => date.from)).toEqual(expected)
})

it.each([
  ['Foo; Bar', ['Foo', 'Bar']],
  ['"Foo; Bar"; Baz', ['Foo; Bar', 'Baz']],
  ['"the ""Nose"""', ['the "Nose"']],
])('the cell %s', (cell, expected) => {
  expect(splitCell(cell)).toEqual(expected)
})

it('a labelled statement is of the column of its label', () => {
  const none = { birthDate: '', birthPlace: '', nationality: '', gender: '', position: '' }
  expect(
    byLabel({
      ...none,
      birthDate: '20.8.1963 POB: Tokmak, former USSR (now Kyrgyzstan) Nationality: Russian Gender: male',
    }),
  ).toEqual({
    ...none,
    birthDate: '20.8.1963',
    birthPlace: 'Tokmak, former USSR (now Kyrgyzstan)',
    nationality: 'Russian',
    gender: 'male',
  })
  expect(
    byLabel({ ...none, position: 'Head of Center (additional information: DOB: 24.4.1954; POB: Marshad)' }),
  ).toEqual({ ...none, position: 'Head of Center', birthDate: '24.4.1954', birthPlace: 'Marshad' })
  expect(byLabel({ ...none, birthDate: '27.11.1967; Qom, Iran' })).toEqual({
    ...none,
    birthDate: '27.11.1967',
    birthPlace: 'Qom, Iran',
  })
})

it('parts what is lettered', () => {
  expect(splitLettered('(a) German, (b) Moroccan')).toEqual(['German', 'Moroccan'])
  expect(splitLettered('Flat (a), Moscow')).toEqual(['Flat (a), Moscow'])
})

const strong = { kind: 'aka', quality: 'strong' } as const
it.each([
  ['Ahmad Ali TAHER احمد علي طاهر', ['Ahmad Ali TAHER', 'احمد علي طاهر']],
  ['Dmitry KULIKOV (Russian:Дмитрий КУЛИКОВ)', ['Dmitry KULIKOV', 'Дмитрий КУЛИКОВ']],
  ['Stroytransgaz/Стройтрансгаз', ['Stroytransgaz', 'Стройтрансгаз']],
  ['Ramzan Oduev (original script: Рамзан Одуев)', ['Ramzan Oduev', 'Рамзан Одуев']],
  ['Олег ПОПОВ / Олег ПОПОВ', ['Олег ПОПОВ', 'Олег ПОПОВ']],
  ['OOO ‘РЕДУТ-БЕЗОПАСНОСТЬ’', ['OOO ‘РЕДУТ-БЕЗОПАСНОСТЬ’']],
  ['Zghraybeh, Zghraybe, Zghrayba', ['Zghraybeh', 'Zghraybe', 'Zghrayba']],
  ['Russian Helicopters JSC', ['Russian Helicopters JSC']],
  ['Russian spelling: Кирсанова', ['Кирсанова']],
  ['Areal International JSC (formerly “Highland Gold”)', ['Areal International JSC', 'Highland Gold']],
  ['Example Trading Co., Ltd', ['Example Trading Co., Ltd']],
  ['Ismail Ismail or Isma’Il Isma’il', ['Ismail Ismail', 'Isma’Il Isma’il']],
  ['Abid Hammadou born 12 Dec. 1965 in Touggourt, Algeria (as previously listed)', ['Abid Hammadou']],
  ['Abdoullah Ould Ahmed (Mali ID Number 073/SPICRE; POB: Anefif, Mali)', ['Abdoullah Ould Ahmed']],
  ['Merai Zoghbai (as previously listed, in Arabic: مرعي زغبي)', ['Merai Zoghbai', 'مرعي زغبي']],
  ['Sever (original script: Север)', ['Sever', 'Север']],
  ['‘the Nose’ (Russian: ‘Нос’)', ['‘the Nose’', '‘Нос’']],
  ['English: JSC “IRZ”', ['JSC “IRZ”']],
  ['JSC PSCB Russian: АO Петербургский Банк', ['JSC PSCB', 'АO Петербургский Банк']],
  ['Игорь Всеволодович ГИРКИН) (a.k.a. Igor STRELKOV', ['Игорь Всеволодович ГИРКИН', 'Igor STRELKOV']],
  ['Igor Nikolaevich BEZLER (a.k.a. Bes (devil))', ['Igor Nikolaevich BEZLER', 'Bes (devil)']],
  ['Галина Александровна ХУЛАПОВА (КАШИРСКАЯ', ['Галина Александровна ХУЛАПОВА (КАШИРСКАЯ)']],
  ['أبو بكر البغدادي (Abu Bakr al-Quraishi; Abu Bakr)', ['أبو بكر البغدادي', 'Abu Bakr al-Quraishi', 'Abu Bakr']],
  ['«ELEM GROUP (ЭЛЕМ ГРУПП)» Серіктестігі', ['«ELEM GROUP (ЭЛЕМ ГРУПП)» Серіктестігі']],
  ['Construction Corporation (Aliases: KOGEN, GENCO)', ['Construction Corporation', 'KOGEN', 'GENCO']],
  ['Chinese:', []],
  ['Text of image', []],
])('the name %s', (text, expected) => {
  expect(namesOf(text, strong).map((name) => name.value)).toEqual(expected)
})

it('calls a name former only where another name has taken its place', () => {
  const kinds = (text: string) => namesOf(text, { kind: 'primary', quality: 'strong' }).map((name) => name.kind)
  expect(kinds('PSB Bank (formerly. PROMSVYAZBANK)')).toEqual(['primary', 'fka'])
  expect(kinds('Saiyid Abd al-Man (formerly listed as)')).toEqual(['fka'])
})

it.each([
  ['series 6103 No 814361, issued on 8.4.2003', '6103 814361'],
  ['Pakistani passport number NC5140251 issued on 23 October 2009', 'NC5140251'],
  ['472310168 (issued by the DPRK)', '472310168'],
  ['03 01 118013', '03 01 118013'],
])('the passport %s', (text, expected) => {
  expect(toDocuments('passportNumber', text, true).map((document) => document.number)).toEqual([expected])
})

it('a passport of two rows has what each of them says', () => {
  const rows = ['A00195974 (Ugandan passport)', 'A00195974 (Ugandan passport, expiry date on 16.12.2029)', 'B2']
  const documents = joinDocuments(rows.flatMap((text) => toDocuments('passportNumber', text, true)))
  expect(documents.map(({ number, note }) => [number, note])).toEqual([
    ['A00195974', 'Ugandan passport, expiry date on 16.12.2029'],
    ['B2', undefined],
  ])
})

it.each([
  ['32014R0833', 'Regulation (EU) No 833/2014'],
  ['32002R0881', 'Regulation (EC) No 881/2002'],
  ['32009R1284', 'Regulation (EU) No 1284/2009'],
  ['32017R1509', 'Regulation (EU) 2017/1509'],
  ['32011D0173', 'Decision 2011/173/CFSP'],
])('%s is %s', (celex, title) => {
  expect(toAct(celex).title).toBe(title)
})

describeRealEditions((folder) => {
  it('of August 2026 are 8,434 rows of 8,376 parties by act', async () => {
    const { record, records, warnings } = await readEdition(euOfficialJournal, folder)
    const count = (wanted: string) => records.filter(({ type }) => type === wanted).length
    expect([count('01'), count('02'), count('03'), records.length]).toEqual([3_074, 4_568, 734, 8_376])
    expect(warnings).toMatchObject([
      { code: 'unknown-nationality', count: 5 },
      { code: 'unknown-date', count: 8 },
    ])
    expect(record('32014R0269-043063775816')).toMatchObject({
      names: [{ value: 'Vladimir Vladimirovich PUTIN' }, { value: 'Владимир Владимирович ПУТИН' }],
      birthDates: [{ from: '1952-10-07', to: '1952-10-07' }],
      birthPlaces: [{ countryCode: 'RU' }],
    })
    expect(records.filter(({ names: [first] }) => first?.kind !== 'primary' || first.script !== 'Latn')).toEqual([])
    expect(record('32014R0833-9290397').names.map((name) => name.value)).toEqual(['STORMBRINGER', 'KRITI VIGOR'])
    const ships = records.filter(({ vessel }) => vessel?.imo !== undefined)
    expect(ships.filter(({ publisherId }) => publisherId.startsWith('32014R0833'))).toHaveLength(672)
  })
})
