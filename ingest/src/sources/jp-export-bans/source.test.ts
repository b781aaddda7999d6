import type { SourceRecord } from '@qingdan/database/record.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  bundleOf,
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { readNames } from './ban-names.ts'
import { parse } from './parse.ts'
import { jpExportBans } from './source.ts'

const namesOf = (record: SourceRecord) => record.names.map(({ kind, value }) => `${kind} ${value}`)

describe('a notice of export bans', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(jpExportBans, fixtureFolder)
  })

  it('is read entry by entry, numbers at the end of an address among them', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe('2025-09-12')
    expect(edition.records.map(({ listings }) => `${listings[0]?.programmes[0]} ${listings[0]?.reference}`)).toEqual([
      'third-countries No. 1',
      'third-countries No. 2',
      'third-countries No. 3',
      'third-countries No. 4',
      'russia No. 1',
      'russia No. 2',
      'belarus No. 1',
      'belarus No. 2',
    ])
    expect(edition.named('Peleng JSC').listings).toMatchObject([
      { legalBases: ['令和四年外務省告示第百四号'], note: 'Notice of 2022-03-08, last changed 2022-07-05' },
    ])
  })

  it('has English, Chinese and Japanese names, and aliases of both kinds', () => {
    expect(namesOf(edition.named('Yilufa Electronics Ltd'))).toEqual([
      'primary Yilufa Electronics Ltd',
      'primary 深圳市亿路发科技有限公司',
      'primary イールーファ・エレクトロニクス有限会社',
      'aka Yilufa Electronics Limited',
    ])
    expect(namesOf(edition.named('JSC Integral'))).toEqual([
      'primary JSC Integral',
      'primary 株式会社インテグラル',
      'aka OAO Integral',
      'aka Joint-Stock Company Integral-Holding Managing Company',
      'aka OAOインテグラル',
      'aka 株式会社インテグラル＝ホールディング・マネージング',
    ])
    expect(namesOf(edition.named('Alfa Machinery Group'))).toEqual([
      'primary Alfa Machinery Group',
      'primary アルファ・マシナリー・グループ',
      'aka LLC Company AMG',
      'aka Kompaniya AMG',
      'aka AMG社',
      'aka 有限会社 AMG',
    ])
    expect(namesOf(edition.named('Time Art International LTD'))).toContain('primary 時亞國際有限公司')
    expect(namesOf(edition.named('JSC Rocket and Space Centre – Progress'))[1]).toBe(
      'primary 株式会社ロケット・宇宙センター「プログレス」',
    )
  })

  it('distinguishes two entries of one name by their addresses', () => {
    const [syria, dubai] = edition.records
    expect(syria?.publisherId).not.toBe(dubai?.publisherId)
    expect([syria, dubai].map((record) => record?.addresses.map(({ countryCode }) => countryCode))).toEqual([
      ['SY'],
      ['AE'],
    ])
    expect(edition.named('JSC Integral').addresses.map(({ text }) => text)).toEqual([
      '121A, Kazintsa I.P. Str., Minsk, 220108, Belarus',
      '12 Korzhenevskogo Str., Minsk, 220108, Belarus',
    ])
  })
})

it('says how many aliases it could not part', () => {
  const warnings = createWarnings()
  readNames('グループ\nGroup, a.k.a., the following three aliases:\n-One; and\n-Two.', 'russia 1', warnings)
  expect(warnings.list()).toEqual([{ code: 'alias-count', count: 1, examples: ['russia 1: three, read 2'] }])
})

it('is refused when a notice is missing, or is a page of another kind', async () => {
  const bundle = (text: string) => bundleOf({ 'list_x_tokutei.pdf.txt': text })
  await expect(parse(bundle('<html>404</html>'), createWarnings())).rejects.toThrow(/no notice/)
  const belarus =
    '○ 対象となるベラルーシ共和国の団体（令和四年外務省告示第百四号）\n指定日：2022年3月8日\n最終更新日：2022年7月5日\n1 ペレング\nPeleng JSC\n所在地：Minsk, Belarus\n'
  await expect(parse(bundle(belarus), createWarnings())).rejects.toThrow(/no notice on third-countries/)
})

describeRealEditions((folder) => {
  it('of 2025-09-12: 561 entries on Russia, 27 on Belarus, 56 on third countries', async () => {
    const { named, records, warnings } = await readEdition(jpExportBans, folder)
    const counts = Map.groupBy(records, ({ listings }) => listings[0]?.programmes[0])
    expect(Object.fromEntries([...counts].map(([notice, group]) => [notice, group.length]))).toEqual({
      'third-countries': 56,
      russia: 561,
      belarus: 27,
    })
    expect(new Set(records.map(({ publisherId }) => publisherId)).size).toBe(644)
    expect(records.filter(({ addresses, names }) => addresses.length === 0 || names[0]?.script !== 'Latn')).toEqual([])
    const names = records.flatMap((record) => record.names.map(({ value }) => value))
    expect(names.filter((name) => name.length > 300 || /;\s*(?:and)?$/.test(name))).toEqual([])
    expect(named('Foreign Intelligence Service (SVR)').addresses[0]?.text).toBe(
      'Yasenevo 11 Kolpachny, Moscow, 0101000',
    )
    expect(named('SP Kvant').names.map(({ value }) => value)).toContain('Kvant LLC')
    expect(names.filter((name) => name.startsWith('the follow') || name.includes('Kolpachny'))).toEqual([])
    // The text layer lost a line's beginning there.
    expect(warnings).toEqual([{ code: 'alias-count', count: 1, examples: ['russia 346: three, read 4'] }])
  })
})
