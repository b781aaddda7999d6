import { beforeAll, describe, expect, it } from 'vitest'
import { fixtureFolder, type ReadEdition, readContent, readEdition } from '../../../test/support/read-edition.ts'
import { uaNsdc } from './source.ts'

describe('a subject of the register', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(uaNsdc, fixtureFolder)
  })

  it('without a decision is left out and reported, one without details of it only reported', () => {
    expect(edition.warnings).toEqual([
      { code: 'party-without-date', count: 1, examples: ['900002'] },
      { code: 'no-list', count: 1, examples: ['900003'] },
    ])
    expect(edition.records.map(({ publisherId }) => publisherId)).toEqual(['900001', '900002', '900010'])
  })

  it('has its names in reading order, its numbers, and what has no field as a fact', () => {
    expect(edition.record('900001')).toMatchObject({
      type: '02',
      names: [
        { value: 'Володимир Володимирович Путін', kind: 'primary', language: 'uk', script: 'Cyrl' },
        { value: 'Volodymyr Volodymyrovych Putin', kind: 'primary', script: 'Latn' },
        { value: 'Владимир Владимирович Путин', kind: 'aka' },
      ],
      birthDates: [{ text: '1952-10-07' }],
      birthPlaces: [{ text: 'м. Ленінград' }],
      countries: [{ kind: 'citizenship', countryCode: 'RU' }],
      documents: [{ kind: 'tax-id', number: '772000000001', countryCode: 'RU' }],
      positions: ['Президент росії'],
      facts: [{ key: 'note', label: 'Нагорода', value: 'орден' }],
    })
  })

  it('has the decree, its measures as published, and its term', () => {
    expect(edition.record('900001').listings).toEqual([
      {
        list: 'State Register of Sanctions',
        programmes: ['Law of Ukraine “On Sanctions” No. 1644-VII'],
        measures: ['блокування активів', 'обмеження торговельних операцій (повне припинення)'],
        legalBases: ['Decree of the President of Ukraine No. 726/2022'],
        listedOn: '2022-10-19',
        amendedOn: [],
        reference: '1001',
        url: 'https://www.president.gov.ua/documents/7262022-44453',
        note: 'Term: безстроково; Proposed by: Кабінет Міністрів України',
      },
    ])
  })

  it('named in three languages has all of them, and a region without a code keeps its name', () => {
    const { names, countries } = edition.record('900002')
    expect(names.map(({ value }) => value)).toEqual([
      'Денис Володимирович Пушилін',
      'Denys Volodymyrovych Pushylin',
      'Денис Владимирович Пушилин',
      'Denis Vladimirovich Pushilin',
    ])
    expect(countries.map(({ countryCode }) => countryCode)).toEqual(['UA', undefined])
  })

  it('that is a company has its numbers, address and former name, and the day on which the measures ended', () => {
    expect(edition.record('900010')).toMatchObject({
      type: '01',
      names: [
        { language: 'uk' },
        { script: 'Latn' },
        { value: 'ПАО Сбербанк' },
        { value: 'Ощадбанк Росії', kind: 'fka' },
      ],
      documents: [
        { kind: 'registration', number: '1027700132195' },
        { kind: 'registration', number: '00032537', note: 'ОКПО' },
        { kind: 'email', number: 'info@example.ru' },
      ],
      addresses: [{ text: 'Російська Федерація, 117997, м. Москва, вул. Вавилова, 19' }],
      listings: [{ listedOn: '2017-03-15', endedOn: '2018-03-15', note: 'Term: 1 рік; Status: expired' }],
    })
  })
})

it('reports what it does not know, and refuses another answer', async () => {
  const subject = {
    sid: 1,
    name: 'X',
    bd: '9 лютого',
    citizenships: ['ZQ'],
    status: 'paused',
    colour: 'red',
    identifiers: [{ id: 'reg:moon', code: '7' }],
  }
  const action = { aid: 2, status: 'excluded', decree: { number: '1/2026', date: '01.02.2026' } }
  const files = (individual: unknown) => ({
    'individual.json': JSON.stringify(individual),
    'legal.json': '[]',
    'actions-1.json': JSON.stringify([action]),
  })
  const format = {
    ...uaNsdc.formats[0],
    read: (content, warnings) => uaNsdc.formats[0].read(content, warnings, '2026-11-01'),
  } satisfies (typeof uaNsdc.formats)[0]
  const { warnings, records } = await readContent(format, files([subject]))
  expect(warnings.map(({ code }) => code).sort()).toEqual([
    'unknown-country',
    'unknown-date',
    'unknown-entry-event',
    'unknown-field',
    'unknown-identifier-type',
    'unknown-status',
  ])
  expect(records[0]?.listings).toMatchObject([{ listedOn: '2026-02-01' }])
  await expect(readContent(format, files({ message: 'Unauthorized' }))).rejects.toThrow(/no list of the register/)
})
