/** Keeps what was used last, up to a total weight. */
export interface WeightedCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** `weigh` gives the weight of a value, at least 1; one heavier than `maxWeight` is not kept at all. */
export function createWeightedCache<Value>(maxWeight: number, weigh: (value: Value) => number): WeightedCache<Value> {
  const entries = new Map<string, Value>()
  let total = 0

  function remove(key: string): void {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    total -= weigh(value)
  }

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      remove(key)
      if (weigh(value) > maxWeight) return
      entries.set(key, value)
      total += weigh(value)
      for (const oldest of entries.keys()) {
        if (total <= maxWeight) return
        remove(oldest)
      }
    },
  }
}
