const digits = new Map([...'零一二三四五六七八九'].map((character, value) => [character, value] as const))
digits.set('〇', 0)
digits.set('两', 2)
const numerals = '零〇一二三四五六七八九十百两'
const houses =
  '厂|所|院|研究所|研究院|研究室|设计院|部队|工厂|总厂|局|处|室|航天|医院|中学|基地|车间|支队|大队|师|团|旅|军区'
/**
 * A numeral is a number after 第, or before a kind of organisation that is numbered; inside a trade name (三一, 五粮液) it
 * is not.
 */
const numbered = new RegExp(`第([${numerals}]+)|([${numerals}]+)(?=${houses})`, 'g')

/** A number that identifies a party, with the characters [from, to) of its text. */
export interface HanNumber {
  from: number
  to: number
  /** Arabic digits. */
  value: string
}

/** Numbers in a company's folded Han name that identify the party: 第十三研究所 → 13, 一一二厂 → 112. */
export function hanNumbers(characters: readonly string[]): HanNumber[] {
  return [...characters.join('').matchAll(numbered)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    value: readNumber(match[1] ?? match[2] ?? ''),
  }))
}

/** Both have numbers, and they differ. */
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

const units = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const teens =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ')
const tens = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ')
const ordinals = new Map<string, string>([
  ...units.map((word, index) => [word, String(index + 1)] as const),
  ...teens.map((word, index) => [word, String(index + 10)] as const),
  ...tens.map((word, index) => [word, String((index + 2) * 10)] as const),
])

/** Thirteenth → 13; null for another word. */
export function ordinalValue(word: string): string | null {
  return ordinals.get(word) ?? null
}

/** How English tokens give a number, tens already read as digits: 13 → 13, thirteenth; 54 → 54, 50 fourth. */
export function ordinalForms(number: string): string[][] {
  const forms = [[number]]
  for (const [word, value] of ordinals) {
    if (value === number) forms.push([word])
    if (number.length === 2 && value.length === 1 && number.endsWith(value)) forms.push([`${number[0]}0`, word])
  }
  return forms
}

/** Numbers of an English name's tokens, ordinal words included: 50 fourth → 54. Ascending as text. */
export function tokenNumbers(forms: readonly string[]): string[] {
  const numbers: string[] = []
  for (let at = 0; at < forms.length; at++) {
    const form = forms[at] as string
    const unit = ordinals.get(forms[at + 1] ?? '')
    if (/^[2-9]0$/.test(form) && unit !== undefined && unit.length === 1) {
      numbers.push(form.charAt(0) + unit)
      at++
    } else {
      const value = /^\d+$/.test(form) ? form : ordinals.get(form)
      if (value !== undefined) numbers.push(value)
    }
  }
  return numbers.sort()
}
