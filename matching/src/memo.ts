/** A cache with a size limit. */
export interface Memo<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
}

/**
 * Keeps up to twice `size` entries in two generations: an entry that is not used while `size` others are added is
 * dropped. For hot code: a hit is one look-up in a map.
 */
export function createMemo<Key, Value>(size: number): Memo<Key, Value> {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()

  function set(key: Key, value: Value): void {
    if (young.size >= size) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }

  return {
    get(key) {
      const value = young.get(key)
      if (value !== undefined) return value
      const older = old.size === 0 ? undefined : old.get(key)
      if (older !== undefined) set(key, older)
      return older
    },
    set,
  }
}

const ofPreparing: (() => void)[] = []

/** A memo that only helps to prepare many names, until `forgetPreparing`. For modules: it is known for ever. */
export function createPreparingMemo<Key, Value>(size: number): Memo<Key, Value> {
  let memo = createMemo<Key, Value>(size)
  ofPreparing.push(() => {
    memo = createMemo(size)
  })
  return { get: (key) => memo.get(key), set: (key, value) => memo.set(key, value) }
}

/** Empties what helped to prepare the subjects of all lists: what they share they keep. */
export function forgetPreparing(): void {
  for (const forget of ofPreparing) forget()
}

/** A value derived from a text, for the texts of the last `size` and more calls. */
export function memoByText<Value extends NonNullable<unknown>>(
  size: number,
  derive: (text: string) => Value,
): (text: string) => Value {
  const memo = createMemo<string, Value>(size)
  return (text) => {
    let value = memo.get(text)
    if (value === undefined) {
      value = derive(text)
      memo.set(text, value)
    }
    return value
  }
}

/** A value derived from an object, kept as long as the object lives; the one asked for last is found without a look-up. */
export function memoByObject<Key extends object, Value extends NonNullable<unknown>>(
  derive: (key: Key) => Value,
): (key: Key) => Value {
  const kept = new WeakMap<Key, Value>()
  let lastKey: Key | undefined
  let lastValue: Value | undefined
  return (key) => {
    if (key === lastKey) return lastValue as Value
    let value = kept.get(key)
    if (value === undefined) {
      value = derive(key)
      kept.set(key, value)
    }
    lastKey = key
    lastValue = value
    return value
  }
}
