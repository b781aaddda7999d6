import { beforeAll, describe, expect, it } from 'vitest'
import {
  allOf,
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { normalise } from './normalise.ts'
import type { Line } from './parse.ts'
import { aecaDebarred } from './source.ts'

describe('a debarred party', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(aecaDebarred, fixtureFolder)
  })

  it('comes from either table, read without a warning, as of the newest notice', () => {
    expect(read.warnings).toEqual([])
    expect(read.publishedOn).toBe('2024-06-25')
    expect(read.records).toHaveLength(13)
  })

  it('debarred twice has both debarments in one entry', () => {
    expect(read.named('Aero Systems, Inc.')).toMatchObject({
      type: '01',
      listings: [
        {
          programmes: ['Statutory debarment'],
          listedOn: '1993-09-27',
          amendedOn: ['1994-02-07'],
          debarments: [
            {
              effectiveDate: '1993-09-27',
              debarment: 'Statutory debarment',
              frDate: '1993-09-27',
              text: '58 FR 50382',
            },
            {
              effectiveDate: '1994-02-07',
              debarment: 'Statutory debarment',
              frDate: '1994-02-07',
              text: '59 FR 5664',
            },
          ],
        },
      ],
    })
  })

  it('is not treated as one person only because of the name', () => {
    const wisemen = read.records.filter(({ names }) => names[0]?.value === 'Ronald W. Wiseman')
    expect(wisemen.map(({ listings }) => listings[0]?.listedOn)).toEqual(['2007-06-20', '2007-12-12'])
  })

  it('has its name in reading order, with its parts', () => {
    expect(read.named('Tariq Ahmed').names).toMatchObject([
      {
        kind: 'primary',
        parts: [
          { kind: 'last', value: 'Ahmed' },
          { kind: 'first', value: 'Tariq' },
        ],
      },
      { value: 'Tariq Amin', kind: 'aka' },
      { value: 'Tariq Ahmad Amin', kind: 'aka' },
    ])
    expect(read.named('George Charles Budenz II').type).toBe('02')
    expect(read.named('Igor Panchernikov').names[1]?.value).toBe('Mike Maru')
  })

  it('was born in a month, and its notice was corrected', () => {
    const record = read.named('Rami Najm Asad-Ghanem')
    expect(record.birthDates).toEqual([{ from: '1966-06-01', to: '1966-06-30', isCirca: false, text: '1966-06' }])
    expect(record.listings[0]).toMatchObject({
      amendedOn: ['2020-07-02'],
      debarments: [{ text: '85 FR 30783, corrected by 85 FR 39967 (2020-07-02)' }],
    })
  })

  it('named with others in one line has a record of its own', () => {
    for (const name of ['Carlos Dominguez', 'Elint, S.A.', 'Spain Night Vision, S.A.', 'SNV, S.A.']) {
      expect(read.named(name).listings[0]).toMatchObject({
        programmes: ['Administrative debarment'],
        debarments: [{ effectiveDate: '2014-06-19', frDate: null, text: '79 FR 35210, corrected by 79 FR 37384' }],
      })
    }
    expect(read.named('VTA Telecom Corporation').facts).toEqual([
      { key: 'charging-letter', label: 'Charging letter', value: 'Charging Letter' },
    ])
  })
})

describe('what is not known', () => {
  const line: Line = {
    kind: 'administrative',
    party: 'One, Ltd. and Two, Ltd.',
    aliases: [],
    born: 'in spring',
    day: '2024-01-01',
    citation: 'a notice',
    correction: '',
    correctedOn: '',
    chargingLetter: '',
    debarmentOrder: '',
  }

  it('is reported, and its words are kept', async () => {
    const warnings = createWarnings()
    const records = await allOf(normalise([line], warnings).records)
    expect(warnings.list().map(({ code, examples }) => [code, ...examples])).toEqual([
      ['several-parties-in-a-line', 'One, Ltd. and Two, Ltd.'],
      ['unknown-date', 'in spring'],
      ['unknown-citation', 'a notice'],
    ])
    expect(records[0]?.birthDates).toEqual([{ from: null, to: null, isCirca: false, text: 'in spring' }])
  })
})

describeRealEditions((folder) => {
  it('of 2025-08 are 789 parties in 787 lines', async () => {
    const { records, warnings, named } = await readEdition(aecaDebarred, folder, { format: 'register-json' })
    expect(warnings).toEqual([])
    expect(records).toHaveLength(789)
    expect(new Set(records.map(({ publisherId }) => publisherId)).size).toBe(789)
    expect(records.filter(({ type }) => type === '02')).toHaveLength(741)
    expect(records.flatMap(({ listings }) => listings[0]?.debarments ?? [])).toHaveLength(792)
    expect(records.filter(({ birthDates }) => birthDates.length > 0)).toHaveLength(479)
    expect(named('Jermaine Craig Rhoomes').names.map(({ value }) => value)).toEqual([
      'Jermaine Craig Rhoomes',
      'Jermain Rhoomas',
      'Jermaine Craig Rhoomas',
      'Jermaine Rhooms',
      'Craig Hall',
      'Kreig Hall',
      'Cow',
    ])
    expect(named('Kwonhwan Park').names[1]?.value).toBe('Howard Park')
  })
})
