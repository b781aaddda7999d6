/**
 * Keeps a value until its key changes, so that what every request needs is read once. A value that could not be read is read again at the next
 * request. Null for a key of null.
 */
export function createHeldValue<Value>(
  keyOf: () => Promise<string>,
  read: (key: string) => Promise<Value>,
): () => Promise<Value>
export function createHeldValue<Value>(
  keyOf: () => Promise<string | null>,
  read: (key: string) => Promise<Value>,
): () => Promise<Value | null>
export function createHeldValue<Value>(
  keyOf: () => Promise<string | null>,
  read: (key: string) => Promise<Value>,
): () => Promise<Value | null> {
  let held: { key: string; value: Promise<Value> } | null = null
  return async () => {
    const key = await keyOf()
    if (key === null) return null
    if (held?.key !== key) {
      const value = read(key)
      held = { key, value }
      value.catch(() => {
        held = null
      })
    }
    return held.value
  }
}
