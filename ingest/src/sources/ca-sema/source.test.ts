import type { SourceRecord } from '@qingdan/database/record.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { splitAliases } from './sema-aliases.ts'
import { caSema } from './source.ts'

const values = (text: string, isPerson = false) => splitAliases(text, isPerson).map(({ value }) => value)

// Real values of the list of May 2025.
it.each([
  ['Belarusian: Юры ВАСІЛЕВІЧ, Russian: Юрий ВАСИЛЕВИЧ', ['Юры ВАСІЛЕВІЧ', 'Юрий ВАСИЛЕВИЧ']],
  ['НПО Лавочкина, АО or Акционерное Общество "НПО"', ['НПО Лавочкина, АО', 'Акционерное Общество "НПО"']],
  ['Банк Зенит, ПАО', ['Банк Зенит, ПАО']],
  ['ОАО, БЭТО', ['ОАО, БЭТО']],
  ['«Кант» and АО «НПП «Кант»', ['«Кант»', 'АО «НПП «Кант»']],
  [
    'GUBOPIK, Main Directorate for Combating Organized Crime and Corruption',
    ['GUBOPIK', 'Main Directorate for Combating Organized Crime and Corruption'],
  ],
  ['NIKIMIT Atomstroy, AO', ['NIKIMIT Atomstroy, AO']],
  ['армии, авиации и флоту России', ['армии, авиации и флоту России']],
  ['ООО "АЛЕВКУРП"/ ОАО "АЛЕВКУРП', ['ООО "АЛЕВКУРП"', 'ОАО "АЛЕВКУРП']],
])('%s', (text, expected) => {
  expect(values(text)).toEqual(expected)
})

it('parts the names of a person at "and"', () => {
  expect(values('Валерій Пахниць and Валерий Пахниц', true)).toEqual(['Валерій Пахниць', 'Валерий Пахниц'])
})

describe('an entry of Canada', () => {
  let edition: ReadEdition
  let records: Map<string, SourceRecord>
  beforeAll(async () => {
    edition = await readEdition(caSema, fixtureFolder)
    records = new Map(edition.records.map((record) => [record.publisherId, record]))
  })

  it('is read without a warning', () => {
    expect(edition.warnings).toEqual([])
    expect(records.size).toBe(8)
  })

  it('is known by country, schedule and item', () => {
    expect(records.get('belarus_1-part-1_107')).toMatchObject({
      type: '02',
      names: [
        { value: 'Yury Ivanovich VASILEVICH', kind: 'primary' },
        { value: 'Юры Іванавіч ВАСІЛЕВІЧ', kind: 'aka', language: 'be', script: 'Cyrl' },
        { value: 'Юрий Иванович ВАСИЛЕВИЧ', kind: 'aka', language: 'ru' },
      ],
      listings: [
        {
          programmes: ['Belarus'],
          legalBases: ['Special Economic Measures (Belarus) Regulations'],
          listedOn: '2024-04-12',
          reference: 'Schedule 1, Part 1, Item 107',
        },
      ],
    })
  })

  it('that is a ship has its IMO number, type and year', () => {
    expect(records.get('russia_1.1_2')).toMatchObject({
      type: '03',
      vessel: { imo: '8846814', type: 'General Cargo / Multi Purpose', builtOn: { text: '1989' } },
      birthDates: [],
    })
  })

  it('has both titles, and the names in brackets', () => {
    expect(records.get('iran_1-part-1_33')?.names.map(({ value }) => value)).toEqual([
      'Iranian Navy',
      'Force navale iranienne',
    ])
    expect(records.get('russia_1-part-2_550')?.names.map(({ value }) => value)).toEqual([
      'Radiofizika JSC',
      'OAO Radiofizika',
      'Публичное акционерное общество «Радиофизика»',
    ])
    expect(records.get('ukraine_part-1_133')?.names.map(({ value }) => value)).toEqual([
      'Aleksey Aleksandrovich DIKIY',
      'Aleksey Aleksandrovich DIKY',
    ])
  })

  it('born in a month keeps to the month', () => {
    expect(records.get('china_part-1_5')?.birthDates).toEqual([
      { from: '1955-11-01', to: '1955-11-30', isCirca: false, text: '1955-11' },
    ])
  })
})

describeRealEditions((folder) => {
  it('of May 2025: 4,759 entries, each with its own key', async () => {
    const { records, warnings } = await readEdition(caSema, folder)
    const count = (type: string) => records.filter((record) => record.type === type).length
    expect([
      new Set(records.map(({ publisherId }) => publisherId)).size,
      count('01'),
      count('02'),
      count('03'),
    ]).toEqual([4_759, 1_316, 3_334, 109])
    expect(warnings).toEqual([{ code: 'unknown-date', count: 2, examples: ['Sep-99', 'born in the early 1970s'] }])
  })
})
