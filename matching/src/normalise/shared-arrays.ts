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

/** 1 for the words of which it is true. */
export function flags<Word>(words: readonly Word[], isTrue: (word: Word, at: number) => boolean): Uint8Array {
  return sharedBytes(Uint8Array.from(words, (word, at) => (isTrue(word, at) ? 1 : 0)))
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
