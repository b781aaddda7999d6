import type { HanName } from './han-name.ts'

const digits = new Map([...'零一二三四五六七八九'].map((character, value) => [character, value] as const))
digits.set('〇', 0)
digits.set('两', 2)
const numerals = '零〇一二三四五六七八九十百两'
/** A numeral is a number after 第, or before the kind of house that is numbered; inside a trade name (三一, 五粮液) it is not. */
const numbered = new RegExp(
  `第([${numerals}]+)|([${numerals}]+)(?=厂|所|院|研究所|研究院|部队|工厂|局|航天|医院|中学)`,
  'g',
)

/** Numbers in a company's Han name that name the party, in Arabic digits: 第十三研究所 → 13, 一一二厂 → 112. */
export function hanNumbers(han: HanName): string[] {
  return [...han.characters.join('').matchAll(numbered)].map((match) => readNumber(match[1] ?? match[2] ?? ''))
}

/** Both name numbers, and they differ. */
export function haveOtherNumbers(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && one.join(' ') !== other.join(' ')
}

/** 十四 → 14, 一一二 → 112, 二百零五 → 205. */
export function readNumber(numeral: string): string {
  const characters = [...numeral]
  if (!characters.some((character) => character === '十' || character === '百')) {
    return characters.map((character) => digits.get(character) ?? '').join('')
  }
  let sum = 0
  let pending: number | null = null
  for (const character of characters) {
    if (character === '十' || character === '百') {
      sum += (pending ?? 1) * (character === '十' ? 10 : 100)
      pending = null
    } else {
      pending = digits.get(character) ?? 0
    }
  }
  return String(sum + (pending ?? 0))
}
