import { pinyinSyllables } from '../../tables/han/pinyin-syllables.ts'
import { wadeGiles } from './wade-giles.ts'

/** Wade-Giles syllable, without apostrophes → the one that stands for it and its variants (ko, ke). */
const inWade = new Map<string, string>()
/** Pinyin syllable → the same. */
const ofPinyin = new Map<string, string>()

function readSyllables(): void {
  for (const syllable of pinyinSyllables) {
    const [usual = syllable, ...others] = wadeGiles(syllable)
    ofPinyin.set(syllable, usual)
    inWade.set(usual, usual)
    for (const other of others) inWade.set(other, usual)
  }
  for (const [form, usual] of [...inWade]) if (form.startsWith('tz')) inWade.set(form.replace('tz', 'ts'), usual)
}

/** Syllables of a word, the longest first; null if it is no run of them. */
function syllablesOf(word: string, table: ReadonlyMap<string, string>, from = 0): string[] | null {
  if (from === word.length) return []
  for (let length = Math.min(longestSyllable, word.length - from); length > 0; length--) {
    const usual = table.get(word.slice(from, from + length))
    const rest = usual === undefined ? null : syllablesOf(word, table, from + length)
    if (rest !== null) return [usual as string, ...rest]
  }
  return null
}

const longestSyllable = 6
const longestWord = 14

/** The syllables of each word of a Chinese name in Wade-Giles, and whether it is written so. */
export interface OldRomanisation {
  syllables: string[][]
  /** At least one syllable is none of pinyin: Hsi Chin-ping. */
  isWadeGiles: boolean
}

/** Null if a word is neither pinyin nor Wade-Giles. Ho Chi is both: read as pinyin. */
export function oldRomanisation(words: readonly string[]): OldRomanisation | null {
  if (ofPinyin.size === 0) readSyllables()
  return readWith(words, ofPinyin, false) ?? readWith(words, inWade, true)
}

function readWith(
  words: readonly string[],
  table: ReadonlyMap<string, string>,
  isWadeGiles: boolean,
): OldRomanisation | null {
  const syllables: string[][] = []
  for (const word of words) {
    const found = word.length > longestWord ? null : syllablesOf(word, table)
    if (found === null) return null
    syllables.push(found)
  }
  return { syllables, isWadeGiles }
}
