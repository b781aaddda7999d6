import { memoByObject, memoByText } from '../../memo.ts'
import type { Token } from '../../normalise/token.ts'

/**
 * The sound of a foreign word written with Chinese syllables (诺瓦泰克, Novatek): both sides become strings of sounds,
 * upper-case for consonants by class and lower-case for vowels, compared by a weighted edit distance.
 */
const rules: [RegExp, string][] = [
  [/x$|x(?=[^i])/g, 'ks'],
  [/ng(?![aeiouy])/g, 'n'],
  [/sch|sh/g, 'S'],
  [/tch|ch|zh/g, 'C'],
  [/ph|v/g, 'F'],
  [/th|d|t/g, 'T'],
  [/ck|qu|c(?![eiy])|k|g(?![eiy])/g, 'K'],
  [/g|j|q/g, 'C'],
  [/c|s|z/g, 'S'],
  [/b|p/g, 'P'],
  [/f/g, 'F'],
  [/n/g, 'N'],
  [/m/g, 'M'],
  [/l/g, 'L'],
  [/r/g, 'R'],
  [/h/g, 'H'],
  [/w/g, 'W'],
  [/y(?=[aeiou])/g, 'Y'],
  [/ee|ea|ey|ie|y/g, 'i'],
  [/oo/g, 'u'],
  [/au|ow|oa/g, 'o'],
  [/([a-z])\1+/g, '$1'],
  [/([A-Z])\1+/g, '$1'],
]

const pinyinRules: [RegExp, string][] = [
  [/x/g, 'S'],
  [/zh|ch|j|q/g, 'C'],
  [/sh|s|c|z/g, 'S'],
  [/b|p/g, 'P'],
  [/f/g, 'F'],
  [/d|t/g, 'T'],
  [/g(?=[aeiou])|k/g, 'K'],
  [/ng|n/g, 'N'],
  [/m/g, 'M'],
  [/l/g, 'L'],
  [/r/g, 'R'],
  [/h/g, 'H'],
  [/w/g, 'W'],
  [/y/g, 'Y'],
  [/iu/g, 'io'],
  [/uei|ui/g, 'ei'],
  [/ou|uo|ao/g, 'o'],
  [/ia/g, 'a'],
]

/** Sounds of a Latin word. */
export function soundsOfWord(word: string): string {
  let sounds = word
  for (const [pattern, replacement] of rules) sounds = sounds.replace(pattern, replacement)
  return sounds.replace(/[^a-zA-Z]/g, '')
}

/** Sounds that are compared many times; `id` is 0 for those that are compared once. */
export interface Sounds {
  id: number
  text: string
}

let lastId = 0

/** Sounds that their owner keeps, with an id of their own. */
export function keptSounds(text: string): Sounds {
  lastId++
  return { id: lastId, text }
}

/** The sounds of a token; cached with it. */
export const soundsOfToken = memoByObject((token: Token): Sounds => keptSounds(soundsOfWord(token.form)))

/** More than there are syllables in pinyin. */
const mostSyllables = 2000
const soundsOfSyllable = memoByText(mostSyllables, (syllable) => {
  let sounds = syllable
  for (const [pattern, replacement] of pinyinRules) sounds = sounds.replace(pattern, replacement)
  return sounds.replace(/[^a-zA-Z]/g, '')
})

/** Sounds of pinyin syllables. */
export function soundsOfPinyin(syllables: readonly string[]): string {
  return syllables
    .map(soundsOfSyllable)
    .join('')
    .replace(/([A-Z])\1+/g, '$1')
}

/** Cost of replacing one consonant by another; other pairs cost 1. */
const confusions = new Map(
  Object.entries({
    LR: 0.15,
    FW: 0.25,
    CS: 0.35,
    CT: 0.45,
    HK: 0.4,
    CK: 0.5,
    FP: 0.5,
    MN: 0.35,
    LN: 0.5,
    FH: 0.4,
    RY: 0.6,
    WY: 0.6,
  }),
)
/** Weight of a sound that only one side has. */
const loss: Record<string, number> = { R: 0.35, L: 0.5, N: 0.45, H: 0.35, W: 0.25, Y: 0.2 }
const vowelLoss = 0.13
const vowelChange = 0.2
const vowelAgainstGlide = 0.2

const longest = 32

/** Codes of sounds begin with that of `A`; below 64 of them are letters. */
const firstCode = 65
const codes = 64

/** Costs by the codes of sounds: a search asks for them a million times. */
interface SoundCosts {
  /** By `code × codes + code` of the other sound. */
  change: Float64Array
  loss: Float64Array
  mass: Float64Array
}

const costs = readCosts()

function readCosts(): SoundCosts {
  const read = {
    change: new Float64Array(codes * codes),
    loss: new Float64Array(codes),
    mass: new Float64Array(codes),
  }
  for (let code = 0; code < codes; code++) {
    const sound = String.fromCharCode(firstCode + code)
    read.loss[code] = lossOf(sound)
    read.mass[code] = sound > 'Z' ? 0.25 : Math.max(0.5, lossOf(sound))
    for (let other = 0; other < codes; other++)
      read.change[code * codes + other] = change(sound, String.fromCharCode(firstCode + other))
  }
  return read
}

/** Similarity of two strings of sounds, 0 to 1. */
export type SoundLikeness = (one: Sounds, other: Sounds) => number

interface Buffers {
  last: Float64Array
  now: Float64Array
  /** Codes of the second string. */
  sounds: Uint8Array
}

const places = 1 << 14

/** A similarity function with its own buffers and a cache: candidates share most of their words. */
export function createSoundLikeness(): SoundLikeness {
  const buffers = {
    last: new Float64Array(longest + 1),
    now: new Float64Array(longest + 1),
    sounds: new Uint8Array(longest),
  }
  const ones = new Float64Array(places)
  const others = new Float64Array(places)
  const values = new Float64Array(places)
  return (one, other) => {
    if (one.id === 0 || other.id === 0) return likenessOf(buffers, one.text, other.text)
    const place = (Math.imul(one.id, 0x9e3779b1) ^ Math.imul(other.id, 0x85ebca6b)) >>> 18
    if (ones[place] !== one.id || others[place] !== other.id) {
      ones[place] = one.id
      others[place] = other.id
      values[place] = likenessOf(buffers, one.text, other.text)
    }
    return values[place] as number
  }
}

function likenessOf(buffers: Buffers, one: string, other: string): number {
  const { sounds } = buffers
  let { last, now } = buffers
  const n = Math.min(one.length, longest)
  const m = Math.min(other.length, longest)
  if (n === 0 || m === 0) return 0
  let mass = 0
  let massOfOther = 0
  last[0] = 0
  for (let j = 0; j < m; j++) {
    const code = other.charCodeAt(j) - firstCode
    sounds[j] = code
    last[j + 1] = (last[j] as number) + (costs.loss[code] as number)
    massOfOther += costs.mass[code] as number
  }
  for (let i = 0; i < n; i++) {
    const code = one.charCodeAt(i) - firstCode
    const loss = costs.loss[code] as number
    mass += costs.mass[code] as number
    now[0] = (last[0] as number) + loss
    for (let j = 0; j < m; j++) {
      const against = sounds[j] as number
      const changed = (last[j] as number) + (costs.change[code * codes + against] as number)
      const lost = (last[j + 1] as number) + loss
      const added = (now[j] as number) + (costs.loss[against] as number)
      now[j + 1] = Math.min(changed, lost, added)
    }
    const swap = last
    last = now
    now = swap
  }
  return 1 - (last[m] as number) / Math.max(mass, massOfOther)
}

function change(one: string, other: string): number {
  if (one === other) return 0
  const isOneVowel = one > 'Z'
  const isOtherVowel = other > 'Z'
  if (isOneVowel && isOtherVowel) return vowelChange
  if (isOneVowel !== isOtherVowel) return 'WY'.includes(isOneVowel ? other : one) ? vowelAgainstGlide : 1.1
  return confusions.get(one < other ? one + other : other + one) ?? 1
}

function lossOf(sound: string): number {
  return sound > 'Z' ? vowelLoss : (loss[sound] ?? 1)
}
