import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { concernFacts } from './meti-concerns.ts'
import { jpMeti } from './source.ts'

describe('a foreign end user', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(jpMeti, fixtureFolder)
  })

  it('has its concerns one by one', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe('2025-09-29')
    expect(edition.named('Faratech')).toMatchObject({
      facts: [
        { key: 'concern-missile', value: 'M (大量破壊兵器等の懸念: ミサイル)' },
        { key: 'concern-nuclear', value: 'N (大量破壊兵器等の懸念: 核)' },
      ],
      subTypes: [{ code: '0107' }],
      countries: [{ kind: 'jurisdiction', countryCode: 'IR' }],
      listings: [{ programmes: ['Missiles', 'Nuclear weapons'], reference: 'No. 100' }],
    })
  })

  it('has a name for each script', () => {
    const names = edition.named('Samhung Corporation').names.map(({ value, kind }) => `${kind} ${value}`)
    expect(names).toEqual([
      'primary Samhung Corporation',
      'primary 三興会社',
      'aka Korea Samhung Trading Corp.',
      'aka 朝鮮三興貿易会社',
    ])
  })

  it('has its name in Chinese characters as a Japanese one', () => {
    const names = edition.named('Samhung Corporation').names.map(({ value, language }) => [value, language])
    expect(names).toEqual([
      ['Samhung Corporation', undefined],
      ['三興会社', 'ja'],
      ['Korea Samhung Trading Corp.', undefined],
      ['朝鮮三興貿易会社', 'ja'],
    ])
  })

  it('whose name ran into its country is named, and has no concern about weapons of mass destruction', () => {
    expect(edition.named('Sinno Electronics Co., Ltd.')).toMatchObject({
      countries: [{ countryCode: 'CN' }],
      subTypes: [{ code: '0101' }],
    })
  })
})

it('a concern that is not known stays whole, and is reported', () => {
  const warnings = createWarnings()
  expect(concernFacts('大量破壊兵器等の懸念: 量子 Q', warnings)).toEqual([
    { key: 'concern', label: '大量破壊兵器等の懸念', value: '量子 Q' },
  ])
  expect(warnings.list()).toMatchObject([{ code: 'unknown-concern', count: 1 }])
})

describeRealEditions((folder) => {
  it('of 2025-09-29: 835 end users, each with a name, an id and a country', async () => {
    const { records, warnings, publishedOn } = await readEdition(jpMeti, folder)
    expect(publishedOn).toBe('2025-09-29')
    expect(records).toHaveLength(835)
    expect(new Set(records.map(({ publisherId }) => publisherId)).size).toBe(835)
    expect(records.filter(({ countries: [country] }) => country?.countryCode === undefined)).toEqual([])
    expect(warnings).toEqual([])
    const names = records.flatMap((record) => record.names.map(({ value }) => value))
    expect(names).toContain('哈爾浜工業大学')
    expect(names).toContain('(Korea) Sunhwagang Trading Co.')
    expect(names).toContain('(朝鮮)順和江貿易会社')
    expect(names.filter((name) => /^[^(（]*[)）]$|[(（]$/.test(name))).toEqual([])
  })
})
