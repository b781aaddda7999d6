import { memoByObject } from '../memo.ts'
import type { HanName, SegmentKind } from '../normalise/han-name.ts'
import { mostHanCharacters } from '../normalise/han-name.ts'
import { hanNumbers } from '../normalise/han-numbers.ts'
import { readingsOf, shareTone } from '../scripts/han/han-reading.ts'
import { areConfusable } from '../tables/han/shape-confusions.ts'
import { surnameVariant } from '../tables/han/surname-variants.ts'
import { companyCharacter, personCharacter, shapeShare, soundShare } from '../weights/han-weights.ts'

const size = mostHanCharacters + 1

/** Working memory for aligning characters; one per comparer. */
export interface HanWorkspace {
  costs: Float64Array
  /** How a cell was reached: 0 both characters, 1 only the query's, 2 only the list's. */
  moves: Uint8Array
}

export function createHanWorkspace(): HanWorkspace {
  return { costs: new Float64Array(size * size), moves: new Uint8Array(size * size) }
}

/** What two characters have in common. */
export const likenesses = ['same', 'merged', 'bothWays', 'shape', 'sound', 'otherTone', 'other'] as const
export type Likeness = (typeof likenesses)[number]

const segmentKinds = ['trade', 'place', 'industry', 'generic', 'legal', 'number'] as const

/** What characters that differ cost: by the kinds of both, times a factor by their likeness; a lacking one by its kind. */
export interface Prices {
  other: Float64Array
  missing: Float64Array
  likeness: Float64Array
}

function pricesOf(
  other: (kind: SegmentKind) => number,
  missing: (kind: SegmentKind) => number,
  byLikeness: (likeness: Likeness) => number,
): Prices {
  return {
    other: Float64Array.from(segmentKinds, other),
    missing: Float64Array.from(segmentKinds, missing),
    likeness: Float64Array.from(likenesses, (like) => (like === 'same' ? 0 : byLikeness(like))),
  }
}

/** Prices of persons; `foreign`: one of the names has parts. */
export const personPrices = {
  chinese: pricesOf(
    () => 1,
    () => personCharacter.missing,
    (like) => personCharacter[like === 'same' ? 'other' : like],
  ),
  foreign: pricesOf(
    () => 1,
    () => personCharacter.foreignOther,
    (like) => {
      if (like === 'merged' || like === 'bothWays' || like === 'shape') return personCharacter[like]
      return like === 'other' ? personCharacter.foreignOther : personCharacter.foreignSound
    },
  ),
}

const shares = { sound: soundShare, otherTone: soundShare, shape: shapeShare } as const
const shareOf = (like: Likeness): number => (like in shares ? shares[like as keyof typeof shares] : 1)

/**
 * Prices of companies; `sameNumber`: both have the same number, possibly once in characters and once in digits: its
 * writing costs nothing.
 */
export const companyPrices = {
  usual: pricesOf(
    (kind) => companyCharacter[kind].other,
    (kind) => companyCharacter[kind].missing,
    shareOf,
  ),
  sameNumber: pricesOf(
    (kind) => companyCharacter[kind].other,
    (kind) => (kind === 'number' ? 0 : companyCharacter[kind].missing),
    shareOf,
  ),
}

/** The kind of each character; cached with the name. */
export const kindsOf = memoByObject((name: HanName): readonly SegmentKind[] => {
  const kinds: SegmentKind[] = []
  for (const segment of name.segments) for (let at = segment.from; at < segment.to; at++) kinds.push(segment.kind)
  for (const { from, to } of hanNumbers(name.characters)) kinds.fill('number', from, to)
  return kinds
})

/** Characters with their reading and kind as numbers; cached with the name. */
const numbered = memoByObject((name: HanName) => ({
  characters: Uint32Array.from(name.characters, (character, at) => numberOf(character, name.pinyin[at] ?? '')),
  kinds: Uint8Array.from(kindsOf(name), (kind) => segmentKinds.indexOf(kind)),
}))

const numbers = new Map<string, number>()

/** Of a character as read in a name. */
function numberOf(character: string, pinyin: string): number {
  const key = `${character} ${pinyin}`
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

/** How each character of a query is like one of the lists, by its number: its candidates share most characters. */
const likenessesOf = memoByObject((_: HanName) => new Map<number, Uint8Array>())

function likenessesTo(query: HanName, listed: HanName, j: number, character: number): Uint8Array {
  const known = likenessesOf(query)
  let row = known.get(character)
  if (row === undefined) {
    row = Uint8Array.from(query.characters, (_, i) => likenesses.indexOf(likeness(query, i, listed, j, false)))
    known.set(character, row)
  }
  return row
}

/** The family names are variants of one: 肖 / 萧, 於 / 于. */
export function haveOtherSurnames(query: HanName, listed: HanName): boolean {
  for (let at = 0; at < query.familyLength; at++) if (variantAt(query, at, listed, at) !== null) return true
  return false
}

function variantAt(query: HanName, i: number, listed: HanName, j: number) {
  if (i >= query.familyLength || j >= listed.familyLength) return null
  return surnameVariant(query.written[i] ?? '', listed.written[j] ?? '')
}

/** What the characters at `i` and `j` have in common. */
export function likeness(query: HanName, i: number, listed: HanName, j: number, isPerson: boolean): Likeness {
  const variant = isPerson ? variantAt(query, i, listed, j) : null
  if (variant !== null) return variant
  const one = query.characters[i] ?? ''
  const other = listed.characters[j] ?? ''
  if (one === other) return 'same'
  if (areConfusable(one, other)) return 'shape'
  const sound = query.pinyin[i] ?? ''
  const isSound = sound !== '' && (sound === listed.pinyin[j] || readingsOf(other).includes(sound))
  if (!isSound) return 'other'
  return shareTone(one, other) ? 'sound' : 'otherTone'
}

/** What it costs that the characters at `i` and `j` differ. */
export function priceOfOther(prices: Prices, query: HanName, i: number, listed: HanName, j: number, like: Likeness) {
  return priceByKinds(prices, numbered(query).kinds[i], numbered(listed).kinds[j], likenesses.indexOf(like))
}

export function priceOfMissing(prices: Prices, name: HanName, at: number): number {
  return prices.missing[numbered(name).kinds[at] ?? 0] as number
}

/** Characters beyond the segments count as those of a trade name. */
function priceByKinds({ other, likeness }: Prices, kind: number | undefined, listed: number | undefined, like: number) {
  return (((other[kind ?? 0] as number) + (other[listed ?? 0] as number)) / 2) * (likeness[like] as number)
}

/**
 * What the cheapest alignment of two names costs; `moves` then lead to it. Infinity as soon as it is surely more than
 * `most`.
 */
export function alignCharacters(
  query: HanName,
  listed: HanName,
  prices: Prices,
  isPerson: boolean,
  most: number,
  { costs, moves }: HanWorkspace,
): number {
  const n = query.characters.length
  const m = listed.characters.length
  const own = numbered(query)
  const other = numbered(listed)
  const { missing } = prices
  costs[0] = 0
  for (let j = 1; j <= m; j++) {
    costs[j] = (costs[j - 1] as number) + (missing[other.kinds[j - 1] ?? 0] as number)
    moves[j] = 2
  }
  // Filled by the list's characters: each is compared with the whole query once.
  for (let i = 1; i <= n; i++) {
    costs[i * size] = (costs[(i - 1) * size] as number) + (missing[own.kinds[i - 1] ?? 0] as number)
    moves[i * size] = 1
  }
  for (let j = 1; j <= m; j++) {
    const likes = likenessesTo(query, listed, j - 1, other.characters[j - 1] as number)
    const lacking = missing[other.kinds[j - 1] ?? 0] as number
    let least = costs[j] as number
    for (let i = 1; i <= n; i++) {
      const at = i * size + j
      let like = likes[i - 1] as number
      if (isPerson && i <= query.familyLength && j <= listed.familyLength)
        like = likenesses.indexOf(likeness(query, i - 1, listed, j - 1, true))
      const both = (costs[at - size - 1] as number) + priceByKinds(prices, own.kinds[i - 1], other.kinds[j - 1], like)
      const query1 = (costs[at - size] as number) + (missing[own.kinds[i - 1] ?? 0] as number)
      const listed1 = (costs[at - 1] as number) + lacking
      const move = both <= query1 && both <= listed1 ? 0 : query1 <= listed1 ? 1 : 2
      const cost = move === 0 ? both : move === 1 ? query1 : listed1
      costs[at] = cost
      moves[at] = move
      if (cost < least) least = cost
    }
    if (least > most) return Number.POSITIVE_INFINITY
  }
  return costs[n * size + m] as number
}

/** The move that leads to the first `i` and `j` characters. */
export function moveAt({ moves }: HanWorkspace, i: number, j: number): number {
  return moves[i * size + j] as number
}
