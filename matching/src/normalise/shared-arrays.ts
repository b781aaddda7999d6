import { createPreparingMemo, type Memo } from '../memo.ts'
import type { LegalClass } from '../tables/legal-forms/legal-class.ts'

/**
 * One object for equal contents: hundreds of thousands of listed names have a few thousand different small arrays, and
 * the object of a typed array alone takes more memory than its numbers. Whoever shares an array never changes it again.
 */
const mostShared = 50_000

const bytes = createPreparingMemo<string, Uint8Array>(mostShared)
const numbers = createPreparingMemo<string, Float64Array>(mostShared)
const bits = createPreparingMemo<string, Uint32Array>(mostShared)
const classes = createPreparingMemo<string, ReadonlySet<LegalClass>>(mostShared)

const bytesOfFlags = createPreparingMemo<number, Uint8Array>(mostShared)

/** 1 for the words of which it is true; of at most 50 words. */
export function flags<Word>(words: readonly Word[], isTrue: (word: Word, at: number) => boolean): Uint8Array {
  // The flags as one number: a text of them takes longer to make than all else here. The leading 1 tells the length.
  let key = 1
  for (let at = 0; at < words.length; at++) key = key * 2 + (isTrue(words[at] as Word, at) ? 1 : 0)
  let shared = bytesOfFlags.get(key)
  if (shared === undefined) {
    shared = sharedBytes(Uint8Array.from(words, (word, at) => (isTrue(word, at) ? 1 : 0)))
    bytesOfFlags.set(key, shared)
  }
  return shared
}

export function sharedBytes(array: Uint8Array): Uint8Array {
  return shared(bytes, array.join(), array)
}

export function sharedNumbers(array: Float64Array): Float64Array {
  return shared(numbers, array.join(), array)
}

export function sharedBits(array: Uint32Array): Uint32Array {
  return shared(bits, array.join(), array)
}

export function sharedClasses(set: ReadonlySet<LegalClass>): ReadonlySet<LegalClass> {
  return shared(classes, [...set].join(), set)
}

function shared<Value>(known: Memo<string, Value>, key: string, value: Value): Value {
  const same = known.get(key)
  if (same !== undefined) return same
  known.set(key, value)
  return value
}
