import { createEditDistance } from '@qingdan/matching/compare/latin/edit-distance.ts'
import { strangeLetters } from '@qingdan/matching/compare/latin/similarity.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import { createPreparingMemo } from '@qingdan/matching/memo.ts'
import { type PreparedName, prepareName, tokenKinds } from '@qingdan/matching/normalise/prepare.ts'
import { type Token, tokenOf } from '@qingdan/matching/normalise/token.ts'
import type { Profile } from '../profile.ts'
import { rarityOf } from './word-rarity.ts'

/** A name of a party as words, titles and particles left out; a Han name is one word. */
export interface NameWords {
  value: string
  words: string[]
  tokens: Token[]
  /** How rare each word is, and their sum. */
  rarities: number[]
  rarity: number
  isWeak: boolean
  /** Classes of the legal forms that were left out. */
  legal: readonly string[]
  /** The words in one order, so that equal texts are equal names. */
  sorted: string
}

/** Names of a profile as words, without repetitions; names without words are left out. */
export function nameWordsOf({ type, names }: Profile): NameWords[] {
  const read = type === '02' ? readPerson : readParty
  const found = new Map<string, NameWords>()
  for (const { value, isWeak } of names) {
    const name = read(value)
    if (name.words.length > 0 && !found.has(name.sorted)) found.set(name.sorted, { ...name, isWeak })
  }
  return [...found.values()]
}

type Read = Omit<NameWords, 'isWeak'>

/** Most names are read more than once, because several lists have them. */
const mostRead = 10_000
const readPerson = createReader(true)
const readParty = createReader(false)

function createReader(isPerson: boolean): (value: string) => Read {
  const known = createPreparingMemo<string, Read>(mostRead)
  return (value) => {
    const held = known.get(value)
    if (held !== undefined) return held
    const name = readName(value, isPerson)
    known.set(value, name)
    return name
  }
}

function readName(value: string, isPerson: boolean): Read {
  const name = prepareName(value, isPerson)
  const words = wordsOf(name, isPerson)
  const rarities = words.map((word) => rarityOf(word, isPerson))
  return {
    value,
    words,
    tokens: words.map(tokenOf),
    rarities,
    rarity: rarities.reduce((sum, rarity) => sum + rarity, 0),
    legal: [...name.legalClasses],
    sorted: [...words].sort().join(' '),
  }
}

function wordsOf(name: PreparedName, isPerson: boolean): string[] {
  if (name.han !== null) return [name.han.characters.join('')]
  if (name.unvowelled.includes(1))
    return foldName(name.text)
      .split(' ')
      .filter((word) => word !== '')
  const leftOut: readonly number[] = isPerson ? [tokenKinds.particle, tokenKinds.title] : [tokenKinds.particle]
  const words = name.tokens.filter((_, at) => !leftOut.includes(name.kinds[at] as number)).map(({ form }) => form)
  // What is a particle elsewhere may be half of a name: Ne Aung is not Aung.
  return isPerson && words.length < 2 ? name.tokens.map(({ form }) => form) : words
}

/** How the words of two names agree, in units of rarity. */
export interface Alignment {
  one: NameWords
  other: NameWords
  /** Rarity of the words that both have. */
  shared: number
  /** Rarity of what only one has, the lesser and the greater of the two sides. */
  lesserRest: number
  greaterRest: number
}

/** A word that both lack weighs against a name, a word that one lacks less. */
const restWeights = { lesser: 0.6, greater: 0.25 }
/** A weak alias wins only if it agrees much better. */
const weakCost = 2

/** The two names whose words agree best; null if a side has none. */
export function bestAlignment(one: readonly NameWords[], other: readonly NameWords[]): Alignment | null {
  let best: Alignment | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const a of one) {
    for (const b of other) {
      const weak = a.isWeak || b.isWeak ? weakCost : 0
      // No more can be shared than the less rare name has.
      if (Math.min(a.rarity, b.rarity) - weak < most - rounding) continue
      const found = align(a, b)
      const value =
        found.shared - restWeights.lesser * found.lesserRest - restWeights.greater * found.greaterRest - weak
      if (value > most) {
        most = value
        best = found
      }
    }
  }
  return best
}

/** Sums of the same numbers in another order differ by less. */
const rounding = 1e-9
/** A word in another spelling counts for less. */
const spelledOtherwise = 0.75

function align(one: NameWords, other: NameWords): Alignment {
  const isTaken = new Uint8Array(other.words.length)
  let [shared, restOfOne, restOfOther] = [0, 0, 0]
  for (let at = 0; at < one.words.length; at++) {
    const rarity = one.rarities[at] as number
    const equal = placeOf(one.words[at] as string, other.words, isTaken)
    if (equal !== -1) {
      isTaken[equal] = 1
      shared += rarity
      continue
    }
    const spelled = placeOfSpelling(one.tokens[at] as Token, other.tokens, isTaken)
    if (spelled === -1) {
      restOfOne += rarity
      continue
    }
    isTaken[spelled] = 1
    shared += spelledOtherwise * Math.min(rarity, other.rarities[spelled] as number)
  }
  for (let at = 0; at < isTaken.length; at++) if (isTaken[at] === 0) restOfOther += other.rarities[at] as number
  return {
    one,
    other,
    shared,
    lesserRest: Math.min(restOfOne, restOfOther),
    greaterRest: Math.max(restOfOne, restOfOther),
  }
}

/** Place of the first equal word that is not taken, or -1. */
function placeOf(word: string, words: readonly string[], isTaken: Uint8Array): number {
  for (let at = 0; at < words.length; at++) if (isTaken[at] === 0 && words[at] === word) return at
  return -1
}

const editDistance = createEditDistance()
const leastForSlip = 4
const leastForTwo = 8
/** Least cost of a letter that only one of two words has. */
const leastEdit = 0.7

/** Place of the first word not taken that is a spelling of the given one (Aleksandr, Alexander), or -1; short words must be equal. */
function placeOfSpelling(word: Token, words: readonly Token[], isTaken: Uint8Array): number {
  if (word.form.length < leastForSlip) return -1
  for (let at = 0; at < words.length; at++) {
    if (isTaken[at] === 1) continue
    const candidate = words[at] as Token
    const length = Math.min(word.form.length, candidate.form.length)
    const most = length < leastForTwo ? 1 : 2
    if (length < leastForSlip || Math.abs(word.form.length - candidate.form.length) > most) continue
    // Most words are already told apart by their letters, without the distance.
    if (strangeLetters(word.letters, candidate.letters) * leastEdit > most) continue
    if (editDistance(word.codes, candidate.codes, most) <= most) return at
  }
  return -1
}
