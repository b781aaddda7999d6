/** Random numbers from a seed: the same seed gives the same names, samples and intervals on every machine. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number
  /** From 0 up to, not including, `bound`. */
  below(bound: number): number
  /** One of a list that is not empty. */
  pick<T>(from: readonly T[]): T
  /** One of a list, by weights of any scale. */
  pickWeighted<T>(from: readonly { value: T; weight: number }[]): T
}

/** Mulberry32 (public domain). */
export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return {
    next,
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    pickWeighted(from) {
      let left = next() * from.reduce((sum, { weight }) => sum + weight, 0)
      for (const { value, weight } of from) {
        left -= weight
        if (left < 0) return value
      }
      return (from[from.length - 1] as (typeof from)[number]).value
    },
  }
}

/** `size` items evenly from the whole list, in order; the whole list if it is not longer. */
export function sampleEvenly<T>(from: readonly T[], size: number): T[] {
  if (size >= from.length) return [...from]
  return Array.from({ length: size }, (_, index) => from[Math.floor((index * from.length) / size)] as T)
}
