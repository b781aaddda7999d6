import { createMemo, memoByText } from '../../memo.ts'
import { type Surname, surnames } from '../../tables/han/surnames.ts'
import { hongKongSpellings } from '../../tables/hong-kong.ts'
import { cantoneseSpellings } from './cantonese.ts'
import { readingsOf } from './han-reading.ts'
import { hokkienSpellings } from './hokkien.ts'
import { koreanSpellings } from './korean-reading.ts'
import { taiwanSpellings } from './taiwan.ts'
import { vietnameseSpellings } from './vietnamese-reading.ts'
import { wadeGiles } from './wade-giles.ts'

/**
 * Ways to write a Chinese name, a bit each. A spelling has the bits of all systems that allow it: `taiwan` allows pinyin,
 * Wade-Giles and loose forms, `overseas` a family name of Southeast Asia before Cantonese syllables, `abroad` before pinyin. A
 * name whose spellings share no bit is a mixture.
 */
export const systems = {
  pinyin: 1,
  wadeGiles: 2,
  taiwan: 4,
  hongKong: 8,
  overseas: 16,
  abroad: 32,
  korean: 64,
  vietnamese: 128,
  japanese: 256,
  /** A word of English that a character means; in names of companies only. */
  meaning: 512,
} as const

/** Systems of Chinese names. */
export const chineseSystems = 63

export interface Spelling {
  latin: string
  /** Bits of `systems`. */
  system: number
  /** 0 for the reading expected here, more for the other readings of the character. */
  cost: number
  /** Characters it stands for: more than one where a name is read as a whole. */
  length: number
}

/** The part of a Chinese person's name that a character belongs to; `other` in names of companies and other peoples. */
export type NamePart = 'family' | 'given' | 'other'

/** One other reading costs this, each further one a little more: a polyphone is never given up for one reading. */
const otherReading = 0.04
const furtherReading = 0.03
/** Jian Ping for Jiang Ping: possible, not likely. */
const otherNasal = 0.45
/** … of a given name, where both are names of people: 敏, 明. */
const otherNasalOfGiven = 0.66
/** Forms no rule of the system gives first. */
const unusual = 0.06

const { pinyin, wadeGiles: wade, taiwan, hongKong, overseas, abroad, korean, vietnamese } = systems
const mandarin = pinyin | wade | taiwan | abroad

const mostKnown = 20_000
const known = createMemo<string, readonly Spelling[]>(mostKnown)

/**
 * How Latin letters may spell one character in a Chinese name, the cheapest first. Family names have
 * spellings of their own.
 */
export function spellingsOf(character: string, reading: string, part: NamePart): readonly Spelling[] {
  const key = `${character} ${part} ${reading}`
  let spellings = known.get(key)
  if (spellings === undefined) {
    spellings = chineseSpellings(character, reading, part)
    known.set(key, spellings)
  }
  return spellings
}

function chineseSpellings(character: string, reading: string, part: NamePart): Spelling[] {
  const isFamily = part === 'family'
  const found = new Map<string, Spelling>()
  const family = surnames.get(character)
  const others = readingsOf(character).filter((other) => other !== reading)
  for (const [index, syllable] of [reading, ...others]
    .filter((one) => one !== '')
    .slice(0, 5)
    .entries()) {
    const cost = index === 0 ? 0 : otherReading + furtherReading * (index - 1)
    add(found, syllable, isFamily ? mandarin & ~abroad : mandarin, cost)
    for (const loose of loosePinyin(syllable)) add(found, loose, mandarin, cost)
    if (index === 0) add(found, withOtherNasal(syllable), pinyin, part === 'given' ? otherNasalOfGiven : otherNasal)
    for (const spelling of wadeGiles(syllable)) add(found, spelling, wade | taiwan | (isFamily ? 0 : abroad), cost)
    if (index === 0) for (const spelling of taiwanSpellings(syllable)) add(found, spelling, taiwan, cost + unusual)
  }
  const cantonese = hongKong | overseas
  for (const spelling of hongKongSpellings.get(character) ?? []) add(found, spelling, cantonese, 0)
  for (const [index, spelling] of cantoneseSpellings(character).entries()) {
    add(found, spelling, cantonese, index === 0 ? 0 : unusual)
  }
  if (part === 'given') for (const spelling of hokkienSpellings(character)) add(found, spelling, overseas, unusual)
  if (family !== undefined) addFamily(found, family, isFamily)
  return [...found.values()].sort((one, other) => one.cost - other.cost)
}

function addFamily(found: Map<string, Spelling>, family: Surname, isFamily: boolean): void {
  const cost = isFamily ? 0 : otherReading
  for (const spelling of family.hongKong) add(found, spelling, hongKong | overseas | (isFamily ? abroad : 0), cost)
  if (isFamily) for (const spelling of family.overseas) add(found, spelling, overseas | abroad, 0)
}

/** How names of Korean companies spell one character. */
export const koreanReadings = memoByText(mostKnown, (character): readonly Spelling[] =>
  koreanSpellings(character, false).map((latin) => ({ latin, system: korean, cost: 0, length: 1 })),
)

const foreignFamily = memoByText(mostKnown, (character) => foreignSpellings(character, true))
const foreignGiven = memoByText(mostKnown, (character) => foreignSpellings(character, false))

/** How Korean and Vietnamese names spell one character; they count only where a whole name fits. */
export function foreignSpellingsOf(character: string, isFamily: boolean): readonly Spelling[] {
  return isFamily ? foreignFamily(character) : foreignGiven(character)
}

function foreignSpellings(character: string, isFamily: boolean): readonly Spelling[] {
  const found = new Map<string, Spelling>()
  for (const spelling of koreanSpellings(character, isFamily)) add(found, spelling, korean, 0)
  for (const spelling of vietnameseSpellings(character, isFamily)) add(found, spelling, vietnamese, 0)
  return [...found.values()]
}

/** n for ng and ng for n: the one slip that is safe. */
function withOtherNasal(syllable: string): string {
  if (syllable.endsWith('ng')) return syllable.slice(0, -1)
  return syllable.endsWith('n') ? `${syllable}g` : syllable
}

/** ü is written u, v or yu: lu, lv, lyu. */
function loosePinyin(syllable: string): string[] {
  if (/^[ln]u$/.test(syllable)) return [`${syllable[0]}v`, `${syllable[0]}yu`]
  if (/^[ln]ue$/.test(syllable)) return [`${syllable[0]}ve`, `${syllable[0]}yue`]
  return []
}

function add(found: Map<string, Spelling>, latin: string, system: number, cost: number): void {
  if (latin === '') return
  const same = found.get(latin)
  if (same === undefined) found.set(latin, { latin, system, cost, length: 1 })
  else {
    same.system |= system
    same.cost = Math.min(same.cost, cost)
  }
}
