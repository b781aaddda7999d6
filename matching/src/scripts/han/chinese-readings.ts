import { pinyinSyllables } from '../../tables/han/pinyin-syllables.ts'
import { isFamilyPinyin, type PinyinOfSpelling, pinyinOfSpelling } from './spelled-syllables.ts'

/**
 * A family name and a given name of two syllables: shorter names are spelled like too many others. More readings than
 * these tell nothing about who is meant (Wong Chi Chi).
 */
const syllables = 3
const mostReadings = 48
const longestSyllable = 6

/**
 * The names in pinyin that a Chinese person's Latin name may stand for, family name first: `chen gang sheng`, `zeng gang
 * sheng` … for Chan Kong-sang, itself for Chen Gangsheng. Null if it is none or stands for too many.
 */
export function chineseReadings(forms: readonly string[]): readonly string[] | null {
  if (forms.length !== 2 && forms.length !== syllables) return null
  const found = new Set<string>()
  addPinyin(forms, found)
  if (forms.length === syllables) addSpelled(forms, found)
  return found.size === 0 || found.size > mostReadings ? null : [...found]
}

/** Chen Gangsheng, Gangsheng Chen, Chen Gang Sheng. */
function addPinyin(forms: readonly string[], found: Set<string>): void {
  for (const [family = '', ...given] of inBothOrders(forms)) {
    if (!isFamilyPinyin(family)) continue
    const read = given.length === 1 ? twoSyllables(given[0] ?? '') : given.every(isSyllable) ? given : null
    if (read !== null) found.add([family, ...read].join(' '))
  }
}

function addSpelled(forms: readonly string[], found: Set<string>): void {
  for (const [family = '', first = '', second = ''] of inBothOrders(forms)) {
    // Li Ming Chi is pinyin; only another spelling is read as what it stands for.
    if (isFamilyPinyin(family) && isSyllable(family) && isSyllable(first) && isSyllable(second)) continue
    const families = pinyinOfSpelling(family, 'family')
    const firsts = pinyinOfSpelling(first, 'given')
    const seconds = pinyinOfSpelling(second, 'given')
    if (families === undefined || firsts === undefined || seconds === undefined) continue
    addCombinations(families, firsts, seconds, found)
  }
}

/** Of one system: Hong Kong does not spell the given name of a family that Taiwan spells. */
function addCombinations(
  families: PinyinOfSpelling,
  firsts: PinyinOfSpelling,
  seconds: PinyinOfSpelling,
  found: Set<string>,
): void {
  for (const [family, ofFamily] of families) {
    for (const [first, ofFirst] of firsts) {
      if ((ofFamily & ofFirst) === 0) continue
      for (const [second, ofSecond] of seconds) {
        if ((ofFamily & ofFirst & ofSecond) !== 0) found.add(`${family} ${first} ${second}`)
        if (found.size > mostReadings) return
      }
    }
  }
}

/** With the family name first: as written, and when it is written last. */
function inBothOrders(forms: readonly string[]): string[][] {
  return [[...forms], [forms.at(-1) ?? '', ...forms.slice(0, -1)]]
}

function twoSyllables(word: string): string[] | null {
  for (let length = Math.min(longestSyllable, word.length - 1); length > 0; length--) {
    const [first, second] = [word.slice(0, length), word.slice(length)]
    if (isSyllable(first) && isSyllable(second)) return [first, second]
  }
  return null
}

function isSyllable(form: string): boolean {
  return pinyinSyllables.has(form)
}
