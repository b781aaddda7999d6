import { createEditDistance } from '@qingdan/matching/compare/latin/edit-distance.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import { type PreparedName, prepareName, tokenKinds } from '@qingdan/matching/normalise/prepare.ts'
import { codesOf } from '@qingdan/matching/normalise/token.ts'
import type { Profile } from '../profile.ts'
import { rarityOf } from './word-rarity.ts'

/** A name of a party as words, titles and particles left out; a Han name is one word. */
export interface NameWords {
  value: string
  words: string[]
  isWeak: boolean
  /** Classes of the legal forms that were left out. */
  legal: readonly string[]
  /** The words in one order, so that equal texts are equal names. */
  sorted: string
}

/** Names of a profile as words, without repetitions; names without words are left out. */
export function nameWordsOf({ type, names }: Profile): NameWords[] {
  const found = new Map<string, NameWords>()
  for (const { value, isWeak } of names) {
    const { words, legal } = readName(value, type === '02')
    const sorted = [...words].sort().join(' ')
    if (words.length > 0 && !found.has(sorted)) found.set(sorted, { value, words, legal, isWeak, sorted })
  }
  return [...found.values()]
}

function readName(value: string, isPerson: boolean): Pick<NameWords, 'words' | 'legal'> {
  const name = prepareName(value, isPerson)
  return { words: wordsOf(name, isPerson), legal: [...name.legalClasses] }
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
export function bestAlignment(
  one: readonly NameWords[],
  other: readonly NameWords[],
  isPerson: boolean,
): Alignment | null {
  let best: Alignment | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const a of one) {
    for (const b of other) {
      const found = align(a, b, isPerson)
      const value =
        found.shared -
        restWeights.lesser * found.lesserRest -
        restWeights.greater * found.greaterRest -
        (a.isWeak || b.isWeak ? weakCost : 0)
      if (value > most) {
        most = value
        best = found
      }
    }
  }
  return best
}

/** A word in another spelling counts for less. */
const spelledOtherwise = 0.75

function align(one: NameWords, other: NameWords, isPerson: boolean): Alignment {
  const left = [...other.words]
  let [shared, restOfOne, restOfOther] = [0, 0, 0]
  for (const word of one.words) {
    if (take(word, left)) {
      shared += rarityOf(word, isPerson)
      continue
    }
    const spelled = findSpelling(word, left)
    if (spelled !== undefined && take(spelled, left)) {
      shared += spelledOtherwise * Math.min(rarityOf(word, isPerson), rarityOf(spelled, isPerson))
    } else {
      restOfOne += rarityOf(word, isPerson)
    }
  }
  for (const word of left) restOfOther += rarityOf(word, isPerson)
  return {
    one,
    other,
    shared,
    lesserRest: Math.min(restOfOne, restOfOther),
    greaterRest: Math.max(restOfOne, restOfOther),
  }
}

/** Takes one occurrence of a word out of a list; false if there is none. */
function take(word: string, from: string[]): boolean {
  const at = from.indexOf(word)
  if (at >= 0) from.splice(at, 1)
  return at >= 0
}

const editDistance = createEditDistance()
const leastForSlip = 4
const leastForTwo = 8

/** The word among these that is a spelling of the given one: Aleksandr, Alexander; short words must be equal. */
function findSpelling(word: string, among: readonly string[]): string | undefined {
  if (word.length < leastForSlip) return undefined
  for (const candidate of among) {
    const length = Math.min(word.length, candidate.length)
    const most = length < leastForTwo ? 1 : 2
    if (length < leastForSlip || Math.abs(word.length - candidate.length) > most) continue
    if (editDistance(codesOf(word), codesOf(candidate), most) <= most) return candidate
  }
  return undefined
}
