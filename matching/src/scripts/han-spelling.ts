import { hongKongSpellings } from '../tables/hong-kong.ts'
import { surnames } from '../tables/surnames.ts'
import { readingsOf } from './han-reading.ts'
import { wadeGiles } from './wade-giles.ts'

/** Romanisation systems, a bit each. A name is spelled in one of them; a mixture is weaker evidence. */
export const systems = { pinyin: 1, wadeGiles: 2, hongKong: 4, overseas: 8 } as const

export interface Spelling {
  latin: string
  /** Bits of `systems`. */
  system: number
  /** 0 for the reading expected here, more for the other readings of the character. */
  cost: number
}

/** One other reading costs this, each further one a little more: a polyphone is never given up for one reading. */
const otherReading = 0.04
const furtherReading = 0.03
/** Jian Ping for Jiang Ping: possible, not likely. */
const otherNasal = 0.45

/**
 * How Latin letters may spell one character, the likely reading first. `isFamily` adds the spellings that only family names
 * have. Longest spellings first, so that a greedy reader does not stop at a prefix.
 */
export function spellingsOf(character: string, reading: string, isFamily: boolean): Spelling[] {
  const found = new Map<string, Spelling>()
  const readings = [reading, ...readingsOf(character).filter((other) => other !== reading)].filter((one) => one !== '')
  for (const [index, syllable] of readings.slice(0, 5).entries()) {
    const cost = index === 0 ? 0 : otherReading + furtherReading * (index - 1)
    add(found, syllable, systems.pinyin, cost)
    for (const loose of loosePinyin(syllable)) add(found, loose, systems.pinyin, cost)
    if (index === 0) add(found, withOtherNasal(syllable), systems.pinyin, otherNasal)
    for (const spelling of wadeGiles(syllable)) add(found, spelling, systems.wadeGiles, cost)
  }
  for (const spelling of hongKongSpellings.get(character) ?? []) add(found, spelling, systems.hongKong, 0)
  const family = surnames.get(character)
  if (family !== undefined) {
    const cost = isFamily ? 0 : otherReading
    for (const spelling of family.hongKong) add(found, spelling, systems.hongKong, cost)
    if (isFamily) for (const spelling of family.overseas) add(found, spelling, systems.overseas, 0)
  }
  return [...found.values()].sort((one, other) => other.latin.length - one.latin.length)
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
  const known = found.get(latin)
  if (known === undefined) found.set(latin, { latin, system, cost })
  else {
    known.system |= system
    known.cost = Math.min(known.cost, cost)
  }
}
