import { beforeAll, describe, expect, it } from 'vitest'
import {
  chunksOf,
  fixtureFolder,
  type ReadEdition,
  readChunks,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { columns } from './parse.ts'
import { twShtc } from './source.ts'

describe('a row of the list', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(twShtc, fixtureFolder)
  })

  it('is read without a warning, an empty one is none', () => {
    expect([edition.warnings, edition.records.length]).toEqual([[], 6])
  })

  it('has its aliases and numbered addresses', () => {
    expect(edition.named('Namchongang Trading Corporation')).toMatchObject({
      type: '01',
      names: [
        { kind: 'primary' },
        { value: 'NCG', kind: 'aka' },
        { value: 'Namchongang Trading' },
        { value: 'Nam Chon Gang Corporation' },
      ],
      countries: [{ kind: 'jurisdiction', countryCode: 'KP' }],
      addresses: [
        { text: "Pyongyang, Democratic People's Republic of Korea", countryCode: 'KP' },
        { text: 'Sengujadong 11-2, Mangyongdae-guyok, Pyongyang' },
      ],
      listings: [{ listedOn: null, measures: ['Export licence required for strategic high-tech commodities'] }],
    })
    expect(edition.named('Atomic Energy Organization of Iran').names.map(({ value }) => value)).toEqual([
      'Atomic Energy Organization of Iran',
      'AEOI',
      'Atomic Energy Organisation of Iran',
    ])
  })

  it('has Chinese names in both scripts', () => {
    expect(edition.named('Huawei Technologies Co. Ltd.').names).toMatchObject([
      { kind: 'primary' },
      { value: '华为技术有限公司', language: 'zh-Hans', script: 'Hani' },
      { value: '華為技術有限公司', language: 'zh-Hant', script: 'Hani' },
    ])
  })

  it('with a number of the United Nations is of the kind which that says', () => {
    expect(edition.named('Aiman Muhammed Rabi al-Zawahiri')).toMatchObject({
      type: '02',
      crossReferences: [{ scheme: 'un', value: 'QDi.006' }],
      countries: [{ kind: 'nationality', countryCode: 'EG' }],
      documents: [{ number: '1084010' }, { number: '19820215' }],
    })
  })

  it('has an id of its own beside another of its name', () => {
    const same = edition.records.filter(({ names }) => names[0]?.value === 'Sample Trading LLC')
    expect(new Set(same.map(({ publisherId }) => publisherId)).size).toBe(2)
    expect(same[0]?.addresses).toMatchObject([{ text: 'Dubai, UAE', countryCode: 'AE' }, { text: 'Tehran, Iran' }])
  })
})

it('reports what it does not know', async () => {
  const heading = `${columns.join(',')},colour\n`
  const rows = '1,A（永久參考號：x）,,XX,,,red\n2,A,,XX,Here,,red\n3,A,,XX,Here,,red\n'
  const [format] = twShtc.formats
  const { warnings, records } = await readChunks(format, chunksOf(heading + rows), '2026-10-01')
  expect(warnings.map(({ code }) => code).sort()).toEqual(
    ['duplicate-record', 'unknown-column', 'unknown-country', 'unknown-un-reference'].sort(),
  )
  expect(records).toHaveLength(2)
})
