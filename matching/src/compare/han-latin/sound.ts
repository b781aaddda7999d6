import { memoByObject } from '../../memo.ts'
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

/** The same for a token; cached with it. */
export const soundsOfToken = memoByObject((token: Token) => soundsOfWord(token.form))

/** Sounds of pinyin syllables. */
export function soundsOfPinyin(syllables: readonly string[]): string {
  let sounds = syllables.join("'")
  for (const [pattern, replacement] of pinyinRules) sounds = sounds.replace(pattern, replacement)
  return sounds.replace(/[^a-zA-Z]/g, '').replace(/([A-Z])\1+/g, '$1')
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

/** Similarity of two strings of sounds, 0 to 1. */
export type SoundLikeness = (one: string, other: string) => number

/** A similarity function with its own buffers, reused by every call. */
export function createSoundLikeness(): SoundLikeness {
  const rows = [new Float64Array(longest + 1), new Float64Array(longest + 1)] as const
  return (one, other) => likenessOf(rows, one, other)
}

function likenessOf(rows: readonly [Float64Array, Float64Array], one: string, other: string): number {
  let [last, now] = rows
  const n = Math.min(one.length, longest)
  const m = Math.min(other.length, longest)
  if (n === 0 || m === 0) return 0
  last[0] = 0
  for (let j = 1; j <= m; j++) last[j] = (last[j - 1] as number) + lossOf(other[j - 1] as string)
  for (let i = 1; i <= n; i++) {
    const sound = one[i - 1] as string
    now[0] = (last[0] as number) + lossOf(sound)
    for (let j = 1; j <= m; j++) {
      const against = other[j - 1] as string
      now[j] = Math.min(
        (last[j - 1] as number) + change(sound, against),
        (last[j] as number) + lossOf(sound),
        (now[j - 1] as number) + lossOf(against),
      )
    }
    const swap = last
    last = now
    now = swap
  }
  return 1 - (last[m] as number) / Math.max(massOf(one, n), massOf(other, m))
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

function massOf(sounds: string, length: number): number {
  let mass = 0
  for (let at = 0; at < length; at++)
    mass += (sounds[at] as string) > 'Z' ? 0.25 : Math.max(0.5, lossOf(sounds[at] as string))
  return mass
}
