import { describe, expect, it } from 'vitest'
import { indexKeys, queryKeys } from '../../keys.ts'
import { alertLine, createComparer, prepareQuery } from '../../score.ts'
import { chineseReadings } from './chinese-readings.ts'

const { scoreNames } = createComparer()
const listed = (value: string) => [{ value, quality: 'strong', kind: 'primary' }] as const
const score = (query: string, value: string): number => scoreNames(prepareQuery(query, '02'), listed(value), '02').score

describe('one Chinese name in two spellings of Latin letters is possible', () => {
  it.each([
    ['Chan Kong-sang', 'Chen Gangsheng'],
    ['Lee Ka-shing', 'Li Jiacheng'],
    ['LEUNG Chun Ying', 'Zhenying Liang'],
    ['Tsai Ing-wen', 'Cai Yingwen'],
    ['Ker Chien-ming', 'KE Jianming'],
    ['Tan Teck Beng', 'Chen Deming'],
    ['Lee Hsien Loong', 'Li Xianlong'],
  ])('%s = %s', (query, value) => {
    for (const [one, other] of [
      [query, value],
      [value, query],
    ] as const) {
      expect(score(one, other)).toBeGreaterThanOrEqual(alertLine)
      expect(score(one, other)).toBeLessThan(80)
      expect(haveKeyInCommon(one, other)).toBe(true)
    }
  })
})

describe('it is not when', () => {
  it.each([
    ['a syllable is another', 'Chan Kong-sang', 'Chen Gangming'],
    ['the family name is another', 'Lee Ka-shing', 'Liu Jiacheng'],
    ['both are pinyin', 'Li Ka Sang', 'Li Jiasheng'],
    ['both stand for many names', 'Fong Leung-chung', 'Ching-fang Liang'],
    ['the name is short', 'Chan Sang', 'Chen Sheng'],
    ['the spelling mixes Hong Kong and Taiwan', 'Cheung Hsueh-yau', 'Zhang Xueyou'],
    ['the name is Korean', 'Kim Chol Su', 'Jin Zheshu'],
  ])('%s: %s ≠ %s', (_, query, value) => {
    expect(score(query, value)).toBeLessThan(alertLine)
  })
})

describe('chineseReadings', () => {
  it('reads pinyin as itself, in either order', () => {
    expect(readings('Chen Gangsheng')).toEqual(['chen gang sheng'])
    expect(readings('Gangsheng Chen')).toEqual(['chen gang sheng'])
  })

  it('reads nothing into names of other languages or into a spelling of too many names', () => {
    for (const name of ['Anna Example', 'Mohamed Ali Hassan', 'Wong Chi Chi']) expect(readings(name)).toBeNull()
  })
})

function readings(name: string) {
  return chineseReadings(name.toLowerCase().split(' '))
}

function haveKeyInCommon(query: string, value: string): boolean {
  const stored = indexKeys(listed(value), '02')
  return queryKeys(query, '02').groups.some((group) =>
    group.some(({ field, value: key }) => stored[field].includes(key)),
  )
}
