import { createPreparingMemo } from '../memo.ts'
import { foldHan } from '../scripts/han/han-fold.ts'
import { readName } from '../scripts/han/han-reading.ts'
import { conventionalParts } from '../scripts/han/transcribed.ts'
import type { CompanyTerm } from '../tables/company-term.ts'
import { companyTerm, longestTerm } from '../tables/company-terms.ts'
import { countryOfLetter } from '../tables/country-letters.ts'
import { surnames } from '../tables/han/surnames.ts'
import type { Span } from './spans.ts'

/** Longer names are of other peoples: 穆罕默德贾瓦德扎里夫. */
const longestChinesePerson = 4

/** Maximum number of Han characters compared one by one: more than any name has. */
export const mostHanCharacters = 60

/** Kind of a part of a Chinese company name; `trade` is what no term covers. */
export type SegmentKind = CompanyTerm['kind']

export interface Segment {
  kind: SegmentKind
  /** Character indices [from, to). */
  from: number
  to: number
  term: CompanyTerm | null
}

export interface HanName {
  /** Folded, one code point each. */
  characters: string[]
  /** The same as written, without compatibility forms: traditional stays traditional. */
  written: string[]
  /** UTF-16 range of each character in the text. */
  starts: number[]
  ends: number[]
  /** Toneless pinyin as read in this name. */
  pinyin: string[]
  /** Characters of the family name of a person: 2 for a double one, else 1. */
  familyLength: number
  /** The parts are separated by a middle dot: a foreign name in Han. */
  hasMiddleDot: boolean
  /** Start of each part between middle dots, or of each known part of a long name without them; the first is 0. */
  parts: number[]
  /** Split for companies; one trade segment for a person. */
  segments: Segment[]
}

/**
 * The Han part of a name; null when it has none. Spaces and brackets between characters do not matter. `withKana`: the Kana
 * between belong to it as well, characters of the trade name.
 */
export function hanNameOf(spans: readonly Span[], isPerson: boolean, withKana = false): HanName | null {
  const characters: string[] = []
  const written: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const parts = [0]
  let hasMiddleDot = false
  for (const span of spans) {
    if (span.script !== 'han' && !(withKana && span.script === 'kana')) continue
    if ((span.followsMiddleDot || span.followsHyphen) && characters.length > 0) {
      hasMiddleDot ||= span.followsMiddleDot
      parts.push(characters.length)
    }
    let at = span.start
    for (const typed of span.text) {
      for (const character of foldHan(typed)) {
        if (characters.length === mostHanCharacters) break
        characters.push(oneOf(character))
        written.push(oneOf(typed.normalize('NFKC')))
        starts.push(at)
        ends.push(at + typed.length)
      }
      at += typed.length
    }
  }
  if (characters.length === 0) return null
  const isLongPerson = isPerson && parts.length === 1 && characters.length > longestChinesePerson
  return {
    // A copy has no room left for more.
    characters: [...characters],
    written: [...written],
    starts: sharedPlaces(starts),
    ends: sharedPlaces(ends),
    pinyin: readAsWritten(written, readName(characters, isPerson), isPerson).map(oneOf),
    familyLength: familyLengthOf(characters),
    hasMiddleDot,
    parts: (isLongPerson ? conventionalParts(characters) : null) ?? parts,
    segments: isPerson ? [{ kind: 'trade', from: 0, to: characters.length, term: null }] : segmentsOf(characters),
  }
}

/** One string for equal characters: every other one is an object of its own. */
const strings = createPreparingMemo<string, string>(20_000)
const places = createPreparingMemo<string, number[]>(20_000)

function oneOf(character: string): string {
  const known = strings.get(character)
  if (known === undefined) strings.set(character, character)
  return known ?? character
}

/** Most names have their characters in the same places. */
function sharedPlaces(numbers: readonly number[]): number[] {
  const key = numbers.join()
  const known = places.get(key)
  if (known !== undefined) return known
  const kept = [...numbers]
  places.set(key, kept)
  return kept
}

/** As long as a Chinese person's name: a given name of at most two characters. */
export function isChineseLength({ characters, familyLength, hasMiddleDot }: HanName): boolean {
  return characters.length <= familyLength + 2 && !hasMiddleDot
}

/** 乾 folds to 干 (gan), but is read qian in names of persons. */
function readAsWritten(written: readonly string[], pinyin: string[], isPerson: boolean): string[] {
  return isPerson ? pinyin.map((syllable, at) => (written[at] === '乾' ? 'qian' : syllable)) : pinyin
}

/** A double family name, or a married one before her own: 欧阳, 林郑月娥. */
function familyLengthOf(characters: readonly string[]): number {
  const [first = '', second = ''] = characters
  if (characters.length > 2 && surnames.has(first + second)) return 2
  return characters.length === 4 && surnames.has(first) && surnames.has(second) ? 2 : 1
}

/**
 * Splits a company name from the right, the longest term first, after the places at its start; what no term covers is
 * the trade name. From the right, because generic words are at the end (华光光电子 → 华光 | 光电子). Single characters are
 * terms only at the very end (厂, 局).
 */
export function segmentsOf(characters: readonly string[]): Segment[] {
  const places = placesAtStart(characters)
  const start = places.at(-1)?.to ?? 0
  const segments: Segment[] = []
  let end = characters.length
  while (end > start) {
    const found = termEndingAt(characters, start, end)
    if (found === null && joinsTerms(characters, start, end, segments[0])) {
      segments.unshift({ kind: 'legal', from: end - 1, to: end, term: null })
      end--
    } else if (found === null) {
      const last = segments[0]
      if (last !== undefined && last.kind === 'trade' && last.from === end) last.from = end - 1
      else segments.unshift({ kind: 'trade', from: end - 1, to: end, term: null })
      end--
    } else {
      segments.unshift({ kind: found.term.kind, from: found.from, to: end, term: found.term })
      end = found.from
    }
  }
  const isLeftOver = segments.some(
    ({ kind, from, to }) => kind === 'trade' && to - from === 1 && !isWord(characters[from]),
  )
  return markPlaces(characters, [...places, ...((isLeftOver ? termsBetween(characters, start) : null) ?? segments)])
}

const joining = new Set(['与', '和', '及', '暨'])

/** Whether the character means and, between two terms. */
export function isJoining(character: string | undefined): boolean {
  return joining.has(character ?? '')
}

/** And between two terms: 石油工程与开发. */
function joinsTerms(characters: readonly string[], start: number, end: number, next: Segment | undefined): boolean {
  if (!isJoining(characters[end - 1]) || next === undefined || next.term === null) return false
  return end - 1 > start && termEndingAt(characters, start, end - 1) !== null
}

/** The fewest terms that follow each other from `start` to the end: 制药 | 厂, where the longest at the end is 药厂. */
function termsBetween(characters: readonly string[], start: number): Segment[] | null {
  const end = characters.length
  const best: (Segment[] | null)[] = []
  best[end] = []
  for (let from = end - 1; from >= start; from--) {
    best[from] = null
    for (let to = Math.min(end, from + longestTerm()); to > from; to--) {
      const after = best[to]
      const term = companyTerm(characters.slice(from, to).join(''))
      if (!after || term === undefined || !mayBeCut(term, to - from, to === end)) continue
      if (after.length + 1 < (best[from]?.length ?? Number.POSITIVE_INFINITY))
        best[from] = [{ kind: term.kind, from, to, term }, ...after]
    }
  }
  return best[start] ?? null
}

/** 核 of 核工业 says what the party does. */
function isWord(character: string | undefined): boolean {
  return companyTerm(character ?? '')?.kind === 'trade'
}

/** Single characters are terms only at the very end (厂, 局). */
function mayBeCut(term: CompanyTerm, length: number, isLast: boolean): boolean {
  if (term.isMinor === true || term.kind === 'trade') return false
  return length > 1 || (isLast && term.kind === 'legal')
}

/** Places one after the other at the beginning (广东省佛山市), something left after them. */
function placesAtStart(characters: readonly string[]): Segment[] {
  const places = countryLetterAtStart(characters)
  let at = places.length
  for (;;) {
    const found = placeFrom(characters, at)
    if (found === null) return places
    places.push(found)
    at = found.to
  }
}

/** 俄 of 俄外贸银行, before a term; otherwise nothing. */
function countryLetterAtStart(characters: readonly string[]): Segment[] {
  if (countryOfLetter(characters[0] ?? '') === undefined) return []
  for (let to = Math.min(characters.length, 1 + longestTerm()); to > 2; to--) {
    const next = companyTerm(characters.slice(1, to).join(''))
    if (next !== undefined && next.kind !== 'place' && next.isPlain !== true)
      return [{ kind: 'place', from: 0, to: 1, term: null }]
  }
  return []
}

function placeFrom(characters: readonly string[], from: number): Segment | null {
  for (let to = Math.min(from + longestTerm(), characters.length - 2); to >= from + 2; to--) {
    const term = companyTerm(characters.slice(from, to).join(''))
    if (term?.kind === 'place')
      return isMinorInTrade(characters, from, to, term) ? null : { kind: 'place', from, to, term }
  }
  return null
}

/** A smaller place at the start of a known trade name: 阿里 of 阿里巴巴. */
function isMinorInTrade(characters: readonly string[], from: number, to: number, place: CompanyTerm): boolean {
  if (place.isMinor !== true) return false
  for (let end = to + 1; end <= Math.min(from + longestTerm(), characters.length); end++) {
    if (companyTerm(characters.slice(from, end).join(''))?.kind === 'trade') return true
  }
  return false
}

const placeMarks = new Set(['市', '省', '县'])
/** Characters of a place before its mark at most: 呼和浩特市. */
const longestPlace = 5

/**
 * The suffix of a place, and an unknown place before its suffix at the start (三河市), are not part of the trade name.
 */
function markPlaces(characters: readonly string[], segments: Segment[]): Segment[] {
  return segments.flatMap((segment, index) => {
    const isFirst = segment.from === 0
    if (segment.kind !== 'trade' || !(isFirst || segments[index - 1]?.kind === 'place')) return [segment]
    const reach = isFirst ? Math.min(longestPlace, segment.to - 2) : segment.from
    const least = isFirst ? 2 : segment.from
    for (let at = least; at <= reach; at++) {
      if (!placeMarks.has(characters[at] ?? '')) continue
      const place: Segment = { kind: 'place', from: segment.from, to: at + 1, term: null }
      return at + 1 === segment.to ? [place] : [place, { ...segment, from: at + 1 }]
    }
    return [segment]
  })
}

function termEndingAt(
  characters: readonly string[],
  start: number,
  end: number,
): { from: number; term: CompanyTerm } | null {
  for (let length = Math.min(longestTerm(), end - start); length > 0; length--) {
    const term = companyTerm(characters.slice(end - length, end).join(''))
    if (term !== undefined && mayBeCut(term, length, end === characters.length)) return { from: end - length, term }
  }
  return null
}

const inKorea = /^(?:朝鲜|韩国|高丽|北朝鲜)/
/** The word for a company in Korean and Japanese, without a word of Japanese law. */
const koreanForm = /(?<!株式|有限|合同|合资|责任)会社$/

/** A company's name that says that it is Korean: its characters are also read so. */
export function mayBeKorean({ characters }: HanName): boolean {
  const text = characters.join('')
  return inKorea.test(text) || koreanForm.test(text)
}
