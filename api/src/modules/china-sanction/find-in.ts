import { foldHan } from '@qingdan/matching/scripts/han/han-fold.ts'
import { readingsOf } from '@qingdan/matching/scripts/han/han-reading.ts'
import { foldLatin } from '@qingdan/matching/scripts/latin.ts'

/** A text split for searching: one unit per letter, digit or Han character, none for punctuation and spaces. */
export interface Searchable {
  text: string
  units: readonly Unit[]
}

interface Unit {
  start: number
  end: number
  /** What a keyword may contain for this unit: the folded letter; for a Han character also its toneless readings. */
  forms: readonly string[]
  isHan: boolean
  /** A keyword is looked for from here: at any Han character, or at the first letter of a word. */
  isStart: boolean
}

export interface Range {
  start: number
  end: number
}

const han = /\p{Script=Han}/u
const letter = /[\p{L}\p{N}]/u
const digit = /\d/

export function toSearchable(text: string): Searchable {
  const units: Unit[] = []
  let isInWord = false
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const end = at + character.length
    const isHan = han.test(character)
    const folded = foldOne(character)
    if (folded === '') isInWord = isInWord && /\p{M}|['’]/u.test(character)
    else {
      const forms = isHan ? [folded, ...readingsOf(folded)] : [folded]
      units.push({ start: at, end, forms, isHan, isStart: isHan || !isInWord })
      isInWord = !isHan
    }
    at = end
  }
  return { text, units }
}

function foldOne(character: string): string {
  if (han.test(character)) return foldHan(character)
  const folded = foldLatin(character)
  return [...folded].every((one) => letter.test(one)) ? folded : ''
}

/** Ways to read a keyword: as typed, and without the tone digits of pinyin (luo4 ke4). Empty when it contains no letter. */
export function readKeyword(keyword: string): string[][] {
  const words = keyword
    .split(/[\s,，;；]+/)
    .map(foldWhole)
    .filter(Boolean)
  if (words.length === 0) return []
  const untoned = words.map((word) => word.replace(/(?<=[a-z])[1-5](?![0-9])/g, ''))
  return untoned.join() === words.join() || words.some((word) => han.test(word)) ? [words] : [words, untoned]
}

function foldWhole(word: string): string {
  return [...word.normalize('NFC')].map(foldOne).join('')
}

/**
 * Positions of a keyword in a text: with or without spaces, in either Han script, in pinyin, in letters without case and accents; otherwise each of
 * its words anywhere. Null without a match. Letters match from the beginning of a word, pinyin by whole syllables, and at least two of them unless
 * the text has only one.
 */
export function findIn(searchable: Searchable, readings: readonly string[][]): Range[] | null {
  for (const words of readings) {
    const whole = rangesOf(searchable, words.join(''))
    if (whole.length > 0) return whole
    if (words.length === 1) continue
    const parts = words.map((word) => rangesOf(searchable, word))
    if (parts.every((ranges) => ranges.length > 0)) return merge(parts.flat())
  }
  return null
}

function rangesOf({ units }: Searchable, key: string): Range[] {
  const ranges: Range[] = []
  const shortest = Math.min(2, units.filter(({ isHan }) => isHan).length)
  for (let first = 0; first < units.length; first += 1) {
    const unit = units[first]
    if (!unit?.isStart) continue
    const last = follow(units, first, key, 0, shortest)
    if (last === null) continue
    ranges.push({ start: unit.start, end: units[last]?.end ?? unit.end })
    first = last
  }
  return ranges
}

/** Index of the last unit when the units from `at` on spell `key`; otherwise null. */
function follow(units: readonly Unit[], at: number, key: string, syllables: number, shortest: number): number | null {
  const unit = units[at]
  if (unit === undefined) return null
  for (const form of unit.forms) {
    if (form === '' || !key.startsWith(form)) continue
    const rest = key.slice(form.length)
    const isRead = unit.isHan && !han.test(form)
    const read = isRead ? syllables + 1 : unit.isHan ? shortest : syllables
    if (rest !== '') {
      const last = follow(units, at + 1, rest, read, shortest)
      if (last !== null) return last
    } else if (!(isRead && read < shortest) && !cutsNumber(unit, units[at + 1])) return at
  }
  return null
}

/** 第2号 must not match the beginning of 第21号. */
function cutsNumber(unit: Unit, next: Unit | undefined): boolean {
  return (
    next !== undefined && next.start === unit.end && digit.test(unit.forms[0] ?? '') && digit.test(next.forms[0] ?? '')
  )
}

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const before = merged.at(-1)
    if (before && range.start <= before.end) before.end = Math.max(before.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}
