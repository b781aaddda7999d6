import { expect, it } from 'vitest'
import type { HanName } from '../normalise/han-name.ts'
import { prepareName } from '../normalise/prepare.ts'
import {
  alignCharacters,
  companyPrices,
  createHanWorkspace,
  likeness,
  type Prices,
  personPrices,
  priceOfMissing,
  priceOfOther,
} from './han-alignment.ts'

const companies =
  '深圳市华为技术有限公司 华为科技 华威技术 中国第112研究所 北京大学 国防科技大学 中兴通讯股份有限公司 俄罗斯石油公司 大安电机厂 第十三研究所'
const persons = '肖小明 萧晓明 於海 于海 王建国 王建囯 弗拉基米尔·普京 普京 让·瓦格纳 欧阳乾 欧陽干 张瑜 张雨'

const namesOf = (texts: string, isPerson: boolean): HanName[] =>
  texts.split(' ').flatMap((text) => prepareName(text, isPerson).han ?? [])

/** The least cost by trying every alignment of what is left from `i` and `j` on. */
function leastCost(one: HanName, other: HanName, prices: Prices, isPerson: boolean): number {
  const known = new Map<string, number>()
  const from = (i: number, j: number): number => {
    if (i === one.characters.length && j === other.characters.length) return 0
    const key = `${i} ${j}`
    const before = known.get(key)
    if (before !== undefined) return before
    let least = Number.POSITIVE_INFINITY
    if (i < one.characters.length) least = Math.min(least, priceOfMissing(prices, one, i) + from(i + 1, j))
    if (j < other.characters.length) least = Math.min(least, priceOfMissing(prices, other, j) + from(i, j + 1))
    if (i < one.characters.length && j < other.characters.length) {
      const like = likeness(one, i, other, j, isPerson)
      least = Math.min(least, priceOfOther(prices, one, i, other, j, like) + from(i + 1, j + 1))
    }
    known.set(key, least)
    return least
  }
  return from(0, 0)
}

it.each([
  [true, 'chinese', personPrices.chinese, persons],
  [true, 'foreign', personPrices.foreign, persons],
  [false, 'usual', companyPrices.usual, companies],
  [false, 'sameNumber', companyPrices.sameNumber, companies],
] as const)(
  'the cheapest alignment is found, or given up above the limit (persons: %s, %s)',
  (isPerson, _, prices, texts) => {
    const workspace = createHanWorkspace()
    const names = namesOf(texts, isPerson)
    let early = 0
    for (const one of names) {
      for (const other of names) {
        const least = leastCost(one, other, prices, isPerson)
        expect(alignCharacters(one, other, prices, isPerson, Number.POSITIVE_INFINITY, workspace)).toBeCloseTo(least, 9)
        for (const most of [0, 1, 3]) {
          const cost = alignCharacters(one, other, prices, isPerson, most, workspace)
          if (cost === Number.POSITIVE_INFINITY) early++
          expect(cost === Number.POSITIVE_INFINITY ? least > most : Math.abs(cost - least) < 1e-9).toBe(true)
        }
      }
    }
    expect(early).toBeGreaterThan(names.length)
  },
)

it('characters alike in one search are compared as they are read in each name', () => {
  // 单 is Shan in a family name and dan elsewhere: the same query meets both.
  const [query, family, given] = namesOf('山大伟 单大伟 王单', true)
  if (!query || !family || !given) throw new Error('Three names in Han')
  const workspace = createHanWorkspace()
  const costOf = (listed: HanName) =>
    alignCharacters(query, listed, personPrices.chinese, true, Number.POSITIVE_INFINITY, workspace)
  const fresh = (listed: HanName) => leastCost(query, listed, personPrices.chinese, true)
  expect(costOf(given)).toBeCloseTo(fresh(given), 9)
  expect(costOf(family)).toBeCloseTo(fresh(family), 9)
})
